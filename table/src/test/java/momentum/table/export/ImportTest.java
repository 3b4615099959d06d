package momentum.table.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.InstantSource;
import java.util.List;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.SayResult;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** What is here already is told, whatever it is called by now, and taken over again only if that is wanted. */
class ImportTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final Campaigns elsewhere = new Campaigns(new MemoryJournal(), InstantSource.system());

    private static void say(Campaign campaign, String... lines) {
        for (String line : lines) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).isInstanceOf(SayResult.Done.class);
        }
    }

    private static Campaign begun(Campaigns campaigns) {
        Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE);
        say(campaign, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1", "| Snow.", "| More snow.");
        return campaign;
    }

    private static String export(Campaigns from, Heading heading) throws IOException {
        StringWriter out = new StringWriter();
        new Jsonl(from).write(heading, out);
        return out.toString();
    }

    private static ImportResult take(Campaigns into, String export) throws IOException {
        return new Jsonl(into).read(new BufferedReader(new StringReader(export)));
    }

    private static Heading imported(ImportResult result) {
        assertThat(result).isInstanceOf(ImportResult.Imported.class);
        return ((ImportResult.Imported) result).heading();
    }

    @Test
    void whatIsHereIsToldWithHowFarItGoes() throws IOException {
        Campaign campaign = begun(campaigns);
        String export = export(campaigns, campaign.heading());
        say(campaign, "undo");
        campaigns.rename(Seat.HOME, campaign.heading().id(), "Thaw");

        assertThat(take(campaigns, export)).isEqualTo(new ImportResult.AlreadyHere(campaign.heading(), 4, 3, 3));
        assertThat(campaigns.list()).hasSize(1);
    }

    @Test
    void twoThatWentDifferentWaysAreStillTheSameCampaign() throws IOException {
        Campaign campaign = begun(campaigns);
        Heading there = imported(take(elsewhere, export(campaigns, campaign.heading())));
        say(elsewhere.open(there.id()).orElseThrow(), "| Rain.", "| More rain.");
        say(campaign, "| Hail.");

        assertThat(take(campaigns, export(elsewhere, there)))
                .isEqualTo(new ImportResult.AlreadyHere(campaign.heading(), 4, 7, 3));
    }

    @Test
    void itIsFoundAmongThePutAwayAndTheDeleted() throws IOException {
        Campaign campaign = begun(campaigns);
        String export = export(campaigns, campaign.heading());
        campaigns.delete(Seat.HOME, campaign.heading().id());

        assertThat(take(campaigns, export))
                .isInstanceOfSatisfying(
                        ImportResult.AlreadyHere.class,
                        here -> assertThat(here.heading().life().isDeleted()).isTrue());
    }

    @Test
    void aCopyIsTakenOverAllTheSame() throws IOException {
        Campaign campaign = begun(campaigns);
        String export = export(campaigns, campaign.heading());

        Heading copy = new Jsonl(campaigns).copy(new BufferedReader(new StringReader(export)));

        assertThat(copy.id()).isNotEqualTo(campaign.heading().id());
        assertThat(campaigns.list()).hasSize(2);
    }

    @Test
    void anotherCampaignThatBeganInTheSameWayIsAnother() throws IOException {
        begun(campaigns);
        Campaign other = begun(elsewhere);
        say(other, "| Only there.");

        assertThat(imported(take(campaigns, export(elsewhere, other.heading()))).name())
                .isEqualTo("Ice");
        assertThat(campaigns.list()).hasSize(2);
    }

    @Test
    void aRecordOfWhatIsHereIsToldAndOneThatGoesFurtherIsNew() {
        Campaign campaign = begun(campaigns);
        CampaignRecord records = new CampaignRecord(campaigns);
        String record = records.write(campaign);
        say(campaign, "| And more.");

        assertThat(records.read(record, "Again")).isEqualTo(new ImportResult.AlreadyHere(campaign.heading(), 4, 3, 3));
        assertThat(records.read(records.write(campaign), "Again"))
                .isEqualTo(new ImportResult.AlreadyHere(campaign.heading(), 4, 4, 4));
        assertThat(records.read(records.write(campaign) + "\n| Further.\n", "Again"))
                .isInstanceOf(ImportResult.Imported.class);
        assertThat(records.copy(record, "Copy").name()).isEqualTo("Copy");
        assertThat(campaigns.list()).extracting(each -> each.rows()).containsExactlyInAnyOrder(4L, 5L, 3L);
    }

    @Test
    void aCampaignWithoutARowIsAlwaysNew() throws IOException {
        Campaign empty = campaigns.begin("Empty", "ironsworn", Strictness.ENFORCE);

        imported(take(campaigns, export(campaigns, empty.heading())));

        assertThat(campaigns.list()).hasSize(2);
    }

    @Test
    void settingsComeAlong() throws IOException {
        Campaign campaign = begun(elsewhere);
        elsewhere
                .journal()
                .set(campaign.heading().id(), "packs", java.util.Optional.of("[\"Oaths\"]"))
                .join();
        Heading heading = elsewhere.journal().heading(campaign.heading().id()).orElseThrow();

        assertThat(imported(take(campaigns, export(elsewhere, heading))).settings())
                .isEqualTo(heading.settings())
                .containsEntry("packs", "[\"Oaths\"]");
    }

    /** What the program wrote before rows had hashes. */
    @Test
    void aFileOfTheFirstVersionIsStillTakenOver() throws IOException {
        String old = """
                {"momentum":1,"name":"Old","game":"ironsworn","rulebook":"abc","created":"2026-01-02T03:04:05Z","mode":"solo"}
                {"seq":1,"base":0,"at":"2026-01-02T03:04:06Z","who":"Anna","kind":"COMMAND","form":1,\
                "command":{"is":"Note","text":"Snow."},\
                "events":[{"is":"Noted","text":"Snow.","cause":{"move":"","hero":"","source":"by hand","reason":""}}]}
                """;

        Campaign campaign = campaigns.open(imported(take(campaigns, old)).id()).orElseThrow();

        assertThat(campaign.entries(0, 1).getFirst().commands()).hasSize(1);
        say(campaign, "| And on.");
        assertThat(take(campaigns, old)).isInstanceOf(ImportResult.AlreadyHere.class);
        assertThat(List.of(campaign.now().seq())).containsExactly(4L);
    }
}
