package momentum.rule;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import momentum.dice.Outcome;
import momentum.rule.Effect.Choices;
import momentum.rule.Move.Block;

/** What follows on each outcome of a roll: found by the outcome, and kept in the order of the lines. */
public final class Outcomes {
    private final Map<On, List<Phrase>> byOutcome = new EnumMap<>(On.class);
    private final List<On> order;
    private final boolean askAboutTheRoll;
    private final Map<Outcome, List<Phrase>> first = new EnumMap<>(Outcome.class);
    private final Map<Outcome, List<Phrase>> matched = new EnumMap<>(Outcome.class);
    private final boolean useBlocks;

    public Outcomes(SequencedMap<On, List<Phrase>> inOrder) {
        for (On on : On.values()) {
            byOutcome.put(on, inOrder.getOrDefault(on, List.of()));
        }
        order = List.copyOf(inOrder.sequencedKeySet());
        for (Outcome outcome : Outcome.values()) {
            first.put(outcome, joined(firstOn(outcome)));
            matched.put(outcome, joined(matchedOn(outcome)));
        }
        askAboutTheRoll = AboutTheRoll.isAskedBy(all());
        useBlocks = AboutTheRoll.areBlocksUsedBy(all());
    }

    /** Whether a line wants to know the dice or the stat, in this move or in one of its blocks. */
    public boolean askAboutTheRoll(Move move) {
        return askAboutTheRoll || (useBlocks && AboutTheRoll.isAskedByBlocksOf(move));
    }

    /** The lines under one head. */
    public List<Phrase> on(On on) {
        return Objects.requireNonNull(byOutcome.get(on));
    }

    private List<Phrase> joined(List<On> headings) {
        return headings.stream().flatMap(on -> on(on).stream()).toList();
    }

    private static List<On> firstOn(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> List.of(On.HIT, On.STRONG_HIT);
            case WEAK_HIT -> List.of(On.HIT, On.WEAK_HIT_OR_MISS, On.WEAK_HIT);
            case MISS -> List.of(On.WEAK_HIT_OR_MISS, On.MISS);
        };
    }

    private static List<On> matchedOn(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> List.of(On.STRONG_HIT_WITH_A_MATCH, On.MATCH, On.ALWAYS);
            case WEAK_HIT -> List.of(On.MATCH, On.ALWAYS);
            case MISS -> List.of(On.MISS_WITH_A_MATCH, On.MATCH, On.ALWAYS);
        };
    }

    /** What an outcome brings first, in the order in which it runs. */
    public List<Phrase> first(Outcome outcome) {
        return Objects.requireNonNull(first.get(outcome));
    }

    /** What comes last: for a match, and in any case. */
    public List<Phrase> last(Outcome outcome, boolean isMatch) {
        return isMatch ? Objects.requireNonNull(matched.get(outcome)) : on(On.ALWAYS);
    }

    /** The lines under every outcome, in the order in which they stand. */
    public List<Phrase> all() {
        return order.stream().flatMap(on -> on(on).stream()).toList();
    }

    public void forEach(BiConsumer<On, List<Phrase>> visit) {
        order.forEach(on -> visit.accept(on, on(on)));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Outcomes outcomes
                && byOutcome.equals(outcomes.byOutcome)
                && order.equals(outcomes.order);
    }

    @Override
    public int hashCode() {
        return byOutcome.hashCode();
    }

    @Override
    public String toString() {
        return byOutcome.toString();
    }

    /** The heads under which effects stand. */
    public enum On {
        STRONG_HIT("strong hit"),
        WEAK_HIT("weak hit"),
        HIT("hit"),
        WEAK_HIT_OR_MISS("weak hit or miss"),
        MISS("miss"),
        STRONG_HIT_WITH_A_MATCH("strong hit with a match"),
        MISS_WITH_A_MATCH("miss with a match"),
        MATCH("match"),
        ALWAYS("always");

        private final String inWords;

        On(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }

    /** Which lines want to know how a roll was made: the number of its action die, or its stat. */
    private static final class AboutTheRoll {
        private AboutTheRoll() {}

        static boolean isAskedBy(List<Phrase> lines) {
            return lines.stream().anyMatch(line -> isAskedBy(line.effect()));
        }

        private static boolean isAskedBy(Effect effect) {
            return effect instanceof MeterEffect.TakeEqual(Meter _, Amount.OfActionDie())
                    || effect.conditions().stream().anyMatch(AboutTheRoll::isAskedBy)
                    || isAskedBy(effect.under())
                    || areAskedBy(listed(effect));
        }

        private static boolean isAskedBy(Condition condition) {
            return condition.all().stream()
                    .anyMatch(each -> each instanceof Condition.ActionDie || each instanceof Condition.Rolling);
        }

        private static boolean areAskedBy(List<Option> options) {
            return options.stream()
                    .anyMatch(option ->
                            option.condition().filter(AboutTheRoll::isAskedBy).isPresent()
                                    || isAskedBy(option.effects()));
        }

        private static List<Option> listed(Effect effect) {
            return effect instanceof Effect.Choose choose ? choose.listed() : List.of();
        }

        static boolean isAskedByBlocksOf(Move move) {
            for (Block block : move.blocks().values()) {
                boolean isAsked = switch (block) {
                    case Block.Effects(List<Phrase> effects) -> isAskedBy(effects);
                    case Block.Options(List<Option> options) -> areAskedBy(options);
                };
                if (isAsked) {
                    return true;
                }
            }
            return false;
        }

        static boolean areBlocksUsedBy(List<Phrase> lines) {
            return lines.stream().anyMatch(line -> isBlockUsedBy(line.effect()));
        }

        private static boolean isBlockUsedBy(Effect effect) {
            Stream<Phrase> optional = listed(effect).stream().flatMap(option -> option.effects().stream());
            return effect instanceof StoryEffect.Use
                    || (effect instanceof Effect.Choose choose && choose.choices() instanceof Choices.Block)
                    || Stream.concat(effect.under().stream(), optional).anyMatch(line -> isBlockUsedBy(line.effect()));
        }
    }
}
