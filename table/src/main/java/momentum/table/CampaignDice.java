package momentum.table;

import java.util.List;
import java.util.Optional;
import momentum.table.codec.DiceNoteCodec;
import momentum.table.codec.EventCodec;
import momentum.table.dice.DiceLedger;
import momentum.table.dice.DiceNote;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;

/** What the next dice of a campaign follow from: read from the journal once, and then kept in step with each row. */
final class CampaignDice {
    /**
     * What the dice of one row follow from.
     *
     * @param turn the number of the roll among those of its seal
     * @param counted the same since the words count
     */
    record Next(Seal seal, String words, long turn, long counted) {}

    private final String campaign;
    private final DiceLedger ledger;
    private Optional<Seal> inUse;

    /** Reads the journal as it is now. */
    CampaignDice(Heading heading, Journal journal, EventCodec codec) {
        this.campaign = heading.id();
        List<Seal> kept = journal.tableStore().seals(campaign);
        this.ledger = new DiceLedger(
                campaign,
                HashChain.start(heading),
                heading.firstSeal(),
                kept.stream()
                        .filter(seal -> seal.form() == Seal.Form.BY_ROW)
                        .map(Seal::shown)
                        .toList());
        for (Row row : journal.diceRows(campaign)) {
            rolledUpTo(row.seq(), journal, codec);
            ledger.add(row.seq(), DiceNoteCodec.read(row.content()));
        }
        rolledUpTo(Long.MAX_VALUE, journal, codec);
        this.inUse = ledger.inUse()
                .flatMap(used -> kept.stream()
                        .filter(seal -> seal.number() == used.number())
                        .findFirst())
                .filter(Seal::isInUse);
    }

    /** Rolls are numbered, so the last of them tells how many there were. */
    private void rolledUpTo(long row, Journal journal, EventCodec codec) {
        if (ledger.inUse().isPresent()) {
            journal.lastThrown(campaign, row)
                    .map(last -> thrown(last, codec))
                    .filter(last -> last.seal() == ledger.seals().size())
                    .ifPresent(last -> ledger.rolled(last.turn()));
        }
    }

    private static Thrown thrown(Row row, EventCodec codec) {
        return codec.dice(row.content()).stream().reduce(Thrown.NONE, Thrown::and);
    }

    DiceLedger ledger() {
        return ledger;
    }

    /** What the next dice follow from, if there is a seal whose secret is known here. */
    Optional<Next> next() {
        return inUse.map(
                seal -> new Next(seal, ledger.words(), ledger.rolls() + 1, ledger.counted(ledger.rolls() + 1)));
    }

    /** The seal in use with its secret, or an older one that was left in use. */
    Optional<Seal> unopened(Journal journal) {
        return ledger.seals().isEmpty()
                ? Optional.empty()
                : journal.tableStore().seals(campaign).stream()
                        .filter(seal -> seal.number() == ledger.seals().size())
                        .filter(seal -> !seal.isOpen() && !seal.secret().isEmpty())
                        .findFirst();
    }

    void threw(Thrown thrown) {
        ledger.rolled(thrown.turn());
    }

    /**
     * Takes a note in.
     *
     * @param made the seal that it tells of, if it tells of a new one
     */
    void noted(long row, DiceNote note, Optional<Seal> made) {
        ledger.add(row, note);
        inUse = ledger.inUse().flatMap(used -> made.or(() -> inUse).filter(seal -> seal.number() == used.number()));
    }
}
