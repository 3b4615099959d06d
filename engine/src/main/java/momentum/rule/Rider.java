package momentum.rule;

import java.util.List;
import java.util.stream.Stream;
import momentum.dice.Outcome;

/**
 * Lines that an ability joins to the roll of a move, or runs on an event. It is read and printed as lines of a roll are, and it is
 * an effect only so that one which waits can be stored as a line.
 *
 * @param timing where in the roll it is offered
 * @param limits how often it can be used
 * @param isInline whether its lines stand behind its trigger, and not under it
 */
public record Rider(Trigger trigger, Timing timing, List<Limit> limits, List<Phrase> lines, boolean isInline)
        implements Effect.WithinAMove {
    public Rider {
        limits = List.copyOf(limits);
        lines = List.copyOf(lines);
    }

    @Override
    public List<Phrase> under() {
        return lines;
    }

    @Override
    public List<Condition> conditions() {
        return trigger.condition().stream().toList();
    }

    public boolean isAfter() {
        return timing != Timing.BEFORE;
    }

    /** Where in a roll a rider is offered: before the dice, or behind them if it fits. */
    public enum Timing {
        BEFORE(""),
        AFTER_ROLLING("after rolling"),
        AFTER_A_MISS("after a miss"),
        AFTER_A_WEAK_HIT("after a weak hit"),
        AFTER_A_WEAK_HIT_OR_A_MISS("after a weak hit or a miss"),
        AFTER_A_STRONG_HIT_WITH_A_MATCH("after a strong hit with a match");

        private final String inWords;

        Timing(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }

        public boolean fits(Outcome outcome, boolean isMatch) {
            return switch (this) {
                case BEFORE -> false;
                case AFTER_ROLLING -> true;
                case AFTER_A_MISS -> outcome == Outcome.MISS;
                case AFTER_A_WEAK_HIT -> outcome == Outcome.WEAK_HIT;
                case AFTER_A_WEAK_HIT_OR_A_MISS -> outcome != Outcome.STRONG_HIT;
                case AFTER_A_STRONG_HIT_WITH_A_MATCH -> outcome == Outcome.STRONG_HIT && isMatch;
            };
        }
    }

    /** How often a rider, or an own move, can be used. */
    public record Limit(Kind kind, Source source) {
        /** For how long it is used up. */
        public enum Kind {
            ONCE_A_FIGHT("once a fight"),
            ONE_TIME_ONLY("one time only");

            private final String inWords;

            Kind(String inWords) {
                this.inWords = inWords;
            }

            public String inWords() {
                return inWords;
            }

            public static Stream<Kind> all() {
                return Stream.of(values());
            }
        }
    }
}
