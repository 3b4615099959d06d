package momentum.app.text;

import java.nio.charset.Charset;
import momentum.dice.Outcome;

/**
 * How words look: with colour or without, and with signs to please the eye or, for those who listen or read with their fingers,
 * with words alone.
 */
public record TextStyle(boolean colour, Signs signs, int width) {
    /** Where the width is not known. */
    private static final int USUAL = 80;

    private static final int NARROWEST = 20;
    private static final int WIDEST = 100;

    /** What may stand beside words. */
    public enum Signs {
        NONE,
        ASCII,
        BLOCKS
    }

    public static TextStyle of(boolean colour, boolean plain, Charset charset) {
        boolean hasBlocks = charset.newEncoder().canEncode("█▒░");
        return new TextStyle(colour && !plain, plain ? Signs.NONE : hasBlocks ? Signs.BLOCKS : Signs.ASCII, USUAL);
    }

    /** For a screen of so many columns, or 0 where nobody knows: longer lines than a book's are hard to read. */
    public TextStyle withWidth(int columns) {
        return new TextStyle(colour, signs, columns < NARROWEST ? USUAL : Math.min(columns, WIDEST));
    }

    /** Words alone, for those who listen or read with their fingers. */
    public boolean plain() {
        return signs == Signs.NONE;
    }

    public String bold(String text) {
        return styled("1", text);
    }

    /** What is there for those who want to know, and in nobody's way. */
    public String faint(String text) {
        return styled("2", text);
    }

    public String warning(String text) {
        return styled("33", text);
    }

    public String of(Outcome outcome, String text) {
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
    public String spoken(String line) {
        if (!plain()) {
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
    public String bar(int filled, int of) {
        if (plain()) {
            return "";
        }
        boolean blocks = signs == Signs.BLOCKS;
        return (blocks ? "█" : "#").repeat(filled) + (blocks ? "░" : ".").repeat(of - filled);
    }
}
