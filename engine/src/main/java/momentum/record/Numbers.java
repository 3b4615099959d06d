package momentum.record;

import java.util.regex.Pattern;

/** Whole numbers as they are written in a line. */
final class Numbers {
    /** In a pattern: any whole number. */
    static final String ANY = "[+-]?\\d+";

    private static final Pattern NUMBER = Pattern.compile(ANY);

    private Numbers() {}

    static int whole(String text) {
        long number = large(text);
        if (number != (int) number) {
            throw new Unreadable(text + " is too large a number");
        }
        return (int) number;
    }

    static long large(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new Unreadable("\"" + text + "\" is not a number");
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException tooLarge) {
            throw new Unreadable(text + " is too large a number");
        }
    }
}
