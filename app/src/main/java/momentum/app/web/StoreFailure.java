package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerResponse;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import momentum.table.journal.StoreException;

/** What a page says when the store fails: what is wrong, that nothing said before is lost, and that this was not written. */
record StoreFailure(Status status, String title, String text) {
    private static final int RETRY_AFTER_SECONDS = 10;
    private static final Status NO_ROOM = Status.create(507, "Insufficient Storage");

    /** The failure of the store behind an exception, if it was that. */
    static Optional<StoreFailure> of(Throwable failure) {
        Throwable cause = failure;
        while ((cause instanceof CompletionException || cause instanceof ExecutionException)
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof StoreException store ? Optional.of(of(store)) : Optional.empty();
    }

    private static StoreFailure of(StoreException failure) {
        String title = switch (failure.reason()) {
            case NO_ROOM -> "The disk is full";
            case LOCKED -> "The file of campaigns is locked";
            case READ_ONLY -> "The file of campaigns cannot be written";
            case DAMAGED -> "The file of campaigns is damaged";
            case GONE -> "The file of campaigns is gone";
            case OTHER -> "The file of campaigns cannot be used";
        };
        return new StoreFailure(
                failure.reason() == StoreException.Reason.NO_ROOM ? NO_ROOM : Status.SERVICE_UNAVAILABLE_503,
                title,
                withoutPath(failure)
                        + " This was not written. Nothing that was said before is lost. Try again when that is mended.");
    }

    /** A guest at the table need not know where on the host's disk the file lies. */
    private static String withoutPath(StoreException failure) {
        return String.valueOf(failure.getMessage()).replaceAll("/\\S*/(?=\\S)", "");
    }

    void mark(ServerResponse response) {
        response.header(HeaderNames.RETRY_AFTER, Integer.toString(RETRY_AFTER_SECONDS));
    }
}
