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
 * A row while it is written or read: what was said in it so far, which what follows may refer to, and the way to what lies outside. What is
 * no row, such as a snapshot, has none of this, and is written in full.
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

    /** Reading: what waited before is asked for where a row refers to it, and nowhere else. */
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

    /** What waits, as far as the row has come. */
    WaitingState waiting() {
        WaitingState known = waiting;
        if (known == null) {
            known = before.get();
            waiting = known;
        }
        return known;
    }

    /** An event is told next: it says in which files its lines stand. */
    void begin() {
        file = "";
    }

    /** An event has been told. */
    void end(Event event) {
        if (event instanceof Event.Waits waits) {
            waiting = new WaitingState(waits.agenda(), waits.taken());
        }
    }

    /** The file of the last line that was referred to. */
    String file() {
        return file;
    }

    void file(String last) {
        file = last;
    }

    /** The cause that was told last. */
    Cause cause() {
        return cause;
    }

    void cause(Cause last) {
        cause = last;
    }
}
