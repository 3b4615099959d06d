package momentum.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a line does: the verbs of the language. A new one does not compile until every reader knows it. */
public sealed interface Effect {
    /** What it asks before it does anything. */
    default List<Condition> conditions() {
        return List.of();
    }

    /** The lines under it. */
    default List<Phrase> under() {
        return List.of();
    }

    /** A meter rises; where each point has a cost, that is suffered for every point taken. */
    record Take(Who who, int number, Meter meter, boolean upTo, boolean companionsToo, Optional<Suffer> each)
            implements Effect {}

    /** A meter falls; what it cannot lose goes to the rest, where one is named. */
    record Suffer(Who who, Amount amount, Meter meter, Optional<Meter> rest) implements Effect {}

    /** What is left over is lost from other meters, as the player divides it. */
    record Exchange(Who who, List<Meter> meters) implements Effect {
        public Exchange {
            meters = List.copyOf(meters);
        }
    }

    /** A debility is marked; one that lasts until some end is bound to the newest track that can end so. */
    record Mark(Who who, Debility debility, Optional<String> until) implements Effect {}

    record Clear(Who who, Debility debility, boolean may) implements Effect {}

    record MarkProgress() implements Effect {}

    record ClearAllButOneBox() implements Effect {}

    record RaiseRank() implements Effect {}

    /** Progress is lost on a track of the player's choice, once for each point left over. */
    record LoseProgress() implements Effect {}

    record EndTrack(String kind, String ending) implements Effect {}

    /** Whatever the fight is over ends so. */
    record EndFight(String ending) implements Effect {}

    record MarkBond() implements Effect {}

    record ClearBond() implements Effect {}

    record Initiative(Who who, boolean taken) implements Effect {}

    record InflictHarm(int more) implements Effect {}

    record HarmIs(int number) implements Effect {}

    record FoeInflicts(int more) implements Effect {}

    record Envision(String what) implements Effect {}

    record PressOn() implements Effect {}

    /** A table is rolled on, so many times; what comes up may have to be made worse. */
    record RollOn(String table, int times, boolean worse) implements Effect {}

    /** Any oracle, of the player's choice. */
    record RollOnAnOracle() implements Effect {}

    /** A yes or a no; where the line does not say how likely, the player does. */
    record RollOnTheOdds(Optional<String> odds) implements Effect {}

    /** A bonus to the next action roll, or to the next of one move, and what follows on its outcome. */
    record NextAdd(int number, Optional<String> move, Lasts lasts, List<Phrase> onHit, List<Phrase> onMiss)
            implements Effect {
        public NextAdd(int number, Optional<String> move, Lasts lasts) {
            this(number, move, lasts, List.of(), List.of());
        }

        public NextAdd {
            onHit = List.copyOf(onHit);
            onMiss = List.copyOf(onMiss);
        }

        @Override
        public List<Phrase> under() {
            return Stream.concat(onHit.stream(), onMiss.stream()).toList();
        }
    }

    record MarkExperience(Amount amount, boolean forEachAbility) implements Effect {}

    record SpendExperience(int number) implements Effect {}

    record AddAsset() implements Effect {}

    record MarkAbility() implements Effect {}

    record EndHero(String how) implements Effect {}

    record CompanionDies() implements Effect {}

    /** Another move is made. */
    record Make(
            String move,
            Argument argument,
            int adding,
            boolean may,
            boolean dire,
            boolean forAlly,
            boolean byAlly,
            boolean steady)
            implements Effect {}

    record Choose(Who who, Count count, Choices choices, Optional<More> more) implements Effect {
        @Override
        public List<Condition> conditions() {
            return more.map(More::condition).stream().toList();
        }
    }

    /** One of the things chosen before, to be focused on. */
    record ChooseFocus(List<String> labels) implements Effect {
        public ChooseFocus {
            labels = List.copyOf(labels);
        }
    }

    record TakeMoreOfIt(int number) implements Effect {}

    record LoseWhatItGave() implements Effect {}

    /** A block of the move's own. */
    record Use(Who who, String block, boolean may) implements Effect {}

    record If(Condition condition, List<Phrase> then, boolean inline) implements Effect {
        public If {
            then = List.copyOf(then);
        }

        @Override
        public List<Condition> conditions() {
            return List.of(condition);
        }

        @Override
        public List<Phrase> under() {
            return then;
        }
    }

    /** Follows an {@link If} whose condition did not hold. */
    record Otherwise(Optional<Condition> condition, List<Phrase> then) implements Effect {
        public Otherwise {
            then = List.copyOf(then);
        }

        @Override
        public List<Condition> conditions() {
            return condition.stream().toList();
        }

        @Override
        public List<Phrase> under() {
            return then;
        }
    }

    /** By the outcome of the move just made on behalf of this one; at once is before all that the outcome brings. */
    record OnOutcome(On on, Phrase then, boolean atOnce) implements Effect {
        @Override
        public List<Phrase> under() {
            return List.of(then);
        }
    }

    /** The dice are rolled, and one of the outcomes follows. */
    record Roll(List<RollOption> options, List<Add> adds, Optional<Reroll> reroll, Outcomes outcomes)
            implements Effect {
        public Roll {
            options = List.copyOf(options);
            adds = List.copyOf(adds);
        }

        @Override
        public List<Condition> conditions() {
            return Stream.concat(
                            adds.stream().map(Add::condition), reroll.stream().map(Reroll::condition))
                    .toList();
        }

        @Override
        public List<Phrase> under() {
            return outcomes.all();
        }
    }

    /**
     * What is rolled, and the fiction it fits.
     *
     * @param whom whom the move must be for
     */
    record RollOption(RollKind kind, String fiction, Whom whom, int gap, Source source) {
        /** Where a way to roll is not for everyone. */
        public enum Whom {
            ANYONE,
            YOURSELF,
            ANOTHER
        }
    }

    /** A bonus to the roll at hand. */
    record Add(int number, Condition condition, Source source) {}

    /** Any dice may be thrown again, once. */
    record Reroll(Condition condition, Source source) {}

    /** How much is chosen. */
    record Count(int number, boolean upTo, boolean any) {}

    /** So many more, if a condition holds. */
    record More(int number, Condition condition) {}

    /** What there is to choose from. */
    sealed interface Choices {
        record Listed(List<Option> options) implements Choices {
            public Listed {
                options = List.copyOf(options);
            }
        }

        record Block(String name) implements Choices {}
    }

    /** What a move is made with. */
    sealed interface Argument {
        record None() implements Argument {}

        record Of(Amount amount) implements Argument {}

        record Rest() implements Argument {}

        record Ranks(List<String> ranks) implements Argument {
            public Ranks {
                ranks = List.copyOf(ranks);
            }
        }
    }

    /** What is added to the die, or what is compared in its place. */
    sealed interface RollKind {
        /** Whether a track is compared with the challenge dice, and no action die is rolled. */
        default boolean isProgress() {
            return switch (this) {
                case Progress _, OwnProgress _ -> true;
                case Stat _, Highest _, Lowest _ -> false;
            };
        }

        record Stat(String name) implements RollKind {}

        record Highest(List<String> names) implements RollKind {
            public Highest {
                names = List.copyOf(names);
            }
        }

        record Lowest(List<String> names) implements RollKind {
            public Lowest {
                names = List.copyOf(names);
            }
        }

        /** On the track of the move. */
        record Progress(String kind) implements RollKind {}

        /** On a track of the hero's own. */
        record OwnProgress(String track) implements RollKind {}
    }

    /** The heads under which effects stand. */
    enum On {
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
}
