package momentum.table.codec;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.table.journal.Blob;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;

/**
 * State while a row is encoded or decoded: what later parts may refer to, and access to blobs. A snapshot has no such context
 * and is written in full.
 */
final class RowContext {
    private final Consumer<Blob> sink;
    private final BlobReader blobs;
    private final Supplier<WaitingState> before;
    private @Nullable WaitingState waiting;
    private String file = "";
    private Cause cause = Cause.NONE;

    private RowContext(Consumer<Blob> sink, BlobReader blobs, Supplier<WaitingState> before) {
        this.sink = sink;
        this.blobs = blobs;
        this.before = before;
    }

    static RowContext writing(WaitingState before, Consumer<Blob> sink) {
        return new RowContext(sink, BlobReader.NONE, () -> before);
    }

    /** For decoding; {@code before} is evaluated only where the row refers to it. */
    static RowContext reading(Supplier<WaitingState> before, BlobReader blobs) {
        return new RowContext(blob -> {}, blobs, before);
    }

    static Optional<RowContext> of(SerializationContext context) {
        return Optional.ofNullable((RowContext) context.getAttribute(RowContext.class));
    }

    static Optional<RowContext> of(DeserializationContext context) {
        return Optional.ofNullable((RowContext) context.getAttribute(RowContext.class));
    }

    void put(Blob blob) {
        sink.accept(blob);
    }

    Optional<Blob> find(String beginning) {
        return blobs.find(beginning);
    }

    /** What waits after the events so far. */
    WaitingState waiting() {
        WaitingState known = waiting;
        if (known == null) {
            known = before.get();
            waiting = known;
        }
        return known;
    }

    /** Starts an event: the file of its first line is always written. */
    void begin() {
        file = "";
    }

    /** Ends an event: later ones may refer to it. */
    void end(Event event) {
        if (event instanceof Event.Waits waits) {
            waiting = new WaitingState(waits.agenda(), waits.taken());
        }
    }

    /** The file of the last line referred to. */
    String file() {
        return file;
    }

    void file(String last) {
        file = last;
    }

    /** The cause of the last event. */
    Cause cause() {
        return cause;
    }

    void cause(Cause last) {
        cause = last;
    }
}
