package momentum.app.web;

import java.util.Optional;
import java.util.concurrent.CompletionException;
import momentum.table.journal.Conflict;
import momentum.table.journal.NotAllowed;

/** Why the store did not take a write, for the one who sent it. */
final class WriteRefusal {
    private WriteRefusal() {}

    /** What the store says of a seat that has lost its right; empty if it says anything else. */
    static Optional<NotAllowed> of(Throwable failure) {
        return failure instanceof NotAllowed refused
                ? Optional.of(refused)
                : Optional.ofNullable(failure.getCause()).flatMap(WriteRefusal::of);
    }

    /** A sentence for a form that can be sent again. What only a page of its own can tell is thrown on. */
    static String why(CompletionException failure) {
        if (failure.getCause() instanceof Conflict) {
            return "Someone else was quicker. Look, and send it again.";
        }
        return of(failure)
                .filter(refused -> refused.reason() == NotAllowed.Reason.NO_ROOM)
                .orElseThrow(() -> failure)
                .why();
    }
}
