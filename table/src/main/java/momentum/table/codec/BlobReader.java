package momentum.table.codec;

import java.util.Optional;
import momentum.table.journal.Blob;

/** Resolves the blobs that a row refers to. */
@FunctionalInterface
public interface BlobReader {
    /** For texts without references. */
    BlobReader NONE = beginning -> Optional.empty();

    /** The blob with this hash or prefix of a hash. */
    Optional<Blob> find(String beginning);
}
