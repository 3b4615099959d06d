package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Content-addressed storage of blobs for each campaign. A blob is kept as long as its campaign. */
public interface BlobStore {
    /** Stores bytes, once however often they are put. Completes with their hash when they are durable. */
    CompletableFuture<String> put(String campaign, byte[] bytes);

    Optional<Blob> get(String campaign, String hash);

    /** The blob whose hash has this prefix. */
    Optional<Blob> find(String campaign, String beginning);

    /** The hashes of all blobs of a campaign, sorted. */
    List<String> hashes(String campaign);
}
