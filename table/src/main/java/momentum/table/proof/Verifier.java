package momentum.table.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.table.Campaign;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.dice.DiceLedger;
import momentum.table.dice.DiceNote;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.dice.ShownDice;
import momentum.table.dice.Thrown;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;

/**
 * Verifies the dice of a campaign row by row, including undone rows. What the dice should follow from is taken from the rows before
 * them, never from the row that has the dice.
 */
public final class Verifier {
    private static final int READ_AT_ONCE = 1000;

    /** The verdict on the dice of a command. */
    public enum Verdict {
        /** They are derived from a secret whose hash was published before. */
        CHECKED,
        /** Their seal is not open yet. */
        SEALED,
        /** They follow from a seal of the first form, whose words nobody can check: whoever kept the table could choose them. */
        FIRST_FORM,
        /** They are of a table that is not known here, so nobody can say whether these are its dice. */
        UNKNOWN_TABLE,
        /** Someone threw dice of their own and typed in what they show. */
        BY_HAND,
        /** They were thrown before the campaign had a seal. */
        BEFORE,
        WRONG
    }

    /** What is wrong with a row. */
    public record Wrong(long row, String why) {}

    /** Dice that can be checked once their secret is shown, and the verdicts on them until then. */
    private record Waiting(long row, Thrown dice, String words, long counted, List<Verdict> verdicts) {}

    /** A row about the dice, by the name of whoever wrote it. */
    public record Noted(long row, String who, DiceNote note) {}

    /**
     * The result.
     *
     * @param seals as everyone may see them
     * @param rows how many rows there are, with dice or without
     * @param counts of the commands with dice
     * @param faults what is wrong with the seals of the first form
     * @param alone how many of the rolls, checked or sealed, follow from the secret alone: whoever kept the table could choose them
     * @param byHand the rows whose dice were typed in
     * @param unknown the rows with dice of unknown tables
     * @param words the words in the dice, and the row from which they count
     * @param notes the rows about the dice
     */
    public record Report(
            List<Seal> seals,
            long rows,
            Map<Verdict, Integer> counts,
            int alone,
            List<String> faults,
            List<Wrong> wrong,
            List<Long> byHand,
            List<Long> unknown,
            Map<Long, String> words,
            List<Noted> notes) {

        public int count(Verdict verdict) {
            return counts.getOrDefault(verdict, 0);
        }

        public boolean isFine() {
            return wrong.isEmpty() && faults.isEmpty();
        }
    }

    private final List<Seal> byRow;
    private final DiceLedger ledger;
    private final TableDice tables;
    private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    private final List<Wrong> wrong = new ArrayList<>();
    private final List<Long> byHand = new ArrayList<>();
    private final List<Long> unknown = new ArrayList<>();
    private final Map<Long, String> words = new TreeMap<>();
    private final List<Noted> notes = new ArrayList<>();
    private final List<Waiting> waiting = new ArrayList<>();
    private final ToldRolls told = new ToldRolls();
    private final boolean isSealedFromTheStart;
    private String hash;
    private String lastWords = "";
    private int lastSeal;
    private int alone;
    private long rows;

    /**
     * A verifier of the rows from the first on.
     *
     * @param byRow seals of the first form, which no rows tell of
     */
    public Verifier(Heading heading, List<Seal> byRow, TableDice tables) {
        this.byRow = List.copyOf(byRow);
        this.ledger = new DiceLedger(heading.id(), HashChain.start(heading), heading.firstSeal(), byRow);
        this.hash = HashChain.start(heading);
        this.isSealedFromTheStart = heading.firstSeal().isPresent();
        this.tables = tables;
    }

    /** Verifies a whole campaign. */
    public static Report of(Campaign campaign, TableDice tables) {
        Verifier verifier = new Verifier(campaign.heading(), campaign.sealsByRow(), tables);
        verifier.look(campaign, campaign.now().seq());
        return verifier.report();
    }

    /** Verifies the rows that have not been verified yet. */
    public void look(Campaign campaign, long upTo) {
        while (rows < upTo) {
            long above = rows;
            long until = Math.min(upTo, rows + READ_AT_ONCE);
            List<Row> some = campaign.rows(above, until);
            List<JournalEntry> entries = campaign.entries(above, until);
            for (int i = 0; i < some.size(); i++) {
                look(some.get(i), entries.get(i));
            }
        }
    }

