package momentum.state;

import java.util.Optional;

/** A question that waits, and the name of the move it stands in, if it stands in one. */
public record OpenQuestion(Question question, Optional<String> move) {}
