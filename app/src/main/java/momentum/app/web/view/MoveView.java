package momentum.app.web.view;

import java.util.List;
import java.util.Optional;
import momentum.app.web.roll.RollView;

/**
 * A move, open to be made.
 *
 * @param isOpen whether it can be made now, be it not just as it is filled in
 * @param hindrance why it cannot be made now as it is filled in
 * @param subject whom or what it is about, where that must be said
 * @param amount what it is made with, where that must be said
 * @param roll what will be rolled, once it is made as it is filled in
 * @param asksFirst what the table will ask before anything is rolled
 */
public record MoveView(
        Rule rule,
        boolean isOpen,
        Optional<String> hindrance,
        Optional<Subject> subject,
        Optional<Amount> amount,
        Optional<RollView> roll,
        Optional<String> asksFirst) {

    /**
     * What a move does.
     *
     * @param lines the words that run, line by line
     * @param book what the book says, as HTML; empty where it says nothing
     */
    public record Rule(String name, String when, List<RuleLine> lines, String book, String source) {}

    /**
     * Whom or what a move is about.
     *
     * @param picked which of those known it is; empty for a new one
     * @param typed the name of a new one
     * @param rank its rank
     * @param maker who makes the move, where they may do so for themselves
     */
    public record Subject(SubjectView open, String picked, String typed, String rank, Optional<String> maker) {
        /** How one of those known is called to the one who makes the move. */
        public String label(String known) {
            return maker.filter(known::equals).isPresent() ? "yourself" : known;
        }
    }

    /** A number: what of, and how much is filled in. */
    public record Amount(String what, String typed) {}

    /** A line of the rule, how far in it stands, and whether it is the head of an outcome. */
    public record RuleLine(int depth, String text, String head) {}
}
