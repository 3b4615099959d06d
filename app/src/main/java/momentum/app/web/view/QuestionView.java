package momentum.app.web.view;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.app.web.roll.AbilityView;
import momentum.app.web.roll.RollView;
import momentum.app.web.story.DiceView;
import momentum.dice.Die;
import momentum.rule.RiderLine;

/** A question someone must answer, as the page puts it: a form each. */
public sealed interface QuestionView {
    Head head();

    /**
     * What every question has.
     *
     * @param hero whom it is put to
     * @param title the move it belongs to
     * @param rule the line that asks
     * @param awaited who is to answer, by name
     * @param viewer what the one who looks has to do with it
     */
    record Head(String hero, String title, String line, String rule, String awaited, Answering viewer) {
        public boolean isMine() {
            return viewer == Answering.AWAITED;
        }

        public boolean mayAnswer() {
            return viewer != Answering.LOOKS_ON;
        }
    }

    /** Whether someone is to answer, may do so in place of another, or only looks on. */
    enum Answering {
        AWAITED,
        IN_PLACE_OF_ANOTHER,
        LOOKS_ON
    }

    /** Whether it is about a roll, which may be overruled. */
    default boolean isRoll() {
        return switch (this) {
            case Dice _, Reroll _, Burn _ -> true;
            case Use use -> use.dice().isPresent();
            case OneDie _, Choose _, May _, HowMuch _, Divide _, Name _, Cards _, Oracle _ -> false;
        };
    }

    /** Roll, in one of several ways; or take one of these in place of the roll. */
    record Dice(Head head, RollView roll, List<Choice> instead) implements QuestionView {}

    /**
     * Which dice to throw again.
     *
     * @param by what lets them be thrown again; empty where the move itself does
     * @param which of them may be
     */
    record Reroll(Head head, DiceView dice, String by, RiderLine.Dice which) implements QuestionView {
        /** The dice that may be thrown again, each by the name of its field. */
        public List<Again> again() {
            List<Again> challenge = List.of(
                    new Again(Die.FIRST, dice.roll().first()),
                    new Again(Die.SECOND, dice.roll().second()));
            return dice.action().isEmpty() || which == RiderLine.Dice.ONE_CHALLENGE
                    ? challenge
                    : Stream.concat(
                                    Stream.of(
                                            new Again(Die.ACTION, dice.action().getAsInt())),
                                    challenge.stream())
                            .toList();
        }

        public boolean isAll() {
            return which == RiderLine.Dice.ALL;
        }

        public boolean isOne() {
            return which == RiderLine.Dice.ONE_CHALLENGE;
        }

        public String ask() {
            return switch (which) {
                case ANY -> "Reroll any dice, or keep them";
                case ALL -> "Reroll all dice, or keep them";
                case ONE_CHALLENGE -> "Reroll one challenge die, or keep both";
            };
        }
    }

    /** A die that may be thrown again, and what it shows. */
    record Again(Die die, int shows) {
        public String field() {
            return die.name().toLowerCase(Locale.ROOT);
        }

        public String label() {
            return die == Die.ACTION ? "the action die" : "the " + shows;
        }
    }

    /**
     * Which abilities to use, if any, one after the other.
     *
     * @param dice as they lie, where they do
     */
    record Use(Head head, String ask, Optional<DiceView> dice, List<AbilityView> abilities) implements QuestionView {
        /** Whether it is the first of the ways to use one ability, or the only one. */
        public boolean isFirst(AbilityView view) {
            return AbilityView.firsts(abilities).contains(view.key());
        }
    }

    /** One die, thrown by itself. */
    record OneDie(Head head, Die die) implements QuestionView {}

    /** What a burn would make of the dice: which it beats, and what momentum falls to. */
    record Burn(Head head, DiceView dice, int momentum, int reset, String better, String beats)
            implements QuestionView {
        /** Momentum may have been set by hand since the dice fell. */
        public boolean isOfUse() {
            return !beats.isEmpty();
        }
    }

    /** What may be said with a choice, and how that is put. */
    record Said(String word, String label) {}

    /**
     * Some of several.
     *
     * @param moreIf what may be said to choose more than the most
     */
    record Choose(Head head, List<Choice> choices, int least, int most, Optional<Said> moreIf) implements QuestionView {
        /** Whether a single press answers it. */
        public boolean isSingle() {
            return most == 1 && moreIf.isEmpty() && !isPrice();
        }

        /** Whether each is taken with how much of it. */
        public boolean isPrice() {
            return choices.stream().anyMatch(choice -> choice.amount().isPresent());
        }

        /** Those that may be taken together. */
        public List<Choice> together() {
            return choices.stream().filter(choice -> !choice.isAlone()).toList();
        }

        /** Those of which one may be taken instead, before the others. */
        public List<Choice> alone() {
            return choices.stream().filter(Choice::isAlone).toList();
        }

        public boolean mayBeNone() {
            return least == 0;
        }

        public String howMany() {
            if (least == most) {
                return "Choose " + most;
            }
            return least == 0 ? "Choose up to " + most + ", or none" : "Choose %d to %d".formatted(least, most);
        }
    }

    /**
     * An option: its name, what it does, and why it cannot be taken.
     *
     * @param amount how much of it may be taken, where that is said with it
     * @param isAlone whether it is taken instead of the others, which are asked for again after it
     */
    record Choice(
            String label, String name, String does, String unavailable, Optional<HowMuchOf> amount, boolean isAlone) {
        public boolean isOpen() {
            return unavailable.isEmpty();
        }
    }

    /**
     * How much of an option may be said, and what it is where nothing is.
     *
     * @param of the meters of the hero that bear it, each what is left by those before; none where it is not theirs
     */
    record HowMuchOf(int least, int most, int advised, List<String> of) {
        public HowMuchOf {
            of = List.copyOf(of);
        }
    }

    record May(Head head, String what) implements QuestionView {}

    record HowMuch(Head head, String what, int least, int most, int advised) implements QuestionView {}

    record Divide(Head head, int amount, List<Part> parts) implements QuestionView {}

    /** A meter that can bear some of a loss. */
    record Part(String meter, int most) {}

    /**
     * Whom or what it is about.
     *
     * @param texts what there is to read of those known
     */
    record Name(Head head, String ask, SubjectView subject, Map<String, String> texts) implements QuestionView {
        public String text(String known) {
            return texts.getOrDefault(known, "");
        }
    }

    /**
     * Which card to take.
     *
     * @param price in experience; 0 where it costs none
     * @param isStrict whether those cannot be taken that the rules do not allow
     */
    record Cards(Head head, int price, List<CardView> cards, boolean isStrict) implements QuestionView {
        public boolean isShut(CardView card) {
            return isStrict && !card.isOpen();
        }
    }

    /** Roll the oracle dice; the tables or the odds to choose from, where it is left open which. */
    record Oracle(Head head, boolean isOdds, Optional<String> which, List<String> choices) implements QuestionView {}
}
