package momentum.app;

import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;
import momentum.content.book.AssetCard;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.rule.Tracks;
import org.junit.jupiter.api.Test;

/** The code knows verbs; names of moves, assets, tracks, endings and marks are the rulebooks' alone. */
class NoNamesInCodeTest {
    /** A text in the code, and where it stands. */
    private record Literal(Path file, String text) {
        /** Without what stands around the words: "foes " is the name foes, and "(vow)" the name vow. */
        String words() {
            return text.toLowerCase(Locale.ROOT).replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
        }
    }

    /** Words of the language or of the program, which a rulebook has among its names as well. */
    private static final Map<String, String> PLAIN_WORDS = Map.of(
            "momentum", "the meter that the language and the dice rules are about, and the program's own name",
            "action", "the action die",
            "marked", "what a debility or an impact is while it counts");

    private static final String CHAPTER = "the books' chapter of foes; what a fight is over is the rulebook's to say";
    private static final String BOUND = "the language's own word: on a bond, mark a bond, bonded with them";
    private static final String WIRE =
            "the name of a field or a kind in JSON, which other programs read and no game changes";

    /** Texts that are no name where they stand. */
    private static final Map<String, String> ALLOWED = Map.ofEntries(
            entry("AddressReader.java: foes", CHAPTER),
            entry("BookParser.java: foe", CHAPTER),
            entry("BookParser.java: foes", CHAPTER),
            entry("EntryKindNames.java: foes", CHAPTER),
            entry("ReferenceViews.java: foes", CHAPTER),
            entry("GameCatalog.java: foes", CHAPTER),
            entry("CommandForms.java: bond", "the name of a field: what on a sheet is put right"),
            entry("Preferences.java: theme", "how a page looks: light or dark"),
            entry("Suggestion.java: foes", CHAPTER),
            entry("Suggestion.java: foes ", CHAPTER),
            entry("side.jte: foes", CHAPTER),
            entry("HeroCreation.java: done", "ends a list that is typed line by line"),
            entry("TriggerReader.java: conditions", "a field of the Datasworn format"),
            entry("Permission.java: ask the oracle", "what someone may do at the table, in words"),
            entry("Asset.java: health", "the meter that a companion has"),
            entry("Statement.java:  health", "a record's word for the meter of an asset"),
            entry("Condition.java: bonded", BOUND),
            entry("HeroForm.java: ; bonds ", BOUND),
            entry("Joining.java:  bonds", BOUND),
            entry("Subjects.java: bond", BOUND),
            entry("HeroJson.java: bonds", WIRE),
            entry("HeroJson.java: health", WIRE),
            entry("WireWords.java: bond", WIRE),
            entry("WireWords.java: foes", WIRE),
            entry("Upgrade.java: bond", "the name of a field: whom a move is about"),
            entry("Upgrade.java: fulfilled", "the first form of the journal knew it, and opens for ever"));

    private static final Pattern COMPARED =
            Pattern.compile("\\.(?:equals|equalsIgnoreCase|contains|startsWith|endsWith)\\(\"([^\"]*)\"\\)");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"\\n]*)\"|'([^'\\n]*)'|`([^`]*)`");

    @Test
    void noTextInTheCodeIsANameOfARulebook() throws IOException {
        Set<String> names = names();
        Set<String> found = new TreeSet<>();
        List<Literal> literals = literals();
        for (Literal literal : literals) {
            if (names.contains(literal.words()) && !PLAIN_WORDS.containsKey(literal.words())) {
                found.add(literal.file().getFileName() + ": " + literal.text());
            }
        }

        assertThat(literals).hasSizeGreaterThan(2_000);
        assertThat(found).containsAll(ALLOWED.keySet());
        found.removeAll(ALLOWED.keySet());
        assertThat(found).isEmpty();
    }

    /** The engine's sentences are put together from what the rulebook says: no move is mentioned in them either. */
    @Test
    void noSentenceOfTheEngineMentionsAMove() throws IOException {
        Set<String> found = new TreeSet<>();
        List<String> moves = new ArrayList<>();
        for (String game : games()) {
            moves.addAll(Rulebooks.game(game).orElseThrow().moves().keySet());
        }
        for (Literal literal : ofJava("engine", "table")) {
            moves.stream()
                    .filter(move -> move.indexOf(' ') > 0 && literal.text().contains(move))
                    .forEach(move -> found.add(literal.file().getFileName() + ": " + literal.text()));
        }

        assertThat(found).isEmpty();
    }

    private static Set<String> names() throws IOException {
        Set<String> names = new TreeSet<>();
        for (String name : games()) {
            Rulebook rulebook = Rulebooks.game(name).orElseThrow();
            Game game = rulebook.game();
            List<String> all = new ArrayList<>();
            all.addAll(rulebook.moves().keySet());
            all.addAll(rulebook.tables().keySet());
            all.addAll(game.stats());
            all.addAll(game.hero().endings());
            game.meters().stream().map(Meter::name).forEach(all::add);
            for (Debility mark : game.debilities()) {
                all.add(mark.name());
                all.add(mark.kind().name());
            }
            for (Tracks.TrackKind kind : game.tracks().kinds()) {
                all.add(kind.name());
                all.add(kind.name() + "s");
                all.addAll(kind.endings());
            }
            for (Tracks.HeroTrack track : game.tracks().ofHero()) {
                all.add(track.name());
                all.add(track.name().replaceFirst("s$", ""));
            }
            game.tracks().fight().ifPresent(fight -> all.addAll(List.of(fight.with(), fight.without())));
            Library.of(name, Licences.NON_COMMERCIAL).orElseThrow().assets().stream()
                    .map(AssetCard::name)
                    .forEach(all::add);
            all.forEach(each -> names.add(each.toLowerCase(Locale.ROOT)));
        }
        return names;
    }

    private static List<String> games() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("..", "rulebooks"))) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> String.valueOf(folder.getFileName()))
                    .toList();
        }
    }

    private static List<Literal> literals() throws IOException {
        List<Literal> literals = new ArrayList<>(ofJava("engine", "content", "table", "app"));
        // A template only shows what its view says; what it compares with, it decides by.
        for (Path template : MainSources.below("app/src/main/jte", ".jte").toList()) {
            Matcher compared = COMPARED.matcher(Files.readString(template));
            while (compared.find()) {
                literals.add(new Literal(template, compared.group(1)));
            }
        }
        for (Path script :
                MainSources.below("app/src/main/resources/web", ".js").toList()) {
            Matcher quoted = QUOTED.matcher(Files.readString(script).replaceAll("(?s)/\\*.*?\\*/|(?m)^\\s*//.*$", ""));
            while (quoted.find()) {
                Stream.of(quoted.group(1), quoted.group(2), quoted.group(3))
                        .filter(text -> text != null)
                        .forEach(text -> literals.add(new Literal(script, text)));
            }
        }
        return literals;
    }

    private static List<Literal> ofJava(String... modules) throws IOException {
        List<Literal> literals = new ArrayList<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    files,
                    null,
                    List.of("-proc:none"),
                    null,
                    files.getJavaFileObjectsFromPaths(MainSources.java(modules)));
            for (CompilationUnitTree unit : task.parse()) {
                Path file = Path.of(unit.getSourceFile().toUri());
                new TreeScanner<Void, Void>() {
                    @Override
                    public Void visitLiteral(LiteralTree literal, Void nothing) {
                        if (literal.getValue() instanceof String text) {
                            literals.add(new Literal(file, text));
                        }
                        return null;
                    }
                }.scan(unit, null);
            }
        }
        return literals;
    }
}
