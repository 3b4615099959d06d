package momentum.app.play;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Lines typed at a terminal, with completion, and with what was typed before at the press of a key. */
final class TypedLines implements Lines {
    private final Terminal terminal;
    private final LineReader reader;

    private TypedLines(Terminal terminal, LineReader reader) {
        this.terminal = terminal;
        this.reader = reader;
    }

    /** Binds the functions of the machine that a terminal is spoken to with: what a start would wait for longest. */
    static void makeReady() {
        try {
            TerminalProvider.load("ffm").isSystemStream(SystemStream.Output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A terminal, or nothing where this one cannot do what is needed. */
    static Optional<TypedLines> open(Path history, Supplier<List<String>> completions) {
        try {
            Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .dumb(true)
                    .graphemeCluster(false)
                    .build();
            if (terminal.getType().startsWith(Terminal.TYPE_DUMB)) {
                terminal.close();
                return Optional.empty();
            }
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .appName("momentum")
                    .parser(new WholeLine())
                    .completer((ignored, line, candidates) ->
                            completions.get().forEach(each -> candidates.add(new Candidate(each))))
                    .variable(LineReader.HISTORY_FILE, history)
                    .option(LineReader.Option.CASE_INSENSITIVE, true)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
                    .build();
            return Optional.of(new TypedLines(terminal, reader));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    PrintWriter out() {
        return terminal.writer();
    }

    int width() {
        return terminal.getSize().getColumns();
    }

    /** An interrupted line is as if it had not been typed; the end of the input is the end. */
    @Override
    public Optional<String> next(String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (UserInterruptException e) {
            return Optional.of("");
        } catch (EndOfFileException e) {
            return Optional.empty();
        }
    }

    void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            return;
        }
    }
}
