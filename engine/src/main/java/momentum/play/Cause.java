package momentum.play;

import java.util.Optional;
import momentum.rule.Move;
import momentum.rule.Source;
import momentum.state.Frame;
import momentum.state.MoveCall.Origin;

/**
 * Why something happened.
 *
 * @param move what was made, if it was a move
 * @param hero who made it, or who did so by hand; nobody, where the table did
 * @param source the line that says so
 * @param reason what a person gave as one
 */
public record Cause(Optional<String> move, Optional<String> hero, Source source, Optional<String> reason) {
    /** For what is no change on the sheet, and needs no reason. */
    public static final Cause NONE = byHand("");

    public static Cause of(Frame frame, Source source) {
        Optional<String> hero = Optional.of(frame.hero());
        return switch (frame.made().origin()) {
            case Origin.OfMove(Move move) -> new Cause(Optional.of(move.name()), hero, source, Optional.empty());
            case Origin.ByHand(String reason) -> new Cause(Optional.empty(), hero, source, said(reason));
        };
    }

    /** Done for a hero, where there is one yet, with a reason or without. */
    public static Cause byHand(String hero, String reason) {
        return new Cause(Optional.empty(), said(hero), Source.BY_HAND, said(reason));
    }

    /** Done to the whole table, with a reason or without. */
    public static Cause byHand(String reason) {
        return new Cause(Optional.empty(), Optional.empty(), Source.BY_HAND, said(reason));
    }

    /** The same, by another line. */
    public Cause at(Source line) {
        return new Cause(move, hero, line, reason);
    }

    private static Optional<String> said(String text) {
        return text.isEmpty() ? Optional.empty() : Optional.of(text);
    }

    /** In a line: "Face Danger, adventure.moves:14". */
    public String inWords() {
        return move.map(name -> name + ", ").orElse("")
                + source
                + reason.map(why -> " (" + why + ")").orElse("");
    }
}
