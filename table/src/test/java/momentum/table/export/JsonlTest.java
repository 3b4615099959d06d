package momentum.table.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DamagedCampaign;
import momentum.table.JournalEntry;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

class JsonlTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final Jsonl jsonl = new Jsonl(campaigns);

    private Campaign played(int commands) {
        Campaign campaign = campaigns.begin("Ice & \"Iron\" ☃", "ironsworn", Strictness.ADVISE);
        RandomPlayer player = new RandomPlayer(Shipped.rulebook("ironsworn"), 5);
        Random random = new Random(5);
        for (String name : List.of("Kára", "Ylva", "Torvald")) {
            campaign.say(
                            Seat.HOME,
                            Campaign.ANY,
                            new Command.AddHero(
                                    name, List.of(3, 2, 2, 1, 1), List.of(), List.of(), java.util.Optional.empty(), ""))
                    .join();
        }
        for (int i = 0; i < commands; i++) {
            (switch (random.nextInt(10)) {
                        case 0 -> campaign.undo(Seat.HOME, Campaign.ANY);
                        case 1 -> campaign.redo(Seat.HOME, Campaign.ANY);
                        default ->
                            campaign.say(
                                    Seat.HOME,
                                    Campaign.ANY,
                                    player.command(campaign.now().table()));
                    })
                    .join();
        }
        return campaign;
    }

    private String write(Campaign campaign) throws IOException {
        StringWriter out = new StringWriter();
        jsonl.write(campaign.heading(), out);
        return out.toString();
    }

    private Heading read(String text) throws IOException {
        return jsonl.copy(new BufferedReader(new StringReader(text)));
    }

    @Test
    void aCampaignComesBackEventForEventWithAllThatWasUndone() throws IOException {
        Campaign campaign = played(600);

        Heading imported = read(write(campaign));

        Campaign again = campaigns.open(imported.id()).orElseThrow();
        assertThat(imported.name()).isEqualTo(campaign.heading().name());
        assertThat(again.heading().id()).isNotEqualTo(campaign.heading().id());
        long last = campaign.now().seq();
        assertThat(again.entries(0, last)).isEqualTo(campaign.entries(0, 9999));
        assertThat(again.entries(last, 9999))
                .extracting(JournalEntry::kind)
                .containsExactly(Row.Kind.DICE, Row.Kind.DICE);
        assertThat(again.now().table()).isEqualTo(campaign.now().table());
        assertThat(again.now().head()).isEqualTo(campaign.now().head());
        assertThat(again.now().undone()).isEqualTo(campaign.now().undone());
        List<String> lines = write(campaign).lines().toList();
        assertThat(write(again).lines().toList().subList(0, lines.size() - 1))
                .isEqualTo(lines.subList(0, lines.size() - 1));
    }

    @Test
    void aDamagedFileChangesNothingAndSaysWhichLineIsWrong() throws IOException {
        Campaign campaign = played(120);
        List<String> lines = List.of(write(campaign).split("\n", -1));
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < 300; i++) {
            int at = random.nextInt(lines.size() - 1);
            String line = lines.get(at);
            // Not at its very beginning: a line of the rulebook's words that is gone is found in the rulebook.
            int cut = 1 + random.nextInt(line.length() - 1);
            String changed = switch (random.nextInt(4)) {
                case 0 -> line.substring(0, cut);
                case 1 -> line.substring(0, cut) + "\u0000" + line.substring(cut);
                case 2 -> line.replaceFirst("\"(seq|base|events|momentum|kind)\"", "\"x\"");
                default -> line.replaceFirst("\"is\":\"[A-Z]", "\"is\":\"Q");
            };
            StringBuilder text = new StringBuilder();
            for (int each = 0; each < lines.size(); each++) {
                text.append(each == at ? changed : lines.get(each)).append('\n');
            }
            if (!changed.equals(line)) {
                assertThatThrownBy(() -> read(text.toString()), "line %d of %d: %s", at + 1, lines.size() - 1, changed)
                        .isInstanceOf(DamagedCampaign.class)
                        .hasMessageStartingWith("line " + (at + 1) + ": ");
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(200);
        assertThat(campaigns.list()).hasSize(1);
    }

    @Test
    void rowsOutOfOrderOrMissingAreToldOf() throws IOException {
        List<String> lines = List.of(write(played(20)).split("\n", -1));
        String second = lines.stream()
                .filter(line -> line.startsWith("{\"seq\":2,"))
                .findFirst()
                .orElseThrow();

        assertThatThrownBy(() -> read(lines.getFirst() + "\n" + second)).hasMessage("line 2: row 2 where 1 should be");
        assertThatThrownBy(() -> read("")).hasMessageContaining("the file is empty");
        assertThatThrownBy(() -> read("{\"momentum\":4}")).hasMessageContaining("newer version");
        assertThatThrownBy(() -> read("{\"hello\":1}")).hasMessageContaining("not the heading");
        assertThatThrownBy(() -> read(lines.getFirst().replace("ironsworn", "chess")))
                .hasMessage("line 1: there is no game called chess");
        assertThat(campaigns.list()).hasSize(1);
    }
}
