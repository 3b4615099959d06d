package momentum.table.dice;

import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A promise about dice: the hash of a secret is shown before the first of them is thrown, and the secret when the last one lies.
 *
 * @param campaign whose dice these are
 * @param number from 1, one after the other
 * @param form what its dice follow from besides the secret
 * @param origin what stands for the campaign in the throws: the hash before its first row; in the first form its id, or that of
 *     another that it was imported from
 * @param hash the SHA-256 of the secret, in hexadecimal digits
 * @param secret the secret, in hexadecimal digits; empty where it is not known here
 * @param since the last row there was when it was made; its dice come after
 * @param until the last row there was when it was opened; no dice come after. {@link #NOT_YET} while it is not open
 */
public record Seal(
        String campaign, int number, Form form, String origin, String hash, String secret, long since, long until) {
    public static final long NOT_YET = -1;

    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** What the dice of a seal follow from, besides its secret. */
    public enum Form {
        /** The number of the row, and words that stand in the row itself. Whoever keeps the table could choose both. */
        BY_ROW,
        /** How many rolls came before, and the words that rows before it have promised and shown. */
        BY_TURN
    }

    public static Seal fresh(String campaign, int number, String origin, long since) {
        String secret = newSecret();
        return new Seal(campaign, number, Form.BY_TURN, origin, hash(secret), secret, since, NOT_YET);
    }

    public static String newSecret() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** Whether everyone may know the secret. */
    public boolean isOpen() {
        return until != NOT_YET;
    }

    /** Whether dice can still be thrown from it. */
    public boolean isInUse() {
        return !isOpen() && !secret.isEmpty() && form == Form.BY_TURN;
    }

    public Seal opened(long after) {
        return new Seal(campaign, number, form, origin, hash, secret, since, after);
    }

    public Seal withSecret(String known) {
        return new Seal(campaign, number, form, origin, hash, known, since, until);
    }

    /** As others may see it. */
    public Seal shown() {
        return isOpen() ? this : withSecret("");
    }

    /** Whether the secret is the one that was promised. */
    public boolean isKept() {
        return hash(secret).equals(hash);
    }

    /**
     * The dice of one row.
     *
     * @param turn the number of the row's roll, or in the first form the number of the row
     */
    public SealedDice dice(long turn, String words) {
        return new SealedDice(secret, origin, turn, words);
    }

    public static String hash(String text) {
        return Sha256.of(text);
    }
}
