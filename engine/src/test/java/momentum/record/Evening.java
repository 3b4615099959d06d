package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.history.History;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.Table;

/** A game as it goes: what was said, what came of it, and where it stands. */
public final class Evening {
    final Play play;
    final List<Object> said = new ArrayList<>();
    public History<Table> history;

    public Evening(Rulebook rulebook) {
        play = new Play(rulebook);
        history = History.of(Table.start(rulebook.game()));
    }

    /** The events of a command, or nothing where it is refused. */
    public Optional<List<Event>> tell(Command command) {
        return switch (play.apply(history.now(), command)) {
            case Ruling.Ruled(Table table, List<Event> events) -> Optional.of(then(command, table, events));
            case Ruling.Asks(Table table, List<Event> events) -> Optional.of(then(command, table, events));
            case Ruling.Refused refused -> Optional.empty();
        };
    }

    private List<Event> then(Command command, Table table, List<Event> events) {
        history = history.then(table);
        said.add(command);
        said.add(events);
        return events;
    }

    /** Several commands as one; nothing of it, where one is refused. */
    boolean tell(RecordStep.Together together, CommandReader reader) {
        Table at = history.now();
        List<RecordWriter.Told> told = new ArrayList<>();
        for (RecordStep.Said line : together.said()) {
            Command command = ((LineReading.Understood) reader.read(line.text(), Speakers.at(at))).command();
            List<Event> events;
            switch (play.apply(at, command)) {
                case Ruling.Ruled ruled -> {
                    at = ruled.table();
                    events = ruled.events();
                }
                case Ruling.Asks asks -> {
                    at = asks.table();
                    events = asks.events();
                }
                case Ruling.Refused _ -> {
                    return false;
                }
            }
            told.add(new RecordWriter.Told(command, events));
        }
        history = history.then(at);
        said.add(List.copyOf(told));
        return true;
    }

    boolean playOn(long row) {
        Optional<History<Table>> turned = history.playOnFrom(row);
        turned.ifPresent(found -> {
            history = found;
            said.add("play on from " + row);
        });
        return turned.isPresent();
    }

    boolean turn(String word) {
        Optional<History<Table>> turned = word.equals("undo") ? history.undo() : history.redo();
        turned.ifPresent(found -> {
            history = found;
            said.add(word);
        });
        return turned.isPresent();
    }

    /** The game that a record tells, each of its lines understood and none refused. */
    static Evening replayed(Rulebook rulebook, String text) {
        Evening evening = new Evening(rulebook);
        CommandReader reader = new CommandReader(rulebook);
        for (RecordStep step : RecordReader.read(text)) {
            switch (step) {
                case RecordStep.Game ignored -> assertThat(evening.said).isEmpty();
                case RecordStep.Said said -> {
                    LineReading reading = reader.read(said.text(), Speakers.at(evening.history.now()));
                    assertThat(reading).isInstanceOf(LineReading.Understood.class);
                    assertThat(evening.tell(((LineReading.Understood) reading).command()))
                            .as(said.text())
                            .isPresent();
                }
                case RecordStep.Together together ->
                    assertThat(evening.tell(together, reader)).isTrue();
                case RecordStep.PlayOn on ->
                    assertThat(evening.playOn(on.row())).isTrue();
                case RecordStep.Undo undo ->
                    assertThat(evening.turn(undo.text())).isTrue();
                case RecordStep.Redo redo ->
                    assertThat(evening.turn(redo.text())).isTrue();
                case RecordStep.Stated ignored -> {}
            }
        }
        return evening;
    }
}
