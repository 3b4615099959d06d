package momentum.rule;

/** An effect, and the line that says it. */
public record Phrase(Effect effect, Source source) {}
