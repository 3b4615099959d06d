package momentum.app.web.security;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Codes that each stand for a secret, once and for a few minutes. The arguments of a program can be read by everyone on the machine, so
 * that what starts the browser is given such a code, and never a secret that lasts.
 */
public final class OneTimeCodes {
    private static final Duration LASTS = Duration.ofMinutes(5);
    private static final int BYTES = 20;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final InstantSource clock;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();

    private record Kept(String secret, Instant until) {}

    public OneTimeCodes(InstantSource clock) {
        this.clock = clock;
    }

    public String issue(String secret) {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        String code = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        kept.put(code, new Kept(secret, clock.instant().plus(LASTS)));
        return code;
    }

    /** Whether a code can still be redeemed; asking does not use it up. */
    public boolean isValid(String code) {
        return Optional.ofNullable(kept.get(code)).filter(this::isInTime).isPresent();
    }

    /** The secret, for the first who asks in time. */
    public Optional<String> redeem(String code) {
        return Optional.ofNullable(kept.remove(code)).filter(this::isInTime).map(Kept::secret);
    }

    private boolean isInTime(Kept each) {
        return clock.instant().isBefore(each.until);
    }
}
