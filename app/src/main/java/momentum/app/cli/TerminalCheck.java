package momentum.app.cli;

import java.io.Console;
import java.util.Optional;

/** Whether someone sits at a terminal. */
public final class TerminalCheck {
    private TerminalCheck() {}

    public static boolean isAtTerminal() {
        return console().isPresent();
    }

    /** There is none where the input or the output is a file or a pipe. */
    @SuppressWarnings("SystemConsoleNull")
    public static Optional<Console> console() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal);
    }
}
