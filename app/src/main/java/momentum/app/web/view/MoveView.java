package momentum.app.web.view;

import java.util.List;
import momentum.app.web.view.QuestionView.Said;
import momentum.app.web.view.QuestionView.Way;

/**
 * A move, open to be made.
 *
 * @param unavailable why it cannot be made now, or empty
 * @param about what it is about, where it is about something
 * @param parameter what it is made with, or empty
 * @param text what it does, line by line
 * @param book what the book says, as HTML, or empty
 */
public record MoveView(
        String name,
        String chapter,
        String when,
        String unavailable,
        About about,
        String parameter,
        int advised,
        List<Way> ways,
        List<Said> said,
        List<RuleLine> text,
        String book,
        String source) {

    /**
     * Whom or what a move is about.
     *
     * @param kind what it is called: vow, journey, foe, bond; empty where the move is about nothing
     * @param known those there are
     * @param ranks those a new one may have
     */
    public record About(String kind, List<String> known, boolean mayBeNew, List<String> ranks, boolean isPack) {
        static final About NOTHING = new About("", List.of(), false, List.of(), false);

        public boolean isNeeded() {
            return !kind.isEmpty();
        }
    }

    /** A line of the rule, how far in it stands, and whether it is the head of an outcome. */
    public record RuleLine(int depth, String text, String head) {}
}
