package momentum.app.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import momentum.app.terminal.view.TextLayout;
import momentum.app.terminal.view.TextStyle;
import momentum.app.wire.JsonObject;

/** Where lines come from, where text goes, how it looks and who reads it. */
record Console(Audience audience, PushbackLines lines, PrintWriter out, TextStyle style, ScreenSize size) {
    /** As wide as the screen is now. */
    TextStyle look() {
        return style.withWidth(size.columns());
    }

    boolean isPerson() {
        return audience == Audience.PERSON;
    }

    boolean isProgram() {
        return audience == Audience.PROGRAM;
    }

    /** The next line, where something is asked for. */
    Optional<String> next(String what) {
        return lines.next(style.plain() ? what + ": " : style.bold("> "));
    }

    /** A line for those who read; a program has no use for it. */
    void tell(String line) {
        if (!isProgram()) {
            out.println("  " + line);
            out.flush();
        }
    }

    /** What was done, for those who read and for programs. */
    void report(String sentence) {
        if (isProgram()) {
            JsonObject.of("lines", List.of(sentence)).print(out);
            out.flush();
        } else {
            tell(sentence);
        }
    }

    /** Why nothing can be made of what was typed. */
    void unclear(String why) {
        if (isProgram()) {
            JsonObject.of("unread", why).print(out);
            out.flush();
        } else {
            tell(style.warning(TextLayout.sentence(why)));
        }
    }
}
