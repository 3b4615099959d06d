package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** What campaigns keep outside their rows, each by its hash. What a campaign has put here stays as long as the campaign does. */
public interface BlobStore {
    /** Keeps some bytes, once however often they are put. The answer is their hash, once they are durable. */
    CompletableFuture<String> put(String campaign, byte[] bytes);

    Optional<Blob> get(String campaign, String hash);

    /** The one whose hash begins so. */
    Optional<Blob> find(String campaign, String beginning);

    /** All that a campaign has, in order. */
    List<String> hashes(String campaign);
}
