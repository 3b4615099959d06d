package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Strictness;
import momentum.table.dice.Cup;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** Dice that were promised before they were thrown. */
class SealedDiceTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
    private final Seats seats = new Seats(campaigns.journal().cabinet(), InstantSource.system());

    private Entry ask() {
        Told told = campaign.say(
                        "Anna",
                        Campaign.ANY,
                        (table, cup) -> new Command.AskOdds("", "Likely", cup.die(100), "Is it cold?"))
                .join();
        return ((Told.Done) told).entry();
    }

    @Test
    void theHashIsThereBeforeTheFirstThrowAndTheSecretIsNot() {
        assertThat(campaign.now().seq()).isZero();
        Seal seal = campaign.seals().getLast();
        assertThat(seal.hash()).hasSize(64);
        assertThat(seal.secret()).isEmpty();
    }

    @Test
    void eachThrowFollowsFromTheSecretTheRowAndTheWords() {
        Seat anna = seats.give(campaign.heading().id(), "Anna", Role.PLAYER, List.of())
                .seat();
        seats.keep(anna.withWord("raven"));
        Seat ben = seats.give(campaign.heading().id(), "Ben", Role.PLAYER, List.of())
                .seat();
        seats.keep(ben.withWord("oak"));
        List<Entry> entries = List.of(ask(), ask(), ask());

        String promised = campaign.seals().getLast().hash();
        Seal open = campaign.openSeal();

        assertThat(Seal.hash(open.secret())).isEqualTo(promised);
        for (Entry entry : entries) {
            Cup again = new Cup(open.dice(entry.seq(), "raven oak"));
            again.die(100);
            assertThat(entry.dice()).isEqualTo(new Thrown(1, "raven oak", again.thrown()));
            assertThat(entry.command())
                    .contains(new Command.AskOdds(
                            "", "Likely", again.thrown().getFirst().shown(), "Is it cold?"));
        }
        assertThat(ask().dice().seal()).isEqualTo(2);
    }

    @Test
    void diceThatWereTypedInAreKnownByThat() {
        Told.Done typed = (Told.Done) campaign.say("Anna", Campaign.ANY, new Command.AskOdds("", "Likely", 7, ""))
                .join();
        Told.Done said = (Told.Done)
                campaign.say("Anna", Campaign.ANY, new Command.Note("Snow.")).join();

        assertThat(typed.entry().isByHand()).isTrue();
        assertThat(ask().isByHand()).isFalse();
        assertThat(said.entry().isByHand()).isFalse();
        assertThat(said.entry().dice()).isEqualTo(Thrown.NONE);
    }

    @Test
    void aRefusedThrowIsNotLostForTheNext() {
        Told refused = campaign.say(
                        "Anna", Campaign.ANY, (table, cup) -> new Command.AskOdds("", "no such odds", cup.die(100), ""))
                .join();
        assertThat(refused).isInstanceOf(Told.Refused.class);
        Entry then = ask();
        Seal open = campaign.openSeal();
        Cup again = new Cup(open.dice(1, ""));
        again.die(100);
        assertThat(then.dice().dice()).isEqualTo(again.thrown());
        assertThat(Optional.of(then.seq())).contains(1L);
    }
}
