package momentum.play;

import momentum.rule.Source;
import momentum.state.Frame;

/** Why something happened: the move, the hero who made it, and the line that says so. */
public record Cause(String move, String hero, Source source, String reason) {
    /** For what is no change on the sheet, and needs no reason. */
    public static final Cause NONE = byHand("", "");

    public static Cause of(Frame frame, Source source) {
        String move = frame.move().name();
        return new Cause(
                move, frame.hero(), source, move.isEmpty() ? frame.move().when() : "");
    }

    public static Cause byHand(String hero, String reason) {
        return new Cause("", hero, Source.BY_HAND, reason);
    }

    /** In a line: "Face Danger, adventure.moves:14". */
    public String inWords() {
        return (move.isEmpty() ? "" : move + ", ") + source + (reason.isEmpty() ? "" : " (" + reason + ")");
    }
}
