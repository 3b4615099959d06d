package momentum.app.web.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;

/** A piece of the story, as the page tells it. */
public sealed interface StoryItem {
    /** The row it begins with. */
    long row();

    /** What someone wrote, with what stood there before it was rewritten. */
    record Prose(long row, String html, String text, List<String> earlier, String when, String by)
            implements StoryItem {}

    /** What a deed is about, who did it and when; what need not be said is empty. */
    record Byline(String about, String who, String when) {}

    /** Something done at the table: a move with all that came of it, or a change by hand. */
    record Deed(long row, Kind kind, String title, Byline by, List<Line> lines) implements StoryItem {
        /** Whether the rules did it, or a person. */
        public enum Kind {
            MOVE,
            BY_HAND
        }

        /** More names than these do not fit into a line. */
        private static final int LONGEST_TRAIL = 2;

        private static final int MOST_EFFECTS = 4;

        /** It went on until later, with more lines. */
        Deed with(String later, List<Line> more) {
            List<Line> all = new ArrayList<>(lines);
            all.addAll(more);
            return new Deed(row, kind, title, new Byline(by.about(), by.who(), later), List.copyOf(all));
        }

        /** The roll that it is told by: the first there was, as it was rolled at last. */
        public Optional<Line.Dice> roll() {
            Optional<Line.Dice> roll = Optional.empty();
            for (Line line : lines) {
                if (line instanceof Line.Move && roll.isPresent()) {
                    return roll;
                }
                if (line instanceof Line.Dice dice) {
                    roll = Optional.of(dice);
                }
            }
            return roll;
        }

        /** What that roll came to in the end: a burn or a person's word counts for more than the dice. */
        public Optional<Outcome> outcome() {
            Optional<Outcome> outcome = Optional.empty();
            for (Line line : lines) {
                if (line instanceof Line.Move && outcome.isPresent()) {
                    return outcome;
                }
                if (line instanceof Line.Dice dice) {
                    outcome = Optional.of(dice.dice().outcome());
                } else if (line instanceof Line.Settled settled) {
                    outcome = Optional.of(settled.to());
                }
            }
            return outcome;
        }

        /** The dice that fell last, of whatever move. */
        public Optional<Line.Dice> lastDice() {
            return lines.reversed().stream()
                    .filter(Line.Dice.class::isInstance)
                    .map(Line.Dice.class::cast)
                    .findFirst();
        }

        /** All that has come of it but for the dice that fell last, which are shown by themselves. */
        public List<Line> soFar() {
            List<Line> others = new ArrayList<>(lines);
            lastDice().ifPresent(dice -> others.remove(others.lastIndexOf(dice)));
            return List.copyOf(others);
        }

        /** What the dice that fell last came to. */
        public Optional<Outcome> lastOutcome() {
            Optional<Outcome> outcome = Optional.empty();
            for (Line line : lines) {
                if (line instanceof Line.Dice dice) {
                    outcome = Optional.of(dice.dice().outcome());
                } else if (line instanceof Line.Settled settled) {
                    outcome = Optional.of(settled.to());
                }
            }
            return outcome;
        }

        public boolean isProgressRoll() {
            return roll().filter(line -> line.dice().roll() instanceof ProgressRoll)
                    .isPresent();
        }

        /** The moves that led here, the last of them last. */
        public List<String> trail() {
            List<String> trail = new ArrayList<>();
            trail.add(title);
            for (Line line : lines) {
                if (line instanceof Line.Move(String name, String ignored) && !name.equals(trail.getLast())) {
                    trail.add(name);
                }
            }
            return List.copyOf(trail.subList(Math.max(0, trail.size() - LONGEST_TRAIL), trail.size()));
        }

        /** What came of it, in a few words. */
        public String effects() {
            List<String> brief = lines.stream()
                    .filter(Line.Change.class::isInstance)
                    .map(line -> ((Line.Change) line).brief())
                    .filter(each -> !each.isEmpty())
                    .toList();
            String some = String.join(" · ", brief.subList(0, Math.min(MOST_EFFECTS, brief.size())));
            return brief.size() > MOST_EFFECTS ? some + " …" : some;
        }

        /** What the player is to envision. */
        public List<String> prompts() {
            return lines.stream()
                    .filter(Line.Prompt.class::isInstance)
                    .map(line -> ((Line.Prompt) line).text())
                    .distinct()
                    .toList();
        }
    }

    /** A question to the oracle and what it said, on one table or on several together. */
    record Answer(long row, String question, List<Line.Oracle> said, String who, String when) implements StoryItem {
        Answer and(Line.Oracle more) {
            List<Line.Oracle> all = new ArrayList<>(said);
            all.add(more);
            return new Answer(row, question, List.copyOf(all), who, when);
        }

        /** Its words alone, as one would write them into a note. */
        public String words() {
            return String.join(", ", said.stream().map(Line.Oracle::text).toList());
        }

        /** What was rolled on. */
        public String tables() {
            return String.join(" + ", said.stream().map(Line.Oracle::table).toList());
        }
    }

    /** Rolls that were taken back, folded up. */
    record Folded(TakenBackView rolls) implements StoryItem {
        @Override
        public long row() {
            return rolls.row();
        }
    }

    /** A session begins with this row. */
    record SessionBegins(long row, int number, String when) implements StoryItem {}

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

        /**
         * A number changed, or something with a name did.
         *
         * @param brief the same in a word or two
         */
        record Change(String delta, String text, String brief, boolean isLoss, Why why) implements Line {}

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
