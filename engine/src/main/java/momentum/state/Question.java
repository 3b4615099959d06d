package momentum.state;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.phrase.Printer;
import momentum.rule.Effect;
import momentum.rule.Meter;
import momentum.rule.Option;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Source;

/** What someone must say before play goes on. */
public sealed interface Question {
    /** The hero it is put to. */
    String hero();

    /** The line that asks. */
    Source source();

    /** Roll the dice, and say which of the ways to roll it is, if there are several. */
    record Dice(String hero, Effect.Roll roll, Source source) implements Question {}

    /**
     * Some dice may be rolled again.
     *
     * @param by the rider that lets them be, and says which; none, where the move does: any of them
     */
    record Reroll(String hero, Cast cast, Optional<AbilityRef> by, Source source) implements Question {
        /** Which dice may be thrown again. */
        public RiderLine.Dice dice(Rulebook rulebook) {
            return by.flatMap(ref -> ref.rider(rulebook))
                    .flatMap(rider -> rider.lines().stream()
                            .filter(line -> line.effect() instanceof RiderLine.Reroll)
                            .map(line -> ((RiderLine.Reroll) line.effect()).dice())
                            .findFirst())
                    .orElse(RiderLine.Dice.ANY);
        }

        /** Every set of dice that may be thrown again, but for none. */
        public List<Set<Die>> sets(Rulebook rulebook) {
            List<Die> there = Stream.of(Die.values())
                    .filter(die -> cast.isAction() || die != Die.ACTION)
                    .toList();
            return switch (dice(rulebook)) {
                case ALL -> List.of(EnumSet.copyOf(there));
                case ONE_CHALLENGE -> List.of(EnumSet.of(Die.FIRST), EnumSet.of(Die.SECOND));
                case ANY -> {
                    List<Set<Die>> sets = new ArrayList<>();
                    for (Die die : there) {
                        for (Set<Die> set : List.copyOf(sets)) {
                            Set<Die> more = EnumSet.copyOf(set);
                            more.add(die);
                            sets.add(more);
                        }
                        sets.add(EnumSet.of(die));
                    }
                    yield sets;
                }
            };
        }
    }

    /**
     * Abilities may be used, one after the other, until no more is wanted.
     *
     * @param riders those that have something to do with it, though some cannot be used now
     * @param cast the dice, where they lie already
     * @param option what was chosen and is done unless something else is done instead
     */
    record Use(
            String hero,
            Moment moment,
            List<AbilityRef> riders,
            Optional<Cast> cast,
            Optional<Option> option,
            Source source)
            implements Question {
        public Use {
            riders = List.copyOf(riders);
        }

        public Use withCast(Cast changed) {
            return new Use(hero, moment, riders, Optional.of(changed), option, source);
        }

        public Use without(AbilityRef used) {
            return new Use(
                    hero,
                    moment,
                    riders.stream().filter(each -> !each.equals(used)).toList(),
                    cast,
                    Optional.empty(),
                    source);
        }
    }

    /** When abilities are offered. */
    enum Moment {
        /** The move begins, and has no dice or may be made otherwise. */
        BEGINNING,
        /** The dice lie. */
        DICE_LIE,
        /** Something has happened. */
        EVENT
    }

    /** One die is thrown by itself, for this line. */
    record OneDie(String hero, Die die, Effect effect, Source source) implements Question {}

    /** Momentum may be burned for a better outcome. */
    record Burn(String hero, Cast cast, Outcome better, Source source) implements Question {}

    /**
     * Some of several; to focus is to choose one of what was chosen before.
     *
     * @param unavailable why an option cannot be taken, by its place; those that can are not in it
     * @param terms how much of an option is taken, and which stand alone
     */
    record Choose(
            String hero,
            List<Option> options,
            Map<Integer, String> unavailable,
            HowMany howMany,
            boolean focus,
            Source source,
            Terms terms)
            implements Question {
        public Choose(
                String hero,
                List<Option> options,
                Map<Integer, String> unavailable,
                HowMany howMany,
                boolean focus,
                Source source) {
            this(hero, options, unavailable, howMany, focus, source, Terms.PLAIN);
        }

        public int least() {
            return howMany.least();
        }

        public int most() {
            return howMany.most();
        }

        /** Each with its label and what stands against it. */
        public List<Choice> choices() {
            List<Choice> choices = new ArrayList<>(options.size());
            for (int i = 0; i < options.size(); i++) {
                Option option = options.get(i);
                choices.add(new Choice(
                        Printer.label(option),
                        option,
                        Optional.ofNullable(unavailable.get(i)),
                        terms.range(i),
                        isAlone(i)));
            }
            return choices;
        }

        /** Whether an option is chosen by itself, before the others. */
        public boolean isAlone(int place) {
            return place >= options.size() - terms.alone();
        }

        /** Those that may be chosen together. */
        public int together() {
            return options.size() - terms.alone();
        }
    }

    /**
     * What is said with a choice besides what is chosen.
     *
     * @param least the least that may be said of an option that leaves open how much
     * @param most the most
     * @param advised what is taken where nothing is said, by the place of the option; others take no amount
     * @param line the line that asks, where it has options that stand alone; they are the last
     */
    record Terms(int least, int most, Map<Integer, Integer> advised, Optional<Effect.Choose> line) {
        public static final Terms PLAIN = new Terms(0, 0, Map.of(), Optional.empty());