    /** Verifies the next row. */
    public void look(Row row, JournalEntry entry) {
        rows = entry.seq();
        entry.note().ifPresent(note -> noted(entry, note));
        hash = row.hash().orElse(HashChain.next(hash, row));
        Optional<String> untrue = told.fault(entry, isSealedFromTheStart || row.form() >= HashChain.FIRST_CHAINED_FORM);
        told.add(entry);
        List<CommandResult> rolled =
                entry.said().stream().filter(Verifier::hasDice).toList();
        if (rolled.isEmpty()) {
            untrue.ifPresent(why -> {
                wrong.add(new Wrong(entry.seq(), why));
                counts.merge(Verdict.WRONG, 1, Integer::sum);
            });
            return;
        }
        Optional<String> fault = fault(row, entry).or(() -> untrue);
        fault.ifPresent(why -> wrong.add(new Wrong(entry.seq(), why)));
        List<Verdict> verdicts = rolled.stream()
                .map(said -> fault.isPresent() ? Verdict.WRONG : verdict(said, row))
                .toList();
        verdicts.forEach(verdict -> counts.merge(verdict, 1, Integer::sum));
        if (verdicts.contains(Verdict.BY_HAND)) {
            byHand.add(entry.seq());
        }
        if (verdicts.contains(Verdict.UNKNOWN_TABLE)) {
            unknown.add(entry.seq());
        }
        Optional<Seal.Form> form = form(entry.dice());
        if (fault.isEmpty() && form.isPresent()) {
            List<Verdict> sealed = verdicts.stream()
                    .filter(each -> each == Verdict.SEALED || each == Verdict.UNKNOWN_TABLE)
                    .toList();
            alone += form.get() == Seal.Form.BY_TURN && ledger.words().isEmpty() ? sealed.size() : 0;
            waiting.add(new Waiting(
                    entry.seq(),
                    entry.dice(),
                    ledger.words(),
                    ledger.counted(entry.dice().turn()),
                    sealed));
        }
        remember(entry);
    }

    /** After a wrong one the count goes on from it, so that only that row is reported. */
    private void remember(JournalEntry entry) {
        Thrown dice = entry.dice();
        if (dice.seal() == 0) {
            return;
        }
        lastSeal = Math.max(lastSeal, dice.seal());
        if (dice.seal() == ledger.seals().size()) {
            ledger.rolled(dice.turn());
        }
        if (form(dice).filter(Seal.Form.BY_ROW::equals).isPresent()
                && !dice.words().equals(lastWords)) {
            lastWords = dice.words();
            words.put(entry.seq(), lastWords);
        }
    }

    private void noted(JournalEntry entry, DiceNote note) {
        ledger.against(note).or(() -> untrue(entry, note)).ifPresent(why -> wrong.add(new Wrong(entry.seq(), why)));
        ledger.add(entry.seq(), note);
        notes.add(new Noted(entry.seq(), entry.who(), note));
        if (note instanceof DiceNote.SealOpened opened) {
            opened(opened);
        }
        if (!ledger.words().equals(lastWords)) {
            lastWords = ledger.words();
            words.put(entry.seq() + 1, lastWords);
        }
    }

    /** What came along from elsewhere is all that stands before; rows of the first form had no hash to tell. */
    private Optional<String> untrue(JournalEntry entry, DiceNote note) {
        return note instanceof DiceNote.LeftBehind left
                        && (left.row() != entry.seq() - 1
                                || !(left.hash().isEmpty() || left.hash().equals(hash)))
                ? Optional.of("row %d, hash %s, is said to be the last that came along, and is not"
                        .formatted(left.row(), left.hash()))
                : Optional.empty();
    }

    /** Now that the secret is known, everything that waited for it is checked. */
    private void opened(DiceNote.SealOpened opened) {
        waiting.removeIf(each -> {
            if (each.dice().seal() != opened.seal()
                    || opened.seal() > ledger.seals().size()) {
                return false;
            }
            Seal seal = ledger.seals().get(opened.seal() - 1).withSecret(opened.secret());
            boolean isOfFirstForm = seal.form() == Seal.Form.BY_ROW;
            Optional<String> fault = isOfFirstForm
                    ? ofSecret(each.dice(), seal, each.row(), each.dice().words())
                    : ofSecret(each.dice(), seal, each.counted(), each.words());
            fault.ifPresent(why -> wrong.add(new Wrong(each.row(), why)));
            for (Verdict verdict : each.verdicts()) {
                if (fault.isPresent() || verdict == Verdict.SEALED) {
                    counts.merge(verdict, -1, Integer::sum);
                    counts.merge(
                            fault.isPresent() ? Verdict.WRONG : isOfFirstForm ? Verdict.FIRST_FORM : Verdict.CHECKED,
                            1,
                            Integer::sum);
                }
            }
            return true;
        });
    }

    private Optional<Seal.Form> form(Thrown dice) {
        return dice.seal() > ledger.seals().size() || dice.seal() < 1
                ? Optional.empty()
                : Optional.of(ledger.seals().get(dice.seal() - 1).form());
    }

    private static boolean hasDice(CommandResult said) {
        return !said.dice().isNone() || !ShownDice.by(said.command()).isEmpty();
    }

