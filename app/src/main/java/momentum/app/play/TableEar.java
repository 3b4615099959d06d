package momentum.app.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.phrase.Nearest;
import momentum.play.Command;
import momentum.play.Hero;
import momentum.record.Reading;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;

/** What can be said at any time: looking around, going back, notes, and the last word on any number. */
final class TableEar implements Ear {
    /** First words that this ear takes for its own. */
    static final List<String> WORDS = List.of(
            "help",
            "quit",
            "undo",
            "redo",
            "log",
            "why",
            "sheet",
            "tracks",
            "note",
            "set",
            "hero",
            "aside",
            "strictness",
            "seal");

    private static final int LOG = 10;

    @Override
    public Optional<Wish> hear(Scene scene, String line) {
        String rest = Words.rest(line);
        if (line.startsWith("|")) {
            return Optional.of(note(line.substring(1).strip()));
        }
        Wish wish = switch (Words.first(line).toLowerCase(Locale.ROOT)) {
            case "help", "?" -> alone(rest, new Wish.Show(Help.lines(scene, rest)), true);
            case "quit", "exit", "q" -> alone(rest, new Wish.Quit(), false);
            case "undo" -> alone(rest, new Wish.Undo(), false);
            case "redo" -> alone(rest, new Wish.Redo(), false);
            case "why" -> alone(rest, new Wish.Show(new PastView(scene).why()), true);
            case "log" -> log(scene, rest);
            case "sheet" -> sheet(scene, rest);
            case "tracks" -> alone(rest, new Wish.Show(new SheetView(scene).tracks()), false);
            case "note" -> note(rest);
            case "set" -> rest.startsWith("aside") ? aside(Words.rest(rest)) : set(scene, line);
            case "hero" -> hero(scene, line, rest);
            case "aside" -> aside(rest);
            case "seal" -> seal(scene, rest);
            case "strictness" -> notation(scene, "strictness " + rest.toLowerCase(Locale.ROOT));
            default -> null;
        };
        return Optional.ofNullable(wish);
    }

    private static Wish alone(String rest, Wish wish, boolean mayHaveMore) {
        return rest.isEmpty() || mayHaveMore
                ? wish
                : new Wish.Unclear("that word stands alone, without \"" + rest + "\"");
    }

    private static Wish note(String text) {
        return text.isEmpty()
                ? new Wish.Unclear("a note has words: note The ice gives way")
                : Wish.Say.of(new Command.Note(text));
    }

    private static Wish aside(String rest) {
        return Wish.Say.of(new Command.SetAside(rest.replaceFirst("^because\\s+", "")));
    }

    private static Wish seal(Scene scene, String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "" -> new Wish.Show(SealView.inUse(scene.campaign().seals().getLast()));
            case "open" -> new Wish.OpenSeal();
            default -> new Wish.Unclear("seal alone shows what the dice follow from; seal open opens it");
        };
    }

    private static Wish log(Scene scene, String rest) {
        if (!rest.matches("\\d{0,4}")) {
            return new Wish.Unclear("log takes a number: log 20");
        }
        int wanted = rest.isEmpty() ? LOG : Math.max(1, Integer.parseInt(rest));
        return new Wish.Show(new PastView(scene).log(wanted));
    }

    private static Wish sheet(Scene scene, String rest) {
        List<Hero> meant = rest.isEmpty()
                ? scene.acting().stream().toList()
                : Words.meant(rest, scene.table().heroes(), Hero::name);
        return meant.isEmpty()
                ? new Wish.Unclear("there is no hero called " + rest)
                : new Wish.Show(new SheetView(scene).sheet(meant.getFirst()));
    }

    private static Wish hero(Scene scene, String line, String rest) {
        if (line.contains(":")) {
            return notation(scene, line);
        }
        if (rest.equalsIgnoreCase("new")) {
            return new Wish.Create();
        }
        List<Hero> meant = Words.meant(rest, scene.table().heroes(), Hero::name);
        if (meant.size() == 1) {
            return new Wish.Act(meant.getFirst().name());
        }
        String known =
                Prose.list(scene.table().heroes().stream().map(Hero::name).toList(), "and");
        return new Wish.Unclear(
                "at this table: " + known + "; hero with a name changes who acts, and hero new makes another");
    }

    /** "set momentum 4 because ...": what there is to set is checked here, so that a slip gets a hint. */
    private static Wish set(Scene scene, String line) {
        Game game = scene.rulebook().game();
        String what = Words.rest(line)
                .replaceFirst("^not ", "")
                .replaceFirst("\\s+because .*$", "")
                .replaceFirst("\\s+[+-]?\\d+$", "");
        List<String> known = Stream.of(
                        game.meters().stream().map(Meter::name),
                        game.debilities().stream().map(Debility::name),
                        Stream.of("experience", "harm", "initiative"))
                .flatMap(each -> each)
                .toList();
        boolean isTrack = game.tracks().contains(Words.first(what)) && line.matches(".* \\d+ ticks?( because .*)?");
        if (!known.contains(what) && !isTrack) {
            return new Wish.Unclear("there is no \"" + what + "\" to set"
                    + Nearest.to(what, known)
                            .map(near -> "; did you mean " + near + "?")
                            .orElse("; try set momentum 4 because we misread the move"));
        }
        return notation(scene, line);
    }

    private static Wish notation(Scene scene, String line) {
        return switch (Notation.read(scene.rulebook(), line, scene.hero())) {
            case Reading.Understood(Command command, String ignored) -> Wish.Say.of(command);
            case Reading.Unclear(String why) -> new Wish.Unclear(why);
        };
    }
}
