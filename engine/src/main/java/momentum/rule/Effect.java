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

    /** What it means only within a move; so a line that is said by itself has none of it. */
    default Needs needs() {
        return Needs.NOTHING;
    }

    /** Whether it is good for someone and bad for nobody: what is forfeited with a cancelled die, where the game says so. */
    default boolean isBenefit() {
        return false;
    }

    /** Whether it falls on all who are in play, whoever makes the move. */
    default boolean isForEveryone() {
        return false;
    }

    private static boolean allBenefits(List<Phrase> phrases) {
        return !phrases.isEmpty()
                && phrases.stream().allMatch(phrase -> phrase.effect().isBenefit());
    }

    /** What a line needs around it. */
    enum Needs {
        NOTHING(""),
        A_TABLE("needs a table, and this game has none"),
        A_TRACK("needs the track of a move; set a track by hand instead"),
        A_NEW_TRACK("needs a track just begun"),
        SOMEONE("needs someone that a move is for"),
        AN_AMOUNT("needs a move that is made with something"),
        AN_EARNING_MOVE("needs a move that earns or spends it; set experience by hand instead"),
        OTHER_LINES("needs the other lines of a move");

        private final String inWords;

        Needs(String inWords) {
            this.inWords = inWords;
        }

        public String inWords() {
            return inWords;
        }
    }

    /** A verb that says all it says in one line. */
    sealed interface Line extends Effect {}

    /** What one may or may not do, where the line says "may". */
    sealed interface Offered extends Effect {}

    /** About the track of the move. */
    sealed interface OnATrack extends Line {
        @Override
        default Needs needs() {
            return Needs.A_TRACK;
        }
    }

    /** Of what is earned and spent. */
    sealed interface OfExperience extends Line {
        @Override
        default Needs needs() {
            return Needs.AN_EARNING_MOVE;
        }
    }

    /** Of use only beside other lines of a move, or above them. */
    sealed interface WithinAMove extends Effect {
        @Override
        default Needs needs() {
            return Needs.OTHER_LINES;
        }
    }

    /** What may leave open how much. */
    sealed interface OfAmount extends Line {}

    /** A verb that is one phrase and has no parts: to add one is to add it here, and to say in the interpreter what it does. */
    enum Verb implements Line {
        MARK_PROGRESS("mark progress", Needs.A_TRACK, true),
        CLEAR_ALL_BUT_ONE_BOX("clear all but one filled box", Needs.A_TRACK, false),
        RAISE_RANK("raise the rank", Needs.A_TRACK, false),
        /** Progress is lost on a track of the player's choice, once for each point left over. */
        LOSE_PROGRESS("clear progress on a track, once for each of the rest", Needs.A_TRACK, false),
        MARK_BOND("mark a bond", Needs.SOMEONE, true),
        CLEAR_BOND("clear the bond", Needs.SOMEONE, false),
        PRESS_ON("press on", Needs.NOTHING, false),
        /** Any oracle, of the player's choice. */
        ROLL_ON_AN_ORACLE("roll on an oracle", Needs.A_TABLE, false),
        ADD_ASSET("add an asset", Needs.NOTHING, true),
        MARK_ABILITY("mark an ability", Needs.NOTHING, true),
        COMPANION_DIES("they die", Needs.SOMEONE, false),
        LOSE_WHAT_IT_GAVE("lose what it gave", Needs.OTHER_LINES, false);

        private final String phrase;
        private final Needs needs;
        private final boolean isBenefit;

        Verb(String phrase, Needs needs, boolean isBenefit) {
            this.phrase = phrase;
            this.needs = needs;
            this.isBenefit = isBenefit;
        }

        public String phrase() {
            return phrase;
        }

        @Override
        public Needs needs() {
            return needs;
        }

        @Override
        public boolean isBenefit() {
            return isBenefit;
        }
    }

    /** A meter rises; where each point has a cost, that is suffered for every point taken. */
    record Take(Who who, int number, Meter meter, boolean upTo, boolean companionsToo, Optional<Suffer> each)
            implements OfAmount {
        @Override
        public Needs needs() {
            return who.needs();
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** A meter falls; what it cannot lose goes to the rest, where one is named. */
    record Suffer(Who who, Amount amount, Meter meter, Optional<Meter> rest) implements OfAmount {
        @Override
        public Needs needs() {
            return who.needs();
        }
    }

    /** What is left over is lost from other meters, as the player divides it. */
    record Exchange(Who who, List<Meter> meters) implements Line {
        public Exchange {
            meters = List.copyOf(meters);
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }

        @Override
        public Needs needs() {
            return Needs.AN_AMOUNT;
        }
    }

    /** A debility is marked; one that lasts until some end is bound to the newest track that can end so. */
    record Mark(Who who, Debility debility, Optional<String> until) implements Line {
        @Override
        public Needs needs() {
            return until.isPresent() ? Needs.A_NEW_TRACK : Needs.NOTHING;
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }
    }

    record Clear(Who who, Debility debility, boolean may) implements Line, Offered {
        @Override
        public Needs needs() {
            return who.needs();
        }

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record EndTrack(String kind, String ending) implements OnATrack {}

    /** Whatever the fight is over ends so. */
    record EndFight(String ending) implements OnATrack {}

    record Initiative(Who who, boolean taken) implements Line {
        @Override
        public Needs needs() {
            return who.needs();
        }

        @Override
        public boolean isBenefit() {
            return taken;
        }
    }

    record InflictHarm(int more) implements OnATrack {
        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record HarmIs(int number) implements Line {}

    record FoeInflicts(int more) implements OnATrack {}

    record Envision(String what) implements Line {}

    /** A table is rolled on, so many times; what comes up may have to be made worse. */
    record RollOn(String table, int times, boolean worse) implements Line {}

    /** A yes or a no; where the line does not say how likely, the player does. */
    record RollOnTheOdds(Optional<String> odds) implements Line {}

    /** A bonus to the next action roll, or to the next of one move, and what follows on its outcome. */
    record NextAdd(int number, Optional<String> move, Lasts lasts, List<Phrase> onHit, List<Phrase> onMiss)
            implements Line {
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

        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record MarkExperience(Amount amount, boolean forEachAbility) implements OfExperience {
        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    record SpendExperience(int number) implements OfExperience {}

    record EndHero(String how) implements Line {}

    /** Another move is made; where one may, only if they will. */
    record Make(String move, Argument argument, int adding, boolean may, How how) implements Offered {
        /** In what way it is made, where not just so. */
        public enum How {
            PLAINLY(""),
            DIRELY("and make it dire"),
            FOR_ALLY("the ally taking its benefits"),
            BY_ALLY("by an ally"),
            STEADILY("the initiative staying where it is");

            private final String inWords;

            How(String inWords) {
                this.inWords = inWords;
            }

            public String inWords() {
                return inWords;
            }
        }

        @Override
        public Needs needs() {
            return switch (argument) {
                case Argument.Of(Amount.ByRank _) -> Needs.A_TRACK;
                case Argument.Rest() -> Needs.AN_AMOUNT;
                case Argument.Of _, Argument.None _, Argument.Ranks _ ->
                    how == How.FOR_ALLY ? Needs.SOMEONE : Needs.NOTHING;
            };
        }
    }

    record Choose(Who who, Count count, Choices choices, Optional<More> more) implements WithinAMove {
        @Override
        public List<Condition> conditions() {
            return more.map(More::condition).stream().toList();
        }

        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }

        @Override
        public boolean isBenefit() {
            return choices instanceof Choices.Listed(List<Option> listed)
                    && listed.stream().allMatch(option -> allBenefits(option.effects()));
        }
    }

    /** One of the things chosen before, to be focused on. */
    record ChooseFocus(List<String> labels) implements Line, WithinAMove {
        public ChooseFocus {
            labels = List.copyOf(labels);
        }
    }

    record TakeMoreOfIt(int number) implements Line, WithinAMove {
        @Override
        public boolean isBenefit() {
            return true;
        }
    }

    /** A block of the move's own. */
    record Use(Who who, String block, boolean may) implements Line, Offered, WithinAMove {
        @Override
        public boolean isForEveryone() {
            return who == Who.EVERYONE;
        }
    }

    record If(Condition condition, List<Phrase> then, Layout layout) implements WithinAMove {
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

        @Override
        public boolean isBenefit() {
            return allBenefits(then);
        }
    }

    /** Where what hangs on a condition stands. */
    enum Layout {
        /** On the lines under it. */
        UNDER,
        /** Behind it, behind a colon, to the end of the line. */
        BEHIND,
        /** The next part of the line, behind a comma. */
        PART
    }

    /** Follows an {@link If} whose condition did not hold. */
    record Otherwise(Optional<Condition> condition, List<Phrase> then, Layout layout) implements WithinAMove {
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

        @Override
        public boolean isBenefit() {
            return allBenefits(then);
        }
    }

    /** By the outcome of the move just made on behalf of this one; at once is before all that the outcome brings. */
    record OnOutcome(On on, Phrase then, boolean atOnce) implements WithinAMove {
        @Override
        public List<Phrase> under() {
            return List.of(then);
        }

        @Override
        public boolean isBenefit() {
            return then.effect().isBenefit();
        }
    }

    /**
     * The dice are rolled, and one of the outcomes follows.
     *
     * @param instead what may be chosen in place of the roll
     */
    record Roll(
            List<RollOption> options,
            List<Add> adds,
            Optional<Reroll> reroll,
            Optional<Instead> instead,
            Outcomes outcomes)
            implements WithinAMove {
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

        /** Whether something that is added hangs on such a condition. */
        public boolean asks(Class<? extends Condition> kind) {
            for (Add add : adds) {
                for (Condition each : add.condition().all()) {
                    if (kind.isInstance(each)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    /**
     * What is rolled, and the fiction it fits.
     *
     * @param whom whom the move must be for
     */
    record RollOption(RollKind kind, Whom whom, String fiction, int gap, Source source) {
        /** Where a way to roll is not for everyone. */
        public enum Whom {
            ANYONE(""),
            YOURSELF("for yourself"),
            ANOTHER("for another");

            private final String inWords;

            Whom(String inWords) {
                this.inWords = inWords;
            }

            public String inWords() {
                return inWords;
            }
        }

        /** When this way fits, in words: for whom it is, or what the story must be like. */
        public String when() {
            return whom == Whom.ANYONE ? fiction : whom.inWords();
        }
    }

    /** A bonus to the roll at hand. */
    record Add(int number, Condition condition, Source source) {}

    /** Any dice may be thrown again, once. */
    record Reroll(Condition condition, Source source) {}

    /** One of these, without a roll. */
    record Instead(List<Option> options, Source source) {
        public Instead {
            options = List.copyOf(options);
        }
    }

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
