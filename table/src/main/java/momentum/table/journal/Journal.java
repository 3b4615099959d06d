package momentum.table.journal;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Mode;

/**
 * The store of campaigns. Failures are thrown as {@link StoreException}, or complete the future with it.
 *
 * <p>Writers state the number of a row (optimistic locking): a row that is not the next is rejected with a {@link Conflict}. A
 * completed future means that the rows are durable. The store adds the hash of each row, see {@link HashChain}.
 */
public interface Journal extends AutoCloseable {
    /** A campaign, its number of rows and its last row. */
    record CampaignSummary(Heading heading, long rows, Optional<Row> last) {}

    /** All campaigns, the latest played first, including archived and deleted ones. */
    List<CampaignSummary> campaigns();

    /** All War Slates in the same order: they have headings, rows and settings as campaigns do. */
    List<CampaignSummary> slates();

    Optional<Heading> heading(String campaign);

    /** Creates a campaign with its first rows, their blobs and its seals, atomically; a conflict if the id exists. */
    CompletableFuture<Void> found(Heading heading, RowBatch first);

    /** Appends rows atomically; {@link NotAllowed} if their author's seat is revoked or the campaign is deleted. */
    CompletableFuture<Void> append(RowBatch rows);

    /** The rows above one number and up to another, in order. */
    List<Row> rows(String campaign, long above, long upTo);

    /** All rows without their content, in order. */
    List<RowOutline> outline(String campaign);

    long last(String campaign);

    /** The rows about the dice, in order. */
    List<Row> diceRows(String campaign);

    /** The last row up to some row for which the program has thrown dice. */
    Optional<Row> lastThrown(String campaign, long upTo);

    CompletableFuture<Void> rename(String campaign, String name);

    CompletableFuture<Void> play(String campaign, Mode mode);

    /** Archives a campaign, or lists it again if empty. */
    CompletableFuture<Void> archive(String campaign, Optional<Instant> since);

    /** Marks a campaign as deleted until it is purged, or restores it if empty. */
    CompletableFuture<Void> delete(String campaign, Optional<Instant> since);

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
