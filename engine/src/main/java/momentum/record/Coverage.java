package momentum.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import momentum.rule.Effect;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.OracleTable;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Walk;

/** The lines of a rulebook that do something: effects, options, ways to roll, adds, needs, rows. */
public final class Coverage {
    private final Set<Source> lines =
            new TreeSet<>(Comparator.comparing(Source::file).thenComparingInt(Source::line));

    private Coverage() {}

    /** Those that none of what ran has touched. */
    public static List<Source> missing(Rulebook rulebook, Collection<Source> ran) {
        Coverage coverage = new Coverage();
        new Walk(coverage::phrase, option -> coverage.lines.add(option.source())).through(rulebook);
        for (Move move : rulebook.moves().values()) {
            move.needs().forEach(need -> coverage.lines.add(need.source()));
        }
        for (OracleTable table : rulebook.tables().values()) {
            table.rows().forEach(row -> coverage.lines.add(row.source()));
        }
        rulebook.odds().stream().map(Likely::source).forEach(coverage.lines::add);
        List<Source> missing = new ArrayList<>(coverage.lines);
        missing.removeAll(Set.copyOf(ran));
        return missing;
    }

    /** A roll is many lines: each way to roll, each add, the reroll. */
    private void phrase(Phrase phrase) {
        lines.add(phrase.source());
        if (phrase.effect() instanceof Effect.Roll roll) {
            roll.options().forEach(option -> lines.add(option.source()));
            roll.adds().forEach(add -> lines.add(add.source()));
            roll.reroll().ifPresent(reroll -> lines.add(reroll.source()));
        }
    }
}
