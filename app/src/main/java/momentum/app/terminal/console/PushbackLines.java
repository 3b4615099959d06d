package momentum.app.terminal.console;

import java.util.Optional;
import momentum.app.text.TextPrinter;

/** Lines, of which the last can be put back and comes again. */
public final class PushbackLines implements LineSource {
    private final LineSource lines;
    private Optional<String> waiting = Optional.empty();

    public PushbackLines(LineSource lines) {
        this.lines = lines;
    }

    @Override
    public Optional<String> next(String prompt) {
        Optional<String> line = waiting.or(() -> lines.next(TextPrinter.styled(prompt)));
        waiting = Optional.empty();
        return line;
    }

    void putBack(String line) {
        waiting = Optional.of(line);
    }
}
