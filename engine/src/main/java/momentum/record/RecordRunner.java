package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import momentum.history.History;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.notation.Speakers;
import momentum.notation.UnreadableLine;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.Table;

/** Replays a record and compares every statement in it with what the rules make of it. */
public final class RecordRunner {
    private final String file;
    private final Function<String, Optional<Rulebook>> games;
    private final Consumer<Source> trace;

    private final List<Report.Failure> failures = new ArrayList<>();
    private int passed;

    private Optional<Play> play = Optional.empty();
    private Optional<CommandReader> reader = Optional.empty();
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

    private void step(RecordStep step) {
        try {
            if (!(step instanceof RecordStep.Stated)) {
                settleRefusal();
            }
            switch (step) {
                case RecordStep.Game game -> begin(game.name());
                case RecordStep.Undo undo -> turn(history.undo(), "nothing to undo");
                case RecordStep.Redo redo -> turn(history.redo(), "nothing to redo");
                case RecordStep.PlayOn on -> turn(history.playOnFrom(on.row()), "no row " + on.row());
                case RecordStep.Said said -> commands(List.of(said));
                case RecordStep.Together together -> commands(together.said());
                case RecordStep.Stated stated -> state(stated.line(), stated.text(), stated.what());
            }
        } catch (UnreadableLine unreadable) {
            fail(step.line(), step.text(), "a line that can be read", String.valueOf(unreadable.getMessage()));
        }
    }

    private void begin(String game) {
        Rulebook rulebook = games.apply(game).orElseThrow(() -> new UnreadableLine("there is no game called " + game));
        play = Optional.of(new Play(rulebook, trace));
        reader = Optional.of(new CommandReader(rulebook));
        history = History.of(Table.start(rulebook.game()));
    }

    /** Each at the table that the one before it left; if one of them is refused, none has happened. */
    private void commands(List<RecordStep.Said> lines) {
        Play rules = play.orElseThrow(() -> new UnreadableLine("a record begins with \"game ironsworn\""));
        Table at = table();
        List<Event> happened = new ArrayList<>();
        for (RecordStep.Said said : lines) {
            switch (reader.orElseThrow().read(said.text(), Speakers.at(at))) {
                case LineReading.Understood(Command command, String speaker) -> {
                    hero = speaker;
                    ruling = rules.apply(at, command);
                }
                case LineReading.WantsDice _ -> {
                    fail(
                            said.line(),
                            said.text(),
                            "a line with its dice",
                            "a record says what was thrown: \"dice 3 vs 7 9 +iron\", \"reroll action 4\", \"oracle 42\"");
                    return;
                }
                case LineReading.Unclear(String why) -> {
                    fail(said.line(), said.text(), "a line that can be read", why);
                    return;
                }
            }
            switch (ruling) {
                case Ruling.Ruled ruled -> {
                    at = ruled.table();
                    happened.addAll(ruled.events());
                }
                case Ruling.Asks asks -> {
                    at = asks.table();
                    happened.addAll(asks.events());
                }
                case Ruling.Refused _ -> {
                    events = List.of();
                    mayBeRefused = false;
                    refusedAt = said.line();
                    refusedText = said.text();
                    return;
                }
            }
        }
        advance(at, List.copyOf(happened));
    }

    private void advance(Table next, List<Event> happened) {
        history = history.then(next);
        events = happened;
        mayBeRefused = true;
    }

    private void turn(Optional<History<Table>> turned, String otherwise) {
        history = turned.orElseThrow(() -> new UnreadableLine("there is " + otherwise));
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
        Rulebook rulebook = play.map(Play::rulebook).orElseThrow(() -> new UnreadableLine("nothing has happened yet"));
        Statement statement = new Statement(rulebook, table(), ruling, events);
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
                                EventText.inWords(event) + "  [" + event.cause().inWords() + "]")
                        .toList()));
    }
}
