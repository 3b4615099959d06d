package momentum.notation;

import java.util.Locale;
import momentum.text.VisibleText;

/** A text in double quotes, in one line whatever is in it. */
public final class QuotedText {
    private QuotedText() {}

    /** Where the quote that opens here is closed, or -1; a quote in the middle of a word closes nothing. */
    public static int closing(String line, int open) {
        boolean isEscaped = false;
        for (int at = open + 1; at < line.length(); at++) {
            char here = line.charAt(at);
            if (here == '"' && !isEscaped) {
                boolean isEnd = at + 1 == line.length() || " ,;:)".indexOf(line.charAt(at + 1)) >= 0;
                return isEnd ? at : -1;
            }
            isEscaped = here == '\\' && !isEscaped;
        }
        return -1;
    }

    /** What stands between two quotes, as it is meant. */
    public static String inside(String line, int open, int closing) {
        StringBuilder meant = new StringBuilder();
        int at = open + 1;
        while (at < closing) {
            char here = line.charAt(at);
            at++;
            if (here == '\\') {
                at += escaped(line.substring(at, Math.min(at + 5, closing)), meant);
            } else {
                meant.append(here);
            }
        }
        return meant.toString();
    }

    /** What a backslash makes of the letters behind it, and how many of them; it stands for itself where it makes nothing. */
    private static int escaped(String letters, StringBuilder meant) {
        char first = letters.charAt(0);
        switch (first) {
            case 'n' -> meant.append('\n');
            case 't' -> meant.append('\t');
            case '"', '\\' -> meant.append(first);
            case 'u' -> {
                if (letters.matches("u[0-9a-fA-F]{4}")) {
                    meant.append((char) Integer.parseInt(letters.substring(1), 16));
                    return letters.length();
                }
                meant.append("\\u");
            }
            default -> meant.append('\\').append(first);
        }
        return 1;
    }

    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int at = 0; at < text.length(); at++) {
            char here = text.charAt(at);
            switch (here) {
                case '"', '\\' -> quoted.append('\\').append(here);
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                default -> {
                    if (isLost(text, at)) {
                        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) here));
                    } else {
                        quoted.append(here);
                    }
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** Whether nothing in a text would be lost in a line of a file as it is. */
    public static boolean canStandBare(String text) {
        for (int at = 0; at < text.length(); at++) {
            if (isLost(text, at)) {
                return false;
            }
        }
        return !text.isEmpty() && text.equals(text.strip());
    }

    /** Whether a character, or its half of a pair, stands for itself in no line of a file: it cannot be seen there. */
    private static boolean isLost(String text, int at) {
        char here = text.charAt(at);
        boolean isSecondHalf =
                Character.isLowSurrogate(here) && at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        return here == '\n' || here == '\t' || VisibleText.isHidden(text.codePointAt(isSecondHalf ? at - 1 : at));
    }
}
