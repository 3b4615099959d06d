package momentum.table.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Moment;
import momentum.table.SayResult;
import momentum.table.Seats;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** Dice that fell are told, also when what they brought was taken back. */
class TakenBackTest {
    private final Campaigns campaigns =
            new Campaigns(new MemoryJournal(), InstantSource.fixed(Instant.parse("2026-11-15T20:00:00Z")));
    private final Campaign campaign = campaigns.begin("The Long Ice", "ironsworn", Strictness.ENFORCE);

    TakenBackTest() {
        say("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1");
    }

    private void say(String... lines) {
        say(Seat.HOME, lines);
    }

    private void say(Seat seat, String... lines) {
        for (String line : lines) {
            assertThat(campaign.say(seat, Campaign.ANY, line).join()).as(line).isInstanceOf(SayResult.Done.class);
        }
    }

    private List<TakenBack> takenBack() {
        Moment now = campaign.now();
        return TakenBack.find(campaign.entries(0, now.seq()), now.head());
    }

    @Test
    void rollingUntilTheDicePleaseIsOneFoldWithEveryRoll() {
        say("Face Danger +iron");
        for (int i = 0; i < 150; i++) {
            say("dice 1 vs 10 9", "undo");
        }
        say("dice 6 vs 1 2");

        assertThat(takenBack()).singleElement().satisfies(taken -> {
            assertThat(taken.above()).isEqualTo(2);
            assertThat(taken.isAnswer()).isTrue();
            assertThat(taken.inWords()).isEqualTo("Taken back: 150 rolls");
            assertThat(taken.rolls())
                    .hasSize(150)
                    .allSatisfy(roll -> assertThat(roll.words())
                            .isEqualTo("Face Danger, Kára: +iron: 1 + 3 iron = 4 against 10 and 9, miss"));
            assertThat(taken.rolls().getFirst().isByHand()).isTrue();
        });
    }

    @Test
    void aRedoTakesTheFoldAway() {
        say("Face Danger +iron\n& dice 6 vs 1 2", "undo");
        assertThat(takenBack()).hasSize(1);
        assertThat(takenBack().getFirst().isAnswer()).isFalse();
        say("redo");
        assertThat(takenBack()).isEmpty();
    }

    @Test
    void whatHadNoDiceIsForgotten() {
        say("note Gone.", "undo", "Kára: set momentum +3", "undo", "ask Likely 42", "undo");
        assertThat(takenBack()).singleElement().satisfies(taken -> {
            assertThat(taken.inWords()).isEqualTo("Taken back: a roll");
            assertThat(taken.rolls().getFirst().words()).isEqualTo("Likely 42: yes");
            assertThat(taken.rolls().getFirst().row()).isEqualTo(6);
        });
    }

    @Test
    void whatIsLaidAsideByPlayingOnIsTakenBackAsWellAndBranchesMayLieInBranches() {
        say("note One.", "ask Likely 11", "ask Likely 12", "play on from 2", "ask Likely 13", "play on from 3");
        assertThat(takenBack()).singleElement().satisfies(taken -> {
            assertThat(taken.above()).isEqualTo(3);
            assertThat(taken.rolls()).extracting(TakenBack.Roll::row).containsExactly(4L, 6L);
        });
        say("note Two.", "play on from 6");
        assertThat(takenBack()).singleElement().satisfies(taken -> {
            assertThat(taken.above()).isEqualTo(2);
            assertThat(taken.rolls()).extracting(TakenBack.Roll::row).containsExactly(3L, 4L);
        });
        say("play on from 0");
        assertThat(takenBack()).singleElement().satisfies(taken -> {
            assertThat(taken.above()).isZero();
            assertThat(taken.rolls()).extracting(TakenBack.Roll::row).containsExactly(3L, 4L, 6L);
        });
    }

    @Test
    void foldsStandWhereTheDiceFell() {
        say("ask Likely 11", "undo", "note One.", "ask Likely 12", "undo", "note Two.");
        assertThat(takenBack()).extracting(TakenBack::above).containsExactly(1L, 4L);
    }

    @Test
    void itSaysWhoRolledAndWhoTookItBack() {
        Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
        String id = campaign.heading().id();
        Seat anna = seats.give(id, "Anna", Role.OWNER, List.of()).seat();
        Seat bjorn = seats.give(id, "Björn", Role.OWNER, List.of()).seat();
        say(anna, "ask Likely 11");
        say(bjorn, "undo", "redo");
        say(anna, "undo", "ask Likely 12");
        say(bjorn, "play on from 1");

        assertThat(takenBack()).singleElement().satisfies(taken -> {
            assertThat(taken.inWords()).isEqualTo("Taken back: 2 rolls, by Anna and Björn");
            assertThat(taken.rolls()).extracting(TakenBack.Roll::who).containsOnly("Anna");
        });
    }

    @Test
    void aPartOfTheRowsTellsWhatIsInIt() {
        say("ask Likely 11", "undo", "note One.", "ask Likely 12", "undo");
        Moment now = campaign.now();
        for (long above = 0; above < now.seq(); above++) {
            List<TakenBack> part = TakenBack.find(campaign.entries(above, now.seq()), now.head());
            assertThat(part.stream().mapToInt(taken -> taken.rolls().size()).sum())
                    .isEqualTo(above < 2 ? 2 : above < 5 ? 1 : 0);
        }
    }
}
