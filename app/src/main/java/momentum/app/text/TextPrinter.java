package momentum.app.text;

import java.io.PrintWriter;
import java.io.Writer;
import java.util.Optional;
import momentum.text.VisibleText;

/**
 * The one way to the terminal: all that is printed is shown with nothing hidden, whoever typed it. Only the {@link TextStyle} marks
 * become codes of the terminal, and only where it is in colour.
 */
public final class TextPrinter extends PrintWriter {
    private final PrintWriter terminal;

    private TextPrinter(PrintWriter terminal, boolean colour) {
        super(new VisibleWriter(terminal, colour), true);
        this.terminal = terminal;
    }

    /** Without colour. */
    public static TextPrinter of(PrintWriter out) {
        return out instanceof TextPrinter printer ? printer : new TextPrinter(out, false);
    }

    public static TextPrinter of(PrintWriter out, boolean colour) {
        return new TextPrinter(unfiltered(out), colour);
    }

    /** For what has nothing in it that anyone typed, or in which that has been made visible. */
    public static PrintWriter unfiltered(PrintWriter out) {
        return out instanceof TextPrinter printer ? printer.terminal : out;
    }

    /** A text as a terminal in colour takes it. */
    public static String coloured(String text) {
        return TextStyle.Mark.replaceAll(styled(text));
    }

    /** A text with nothing hidden in it but the marks of its style. */
    public static String styled(String text) {
        return VisibleText.of(text, TextStyle.Mark::isOne);
    }

    /** A pair of characters may be written in two halves; the first waits for the second. */
    private static final class VisibleWriter extends Writer {
        private final PrintWriter terminal;
        private final boolean colour;
        private Optional<Character> half = Optional.empty();

        VisibleWriter(PrintWriter terminal, boolean colour) {
            this.terminal = terminal;
            this.colour = colour;
        }

        @Override
        public void write(char[] letters, int from, int length) {
            String text = half.map(String::valueOf).orElse("") + new String(letters, from, length);
            boolean isCut = !text.isEmpty() && Character.isHighSurrogate(text.charAt(text.length() - 1));
            half = isCut ? Optional.of(text.charAt(text.length() - 1)) : Optional.empty();
            print(isCut ? text.substring(0, text.length() - 1) : text);
        }

        private void print(String text) {
            terminal.write(colour ? coloured(text) : VisibleText.of(text));
        }

        @Override
        public void flush() {
            terminal.flush();
        }

        @Override
        public void close() {
            terminal.close();
        }
    }
}
