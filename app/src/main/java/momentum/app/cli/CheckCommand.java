package momentum.app.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import momentum.content.InputFile;
import momentum.content.InputFile.UnreadableFile;
import momentum.content.Rulebooks;
import momentum.phrase.Printer;
import momentum.phrase.RulebookReader;
import momentum.record.Coverage;
import momentum.record.RecordRunner;
import momentum.record.Report;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Replays records, and reads moves and assets, and says what is wrong with either. */
@Command(
        mixinStandardHelpOptions = true,
        description = "Replay play records (.play), and read homebrewed rules (.moves, .assets, game.rulebook).",
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum check records/                                 every record in a folder",
            "  ./momentum check my.moves                                 what is wrong, or the moves as understood",
            "  ./momentum check my.moves my.play                         a record that plays them",
            "  ./momentum check my.assets my.play                        the same, of assets",
            "  ./momentum check my-game/                                 a whole game of one's own, and its records",
            "  ./momentum check --coverage rulebooks/ironsworn records/  lines that no record runs"
        })
public final class CheckCommand implements Callable<Integer> {
    private static final long LARGEST = 32L << 20;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "records, rules, or folders of them")
    private List<Path> paths = new ArrayList<>();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "the game that moves and assets add to (default: ironsworn)")
    private String game = "ironsworn";

    @Option(
            names = "--coverage",
            paramLabel = "FOLDER",
            description = "a rulebook; lists each of its lines that no record runs")
    private @Nullable Path coverage;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private int passed;
    private int failed;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            List<Path> files = files();
            List<Path> rules = files.stream().filter(CheckCommand::isOfRules).toList();
            Optional<Rulebook> rulebook = coverage == null ? withRules(rules, out) : covered(coverage);
            Set<Source> ran = new HashSet<>();
            for (Path path : files) {
                if (!rules.contains(path)) {
                    record(path, rulebook, ran, out);
                }
            }
            if (coverage != null) {
                rulebook.ifPresent(whole -> missing(whole, ran, out));
            }
        } catch (IOException e) {
            throw new WrongArgument("the files cannot be read: " + e.getMessage());
        }
        out.println("%d passed, %d failed".formatted(passed, failed));
        return failed == 0 ? ExitCode.OK : ExitCode.SOFTWARE;
    }

    private static boolean isOfRules(Path path) {
        return path.toString().endsWith(".moves") || path.toString().endsWith(".assets") || isGame(path);
    }

    private static boolean isGame(Path path) {
        return path.toString().endsWith(".rulebook");
    }

    /** Of a folder, the records in it and below, and the rules in it. */
    private List<Path> files() throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                try (Stream<Path> within = Files.walk(path)) {
                    List<Path> found = within.filter(file -> file.toString().endsWith(".play")
                                    || (isOfRules(file) && path.equals(file.getParent())))
                            .sorted()
                            .toList();
                    if (found.isEmpty()) {
                        throw new WrongArgument(
                                "there are no records (.play) and no rules (.moves, .assets) in " + path);
                    }
                    files.addAll(found);
                }
            } else if (Files.exists(path)) {
                files.add(path);
            } else {
                throw new WrongArgument("there is no file " + path);
            }
        }
        return files;
    }

    /**
     * Moves and assets of one's own are read together with the game they add to, unless they come with one, and the records beside them play
     * with both.
     */
    private Optional<Rulebook> withRules(List<Path> rules, PrintWriter out) throws IOException {
        SequencedMap<String, byte[]> files = new LinkedHashMap<>();
        if (rules.stream().noneMatch(CheckCommand::isGame)) {
            files.putAll(Rulebooks.files(game).orElseThrow(() -> new WrongArgument("there is no game called " + game)));
        }
        for (Path path : rules) {
            files.put(path.toString(), InputFile.of(path, LARGEST).bytes());
        }
        RulebookReader.Reading reading = RulebookReader.read(files);
        reading.problems().forEach(problem -> out.println(problem.describe()));
        failed += reading.problems().size();
        reading.rulebook().ifPresent(rulebook -> {
            for (Path path : rules) {
                print(rulebook, path.toString(), out);
            }
        });
        return reading.rulebook();
    }

    private void print(Rulebook rulebook, String file, PrintWriter out) {
        Stream<List<String>> moves = rulebook.moves().values().stream()
                .filter(move -> move.source().file().equals(file))
                .map(Printer::print);
        Stream<List<String>> tables = rulebook.tables().values().stream()
                .filter(table -> table.source().file().equals(file))
                .map(Printer::print);
        Stream<List<String>> cards = rulebook.cards().values().stream()
                .filter(card -> card.source().file().equals(file))
                .map(Printer::print);
        Stream.of(moves, tables, cards).flatMap(all -> all).forEach(lines -> {
            passed++;
            lines.forEach(out::println);
            out.println();
        });
    }

    private static Optional<Rulebook> covered(Path folder) throws IOException {
        RulebookReader.Reading reading = RulebookReader.read(Rulebooks.files(folder));
        return Optional.of(reading.rulebook()
                .orElseThrow(() -> new WrongArgument("the rulebook cannot be read: "
                        + reading.problems().getFirst().describe())));
    }

    private void record(Path path, Optional<Rulebook> rulebook, Set<Source> ran, PrintWriter out) throws IOException {
        Report report;
        try {
            report = RecordRunner.run(
                    path.toString(),
                    InputFile.of(path, LARGEST).text(),
                    wanted -> rulebook(wanted, rulebook),
                    ran::add);
        } catch (UnreadableFile e) {
            if (!(e.getCause() instanceof CharacterCodingException)) {
                throw e;
            }
            report = new Report(
                    0, List.of(new Report.Failure(path.toString(), 1, "", "UTF-8 text", "bytes", List.of())));
        }
        passed += report.passed();
        failed += report.failures().size();
        report.failures().forEach(failure -> out.println(failure.describe()));
    }

    private static Optional<Rulebook> rulebook(String wanted, Optional<Rulebook> read) {
        boolean isRead =
                read.filter(each -> each.game().name().equalsIgnoreCase(wanted)).isPresent();
        return isRead ? read : Rulebooks.game(wanted);
    }

    private void missing(Rulebook rulebook, Set<Source> ran, PrintWriter out) {
        List<Source> missing = Coverage.missing(rulebook, ran);
        missing.forEach(source -> out.println("no record runs " + source));
        failed += missing.size();
    }
}
