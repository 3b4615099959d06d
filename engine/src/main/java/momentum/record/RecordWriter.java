package momentum.record;

import java.util.List;
import java.util.Optional;
import momentum.history.History;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.play.Table;
import momentum.rule.Rulebook;

/**
 * Writes down what was said at a table as a record that checks itself: each step, and behind it what came of it. It goes by the
 * events, as they happened; the rules are not asked again.
 */
public final class RecordWriter {
    private final Rulebook rulebook;
    private final CommandPrinter printer;
    private final StringBuilder text;
    private History<Table> history;
    private Optional<Command> last = Optional.empty();
    private String speaker = "";

    /** @param game the name that the record's {@code game} line gives */
    public RecordWriter(Rulebook rulebook, String game) {
        this.rulebook = rulebook;
        printer = new CommandPrinter(rulebook);
        text = new StringBuilder("game ").append(game).append('\n');
        history = History.of(Table.start(rulebook.game()));
    }

    /** A command that was not refused, with the events it brought. */
    public void told(Command command, List<Event> events) {
        Table before = history.now();
        Table after = before;
        for (Event event : events) {
            after = event.on(after);
        }
        Speakers speakers = Speakers.at(before);
        String line = printer.print(command, speakers);
        speaker = CommandPrinter.speaker(command).orElseGet(speakers::unnamed);
        if (isSetOff(command)) {
            text.append('\n');
        }
        text.append(isDice(command) ? "  " : "").append(line).append('\n');
        last = Optional.of(command);
        history = history.then(after);
        state(before, events);
    }

    public void undo() {
        turn("undo", history.undo());
    }

    public void redo() {
        turn("redo", history.redo());
    }

    private void turn(String word, Optional<History<Table>> turned) {
        Table before = history.now();
        history = turned.orElseThrow(() -> new IllegalStateException("there is nothing to " + word));
        text.append(word).append('\n');
        last = Optional.empty();
        state(before, List.of());
    }

    /** The record so far. */
    public String text() {
        return text.toString();
    }

    private void state(Table before, List<Event> events) {
        new StatementWriter(rulebook.game(), before, history.now(), events, speaker)
                .lines()
                .forEach(line -> text.append("  => ").append(line).append('\n'));
    }

    /** A move begins a paragraph; and a note behind a note, lest they be read as one. */
    private boolean isSetOff(Command command) {
        return command instanceof Command.Make
                || command instanceof Command.Impose
                || (command instanceof Command.Note
                        && last.filter(Command.Note.class::isInstance).isPresent());
    }

    private static boolean isDice(Command command) {
        return command instanceof Command.Answer(var ignored, Reply reply)
                && (reply instanceof Reply.Dice || reply instanceof Reply.Challenge);
    }
}
