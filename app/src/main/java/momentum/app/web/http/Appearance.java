package momentum.app.web.http;

import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;

/**
 * How pages look and sound on a device.
 *
 * @param theme light, dark, or empty for what the system says
 * @param zone where the reader is, as far as their browser has told; times are shown as they are there
 * @param hasSound whether dice are heard
 */
public record Appearance(String theme, String zone, boolean hasSound) {
    public static final Appearance USUAL = new Appearance("", "", false);

    private static final List<String> THEMES = List.of("light", "dark");

    static Appearance of(String theme, String zone, String sound) {
        return USUAL.withTheme(theme).withZone(zone).withSound(sound.equals("on"));
    }

    Appearance withTheme(String wanted) {
        return new Appearance(THEMES.contains(wanted) ? wanted : "", zone, hasSound);
    }

    /** A zone that is not known here is that of the server. */
    Appearance withZone(String wanted) {
        return new Appearance(theme, isKnown(wanted) ? wanted : "", hasSound);
    }

    Appearance withSound(boolean isHeard) {
        return new Appearance(theme, zone, isHeard);
    }

    private static boolean isKnown(String zone) {
        try {
            return zone.length() <= 60
                    && !zone.isEmpty()
                    && ZoneId.of(zone).getId().equals(zone);
        } catch (DateTimeException unknown) {
            return false;
        }
    }

    public ZoneId zoneId() {
        return zone.isEmpty() ? ZoneId.systemDefault() : ZoneId.of(zone);
    }

    /** What one press more makes of it: light, dark, and what the system says. */
    public String nextTheme() {
        return switch (theme) {
            case "light" -> "dark";
            case "dark" -> "system";
            default -> "light";
        };
    }

    /** As a heading or a button says it. */
    public String themeInWords() {
        return theme.isEmpty() ? "as the system" : theme.toLowerCase(Locale.ROOT);
    }
}
