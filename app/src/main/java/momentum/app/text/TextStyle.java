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

    /**
     * Marks in a text, which {@link TextPrinter} turns into the codes of a terminal. They are characters that Unicode keeps free for
     * the inside of a program, so that nobody's text can be taken for one of those codes.
     */
    enum Mark {
        END('\uFDD0', "0"),
        BOLD('\uFDD1', "1"),
        FAINT('\uFDD2', "2"),
        WARNING('\uFDD3', "33"),
        STRONG_HIT('\uFDD4', "1;32"),
        WEAK_HIT('\uFDD5', "1;33"),
        MISS('\uFDD6', "1;31");

        private final char letter;
        private final String code;

        Mark(char letter, String code) {
            this.letter = letter;
            this.code = code;
        }

        static boolean isOne(int letter) {
            return letter >= END.letter && letter <= MISS.letter;
        }

        /** In the codes of a terminal. */
        static String replaceAll(String text) {
            String replaced = text;
            for (Mark mark : values()) {
                replaced = replaced.replace(String.valueOf(mark.letter), "\033[" + mark.code + "m");
            }
            return replaced;
        }
    }

    public String bold(String text) {
        return styled(Mark.BOLD, text);
    }

    /** What is there for those who want to know, and in nobody's way. */
    public String faint(String text) {
        return styled(Mark.FAINT, text);
    }

    public String warning(String text) {
        return styled(Mark.WARNING, text);
    }

    public String of(Outcome outcome, String text) {
        return styled(mark(outcome), text);
    }

    private static Mark mark(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> Mark.STRONG_HIT;
            case WEAK_HIT -> Mark.WEAK_HIT;
            case MISS -> Mark.MISS;
        };
    }

    private String styled(Mark mark, String text) {
        return colour && !text.isEmpty() ? mark.letter + text + Mark.END.letter : text;
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
