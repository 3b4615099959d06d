package momentum.table.codec;

import java.util.Optional;
import momentum.table.journal.Blob;

/** Where a row's text finds what lies outside of it. */
@FunctionalInterface
public interface BlobReader {
    /** For texts that are known to be whole in themselves. */
    BlobReader NONE = beginning -> Optional.empty();

    /** The blob whose hash is this, or begins so. */
    Optional<Blob> find(String beginning);
}
