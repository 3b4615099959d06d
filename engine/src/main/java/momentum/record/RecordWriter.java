package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.history.History;
import momentum.notation.CommandPrinter;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Rulebook;
import momentum.state.Table;

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

    /** A command, and the events it brought. */
    public record Told(Command command, List<Event> events) {
        public Told {
            events = List.copyOf(events);
        }
    }

    /** A command that was not refused, with the events it brought. */
    public void told(Command command, List<Event> events) {
        told(List.of(new Told(command, events)));
    }

    /** Commands that were said together: none was refused, and one undo takes back all. */
    public void told(List<Told> together) {
        Table before = history.now();
        Table at = before;
        List<Event> all = new ArrayList<>();
        boolean isFirst = true;
        for (Told told : together) {
            Speakers speakers = Speakers.at(at);
            Command command = told.command();
            speaker = CommandPrinter.speaker(command).orElseGet(speakers::unnamed);
            text.append(lead(command, isFirst))
                    .append(
                            together.size() > 1
                                    ? printer.printLine(command, speakers)
                                    : printer.print(command, speakers))
                    .append('\n');
            isFirst = false;
            last = Optional.of(command);
            all.addAll(told.events());
            for (Event event : told.events()) {
                at = event.on(at);
            }
        }
        history = history.then(at);
        state(before, all);
    }

    public void undo() {
        turn("undo", history.undo());
    }

    public void redo() {
        turn("redo", history.redo());
    }

    /** The table stands as it did after a row of this record. */
    public void playOnFrom(long row) {
        turn("play on from " + row, history.playOnFrom(row));
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
        new StatementWriter(rulebook, before, history.now(), events, speaker)
                .lines()
                .forEach(line -> text.append("  => ").append(line).append('\n'));
    }

    private String lead(Command command, boolean isFirst) {
        if (!isFirst) {
            return "  & ";
        }
        return isDice(command) ? "  " : isSetOff(command) ? "\n" : "";
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
