package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.content.book.Dice;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.HashChain;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dice that were promised before they were thrown. */
class SealedDiceTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
    private final Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());

    private JournalEntry ask() {
        SayResult told = campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "Likely", source.die(100), "Is it cold?"))
                .join();
        return ((SayResult.Done) told).entry();
    }

    @Test
    void theHashIsThereBeforeTheFirstThrowAndTheSecretIsNot() {
        assertThat(campaign.now().seq()).isZero();
        Seal seal = campaign.seals().getLast();
        assertThat(seal.hash()).hasSize(64);
        assertThat(seal.secret()).isEmpty();
    }

    @Test
    void eachThrowFollowsFromTheSecretTheWordsAndHowManyCameBefore() {
        Seat anna = seats.give(campaign.heading().id(), "Anna", Role.PLAYER, List.of())
                .seat();
        Seat ben = seats.give(campaign.heading().id(), "Ben", Role.PLAYER, List.of())
                .seat();
        SealedGame.open(campaign);
        campaign.promiseWord(anna, Seal.hash("raven")).join();
        campaign.promiseWord(ben, Seal.hash("oak")).join();
        campaign.showWord(ben, "oak").join();
        campaign.showWord(anna, "raven").join();
        List<JournalEntry> entries = List.of(ask(), ask(), ask());

        String promised = campaign.seals().getLast().hash();
        Seal open = SealedGame.open(campaign);

        assertThat(Seal.hash(open.secret())).isEqualTo(promised);
        assertThat(open.origin()).isEqualTo(HashChain.start(campaign.heading()));
        for (int turn = 1; turn <= 3; turn++) {
            JournalEntry entry = entries.get(turn - 1);
            DiceSource again = new DiceSource(open.dice(turn, "raven oak"));
            again.die(100);
            assertThat(entry.dice()).isEqualTo(new Thrown(2, turn, "", "", again.thrown()));
            assertThat(entry.commands())
                    .containsExactly(new Command.AskOdds(
                            "", "Likely", again.thrown().getFirst().shown(), "Is it cold?"));
        }
        assertThat(ask().dice().seal()).isEqualTo(3);
    }

    @Test
    void diceThatWereTypedInAreKnownByThat() {
        SayResult.Done typed =
                (SayResult.Done) campaign.say(Seat.HOME, Campaign.ANY, new Command.AskOdds("", "Likely", 7, ""))
                        .join();
        SayResult.Done said = (SayResult.Done)
                campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("Snow.")).join();

        assertThat(typed.entry().isByHand()).isTrue();
        assertThat(ask().isByHand()).isFalse();
        assertThat(said.entry().isByHand()).isFalse();
        assertThat(said.entry().dice()).isEqualTo(Thrown.NONE);
    }

    @Test
    void aRefusedThrowIsNotLostForTheNext() {
        SayResult refused = campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "no such odds", source.die(100), ""))
                .join();
        assertThat(refused).isInstanceOf(SayResult.Refused.class);
        JournalEntry then = ask();
        Seal open = SealedGame.open(campaign);
        DiceSource again = new DiceSource(open.dice(1, ""));
        again.die(100);
        assertThat(then.dice().dice()).isEqualTo(again.thrown());
        assertThat(Optional.of(then.seq())).contains(1L);
    }

    /** The example of docs/dice.md, worked out there with openssl. */
    @Test
    void diceAreThoseThatAnyoneCanWorkOutByHand() {
        String secret = "0123456789abcdef".repeat(4);
        String hash = "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e";
        Seal seal = new Seal("here", 1, Seal.Form.BY_TURN, Seal.hash("momentum"), hash, secret, 0, Seal.NOT_YET);
        DiceSource source = new DiceSource(seal.dice(12, "raven oak"));

        assertThat(seal.isKept()).isTrue();
        assertThat(List.of(source.die(6), source.die(10), source.die(10), source.die(100)))
                .containsExactly(1, 4, 8, 97);
    }

    /** Chi-square, far beyond what one game in a million would come to; the secret is fixed, so it is the same each time. */
    @ParameterizedTest
    @CsvSource({"6, 40", "10, 50", "100, 180"})
    void everyFaceIsAsLikelyAsTheOthers(int faces, double most) {
        int rolls = 10_000;
        String secret = Seal.hash("fixed");
        Seal seal = new Seal("ash", 1, Seal.Form.BY_TURN, "ash", Seal.hash(secret), secret, 0, Seal.NOT_YET);
        int[] seen = new int[faces];
        for (int row = 1; row <= rolls; row++) {
            seen[new DiceSource(seal.dice(row, "raven")).die(faces) - 1]++;
        }
        double expected = (double) rolls / faces;
        double chiSquare = 0;
        for (int count : seen) {
            chiSquare += (count - expected) * (count - expected) / expected;
        }
        assertThat(chiSquare).isBetween(0.1, most);
    }

    @Test
    void aHundredDiceOfOneRowAreOfManyBlocks() {
        Seal seal = Seal.fresh("ash", 1, "ash", 0);
        DiceSource one = new DiceSource(seal.dice(1, ""));
        DiceSource other = new DiceSource(seal.dice(2, ""));
        for (int i = 0; i < 100; i++) {
            one.die(100);
            other.die(100);
        }
        assertThat(one.thrown().subList(0, 8)).isNotEqualTo(one.thrown().subList(8, 16));
        assertThat(one.thrown()).isNotEqualTo(other.thrown());
    }

    @Test
    void anOracleTypedInIsByHandThoughTheTableThrewForWhatItLedTo() {
        SayResult.Done typed = (SayResult.Done) campaign.say(Seat.HOME, Campaign.ANY, (table, source) -> {
                    source.die(100);
                    return new Command.Read("", "Names", 7, "Edda");
                })
                .join();
        SayResult.Done thrown = (SayResult.Done) campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.Read("", "Names", source.sum(new Dice(1, 100, 0)), "Edda"))
                .join();
        assertThat(typed.entry().isByHand()).isTrue();
        assertThat(thrown.entry().isByHand()).isFalse();
        assertThat(thrown.entry().dice().roll()).isEqualTo("1d100");
    }
}
