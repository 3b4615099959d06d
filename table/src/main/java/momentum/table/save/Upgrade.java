package momentum.table.save;

/**
 * What was written in an older form, brought up to the one of today. There has been one form so far; the next one adds its step
 * here, and the oldest journal in the tests keeps opening.
 */
final class Upgrade {
    private Upgrade() {}

    static String command(int form, String text) {
        return known(form, text);
    }

    static String events(int form, String text) {
        return known(form, text);
    }

    private static String known(int form, String text) {
        if (form < 1 || form > Saved.FORM) {
            throw new IllegalArgumentException(
                    "written in form %d, by a newer version of Momentum; this one reads up to %d"
                            .formatted(form, Saved.FORM));
        }
        return text;
    }
}
