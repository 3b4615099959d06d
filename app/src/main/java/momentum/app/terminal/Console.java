package momentum.app.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import momentum.app.cli.JsonLine;
import momentum.app.terminal.view.TextLayout;
import momentum.app.terminal.view.TextStyle;
import momentum.app.terminal.view.TextWrap;

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
            int columns = size.columns();
            List<String> wrapped = columns > 0 ? TextWrap.lines("  " + line, look().width()) : List.of("  " + line);
            wrapped.forEach(out::println);
            out.flush();
        }
    }

    /** Why nothing can be made of what was typed. */
    void unclear(String why) {
        if (isProgram()) {
            JsonLine.object().put("unread", why).print(out);
            out.flush();
        } else {
            tell(style.warning(TextLayout.sentence(why)));
        }
    }
}
