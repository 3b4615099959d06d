package momentum.play;

/** A question that waits, and the name of the move it stands in; empty where that is no move. */
public record Asked(Question question, String move) {}
