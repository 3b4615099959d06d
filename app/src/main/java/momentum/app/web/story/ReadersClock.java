package momentum.app.web.story;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Moments as a reader says them, who is somewhere and reads now. */
public record ReadersClock(Instant now, ZoneId zone) {
    private static final DateTimeFormatter TODAY = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
    private static final DateTimeFormatter BEFORE = DateTimeFormatter.ofPattern("d MMM HH:mm", Locale.ENGLISH);
    private static final DateTimeFormatter SESSION = DateTimeFormatter.ofPattern("EEEE '%', d MMM", Locale.ENGLISH);
    private static final DateTimeFormatter OTHER_YEAR = DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);

    /** That of today by its hour alone. */
    public String when(Instant moment) {
        ZonedDateTime then = moment.atZone(zone);
        ZonedDateTime today = now.atZone(zone);
        if (then.toLocalDate().equals(today.toLocalDate())) {
            return TODAY.format(then);
        }
        return (then.getYear() == today.getYear() ? BEFORE : OTHER_YEAR).format(then);
    }

    /** A session as one remembers it: "Tuesday evening, 17 Nov". */
    public String session(Instant moment) {
        ZonedDateTime then = moment.atZone(zone);
        int hour = then.getHour();
        String part =
                hour < 5 ? "night" : hour < 12 ? "morning" : hour < 17 ? "afternoon" : hour < 22 ? "evening" : "night";
        return SESSION.format(then).replace("%", part);
    }

    /** What changes the words of any moment: where the reader is, and which day it is there. */
    public String day() {
        return zone.getId() + now.atZone(zone).toLocalDate();
    }
}
