package momentum.table.journal;

import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;

/**
 * Times as the journal keeps them: in milliseconds, from 1970 to 9999. A clock that was set wrong may give any other; nothing must fail
 * for that.
 */
public final class StoredTime {
    private static final Instant FIRST = Instant.EPOCH;
    private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    private StoredTime() {}

    public static boolean isValid(Instant time) {
        return !time.isBefore(FIRST) && !time.isAfter(LAST);
    }

    /** A clock that never gives a time that cannot be kept. */
    public static InstantSource of(InstantSource clock) {
        return () -> {
            Instant now = clock.instant();
            Instant within = now.isBefore(FIRST) ? FIRST : now.isAfter(LAST) ? LAST : now;
            return within.truncatedTo(ChronoUnit.MILLIS);
        };
    }
}
