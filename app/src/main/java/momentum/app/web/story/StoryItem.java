package momentum.app.web.story;

import java.util.ArrayList;
import java.util.List;
import momentum.dice.Outcome;

/** A piece of the story, as the page tells it. */
public sealed interface StoryItem {
    /** The row it begins with. */
    long row();

    /** What someone wrote, with what stood there before it was rewritten. */
    record Prose(long row, String html, String text, List<String> earlier, String when, String by)
            implements StoryItem {}

    /**
     * Something done at the table: a move with all that came of it, or a change by hand.
     *
     * @param by the hero it is about, or the reason for it
     * @param who the person who did it; empty where there are no seats
     */
    record Deed(long row, String title, String by, String who, String when, List<Line> lines) implements StoryItem {
        /** It went on until later, with more lines. */
        Deed with(String later, List<Line> more) {
            List<Line> all = new ArrayList<>(lines);
            all.addAll(more);
            return new Deed(row, title, by, who, later, List.copyOf(all));
        }
    }

    /** A question to the oracle and what it said. */
    record Answer(long row, String question, Line.Oracle answer, String who, String when) implements StoryItem {}

    /** Rolls that were taken back, folded up. */
    record Folded(TakenBackView rolls) implements StoryItem {
        @Override
        public long row() {
            return rolls.row();
        }
    }

    /** News of the dice themselves. */
    record News(long row, String text, String when) implements StoryItem {}

    /** One thing that happened. */
    sealed interface Line {
        /** A roll; dice that someone rolled in their hand were typed in. */
        record Dice(DiceView dice, boolean isTypedIn) implements Line {}

        /** From here on it is someone else who acts. */
        record Who(String name) implements Line {}

        /** A roll comes to something else than its dice show. */
        record Settled(String text, String reason, Outcome to, Why why) implements Line {}

        /** A number changed, or something with a name did. */
        record Change(String delta, String text, boolean isLoss, Why why) implements Line {}

        record Chosen(String label) implements Line {}

        /** Another move, which this one led to. */
        record Move(String name, String by) implements Line {}

        /** Something to envision. */
        record Prompt(String text) implements Line {}

        record Oracle(String table, int value, String text, boolean isMatch, boolean isTypedIn) implements Line {}

        /** Rolls in the middle of it that were taken back. */
        record Folded(TakenBackView rolls) implements Line {}

        /** A rule was bent. */
        record Bent(String text) implements Line {}
    }

    /**
     * Why something changed.
     *
     * @param line the rule's own words; empty where a person did it by hand
     * @param roll the dice that led to it, or empty
     */
    record Why(String move, String line, String where, String reason, String roll) {}
}
