package momentum.table.proof;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.table.Campaign;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.SealChain;
import momentum.table.ShownDice;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.dice.Thrown;

/** Verifies the dice of a campaign row by row, including undone rows. Everything that can be recomputed is. */
public final class Verifier {
    private static final int READ_AT_ONCE = 1000;

    /** The verdict on the dice of a command. */
    public enum Verdict {
        /** They are derived from a secret whose hash was published before. */
        CHECKED,
        /** Their seal is not open yet. */
        SEALED,
        /** Someone threw dice of their own and typed in what they show. */
        BY_HAND,
        /** They were thrown before the campaign had a seal. */
        BEFORE,
        WRONG
    }

    /** What is wrong with a row. */
    public record Wrong(long row, String why) {}

    /**
     * The result.
     *
     * @param seals as everyone may see them
     * @param rows how many rows there are, with dice or without
     * @param counts of the commands with dice
     * @param faults what is wrong with the seals themselves
     * @param byHand the rows whose dice were typed in
     * @param words what the seats had added, and the first row of each
     */
    public record Report(
            List<Seal> seals,
            long rows,
            Map<Verdict, Integer> counts,
            List<String> faults,
            List<Wrong> wrong,
            List<Long> byHand,
            Map<Long, String> words) {

        public int count(Verdict verdict) {
            return counts.getOrDefault(verdict, 0);
        }

        public boolean isFine() {
            return wrong.isEmpty() && faults.isEmpty();
        }
    }

    private final List<Seal> seals;
    private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
    private final List<Wrong> wrong = new ArrayList<>();
    private final List<Long> byHand = new ArrayList<>();
    private final Map<Long, String> words = new TreeMap<>();
    private String lastWords = "";
    private int lastSeal;
    private long rows;

    public Verifier(List<Seal> seals) {
        this.seals = List.copyOf(seals);
    }

    /** Verifies a whole campaign. */
    public static Report of(Campaign campaign) {
        Verifier verifier = new Verifier(campaign.seals());
        verifier.look(campaign, campaign.now().seq());
        return verifier.report();
    }

    /** Verifies the rows that have not been verified yet. */
    public void look(Campaign campaign, long upTo) {
        while (rows < upTo) {
            campaign.entries(rows, Math.min(upTo, rows + READ_AT_ONCE)).forEach(this::look);
        }
    }

    /** Verifies the next row: a verdict for each command with dice. */
    public List<Verdict> look(JournalEntry entry) {
        rows = entry.seq();
        List<CommandResult> rolled =
                entry.said().stream().filter(Verifier::hasDice).toList();
        if (rolled.isEmpty()) {
            return List.of();
        }
        Optional<String> fault = fault(entry);
        fault.ifPresent(why -> wrong.add(new Wrong(entry.seq(), why)));
        List<Verdict> verdicts = rolled.stream()
                .map(said -> fault.isPresent() ? Verdict.WRONG : verdict(said, entry.seq()))
                .toList();
        verdicts.forEach(verdict -> counts.merge(verdict, 1, Integer::sum));
        if (verdicts.contains(Verdict.BY_HAND)) {
            byHand.add(entry.seq());
        }
        Thrown dice = entry.dice();
        if (dice.seal() > 0) {
            lastSeal = Math.max(lastSeal, dice.seal());
            if (!dice.words().equals(lastWords)) {
                lastWords = dice.words();
                words.put(entry.seq(), lastWords);
            }
        }
        return verdicts;
    }

    private static boolean hasDice(CommandResult said) {
        return !said.dice().isNone() || !ShownDice.by(said.command()).isEmpty();
    }

    private Verdict verdict(CommandResult said, long row) {
        if (said.isByHand()) {
            return isBefore(row) ? Verdict.BEFORE : Verdict.BY_HAND;
        }
        if (said.dice().seal() == 0) {
            return Verdict.BEFORE;
        }
        return seals.get(said.dice().seal() - 1).isOpen() ? Verdict.CHECKED : Verdict.SEALED;
    }

    /** Before a campaign had seals, it was not recorded who threw the dice. */
    private boolean isBefore(long row) {
        return seals.isEmpty() || row <= seals.getFirst().since();
    }

    private Optional<String> fault(JournalEntry entry) {
        return entry.said().stream()
                .filter(Verifier::hasDice)
                .flatMap(said -> DiceComparison.fault(said.command(), said.dice(), said.events()).stream())
                .findFirst()
                .or(() -> ofSeveral(entry))
                .or(() -> entry.dice().isNone() ? Optional.empty() : ofSeal(entry));
    }

    /** All dice of a row must be of one seal. */
    private static Optional<String> ofSeveral(JournalEntry entry) {
        Thrown all = entry.dice();
        return entry.said().stream()
                        .map(CommandResult::dice)
                        .allMatch(dice -> dice.isNone()
                                || (dice.seal() == all.seal() && dice.words().equals(all.words())))
                ? Optional.empty()
                : Optional.of("dice of several seals or words in one row");
    }

    private Optional<String> ofSeal(JournalEntry entry) {
        Thrown dice = entry.dice();
        if (dice.seal() == 0) {
            return isBefore(entry.seq()) ? Optional.empty() : Optional.of("dice that follow from no seal");
        }
        if (dice.seal() > seals.size()) {
            return Optional.of("dice of seal %d, which is missing".formatted(dice.seal()));
        }
        if (dice.seal() < lastSeal) {
            return Optional.of("dice of seal %d, after others of seal %d".formatted(dice.seal(), lastSeal));
        }
        Seal seal = seals.get(dice.seal() - 1);
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
        if (!seal.isKept()) {
            return Optional.of("dice of seal %d, whose secret is not the one promised".formatted(seal.number()));
        }
        DiceSource again = new DiceSource(seal.dice(entry.seq(), dice.words()));
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
                seals,
                rows,
                Map.copyOf(counts),
                new SealChain(seals, rows).faults(),
                List.copyOf(wrong),
                List.copyOf(byHand),
                new TreeMap<>(words));
    }
}
