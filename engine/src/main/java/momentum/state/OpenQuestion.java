package momentum.state;

/** A question that waits, and the name of the move it stands in; empty where that is no move. */
public record OpenQuestion(Question question, String move) {}
