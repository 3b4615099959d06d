package momentum.rule;

import java.util.List;
import java.util.Optional;

/** What a line does: the verbs of the language. A new one does not compile until every reader knows it. */
public sealed interface Effect {
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

    /** A debility is marked; one bound to the vow just sworn clears when that is fulfilled. */
    record Mark(Who who, Debility debility, boolean untilFulfilled) implements Effect {}

    record Clear(Who who, Debility debility, boolean may) implements Effect {}

    record MarkProgress() implements Effect {}

    record ClearAllButOneBox() implements Effect {}

    record RaiseRank() implements Effect {}

    /** Progress is lost on a track of the player's choice, once for each point left over. */
    record LoseProgress() implements Effect {}

    record EndTrack(String kind, String ending) implements Effect {}

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
    record NextAdd(int number, Optional<String> move, List<Phrase> onHit, List<Phrase> onMiss) implements Effect {
        public NextAdd {
            onHit = List.copyOf(onHit);
            onMiss = List.copyOf(onMiss);
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

    record Choose(Who who, Count count, Choices choices, Optional<More> more) implements Effect {}

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
    }

    /** Follows an {@link If} whose condition did not hold. */
    record Otherwise(Optional<Condition> condition, List<Phrase> then) implements Effect {
        public Otherwise {
            then = List.copyOf(then);
        }
    }

    /** By the outcome of the move just made on behalf of this one. */
    record OnOutcome(On on, Phrase then) implements Effect {}

    /** The dice are rolled, and one of the outcomes follows. */
    record Roll(List<RollOption> options, List<Add> adds, Optional<Reroll> reroll, Outcomes outcomes)
            implements Effect {
        public Roll {
            options = List.copyOf(options);
            adds = List.copyOf(adds);
        }
    }

    /** What is rolled, and the fiction it fits. */
    record RollOption(RollKind kind, String fiction, int gap, Source source) {}

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

        record Progress(String kind) implements RollKind {}
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
