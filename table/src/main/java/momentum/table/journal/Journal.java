package momentum.table.journal;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.seat.Mode;

/**
 * The store of campaigns. Failures are thrown as {@link StoreException}, or complete the future with it.
 *
 * <p>Writers state the number of a row (optimistic locking): a row that is not the next is rejected with a {@link Conflict}. A
 * completed future means that the rows are durable. Every change names the seat it is made by, if any, see {@link Author}. The store adds the hash of each row, see {@link HashChain}.
 */
public interface Journal extends AutoCloseable {
    /** The most campaigns that a host begins; those that are deleted do not count, and local use has no bound. */
    int MOST_CAMPAIGNS = 1_000;

    /** A campaign, its number of rows and its last row. */
    record CampaignSummary(Heading heading, long rows, Optional<Row> last) {}

    /** All campaigns, the latest played first, including archived and deleted ones. */
    List<CampaignSummary> campaigns();

    /** All War Slates in the same order: they have headings, rows and settings as campaigns do. */
    List<CampaignSummary> slates();

    Optional<Heading> heading(String campaign);

    /** What a host is told who has too many campaigns. */
    static NotAllowed noRoom() {
        return new NotAllowed(
                NotAllowed.Reason.NO_ROOM,
                "There is room for %,d campaigns here. Delete one, and there is room again.".formatted(MOST_CAMPAIGNS));
    }

    /**
     * Creates a campaign with its first rows, their blobs and its seals, atomically; a conflict if the id exists, {@link NotAllowed} if its
     * author may not, or has too many.
     */
    CompletableFuture<Void> found(Heading heading, RowBatch first);

    /** Appends rows atomically; {@link NotAllowed} if their author's seat is revoked or the campaign is deleted. */
    CompletableFuture<Void> append(RowBatch rows);

    /** The rows above one number and up to another, in order. */
    List<Row> rows(String campaign, long above, long upTo);

    /** All rows without their content, in order. */
    List<RowOutline> outline(String campaign);

    /** The rows in which a hero joins or is renamed, above one number, in order. */
    List<Long> heroRows(String campaign, long above);

    /** The rows in which a note is written, rewritten, moved or removed, above one number, in order. */
    List<Long> noteRows(String campaign, long above);

    long last(String campaign);

    /** The last row and the seats; of a campaign that is not there, none. */
    CampaignState state(String campaign);

    /** The rows about the dice, in order. */
    List<Row> diceRows(String campaign);

    /** The last row up to some row for which the program has thrown dice. */
    Optional<Row> lastThrown(String campaign, long upTo);

    CompletableFuture<Void> rename(Optional<Author> by, String campaign, String name);

    CompletableFuture<Void> play(Optional<Author> by, String campaign, Mode mode);

    /** Archives a campaign, or lists it again if empty. */
    CompletableFuture<Void> archive(Optional<Author> by, String campaign, Optional<Instant> since);

    /** Marks a campaign as deleted until it is purged, or restores it if empty. */
    CompletableFuture<Void> delete(Optional<Author> by, String campaign, Optional<Instant> since);

    /** Permanently removes campaigns that were deleted before a time. Completes with their number. */
    CompletableFuture<Integer> purge(Instant deletedBefore);

    /** Changes a setting of a campaign's heading, or removes it if empty. */
    CompletableFuture<Void> set(String campaign, String setting, Optional<String> value);

    /** The store of seats, seals and asides. */
    TableStore tableStore();

    BlobStore blobs();

    /** Stores a snapshot asynchronously; callers do not wait for it. */
    void keep(Snapshot snapshot);

    /** The latest snapshot at or before a row. */
    Optional<Snapshot> snapshot(String campaign, long atMost);

    /** Copies the whole store to a new file. */
    void backup(Path file);

    @Override
    void close();
}
