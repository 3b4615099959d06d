package momentum.text;

import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * Shows the characters that steer a terminal, turn the direction of a line or cannot be seen at all: a control character as its
 * picture, any other by its number. Lines and tabs stay, and so do the two joiners, which Persian and many emoji are written with.
 */
public final class VisibleText {
    private static final int PICTURES = 0x2400;
    private static final int PICTURE_OF_DELETE = 0x2421;
    private static final int DELETE = 0x7F;
    private static final int NON_JOINER = 0x200C;
    private static final int JOINER = 0x200D;

    private VisibleText() {}

    /** The text as it can be shown anywhere. */
    public static String of(String text) {
        return of(text, letter -> false);
    }

    /**
     * The same for a text with marks in it that mean something to whoever prints it.
     *
     * @param isMark which characters are left as they are
     */
    public static String of(String text, IntPredicate isMark) {
        int at = firstHidden(text);
        if (at == text.length()) {
            return text;
        }
        StringBuilder shown = new StringBuilder(text.length() + 16).append(text, 0, at);
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            at += Character.charCount(letter);
            boolean isLineEnd = letter == '\r' && at < text.length() && text.charAt(at) == '\n';
            if (isMark.test(letter)) {
                shown.appendCodePoint(letter);
            } else if (!isLineEnd) {
                append(shown, letter);
            }
        }
        return shown.toString();
    }

    private static int firstHidden(String text) {
        int at = 0;
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            if (isHidden(letter)) {
                return at;
            }
            at += Character.charCount(letter);
        }
        return at;
    }

    private static void append(StringBuilder shown, int letter) {
        if (!isHidden(letter)) {
            shown.appendCodePoint(letter);
        } else if (letter < ' ') {
            shown.appendCodePoint(PICTURES + letter);
        } else if (letter == DELETE) {
            shown.appendCodePoint(PICTURE_OF_DELETE);
        } else {
            shown.append('⟨').append(number(letter)).append('⟩');
        }
    }

    /** Whether a character is shown by a sign of its own. */
    public static boolean isHidden(int letter) {
        if (letter >= ' ' && letter < DELETE) {
            return false;
        }
        return switch (Character.getType(letter)) {
            case Character.CONTROL -> letter != '\n' && letter != '\t';
            case Character.FORMAT -> letter != NON_JOINER && letter != JOINER;
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
            case Character.UNASSIGNED -> isNoncharacter(letter);
            default -> false;
        };
    }

    /** Unicode keeps these free for the inside of a program. */
    private static boolean isNoncharacter(int letter) {
        return (letter & 0xFFFE) == 0xFFFE || (letter >= 0xFDD0 && letter <= 0xFDEF);
    }

    /** A line of JSON with each hidden character as the escape that JSON has for it, so that nothing of it is lost. */
    public static String escaped(String json) {
        if (firstHidden(json) == json.length()) {
            return json;
        }
        StringBuilder escaped = new StringBuilder(json.length() + 16);
        json.codePoints().forEach(letter -> {
            if (isHidden(letter)) {
                for (char each : Character.toChars(letter)) {
                    escaped.append(String.format(Locale.ROOT, "\\u%04x", (int) each));
                }
            } else {
                escaped.appendCodePoint(letter);
            }
        });
        return escaped.toString();
    }

    /** As in U+202E. */
    static String number(int letter) {
        return String.format(Locale.ROOT, "U+%04X", letter);
    }
}
