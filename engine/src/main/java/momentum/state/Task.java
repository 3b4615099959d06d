package momentum.state;

import momentum.rule.Phrase;

/** Something still to do, and what its words refer to. */
public sealed interface Task {
    Frame frame();

    Task withFrame(Frame changed);

    /** A line to carry out. */
    record Do(Phrase phrase, Frame frame) implements Task {
        @Override
        public Task withFrame(Frame changed) {
            return new Do(phrase, changed);
        }
    }

    /** A question that waits for its answer. */
    record Ask(Question question, Frame frame) implements Task {
        @Override
        public Task withFrame(Frame changed) {
            return new Ask(question, changed);
        }
    }
}
