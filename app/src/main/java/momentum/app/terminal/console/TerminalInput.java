package momentum.app.terminal.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import momentum.app.text.TextPrinter;
import momentum.text.VisibleText;
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
public final class TerminalInput implements LineSource, ScreenSize {
    private final Terminal terminal;
    private final LineReader reader;

    private TerminalInput(Terminal terminal, LineReader reader) {
        this.terminal = terminal;
        this.reader = reader;
    }

    /** Binds the functions of the machine that a terminal is spoken to with: what a start would wait for longest. */
    public static void makeReady() {
        try {
            TerminalProvider.load("ffm").isSystemStream(SystemStream.Output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A terminal, or nothing where this one cannot do what is needed. */
    public static Optional<TerminalInput> open(Path history, Function<String, List<Completion>> completions) {
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
                    .parser(new WholeLineParser())
                    .completer((ignored, line, candidates) ->
                            candidates.addAll(candidates(completions.apply(line.line()))))
                    .variable(LineReader.HISTORY_FILE, history)
                    .option(LineReader.Option.CASE_INSENSITIVE, true)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .option(LineReader.Option.HISTORY_TIMESTAMPED, false)
                    .build();
            return Optional.of(new TerminalInput(terminal, reader));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** What answers the open question stands first, in its own order; the rest is sorted by its letters. */
    private static List<Candidate> candidates(List<Completion> completions) {
        List<Candidate> candidates = new ArrayList<>();
        for (Completion completion : completions) {
            String text = VisibleText.of(completion.text());
            int order = completion.isAnswer() ? candidates.size() : completions.size();
            candidates.add(new Candidate(text, text, null, null, null, null, true, order));
        }
        return candidates;
    }

    public PrintWriter out() {
        return terminal.writer();
    }

    @Override
    public int columns() {
        return terminal.getSize().getColumns();
    }

    @Override
    public int rows() {
        return terminal.getSize().getRows();
    }

    /** An interrupted line is as if it had not been typed; the end of the input is the end. */
    @Override
    public Optional<String> next(String prompt) {
        try {
            return Optional.of(reader.readLine(TextPrinter.coloured(prompt)));
        } catch (UserInterruptException e) {
            return Optional.of("");
        } catch (EndOfFileException e) {
            return Optional.empty();
        }
    }

    public void close() {
        try {
            terminal.close();
        } catch (IOException e) {
            return;
        }
    }
}
