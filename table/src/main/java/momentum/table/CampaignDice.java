package momentum.table;

import java.util.ArrayList;
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

    /**
     * What makes a seal.
     *
     * @param notes the rows that tell of it
     * @param seals the new one, and one that is opened for it
     */
    record NewSeal(List<DiceNote> notes, List<Seal> seals) {}

    private final String campaign;
    private final String origin;
    private final Journal journal;
    private final DiceLedger ledger;
    private Optional<Seal> inUse;

    /** Reads the journal as it is now. */
    CampaignDice(Heading heading, Journal journal, EventCodec codec) {
        this.campaign = heading.id();
        this.origin = HashChain.start(heading);
        this.journal = journal;
        List<Seal> kept = journal.tableStore().seals(campaign);
        this.ledger = new DiceLedger(
                campaign,
                origin,
                heading.firstSeal(),
                kept.stream()
                        .filter(seal -> seal.form() == Seal.Form.BY_ROW)
                        .map(Seal::shown)
                        .toList());
        for (Row row : journal.diceRows(campaign)) {
            rolledUpTo(row.seq(), codec);
            ledger.add(row.seq(), DiceNoteCodec.read(row.content()));
        }
        rolledUpTo(Long.MAX_VALUE, codec);
        this.inUse = ledger.inUse()
                .flatMap(used -> kept.stream()
                        .filter(seal -> seal.number() == used.number())
                        .findFirst())
                .filter(Seal::isInUse);
    }

    /** Rolls are numbered, so the last of them tells how many there were. */
    private void rolledUpTo(long row, EventCodec codec) {
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

    /**
     * Opens the last seal, where its secret is known here and it is not open, and makes the next.
     *
     * @param from where the journal came from, if it was put here from elsewhere
     * @param last the number of the last row, which is written
     * @param wordGivers whose words may count
     */
    NewSeal newSeal(Optional<DiceNote.From> from, long last, List<DiceNote.Named> wordGivers) {
        List<DiceNote> notes = new ArrayList<>();
        List<Seal> seals = new ArrayList<>();
        Optional<Seal> unopened = unopened();
        from.or(() -> unopened.isEmpty() && ledger.isSealedElsewhere()
                        ? Optional.of(DiceNote.From.IMPORT)
                        : Optional.empty())
                .ifPresent(where -> notes.add(leftBehind(where, last)));
        unopened.ifPresent(seal -> {
            seals.add(seal.opened(last + notes.size()));
            notes.add(new DiceNote.SealOpened(
                    seal.number(), seal.secret(), seal.form() == Seal.Form.BY_TURN ? ledger.rolls() : 0));
        });
        int number = ledger.seals().size() + 1;
        Seal made = Seal.fresh(campaign, number, origin, last + notes.size() + 1);
        seals.add(made);
        notes.add(new DiceNote.SealMade(number, made.hash(), wordGivers));
        return new NewSeal(notes, seals);
    }

    /** The seal in use with its secret, or an older one that was left in use. */
    private Optional<Seal> unopened() {
        return ledger.seals().isEmpty()
                ? Optional.empty()
                : journal.tableStore().seals(campaign).stream()
                        .filter(seal -> seal.number() == ledger.seals().size())
                        .filter(seal -> !seal.isOpen() && !seal.secret().isEmpty())
                        .findFirst();
    }

    private DiceNote leftBehind(DiceNote.From from, long last) {
        Optional<Row> row = journal.rows(campaign, last - 1, last).stream().findFirst();
        return new DiceNote.LeftBehind(
                ledger.seals().size(), from, last, row.flatMap(Row::hash).orElse(""));
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
