package momentum.app.terminal.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import momentum.app.text.TextLayout;
import momentum.app.text.TextPrinter;
import momentum.app.text.TextStyle;
import momentum.app.text.TextWrap;
import momentum.app.wire.JsonObject;

/** Where lines come from, where text goes, how it looks and who reads it. */
public record Console(ClientType client, PushbackLines lines, PrintWriter out, TextStyle style, ScreenSize size) {
    /** Nothing reaches the terminal that has not been made visible. */
    public Console {
        out = out instanceof TextPrinter ? out : TextPrinter.of(out, style.colour());
    }

    /** As wide as the screen is now. */
    public TextStyle look() {
        return style.withWidth(size.columns());
    }

    public boolean isPerson() {
        return client == ClientType.PERSON;
    }

    public boolean isProgram() {
        return client == ClientType.PROGRAM;
    }

    /** The next line, where something is asked for. */
    public Optional<String> next(String what) {
        return lines.next(style.plain() ? what + ": " : style.bold("> "));
    }

    /** A line for those who read; a program has no use for it. */
    public void tell(String line) {
        if (!isProgram()) {
            int columns = size.columns();
            List<String> wrapped = columns > 0 ? TextWrap.lines("  " + line, look().width()) : List.of("  " + line);
            wrapped.forEach(out::println);
            out.flush();
        }
    }

    /** What was done, for those who read and for programs. */
    public void report(String sentence) {
        if (isProgram()) {
            JsonObject.of("lines", List.of(sentence)).print(out);
            out.flush();
        } else {
            tell(sentence);
        }
    }

    /** Why nothing can be made of what was typed. */
    public void unclear(String why) {
        if (isProgram()) {
            JsonObject.of("unread", why).print(out);
            out.flush();
        } else {
            tell(style.warning(TextLayout.sentence(why)));
        }
    }
}