    private Verdict verdict(CommandResult said, Row row) {
        if (said.isByHand()) {
            return isBefore(row) ? Verdict.BEFORE : Verdict.BY_HAND;
        }
        if (said.dice().seal() == 0) {
            return Verdict.BEFORE;
        }
        if (!DiceComparison.isOfItsTable(said, tables)) {
            return Verdict.UNKNOWN_TABLE;
        }
        Seal seal = ledger.seals().get(said.dice().seal() - 1);
        return switch (seal.form()) {
            case BY_ROW -> seal.isOpen() ? Verdict.FIRST_FORM : Verdict.SEALED;
            case BY_TURN -> Verdict.SEALED;
        };
    }

    /** Before a campaign had seals, it was not recorded who threw the dice. Such rows are of the first form, and nothing else is. */
    private boolean isBefore(Row row) {
        return !isSealedFromTheStart
                && row.form() < HashChain.FIRST_CHAINED_FORM
                && (byRow.isEmpty() || row.seq() <= byRow.getFirst().since());
    }

    private Optional<String> fault(Row row, JournalEntry entry) {
        return entry.said().stream()
                .filter(Verifier::hasDice)
                .flatMap(said -> DiceComparison.fault(said, tables).stream())
                .findFirst()
                .or(() -> ofSeveral(entry))
                .or(() -> entry.dice().isNone() ? Optional.empty() : ofSeal(row, entry));
    }

    /** All dice of a row must be of one roll of one seal. */
    private static Optional<String> ofSeveral(JournalEntry entry) {
        Thrown all = entry.dice();
        return entry.said().stream()
                        .map(CommandResult::dice)
                        .allMatch(dice -> dice.isNone()
                                || (dice.seal() == all.seal()
                                        && dice.turn() == all.turn()
                                        && dice.words().equals(all.words())))
                ? Optional.empty()
                : Optional.of("dice of several seals or words in one row");
    }

    private Optional<String> ofSeal(Row row, JournalEntry entry) {
        Thrown dice = entry.dice();
        if (dice.seal() == 0) {
            return isBefore(row) ? Optional.empty() : Optional.of("dice that follow from no seal");
        }
        if (dice.seal() > ledger.seals().size()) {
            return Optional.of("dice of seal %d, which is missing".formatted(dice.seal()));
        }
        if (dice.seal() < lastSeal) {
            return Optional.of("dice of seal %d, after others of seal %d".formatted(dice.seal(), lastSeal));
        }
        Seal seal = ledger.seals().get(dice.seal() - 1);
        return switch (seal.form()) {
            case BY_ROW -> ofFirstForm(entry, dice, seal);
            case BY_TURN -> ofTurn(dice, seal);
        };
    }

    /** The seal in use, its words and the number of the roll: all from rows before this one. The dice wait for the secret. */
    private Optional<String> ofTurn(Thrown dice, Seal seal) {
        if (ledger.inUse().filter(seal::equals).isEmpty()) {
            return Optional.of("dice of seal %d, which is not in use".formatted(seal.number()));
        }
        if (!dice.words().isEmpty()) {
            return Optional.of("words in a row with dice, where none should be");
        }
        if (dice.turn() != ledger.rolls() + 1) {
            return Optional.of(
                    "roll %d of its seal, where roll %d should be".formatted(dice.turn(), ledger.rolls() + 1));
        }
        return Optional.empty();
    }

    private static Optional<String> ofFirstForm(JournalEntry entry, Thrown dice, Seal seal) {
        if (entry.seq() <= seal.since()) {
            return Optional.of(
                    "dice of seal %d, which was made only after row %d".formatted(seal.number(), seal.since()));
        }
        if (!seal.isOpen()) {
            return Optional.empty();
        }
        if (entry.seq() > seal.until()) {
            return Optional.of("dice of seal %d, which was opened after row %d".formatted(seal.number(), seal.until()));
        }
        return ofSecret(dice, seal, entry.seq(), dice.words());
    }

    private static Optional<String> ofSecret(Thrown dice, Seal seal, long turn, String words) {
        if (!seal.isKept()) {
            return Optional.of("dice of seal %d, whose secret is not the one promised".formatted(seal.number()));
        }
        DiceSource again = new DiceSource(seal.dice(turn, words));
        dice.dice().forEach(each -> again.die(each.faces()));
        return again.thrown().equals(dice.dice())
                ? Optional.empty()
                : Optional.of("%s, where %s follows from seal %d"
                        .formatted(
                                DiceComparison.inWords(dice.dice()),
                                DiceComparison.inWords(again.thrown()),
                                seal.number()));
    }

    public Report report() {
        return new Report(
                ledger.seals(),
                rows,
                Map.copyOf(counts),
                alone,
                new SealChain(byRow, rows).faults(),
                wrong.stream().sorted(Comparator.comparingLong(Wrong::row)).toList(),
                List.copyOf(byHand),
                List.copyOf(unknown),
                Collections.unmodifiableMap(new TreeMap<>(words)),
                List.copyOf(notes));
    }
}
