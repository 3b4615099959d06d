package momentum.table.dice;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
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
 * @param isOpen whether everyone may know the secret; no dice are thrown from it any more
 */
public record Seal(String campaign, int number, String origin, String hash, String secret, boolean isOpen) {
    private static final int BYTES = 32;
    private static final SecureRandom RANDOM = new SecureRandom();

    public static Seal fresh(String campaign, int number) {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        String secret = HexFormat.of().formatHex(bytes);
        return new Seal(campaign, number, campaign, hash(secret), secret, false);
    }

    /** Whether dice can still be thrown from it. */
    public boolean isInUse() {
        return !isOpen && !secret.isEmpty();
    }

    public Seal opened() {
        return new Seal(campaign, number, origin, hash, secret, true);
    }

    /** As others may see it. */
    public Seal shown() {
        return isOpen ? this : new Seal(campaign, number, origin, hash, "", false);
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
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
