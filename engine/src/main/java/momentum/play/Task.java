package momentum.play;

import momentum.rule.Phrase;

/** Something still to do, and what its words refer to. */
public record Task(Work work, Frame frame) {
    /** A line to carry out, or a question that waits. */
    public sealed interface Work {
        record Do(Phrase phrase) implements Work {}

        record Ask(Question question) implements Work {}
    }

    Task withFrame(Frame changed) {
        return new Task(work, changed);
    }
}