        /** How much of an option may be taken. */
        public Optional<Range> range(int place) {
            return Optional.ofNullable(advised.get(place)).map(doubt -> new Range(least, most, doubt));
        }

        private int alone() {
            return line.flatMap(Effect.Choose::first)
                    .map(first -> first.options().size())
                    .orElse(0);
        }
    }

    /** How much may be said, and what is advised. */
    record Range(int least, int most, int advised) {
        public boolean allows(int amount) {
            return least <= amount && amount <= most;
        }
    }

    /** How many may be chosen; and how many more by whoever can say that something is so. */
    record HowMany(int least, int most, Optional<IfSaid> more) {
        public static final HowMany ONE = new HowMany(1, 1, Optional.empty());

        /** As it is asked: "2", "up to 2", "1 to 2". */
        public String inWords() {
            if (least == most) {
                return Integer.toString(most);
            }
            return (least == 0 ? "up to " : least + " to ") + most;
        }

        /** Of so many as can be taken now: nobody must choose more than there are. */
        public HowMany of(int available) {
            return least <= available ? this : new HowMany(available, most, more);
        }

        public boolean allows(int chosen) {
            return least <= chosen && chosen <= most;
        }

        /** By someone who says this. */
        public HowMany saying(Set<String> said) {
            return more.isPresent() && said.contains(more.get().word())
                    ? new HowMany(least, most + more.get().number(), Optional.empty())
                    : this;
        }
    }

    /** So many more, where the person says so. */
    record IfSaid(int number, String word) {}

    /** Whether to do what one may. */
    record May(String hero, Effect.Offered effect, Source source) implements Question {}

    /**
     * How much of something.
     *
     * @param what a meter, or what the move is made with
     * @param effect the line that leaves it open; nothing, where it is what the move is made with
     */
    record HowMuch(
            String hero, String what, int least, int most, int advised, Optional<Effect.OfAmount> effect, Source source)
            implements Question {}

    /** So much is lost, divided among meters, each up to what it has. */
    record Divide(String hero, int amount, List<Meter> meters, List<Integer> most, Source source) implements Question {}

    /**
     * Which track, person or companion, of those known; or a new one.
     *
     * @param kind the kind of track, or of someone, where it must be of one
     */
    record Name(
            String hero,
            What what,
            Optional<String> kind,
            List<String> known,
            boolean mayBeNew,
            Set<String> ranks,
            Then then,
            Source source)
            implements Question {
        public Name {
            ranks = MoveCall.sorted(ranks);
        }

        /** The same, with these to name. */
        public Name among(List<String> changed) {
            return changed.equals(known)
                    ? this
                    : new Name(hero, what, kind, List.copyOf(changed), mayBeNew, ranks, then, source);
        }

        /** In a word: the kind that it must be of, or what it is at all. */
        public String wanted() {
            return kind.orElse(
                    switch (what) {
                        case ASSET, ABILITY -> "asset";
                        case CHOICE -> "choice";
                        case TRACK, FOES, BOND, ALLY, COMPANION, ANYONE -> "track";
                    });
        }
    }

    /**
     * The oracle dice: on a table or on the odds, where it is not left open which.
     *
     * @param previous what came up just before, where two are rolled
     */
    record Oracle(
            String hero,
            boolean odds,
            Optional<String> which,
            int times,
            Optional<String> previous,
            boolean worse,
            Source source)
            implements Question {
        public Oracle after(String result) {
            return new Oracle(hero, odds, which, times, Optional.of(result), worse, source);
        }
    }

    /**
     * An option, and why it cannot be taken, if it cannot.
     *
     * @param amount how much of it may be taken, where that is said with it
     * @param isAlone whether it is taken by itself: the others are asked for again once it is settled
     */
    record Choice(String label, Option option, Optional<String> unavailable, Optional<Range> amount, boolean isAlone) {
        public boolean isAvailable() {
            return unavailable.isEmpty();
        }
    }

    /** What is to be named. */
    enum What {
        TRACK,
        FOES,
        BOND,
        ALLY,
        COMPANION,
        ANYONE,
        ASSET,
        ABILITY,
        /** One of the values that something on a card can have. */
        CHOICE
    }

    /** What the name is for. */
    sealed interface Then {
        record BeginMove() implements Then {}

        /** The ally who is named makes a move. */
        record ByAlly(String move, Optional<String> stat, OptionalInt amount) implements Then {}

        /** What is fought over and named is harmed so much. */
        record InflictHarm(int harm) implements Then {}

        /** Which challenge die shows this number from now on. */
        record ReplaceDie(int number) implements Then {}

        /** So often progress is lost on the track that is named. */
        record LoseProgress(int times) implements Then {}

        /**
         * A card is named, and comes to the hero.
         *
         * @param price in experience; 0, where it is paid otherwise
         */
        record AddAsset(int price) implements Then {}

        record MarkAbility(int price) implements Then {}

        /** Which ability of a card that has just been added is marked first. */
        record FirstAbility(String card) implements Then {}

        record ChooseTrait(String card, String word) implements Then {}
    }
}
