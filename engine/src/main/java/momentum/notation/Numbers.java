package momentum.notation;

import java.util.regex.Pattern;
import momentum.dice.OracleRoll;

/** Whole numbers as they are written in a line. */
final class Numbers {
    /** In a pattern: any whole number. */
    static final String ANY = "[+-]?\\d+";

    private static final Pattern NUMBER = Pattern.compile(ANY);

    private Numbers() {}

    static int whole(String text) {
        long number = large(text);
        if (number != (int) number) {
            throw new UnreadableLine(text + " is too large a number");
        }
        return (int) number;
    }

    /** What oracle dice show: 00 is 100. */
    static int oracle(String text) {
        return text.equals("00") ? OracleRoll.read(text) : whole(text);
    }

    static long large(String text) {
        if (!NUMBER.matcher(text).matches()) {
            throw new UnreadableLine("\"" + text + "\" is not a number");
        }
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException tooLarge) {
            throw new UnreadableLine(text + " is too large a number");
        }
    }
}
