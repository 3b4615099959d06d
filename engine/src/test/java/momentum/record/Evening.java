package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.history.History;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.play.Table;
import momentum.rule.Rulebook;

/** A game as it goes: what was said, what came of it, and where it stands. */
final class Evening {
    final Play play;
    final List<Object> said = new ArrayList<>();
    History<Table> history;

    Evening(Rulebook rulebook) {
        play = new Play(rulebook);
        history = History.of(Table.start(rulebook.game()));
    }

    /** The events of a command, or nothing where it is refused. */
    Optional<List<Event>> tell(Command command) {
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
        for (Step step : RecordReader.read(text)) {
            switch (step) {
                case Step.Game ignored -> assertThat(evening.said).isEmpty();
                case Step.Said said -> {
                    Reading reading = reader.read(said.text(), Speakers.at(evening.history.now()));
                    assertThat(reading).isInstanceOf(Reading.Understood.class);
                    assertThat(evening.tell(((Reading.Understood) reading).command()))
                            .as(said.text())
                            .isPresent();
                }
                case Step.Undo undo -> assertThat(evening.turn(undo.text())).isTrue();
                case Step.Redo redo -> assertThat(evening.turn(redo.text())).isTrue();
                case Step.Stated ignored -> {}
            }
        }
        return evening;
    }
}
