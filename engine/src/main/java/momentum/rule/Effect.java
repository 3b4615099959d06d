package momentum.rule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.dice.Die;

/** What a line does: the verbs of the language. A new one does not compile until every reader knows it. */
public sealed interface Effect permits Effect.Line, Effect.Offered, Effect.WithinAMove {
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
        AN_ASSET("needs the asset whose line it is"),
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
    sealed interface Line extends Effect permits Verb, MeterEffect, SheetEffect, TrackEffect, StoryEffect {
        /** How it reads. */
        Form.Wording wording();

        /** Every way to say one. */
        static List<Form<? extends Line>> forms() {
            return Stream.<Form<? extends Line>[]>of(
                            Verb.values(),
                            MeterEffect.Phrasing.values(),
                            SheetEffect.Phrasing.values(),
                            TrackEffect.Phrasing.values(),
                            StoryEffect.Phrasing.values())
                    .<Form<? extends Line>>flatMap(Stream::of)
                    .toList();
        }
    }

    /** What one may or may not do, where the line says "may". */
    sealed interface Offered extends Effect permits Make, SheetEffect.Clear, StoryEffect.Use {}

    /** What may leave open how much. */
    sealed interface OfAmount
            permits MeterEffect.Take, MeterEffect.Suffer, MeterEffect.TakeForHarm, RiderLine.NameAnAmount {}

    /** Of use only beside other lines of a move, or above them. */
    sealed interface WithinAMove extends Effect
            permits Choose, If, Otherwise, OnOutcome, OneDie, Roll, Rider, RiderLine {
        @Override
        default Needs needs() {
            return Needs.OTHER_LINES;
        }
    }

    /** Another move is made; where one may, only if they will. */
    record Make(String move, Argument argument, Rolling rolling, boolean may, How how) implements Offered {
        /**
         * What is said of its roll.
         *
         * @param stat what is rolled, where the line says so
         * @param isRerolling whether any dice may be thrown again
         * @param isWithoutMomentum whether momentum plays no part: nothing is cancelled, and nothing can be burned
         */
        public record Rolling(Optional<String> stat, int adding, boolean isRerolling, boolean isWithoutMomentum) {
            public static final Rolling PLAINLY = new Rolling(Optional.empty(), 0, false, false);
        }

        public int adding() {
            return rolling.adding();
        }

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

    /**
     * Some of several options.
     *
     * @param howMuch whether how much is said with the choice, where an option leaves that open
     * @param first what may be chosen in its place; the choice comes after that, and then without it
     */
    record Choose(Who who, Count count, Choices choices, Optional<More> more, boolean howMuch, Optional<Instead> first)
            implements WithinAMove {
        /** All options that stand under its lines, and not in a block. */
        public List<Option> listed() {
            List<Option> own = choices instanceof Choices.Listed(List<Option> options) ? options : List.of();
            return first.map(instead -> Stream.concat(own.stream(), instead.options().stream())
                            .toList())
                    .orElse(own);
        }

        /** The same choice, with these to choose in its place. */
        public Choose orFirst(Instead instead) {
            return new Choose(who, count, choices, more, howMuch, Optional.of(instead));
        }

        /** The same choice, with so many more to choose. */
        public Choose choosing(int extra) {
            return new Choose(who, count.and(extra), choices, more, howMuch, first);
        }

        /** The choice that comes once one was chosen in its place, for whoever chose that. */
        public Choose afterFirst() {
            return new Choose(Who.YOU, count, choices, more, howMuch, Optional.empty());
        }

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
            return choices instanceof Choices.Listed
                    && listed().stream().allMatch(option -> allBenefits(option.effects()));
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
    record OnOutcome(Outcomes.On on, Phrase then, boolean atOnce) implements WithinAMove {
        @Override
        public List<Phrase> under() {
            return List.of(then);
        }

        @Override
        public boolean isBenefit() {
            return then.effect().isBenefit();
        }
    }

    /** One die by itself, and what its number brings. */
    record OneDie(Die die, List<Row> rows) implements WithinAMove {
        public OneDie {
            rows = List.copyOf(rows);
        }

        /** A range of numbers. */
        public record Row(int from, int to, List<Phrase> then, Source source) {
            public Row {
                then = List.copyOf(then);
            }
        }

        @Override
        public List<Phrase> under() {
            return rows.stream().flatMap(row -> row.then().stream()).toList();
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

        /** A progress roll has no other ways. */
        public boolean isProgress() {
            return options.getFirst().kind().isProgress();
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

    /** One of these, in place of what they stand beside: a roll, or a choice. */
    record Instead(List<Option> options, Source source) {
        public Instead {
            options = List.copyOf(options);
        }
    }

    /** How many are chosen. */
    sealed interface Count {
        record Exactly(int number) implements Count {}

        record UpTo(int number) implements Count {}

        record Any() implements Count {}

        /** So many more; of any, there are no more. */
        default Count and(int more) {
            return switch (this) {
                case Exactly(int number) -> new Exactly(number + more);
                case UpTo(int number) -> new UpTo(number + more);
                case Any any -> any;
            };
        }
    }

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

    /** A number that an action roll adds to its die. */
    sealed interface RolledStat {
        /** As it is said: iron, health, their health. */
        String name();

        /** By its place among the stats of the game. */
        record OwnStat(String name, int index) implements RolledStat {}

        record OwnMeter(Meter meter) implements RolledStat {
            @Override
            public String name() {
                return meter.name();
            }
        }

        /** Of the asset whose line it is. */
        record AssetMeter(Meter meter) implements RolledStat {
            @Override
            public String name() {
                return meter.said();
            }
        }

        /** The stat that was chosen for the asset whose line it is. */
        record OfTrait(String word) implements RolledStat {
            @Override
            public String name() {
                return "its " + word;
            }
        }

        /** Of whomever the move is for. */
        record TheirMeter(Meter meter) implements RolledStat {
            @Override
            public String name() {
                return "their " + meter.name();
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

        /** What an action roll may add; of several, one by its line. */
        default List<RolledStat> stats() {
            return switch (this) {
                case Stat(RolledStat stat) -> List.of(stat);
                case Highest(List<RolledStat> of) -> of;
                case Lowest(List<RolledStat> of) -> of;
                case Progress _, OwnProgress _ -> List.of();
            };
        }

        record Stat(RolledStat stat) implements RollKind {}

        record Highest(List<RolledStat> of) implements RollKind {
            public Highest {
                of = List.copyOf(of);
            }
        }

        record Lowest(List<RolledStat> of) implements RollKind {
            public Lowest {
                of = List.copyOf(of);
            }
        }

        /** On the track of the move. */
        record Progress(String kind) implements RollKind {}

        /** On a track of the hero's own. */
        record OwnProgress(String track) implements RollKind {}
    }
}
