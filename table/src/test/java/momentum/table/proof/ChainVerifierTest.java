package momentum.table.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.FirstForm;
import momentum.table.SayResult;
import momentum.table.dice.Sha256;
import momentum.table.export.Jsonl;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Rows that vouch for all before them. */
class ChainVerifierTest {
    @TempDir
    Path folder;

    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());

    private Campaign played() {
        Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (String line : List.of(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "| Snow, \"thick\" and\ttall.",
                "Face Danger +iron\n& dice 1 vs 5 8",
                "undo",
                "play on from 1",
                "set momentum +5")) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).isInstanceOf(SayResult.Done.class);
        }
        return campaign;
    }

    private static String export(Campaigns from, Heading heading) throws IOException {
        StringWriter out = new StringWriter();
        new Jsonl(from).write(heading, out);
        return out.toString();
    }

    private Proof verify(String export) throws IOException {
        return new Jsonl(campaigns).verify(new BufferedReader(new StringReader(export)));
    }

    @Test
    void theRowsOfACampaignAreAllChainedAndTheLastHashStandsForThem() throws IOException {
        Campaign campaign = played();
        List<Row> rows = campaigns.journal().rows(campaign.heading().id(), 0, 99);

        ChainVerifier.Report report =
                verify(export(campaigns, campaign.heading())).chain();

        assertThat(report.isFine()).isTrue();
        assertThat(report.chained()).isEqualTo(6).isEqualTo(rows.size());
        assertThat(report.unchained()).isZero();
        assertThat(rows.getLast().hash()).contains(report.hash());
    }

    /** Anything in any row: a letter more, a row less, two that changed places. */
    @Test
    void whateverIsChangedInARowIsToldWithTheRow() throws IOException {
        String export = export(campaigns, played().heading());
        List<String> changes = List.of(
                "\"who\":\"owner\"", "\"who\":\"0wner\"",
                "thick", "thin",
                "\"action\":1", "\"action\":2",
                "\"first\":5", "\"first\":6",
                "\"to\":5", "\"to\":6",
                "\"source\":\"by hand\"", "\"source\":\"by fate\"",
                "\"at\":\"2", "\"at\":\"3");
        for (int i = 0; i < changes.size(); i += 2) {
            String changed = export.replaceFirst(
                    java.util.regex.Pattern.quote(changes.get(i)),
                    java.util.regex.Matcher.quoteReplacement(changes.get(i + 1)));
            assertThat(changed).isNotEqualTo(export);
            ChainVerifier.Report report = verify(changed).chain();
            assertThat(report.isFine()).as(changes.get(i)).isFalse();
            assertThat(report.wrong()).hasSize(1);
        }
        assertThat(verify(export).isFine()).isTrue();
    }

    @Test
    void theHeadingIsPartOfItAndTheNameIsNot() throws IOException {
        Campaign campaign = played();
        String export = export(campaigns, campaign.heading());

        assertThat(verify(export.replaceFirst("\"name\":\"Ice\"", "\"name\":\"Thaw\""))
                        .isFine())
                .isTrue();
        assertThat(verify(export.replaceFirst("\"rulebook\":\"[0-9a-f]", "\"rulebook\":\"x"))
                        .chain()
                        .wrong())
                .extracting(Verifier.Wrong::row)
                .containsExactly(1L);
    }

    @Test
    void aRowWithoutItsHashIsWrong() throws IOException {
        String export = export(campaigns, played().heading());

        assertThat(verify(export.replaceFirst(",\"hash\":\"[0-9a-f]{64}\"}\n", "}\n"))
                        .chain()
                        .wrong())
                .extracting(Verifier.Wrong::why)
                .containsExactly("its hash is missing");
    }

    @Test
    void anImportKeepsTheChainAndChecksIt() throws IOException {
        Campaign campaign = played();
        String export = export(campaigns, campaign.heading());
        Heading copy = new Jsonl(campaigns).copy(new BufferedReader(new StringReader(export)));

        assertThat(campaigns.journal().rows(copy.id(), 0, campaign.now().seq()))
                .extracting(Row::hash)
                .isEqualTo(campaigns.journal().rows(campaign.heading().id(), 0, 99).stream()
                        .map(Row::hash)
                        .toList());
        Campaign again = campaigns.open(copy.id()).orElseThrow();
        again.say(Seat.HOME, Campaign.ANY, "| On.").join();
        assertThat(verify(export(campaigns, copy)).isFine()).isTrue();

        assertThatThrownBy(() -> new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(export.replace("thick", "thin")))))
                .isInstanceOf(DamagedCampaign.class)
                .hasMessageContaining("its hash does not follow");
    }

    @Test
    void rowsOfTheFirstFormAreToldToBeUnchainedAndTheNextOneVouchesForThem() throws IOException {
        try (Campaigns first = new Campaigns(SqliteJournal.open(FirstForm.unpacked(folder)), InstantSource.system())) {
            for (Journal.CampaignSummary listed : first.list()) {
                Campaign campaign = first.open(listed.heading().id()).orElseThrow();
                ChainVerifier.Report before =
                        verify(export(first, listed.heading())).chain();
                assertThat(before.isFine()).isTrue();
                assertThat(before.chained()).isZero();
                assertThat(before.unchained()).isEqualTo(listed.rows());

                campaign.say(Seat.HOME, Campaign.ANY, "| Still here.").join();

                String export = export(first, listed.heading());
                ChainVerifier.Report after = verify(export).chain();
                assertThat(after.isFine()).isTrue();
                assertThat(after.chained()).isEqualTo(1);
                assertThat(after.unchained()).isEqualTo(listed.rows());
                assertThat(verify(export.replaceFirst("\"who\":\"Anna\"", "\"who\":\"Ben\""))
                                .chain()
                                .wrong())
                        .extracting(Verifier.Wrong::row)
                        .containsExactly(listed.rows() + 1);
            }
        }
    }

    /** As docs/campaigns.md tells how to: ten lines of text, put together from the line of the export. */
    @Test
    void anyoneCanWorkOutAHashFromTheExport() throws IOException {
        JsonMapper json = new JsonMapper();
        List<String> lines =
                new ArrayList<>(List.of(export(campaigns, played().heading()).split("\n", -1)));
        JsonNode heading = json.readTree(lines.getFirst());
        String hash = Sha256.of("momentum\n%s\n%s\n%s\n%s"
                .formatted(
                        heading.path("game").stringValue(),
                        heading.path("rulebook").stringValue(),
                        heading.path("created").stringValue(),
                        heading.path("settings").path("seal").stringValue()));
        int rows = 0;
        for (String line : lines) {
            if (line.startsWith("{\"seq\"")) {
                JsonNode row = json.readTree(line);
                List<String> parts = new ArrayList<>(List.of(hash));
                for (String field : List.of("seq", "base", "at", "who", "kind", "form", "command", "events", "dice")) {
                    JsonNode value = row.path(field);
                    parts.add(
                            value.isMissingNode()
                                    ? ""
                                    : value.isString() && !field.equals("who")
                                            ? value.stringValue()
                                            : json.writeValueAsString(value));
                }
                hash = Sha256.of(String.join("\n", parts));
                assertThat(row.path("hash").stringValue()).isEqualTo(hash);
                rows++;
            }
        }
        assertThat(rows).isEqualTo(6);
    }
}
