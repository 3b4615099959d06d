package momentum.app.play;

import java.nio.charset.Charset;
import momentum.dice.Outcome;

/**
 * How words look: with colour or without, and with signs to please the eye or, for those who listen or read with their fingers,
 * with words alone.
 */
record Look(boolean colour, boolean plain, boolean blocks, int width) {
    private static final int NARROW = 80;
    private static final int WIDEST = 100;

    static Look of(boolean colour, boolean plain, Charset charset, int width) {
        return new Look(
                colour && !plain,
                plain,
                !plain && charset.newEncoder().canEncode("█▒░"),
                width < 20 ? NARROW : Math.min(width, WIDEST));
    }

    String bold(String text) {
        return styled("1", text);
    }

    /** What is there for those who want to know, and in nobody's way. */
    String faint(String text) {
        return styled("2", text);
    }

    String warning(String text) {
        return styled("33", text);
    }

    String of(Outcome outcome, String text) {
        return styled("1;" + colour(outcome), text);
    }

    private static String colour(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> "32";
            case WEAK_HIT -> "33";
            case MISS -> "31";
        };
    }

    private String styled(String code, String text) {
        return colour && !text.isEmpty() ? "\033[" + code + "m" + text + "\033[0m" : text;
    }

    /** A line as it is read aloud: signs that the rules and the books are written with become words. */
    String spoken(String line) {
        if (!plain) {
            return line;
        }
        return line.replaceFirst("^(\\s*)- ", "$1")
                .replace(" >= ", " at least ")
                .replace(" > ", " above ")
                .replace(" = ", " is ")
                .replace("—", ", ")
                .replace("–", " to ");
    }

    /** A bar of filled and empty parts; in words there is none. */
    String bar(int filled, int of) {
        if (plain) {
            return "";
        }
        return (blocks ? "█" : "#").repeat(filled) + (blocks ? "░" : ".").repeat(of - filled);
    }
}
