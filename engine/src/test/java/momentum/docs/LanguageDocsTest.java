package momentum.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.Shipped;
import momentum.phrase.Patterns;
import momentum.phrase.Printer;
import momentum.phrase.Problem;
import momentum.phrase.RulebookReader;
import momentum.record.RecordRunner;
import momentum.record.Report;
import momentum.rule.Rulebook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages on the language and on records show what is so: every block in them is read, refused or played. */
class LanguageDocsTest {
    private static final Path DOCS = Path.of("..", "docs");

    /** The text between two fences, and where it stands. */
    record Block(String page, int line, String text) {
        @Override
        public String toString() {
            return page + ":" + line;
        }
    }

    private static List<Block> blocks(String tag) {
        List<Block> blocks = new ArrayList<>();
        for (String page : List.of("language.md", "records.md", "../README.md")) {
            String text = read(page);
            Matcher matcher = Pattern.compile("(?m)^```" + tag + "\\n(.*?)^```$", Pattern.DOTALL)
                    .matcher(text);
            while (matcher.find()) {
                int line = (int) text.substring(0, matcher.start()).lines().count() + 1;
                blocks.add(new Block(page, line, matcher.group(1)));
            }
        }
        return blocks;
    }

    private static String read(String page) {
        try {
            return Files.readString(DOCS.resolve(page));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Block> moves() {
        return blocks("moves");
    }

    static List<Block> assets() {
        return blocks("assets");
    }

    static List<Block> wrongs() {
        return blocks("wrong");
    }

    static List<Block> plays() {
        return blocks("play");
    }

    private static RulebookReader.Reading with(String moves) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        String file = moves.startsWith("asset ") ? "my.assets" : "my.moves";
        files.put(file, moves.getBytes(StandardCharsets.UTF_8));
        return RulebookReader.read(files);
    }

    @ParameterizedTest
    @MethodSource("assets")
    void anExampleOfAnAssetReadsAndPrintsBack(Block block) {
        RulebookReader.Reading reading = with(block.text);
        assertThat(reading.problems().stream().map(Problem::describe)).isEmpty();
        assertThat(reading.rulebook().orElseThrow().cards().values().stream()
                        .filter(card -> card.source().file().equals("my.assets"))
                        .flatMap(card -> Printer.print(card).stream()))
                .containsExactlyElementsOf(block.text.lines().toList());
    }

    @ParameterizedTest
    @MethodSource("moves")
    void anExampleReadsAndPrintsBack(Block block) {
        RulebookReader.Reading reading = with(block.text);
        assertThat(reading.problems().stream().map(Problem::describe)).isEmpty();
        Rulebook rulebook = reading.rulebook().orElseThrow();
        List<String> odds = rulebook.odds().stream()
                .filter(likely -> likely.source().file().equals("my.moves"))
                .map(Printer::print)
                .toList();
        List<String> printed = new ArrayList<>(odds.isEmpty() ? List.of() : List.of("odds"));
        printed.addAll(odds);
        printed.addAll(Stream.concat(
                        rulebook.moves().values().stream()
                                .filter(move -> move.source().file().equals("my.moves"))
                                .flatMap(move -> Printer.print(move).stream()),
                        rulebook.tables().values().stream()
                                .filter(table -> table.source().file().equals("my.moves"))
                                .flatMap(table -> Printer.print(table).stream()))
                .toList());
        assertThat(printed)
                .containsExactlyInAnyOrderElementsOf(
                        block.text.lines().filter(line -> !line.isBlank()).toList());
    }

    @ParameterizedTest
    @MethodSource("wrongs")
    void aWrongExampleIsRefusedAsShown(Block block) {
        String[] parts = block.text.split("(?m)^---\\n", -1);
        String described =
                with(parts[0]).problems().stream().map(Problem::describe).collect(Collectors.joining("\n"));
        assertThat(described).isEqualTo(parts[1].stripTrailing());
    }

    @ParameterizedTest
    @MethodSource("plays")
    void aRecordComesOutAsItSays(Block block) {
        SequencedMap<String, byte[]> files = Shipped.files("ironsworn");
        files.put("my.moves", firstOfThePage(moves()));
        files.put("my.assets", firstOfThePage(assets()));
        Optional<Rulebook> rulebook = RulebookReader.read(files).rulebook();
        Report report = RecordRunner.run(
                block.toString(),
                block.text,
                name -> name.equals("ironsworn") ? rulebook : Optional.empty(),
                source -> {});

        assertThat(report.failures().stream().map(Report.Failure::describe)).isEmpty();
        assertThat(report.passed()).isPositive();
    }

    /** The one of the walk. */
    private static byte[] firstOfThePage(List<Block> blocks) {
        return blocks.stream()
                .filter(block -> block.page.equals("language.md"))
                .map(Block::text)
                .findFirst()
                .orElseThrow()
                .getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void everyPhraseAndConditionIsInATable() {
        String page = read("language.md");
        assertThat(Patterns.all()).hasSizeGreaterThan(70);
        assertThat(Patterns.all()).allSatisfy(pattern -> assertThat(page).contains("| `" + pattern + "` |"));
    }

    @Test
    void theMoveInTheReadmeIsTheOneThatRuns() {
        String move = String.join(
                "\n",
                Printer.print(java.util.Objects.requireNonNull(
                        Shipped.rulebook("ironsworn").moves().get("Face Danger"))));
        assertThat(read("../README.md")).contains("```\n" + move + "\n```");
    }

    @Test
    void thereIsSomethingOfEachKind() {
        assertThat(moves()).hasSizeGreaterThan(8);
        assertThat(assets()).hasSizeGreaterThan(3);
        assertThat(wrongs()).hasSizeGreaterThan(2);
        assertThat(plays()).hasSizeGreaterThan(3);
    }
}
