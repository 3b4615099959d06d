package momentum.app.web.view;

import java.util.List;
import java.util.Optional;

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
     * @param isMine whether that is the one who looks
     * @param mayAnswer whether the one who looks may answer, be it for another
     */
    record Head(
            String hero, String title, String line, String rule, String awaited, boolean isMine, boolean mayAnswer) {}

    /**
     * Roll, in one of several ways.
     *
     * @param isProgress whether only the two challenge dice are thrown
     * @param said what only the player knows, and what it would change
     */
    record Dice(Head head, List<Way> ways, boolean isProgress, List<Said> said) implements QuestionView {}

    /** One way to roll, and how likely it is to go well; the fiction it fits stands beside it. */
    record Way(String stat, String label, int value, int bonus, String fiction, OddsView odds) {}

    /** Something that only the fiction knows. */
    record Said(String word, String label) {}

    /** Which dice to throw again. */
    record Reroll(Head head, DiceView dice) implements QuestionView {}

    record Burn(Head head, DiceView dice, int momentum, int reset, String better, String beats)
            implements QuestionView {}

    record Choose(Head head, List<Choice> choices, int least, int most) implements QuestionView {
        public boolean isSingle() {
            return least == 1 && most == 1;
        }

        public String howMany() {
            if (least == most) {
                return "Choose " + most;
            }
            return least == 0 ? "Choose up to " + most + ", or none" : "Choose %d to %d".formatted(least, most);
        }
    }

    /** An option: its name, what it does, and why it cannot be taken. */
    record Choice(String label, String name, String does, String unavailable) {
        public boolean isOpen() {
            return unavailable.isEmpty();
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
     * @param ranks those a new one may have; none where a rank makes no sense
     * @param cards assets to choose from, where it is an asset
     */
    record Name(
            Head head,
            String kind,
            String ask,
            List<String> known,
            boolean mayBeNew,
            List<String> ranks,
            boolean isPack,
            List<String> cards)
            implements QuestionView {}

    /** Roll the oracle dice; the tables or the odds to choose from, where it is left open which. */
    record Oracle(Head head, boolean isOdds, Optional<String> which, List<String> choices) implements QuestionView {}
}
