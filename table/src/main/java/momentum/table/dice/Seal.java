package momentum.table.dice;

import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A promise about dice: the hash of a secret is shown before the first of them is thrown, and the secret when the last one lies.
 * Nobody at the table can foresee a throw, and whoever keeps the table cannot choose one.
 *
 * @param campaign whose dice these are
 * @param number from 1, one after the other
 * @param origin the campaign's name in the throws; another's where this was imported from it
 * @param hash the SHA-256 of the secret, in hexadecimal digits
 * @param secret the secret, in hexadecimal digits; empty where it is not known here
 * @param since the last row there was when it was made; its dice come after
 * @param until the last row there was when it was opened; no dice come after. {@link #NOT_YET} while it is not open
 */
public record Seal(String campaign, int number, String origin, String hash, String secret, long since, long until) {
    public static final long NOT_YET = -1;

    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    public static Seal fresh(String campaign, int number, long since) {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        String secret = HexFormat.of().formatHex(bytes);
        return new Seal(campaign, number, campaign, hash(secret), secret, since, NOT_YET);
    }

    /** Whether everyone may know the secret. */
    public boolean isOpen() {
        return until != NOT_YET;
    }

    /** Whether dice can still be thrown from it. */
    public boolean isInUse() {
        return !isOpen() && !secret.isEmpty();
    }

    public Seal opened(long after) {
        return new Seal(campaign, number, origin, hash, secret, since, after);
    }

    /** As others may see it. */
    public Seal shown() {
        return isOpen() ? this : new Seal(campaign, number, origin, hash, "", since, NOT_YET);
    }

    /** Whether the secret is the one that was promised. */
    public boolean isKept() {
        return hash(secret).equals(hash);
    }

    /** The dice of one row. */
    public SealedDice dice(long row, String words) {
        return new SealedDice(secret, origin, row, words);
    }

    public static String hash(String text) {
        return Sha256.of(text);
    }
}
