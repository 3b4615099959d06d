package momentum.table.journal;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.seat.Mode;

/**
 * Where campaigns are kept. A store that cannot do what it is asked throws {@link Trouble}, or completes with it.
 *
 * <p>The number of a row is stated by its writer, who has read the one before: a row that is not the next is refused with a
 * {@link Conflict}, and nothing of it is kept. What is appended has been made durable once the future completes.
 */
public interface Journal extends AutoCloseable {
    /** A campaign and how far it has come. */
    record Listed(Heading heading, long rows, Optional<Row> last) {}

    /** The latest played first. */
    List<Listed> campaigns();

    Optional<Heading> heading(String campaign);

    /** A new campaign with its first rows, all or nothing; a conflict where there is one by this id. */
    CompletableFuture<Void> found(Heading heading, List<Row> rows);

    /** One row or several that follow each other, all or nothing. */
    CompletableFuture<Void> append(List<Row> rows);

    /** Those above one number and up to another, in order. */
    List<Row> rows(String campaign, long above, long upTo);

    long last(String campaign);

    CompletableFuture<Void> rename(String campaign, String name);

    CompletableFuture<Void> play(String campaign, Mode mode);

    /** What stands beside the rows. */
    Cabinet cabinet();

    /** Keeps a snapshot, when there is time for it; nobody waits for this. */
    void keep(Snapshot snapshot);

    /** The latest snapshot of a row at most so high. */
    Optional<Snapshot> snapshot(String campaign, long atMost);

    /** A whole copy of everything, in a file that is not there yet. */
    void backup(Path file);

    @Override
    void close();
}
