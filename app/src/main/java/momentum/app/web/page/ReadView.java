package momentum.app.web.page;

import java.util.List;
import java.util.Optional;
import momentum.app.web.story.DiceView;
import org.jspecify.annotations.Nullable;

/**
 * A story as a book has it: prose, with its rolls in the margin.
 *
 * @param by who it is of, and in how many sessions
 */
public record ReadView(
        String id, String name, String by, boolean hasRolls, Contents contents, List<Block> blocks, Pages pages) {
    /**
     * What can be turned to.
     *
     * @param isAll whether these are all headings of the story, and not only those near this page
     */
    public record Contents(List<Entry> entries, boolean isAll) {}

    /**
     * A line of the contents.
     *
     * @param isHere whether it stands on this page, and others do not
     */
    public record Entry(String title, String href, boolean isSession, boolean isHere) {}

    /** Where the pages before and after this one are, and the same page with rolls or without them. */
    public record Pages(Optional<String> earlier, Optional<String> later, Optional<String> latest, String otherRolls) {}

    /** What a heading stands above. */
    public enum Rank {
        CHAPTER,
        /** Where there are no chapters. */
        SESSION,
        SESSION_IN_CHAPTER
    }

    /** A part of the text, each with its row, by which a link finds it; 0 where something before it has that. */
    public sealed interface Block {
        /**
         * A chapter or a session begins.
         *
         * @param session the row of a session that has no heading besides this one; 0 where there is none
         * @param when in words; may be empty
         * @param rank whether someone gave it its title
         */
        record Heading(long row, long session, String title, String when, Rank rank) implements Block {}

        /**
         * What someone wrote, and what was rolled around it.
         *
         * @param html nothing, where only dice were rolled
         */
        record Prose(long row, String html, boolean isOpening, List<Roll> rolls) implements Block {
            Prose with(List<Roll> more) {
                return new Prose(row, html, isOpening, more);
            }
        }

        /** What an oracle said, in the text. */
        record Oracle(long row, String question, String answer) implements Block {}
    }

    /**
     * A roll in a line of the margin.
     *
     * @param hero whose it is; empty where there is only one
     * @param outcome what it came to in the end
     * @param chosen what was chosen then; may be empty
     */
    public record Roll(long row, String move, String hero, DiceView dice, Result outcome, String chosen) {
        Roll at(long place) {
            return new Roll(place, move, hero, dice, outcome, chosen);
        }
    }

    /** What a roll came to: a letter for the style sheet, and in words. */
    public record Result(String letter, String words) {}

    /** The place of a row in the page. */
    public static @Nullable String place(long row) {
        return row > 0 ? "r" + row : null;
    }

    /** Where the page with a row is. */
    static String href(String id, long row, boolean hasRolls) {
        return "/t/%s/read?at=%d%s".formatted(id, row, hasRolls ? "" : "&rolls=no");
    }
}
