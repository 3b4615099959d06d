package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import momentum.history.History;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.play.Table;
import momentum.play.Telling;
import momentum.rule.Rulebook;
import momentum.rule.Source;

/** Replays a record and compares every statement in it with what the rules make of it. */
public final class RecordRunner {
    private final String file;
    private final Function<String, Optional<Rulebook>> games;
    private final Consumer<Source> trace;

    private final List<Report.Failure> failures = new ArrayList<>();
    private int passed;

    private Optional<Play> play = Optional.empty();
    private History<Table> history = History.of(Table.EMPTY);
    private Ruling ruling = new Ruling.Ruled(Table.EMPTY, List.of());
    private List<Event> events = List.of();
    private String hero = "";
    private boolean mayBeRefused = true;
    private int refusedAt;
    private String refusedText = "";

    private RecordRunner(String file, Function<String, Optional<Rulebook>> games, Consumer<Source> trace) {
        this.file = file;
        this.games = games;
        this.trace = trace;
    }

    public static Report run(
            String file, String text, Function<String, Optional<Rulebook>> games, Consumer<Source> trace) {
        if (text.lines().anyMatch(line -> line.strip().equals("game godsgloom"))) {
            return SlateRecordRunner.run(file, text);
        }
        RecordRunner runner = new RecordRunner(file, games, trace);
        RecordReader.read(text).forEach(runner::step);
        runner.settleRefusal();
        return new Report(runner.passed, runner.failures);
    }

    private void step(Step step) {
        try {
            if (!(step instanceof Step.Stated)) {
                settleRefusal();
            }
            switch (step) {
                case Step.Game game -> begin(game.name());
                case Step.Undo undo -> turn(history.undo(), undo.text());
                case Step.Redo redo -> turn(history.redo(), redo.text());
                case Step.Said said -> command(said);
                case Step.Stated stated -> state(stated.line(), stated.text(), stated.what());
            }
        } catch (Unreadable unreadable) {
            fail(step.line(), step.text(), "a line that can be read", String.valueOf(unreadable.getMessage()));
        }
    }

    private void begin(String game) {
        Rulebook rulebook = games.apply(game).orElseThrow(() -> new Unreadable("there is no game called " + game));
        play = Optional.of(new Play(rulebook, trace));
        history = History.of(Table.start(rulebook.game()));
    }

    private void command(Step.Said said) {
        Play rules = play.orElseThrow(() -> new Unreadable("a record begins with \"game ironsworn\""));
        switch (new CommandReader(rules.rulebook()).read(said.text(), Speakers.at(table()))) {
            case Reading.Understood(Command command, String speaker) -> {
                hero = speaker;
                apply(said.line(), said.text(), rules.apply(table(), command));
            }
            case Reading.Unclear(String why) -> throw new Unreadable(why);
        }
    }

    private void apply(int number, String text, Ruling made) {
        ruling = made;
        mayBeRefused = false;
        refusedAt = number;
        refusedText = text;
        switch (made) {
            case Ruling.Ruled ruled -> advance(ruled.table(), ruled.events());
            case Ruling.Asks asks -> advance(asks.table(), asks.events());
            case Ruling.Refused refused -> events = List.of();
        }
    }

    private void advance(Table next, List<Event> happened) {
        history = history.then(next);
        events = happened;
        mayBeRefused = true;
    }

    private void turn(Optional<History<Table>> turned, String word) {
        history = turned.orElseThrow(() -> new Unreadable("there is nothing to " + word));
        events = List.of();
        ruling = new Ruling.Ruled(table(), events);
    }

    private Table table() {
        return history.now();
    }

    /** A refusal that no statement expects is a failure of the line it met. */
    private void settleRefusal() {
        if (!mayBeRefused && ruling instanceof Ruling.Refused refused) {
            fail(refusedAt, refusedText, "a ruling", "refused: %s (%s)".formatted(refused.why(), refused.rule()));
        }
        mayBeRefused = true;
    }

    private void state(int number, String line, String stated) {
        Rulebook rulebook = play.map(Play::rulebook).orElseThrow(() -> new Unreadable("nothing has happened yet"));
        Statement statement = new Statement(rulebook.game(), table(), ruling, events);
        StatedLine said = StatedLine.read(stated, table(), hero);
        if (said.isRefusal()) {
            mayBeRefused = true;
        }
        for (String part : said.parts()) {
            Optional<String> instead = statement.differs(part, said.about());
            if (instead.isPresent()) {
                fail(number, line, part, instead.get());
            } else {
                passed++;
            }
        }
    }

    private void fail(int number, String text, String expected, String got) {
        failures.add(new Report.Failure(
                file,
                number,
                text,
                expected,
                got,
                events.stream()
                        .filter(event -> !(event instanceof Event.Waits))
                        .map(event ->
                                Telling.inWords(event) + "  [" + event.cause().inWords() + "]")
                        .toList()));
    }
}
