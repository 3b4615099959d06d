package momentum.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.OracleTable;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;

/** The lines of a rulebook that do something: effects, options, ways to roll, adds, needs, rows. */
public final class Coverage {
    private final Set<Source> lines =
            new TreeSet<>(Comparator.comparing(Source::file).thenComparingInt(Source::line));

    private Coverage() {}

    /** Those that none of what ran has touched. */
    public static List<Source> missing(Rulebook rulebook, Collection<Source> ran) {
        Coverage coverage = new Coverage();
        rulebook.moves().values().forEach(coverage::move);
        for (OracleTable table : rulebook.tables().values()) {
            for (OracleTable.Row row : table.rows()) {
                coverage.lines.add(row.source());
                coverage.phrases(row.effects());
            }
        }
        rulebook.odds().stream().map(Likely::source).forEach(coverage.lines::add);
        List<Source> missing = new ArrayList<>(coverage.lines);
        missing.removeAll(Set.copyOf(ran));
        return missing;
    }

    private void move(Move move) {
        move.needs().forEach(need -> lines.add(need.source()));
        phrases(move.body());
        move.blocks().values().forEach(block -> {
            switch (block) {
                case Move.Block.Effects(List<Phrase> effects) -> phrases(effects);
                case Move.Block.Options(List<Option> options) -> options(options);
            }
        });
    }

    private void phrases(List<Phrase> phrases) {
        for (Phrase phrase : phrases) {
            lines.add(phrase.source());
            within(phrase.effect());
        }
    }

    private void options(List<Option> options) {
        for (Option option : options) {
            lines.add(option.source());
            phrases(option.effects());
        }
    }

    private void within(Effect effect) {
        switch (effect) {
            case Effect.Roll roll -> {
                lines.remove(roll.options().getFirst().source());
                roll.options().forEach(option -> lines.add(option.source()));
                roll.adds().forEach(add -> lines.add(add.source()));
                roll.reroll().ifPresent(reroll -> lines.add(reroll.source()));
                roll.outcomes().forEach((on, effects) -> phrases(effects));
            }
            case Effect.Choose choose -> {
                if (choose.choices() instanceof Choices.Listed(List<Option> options)) {
                    options(options);
                }
            }
            case Effect.If condition -> phrases(condition.then());
            case Effect.Otherwise otherwise -> phrases(otherwise.then());
            case Effect.OnOutcome on -> phrases(List.of(on.then()));
            case Effect.NextAdd next -> {
                phrases(next.onHit());
                phrases(next.onMiss());
            }
            default -> {}
        }
    }
}
