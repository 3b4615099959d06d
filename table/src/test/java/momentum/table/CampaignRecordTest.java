package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import momentum.Shipped;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.state.Strictness;
import momentum.table.export.CampaignRecord;
import momentum.table.export.ImportResult;
import momentum.table.journal.Heading;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CampaignRecordTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final CampaignRecord records = new CampaignRecord(campaigns);

    private Campaign played(String game, long seed, int commands) {
        Campaign campaign = campaigns.begin("The Long Ice", game, Strictness.ENFORCE);
        RandomPlayer player = new RandomPlayer(Shipped.rulebook(game), seed);
        Random random = new Random(seed);
        for (Command command : player.setUp()) {
            campaign.say(Seat.HOME, Campaign.ANY, command).join();
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

    @ParameterizedTest
    @CsvSource({"ironsworn,1", "ironsworn,2", "starforged,3"})
    void aCampaignComesBackFromItsRecordEventForEvent(String game, long seed) {
        Campaign campaign = played(game, seed, 700);
        String text = records.write(campaign);

        Heading imported = records.copy(text, "Again");

        Campaign again = campaigns.open(imported.id()).orElseThrow();
        assertThat(again.entries(0, 9999))
                .extracting(JournalEntry::commands)
                .isEqualTo(campaign.entries(0, 9999).stream()
                        .map(JournalEntry::commands)
                        .toList());
        assertThat(again.entries(0, 9999))
                .extracting(JournalEntry::events)
                .isEqualTo(campaign.entries(0, 9999).stream()
                        .map(JournalEntry::events)
                        .toList());
        assertThat(again.now()).isEqualTo(campaign.now());
        assertThat(records.write(again)).isEqualTo(text.replace("# The Long Ice", "# Again"));
    }

    @Test
    void aWrongRecordChangesNothingAndSaysWhichLineIsWrong() {
        String hero = "game ironsworn\nhero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n";
        for (List<String> wrong : List.of(
                List.of(hero + "Face Dangler +iron\n", "line 3: "),
                List.of(hero + "set momentum 5\n  => momentum +6\n", "line 4: "),
                List.of(hero + "set momentum 50\n", "line 3: "),
                List.of("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n", "line 1: "),
                List.of("game chess\n", "line 1: "),
                List.of("", "line 1: "))) {
            assertThatThrownBy(() -> records.read(wrong.getFirst(), "Wrong"))
                    .isInstanceOf(DamagedCampaign.class)
                    .hasMessageStartingWith(wrong.getLast());
        }
        assertThat(campaigns.list()).isEmpty();
    }

    @Test
    void notesAreChangedInTheRecordAsInTheCampaignWhateverRowsTellOfTheDice() {
        Campaign campaign = campaigns.begin("The Long Ice", "ironsworn", Strictness.ENFORCE);
        campaign.sealInUse();
        campaign.openSeal(Seat.HOME, 1).join();
        long dice = campaign.now().seq();
        for (String line : List.of(
                "hero Kara: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "| Snow.",
                "| Rain.",
                "rewrite %d: Hail.".formatted(dice + 2),
                "move note %d after %d".formatted(dice + 2, dice + 3),
                "remove note %d".formatted(dice + 3),
                "Kara: set name Kára")) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join())
                    .as(line)
                    .isInstanceOf(SayResult.Done.class);
        }
        assertThat(dice).isPositive();
        String text = records.write(campaign);
        assertThat(text).contains("rewrite 2: Hail.", "move note 2 after 3", "remove note 3", "set name Kára");
        assertThat(records.read(text, "Again")).isInstanceOf(ImportResult.AlreadyHere.class);
        Campaign again = campaigns.open(records.copy(text, "Again").id()).orElseThrow();
        assertThat(again.now().table()).isEqualTo(campaign.now().table());
        assertThat(records.write(again)).isEqualTo(text.replace("# The Long Ice", "# Again"));
    }

    @Test
    void whatTheRecordStatesToBeRefusedIsNoRow() {
        Heading imported = records.copy("""
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                Strike +iron
                  => refused: needs the initiative
                | On we go.
                """, "Refused");

        assertThat(campaigns.open(imported.id()).orElseThrow().now().seq()).isEqualTo(2);
    }

    @Test
    void aRecordThatGoesAnotherWayInItsLastLineIsAnotherCampaign() {
        String hero = "game ironsworn\nhero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n";
        assertThat(records.read(hero + "| On we go.\n", "One")).isInstanceOf(ImportResult.Imported.class);
        assertThat(records.read(hero + "| Back we go.\n", "Another")).isInstanceOf(ImportResult.Imported.class);
        assertThat(records.read("game ironsworn\n| On we go.\n", "A third")).isInstanceOf(ImportResult.Imported.class);
        assertThat(records.read(hero, "The beginning")).isInstanceOf(ImportResult.AlreadyHere.class);
        assertThat(records.read(hero + "| Back we go.\n", "Again")).isInstanceOf(ImportResult.AlreadyHere.class);
    }
}
