package momentum.table.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.random.RandomGenerator;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The dice of one row, derived from a secret, the campaign, the number of the roll and the words that the seats have added.
 *
 * <p>The HMAC-SHA256 of {@code "<campaign> <turn> <block> <words>"}, with the secret's digits as its key, gives eight numbers of
 * four bytes each, the highest first; blocks are counted from 0. A die of n faces takes the next number that is below the
 * greatest multiple of n, so that every face is as likely as the others, and shows the remainder by n, plus one.
 */
public final class SealedDice implements RandomGenerator {
    private static final long NUMBERS = 1L << 32;

    private final Mac mac;
    private final String campaign;
    private final long turn;
    private final String words;
    private ByteBuffer numbers = ByteBuffer.allocate(0);
    private int block;

    SealedDice(String secret, String campaign, long turn, String words) {
        this.campaign = campaign;
        this.turn = turn;
        this.words = words;
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java has HmacSHA256", e);
        }
    }

    @Override
    public int nextInt(int bound) {
        long limit = NUMBERS - NUMBERS % bound;
        long number;
        do {
            number = Integer.toUnsignedLong(nextInt());
        } while (number >= limit);
        return (int) (number % bound);
    }

    @Override
    public int nextInt() {
        if (!numbers.hasRemaining()) {
            // Not formatted: some languages have digits of their own, and dice are the same everywhere.
            String text = campaign + " " + turn + " " + block++ + " " + words;
            numbers = ByteBuffer.wrap(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        }
        return numbers.getInt();
    }

    @Override
    public long nextLong() {
        return ((long) nextInt() << 32) | Integer.toUnsignedLong(nextInt());
    }
}
