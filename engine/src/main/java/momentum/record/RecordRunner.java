package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import momentum.history.History;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Hero;
import momentum.play.Play;
import momentum.play.Question;
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
        int number = 0;
        for (String line : text.split("\\R", -1)) {
            number++;
            if (!line.isBlank() && !line.strip().startsWith("#")) {
                runner.line(number, line);
            }
        }
        runner.settleRefusal();
        return new Report(runner.passed, runner.failures);
    }

    private void line(int number, String line) {
        String text = line.strip();
        try {
            if (text.startsWith("=>")) {
                state(number, line, text.substring(2).strip());
            } else {
                settleRefusal();
                command(number, text);
            }
        } catch (Unreadable unreadable) {
            fail(number, line, "a line that can be read", String.valueOf(unreadable.getMessage()));
        }
    }

    private void command(int number, String text) {
        if (text.startsWith("game ")) {
            Rulebook rulebook = games.apply(text.substring("game ".length()))
                    .orElseThrow(() -> new Unreadable("there is no game called " + text.substring("game ".length())));
            play = Optional.of(new Play(rulebook, trace));
            history = History.of(Table.start(rulebook.game()));
            return;
        }
        if (text.equals("undo") || text.equals("redo")) {
            turn(text.equals("undo") ? history.undo() : history.redo(), text);
            return;
        }
        Play rules = play.orElseThrow(() -> new Unreadable("a record begins with \"game ironsworn\""));
        Optional<String> named = table().heroes().stream()
                .map(Hero::name)
                .filter(name -> text.startsWith(name + ": "))
                .findFirst();
        String words = named.map(name -> text.substring(name.length() + 2)).orElse(text);
        hero = named.or(this::asked)
                .or(() -> table().heroes().stream().map(Hero::name).findFirst())
                .orElse("");
        Command command = new CommandReader(rules.rulebook()).read(words, named, hero);
        apply(number, text, rules.apply(table(), command));
    }

    private Optional<String> asked() {
        return table().questions().stream().map(Question::hero).findFirst();
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
        String about = hero.isEmpty() && !table().heroes().isEmpty()
                ? table().heroes().getLast().name()
                : hero;
        String rest = stated;
        for (Hero each : table().heroes()) {
            if (rest.startsWith(each.name() + ": ")) {
                about = each.name();
                rest = rest.substring(each.name().length() + 2);
            }
        }
        if (rest.startsWith("refused")) {
            mayBeRefused = true;
        }
        List<String> parts = rest.startsWith("asks") || rest.startsWith("says") || rest.startsWith("refused")
                ? List.of(rest)
                : List.of(rest.split(", ", -1));
        for (String part : parts) {
            Optional<String> instead = statement.differs(part, about);
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
