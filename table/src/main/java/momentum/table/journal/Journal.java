package momentum.table.journal;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.seat.Mode;

/**
 * Where campaigns are kept. A store that cannot do what it is asked throws {@link StoreException}, or completes with it.
 *
 * <p>The number of a row is stated by its writer, who has read the one before: a row that is not the next is refused with a
 * {@link Conflict}, and nothing of it is kept. What is appended has been made durable once the future completes. The store gives each row
 * its hash as it writes it, see {@link HashChain}.
 */
public interface Journal extends AutoCloseable {
    /** A campaign and how far it has come. */
    record CampaignSummary(Heading heading, long rows, Optional<Row> last) {}

    /** All there are, the latest played first; those put away or deleted as well, as their headings say. */
    List<CampaignSummary> campaigns();

    Optional<Heading> heading(String campaign);

    /** A new campaign with its first rows and what they refer to, all or nothing; a conflict where there is one by this id. */
    CompletableFuture<Void> found(Heading heading, RowBatch first);

    /** All of them or nothing; {@link NotAllowed} where their author's seat is revoked or the campaign is deleted. */
    CompletableFuture<Void> append(RowBatch rows);

    /** Those above one number and up to another, in order. */
    List<Row> rows(String campaign, long above, long upTo);

    /** All of them, in order, without what is in them. */
    List<RowOutline> outline(String campaign);

    long last(String campaign);

    CompletableFuture<Void> rename(String campaign, String name);

    CompletableFuture<Void> play(String campaign, Mode mode);

    /** Puts a campaign away, out of the list; or takes it back, by nothing. */
    CompletableFuture<Void> archive(String campaign, Optional<Instant> since);

    /** Deletes a campaign, which stays to be brought back until it is purged; or brings it back, by nothing. */
    CompletableFuture<Void> delete(String campaign, Optional<Instant> since);

    /** Removes for good, with all that belongs to them, the campaigns that were deleted before. The answer is how many. */
    CompletableFuture<Integer> purge(Instant deletedBefore);

    /** Changes a setting of a campaign's heading; or removes it, by nothing. */
    CompletableFuture<Void> set(String campaign, String setting, Optional<String> value);

    /** What stands beside the rows. */
    TableStore tableStore();

    BlobStore blobs();

    /** Keeps a snapshot, when there is time for it; nobody waits for this. */
    void keep(Snapshot snapshot);

    /** The latest snapshot of a row at most so high. */
    Optional<Snapshot> snapshot(String campaign, long atMost);

    /** A whole copy of everything, in a file that is not there yet. */
    void backup(Path file);

    @Override
    void close();
}
