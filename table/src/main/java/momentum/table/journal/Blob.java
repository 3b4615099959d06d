package momentum.table.journal;

import java.nio.charset.StandardCharsets;
import momentum.table.dice.Sha256;

/** Content stored outside the rows, addressed by its hash: a long text, a picture, a line of a rulebook. */
public final class Blob {
    /** The largest size: enough for a large picture. */
    public static final int MOST_BYTES = 8 << 20;

    private final String hash;
    private final byte[] bytes;

    private Blob(String hash, byte[] bytes) {
        this.hash = hash;
        this.bytes = bytes;
    }

    public static Blob of(byte[] bytes) {
        if (bytes.length > MOST_BYTES) {
            throw new StoreException("That is too large to keep: %,d bytes, where %,d are the most."
                    .formatted(bytes.length, MOST_BYTES));
        }
        return new Blob(Sha256.of(bytes), bytes.clone());
    }

    public static Blob of(String text) {
        return of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The SHA-256 of the bytes, in hexadecimal digits. */
    public String hash() {
        return hash;
    }

    public byte[] bytes() {
        return bytes.clone();
    }

    public int size() {
        return bytes.length;
    }

    public String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Blob blob && blob.hash.equals(hash);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }

    @Override
    public String toString() {
        return "%d bytes %s".formatted(bytes.length, hash);
    }
}
