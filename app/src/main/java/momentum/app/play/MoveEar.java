package momentum.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Asking;
import momentum.play.Command;
import momentum.record.Reading;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.table.Saying;

/** A move, by its name or part of it, and with what it is rolled if that is said at once. */
final class MoveEar implements Ear {
    /** The parts of a move in the notation of records begin with these, and are read as such. */
    private static final Pattern PARTS = Pattern.compile("(?i)(.+?)( (?:\\+[a-z]|\\(\\d|on |against |for |with ).*)");

    @Override
    public Optional<Wish> hear(Scene scene, String line) {
        Matcher parts = PARTS.matcher(line);
        List<Move> whole = named(scene, line);
        if (whole.isEmpty() && parts.matches() && named(scene, parts.group(1)).size() == 1) {
            return Optional.of(inFull(scene, named(scene, parts.group(1)).getFirst(), parts.group(2)));
        }
        Optional<String> stat = Optional.empty();
        String name = line;
        if (whole.isEmpty()) {
            stat = stat(scene.rulebook().game(), line);
            name = stat.isPresent() ? line.substring(0, line.lastIndexOf(' ')) : line;
        }
        List<Move> meant = named(scene, name);
        if (meant.isEmpty()) {
            return Optional.empty();
        }
        if (meant.size() > 1) {
            List<String> lines = new ArrayList<>(List.of("  Which one?"));
            meant.forEach(move -> lines.add("    " + QuestionView.when(move)));
            return Optional.of(new Wish.Show(lines));
        }
        return Optional.of(made(
                scene,
                new Command.Make(
                        scene.hero(),
                        meant.getFirst().name(),
                        stat.orElse(""),
                        List.of(),
                        OptionalInt.empty(),
                        Set.of()),
                stat));
    }

    private static List<Move> named(Scene scene, String words) {
        return Words.meant(words, scene.rulebook().moves().values(), Move::name);
    }

    private static Wish inFull(Scene scene, Move move, String parts) {
        return switch (Notation.read(scene.rulebook(), move.name() + parts, scene.hero())) {
            // As in a record: what is rolled is said, and the dice come in a line of their own.
            case Reading.Understood(Command.Make make, String ignored) -> made(scene, make, Optional.empty());
            case Reading.Understood ignored -> new Wish.Unclear("a move in one line reads: Strike +iron against Wolf");
            case Reading.Unclear(String why) -> new Wish.Unclear(why);
        };
    }

    /** The move, and the roll that was said with it. A new move waits until nothing else does. */
    private static Wish made(Scene scene, Command.Make make, Optional<String> stat) {
        return scene.question()
                .<Wish>map(question -> new Wish.Unclear("something is still asked: " + Asking.inWords(question)
                        + ". Answer it, take it back with undo, or put it aside: aside because it is late"))
                .orElseGet(() ->
                        new Wish.Say(List.of(Saying.of(make)), stat.map(name -> new Wish.Roll(name, make.said()))));
    }

    /** The stat that a line ends with. */
    private static Optional<String> stat(Game game, String line) {
        int space = line.lastIndexOf(' ');
        String last = line.substring(space + 1).toLowerCase(Locale.ROOT).replaceFirst("^\\+", "");
        boolean isStat = game.stats().contains(last)
                || game.meter(last)
                        .filter(meter -> !meter.isMomentum())
                        .map(Meter::name)
                        .isPresent();
        return space > 0 && isStat ? Optional.of(last) : Optional.empty();
    }
}
