package momentum.app.web.security;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.Map;

/** Token buckets: a burst, and an average rate. */
public final class RateLimiter {
    private static final int MOST_KNOWN = 20_000;

    /** The size of a bucket and its refill per second. */
    record Limit(int atOnce, int aSecond) {}

    private record Left(double number, Instant at) {}

    private final InstantSource clock;
    private final Map<String, Left> all = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Left> eldest) {
            return size() > MOST_KNOWN;
        }
    };

    public RateLimiter(InstantSource clock) {
        this.clock = clock;
    }

    synchronized boolean allows(String who, Limit limit) {
        Instant now = clock.instant();
        Left left = all.getOrDefault(who, new Left(limit.atOnce(), now));
        double seconds = Math.max(0, Duration.between(left.at(), now).toMillis() / 1e3);
        double number = Math.min(limit.atOnce(), left.number() + seconds * limit.aSecond());
        boolean isAllowed = number >= 1;
        all.put(who, new Left(isAllowed ? number - 1 : number, now));
        return isAllowed;
    }
}
