package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the README and the docs show is what the program prints. */
class DocsTest {
    private static final Path PROJECT = Path.of("..");
    private static final Pattern BLOCK = Pattern.compile("```console\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern SVG_LINE = Pattern.compile("<text [^>]*>(.*?)</text>");

    @TempDir
    static Path folder;

    /** A command, the lines typed at it, and what it must print. */
    record Example(String command, String typed, String printed, Path data) {
        @Override
        public String toString() {
            return command;
        }
    }

    static Stream<Example> examples() throws IOException {
        List<Path> pages = new ArrayList<>(List.of(PROJECT.resolve("README.md")));
        try (Stream<Path> docs = Files.list(PROJECT.resolve("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        List<Example> examples = new ArrayList<>();
        for (Path page : pages) {
            Matcher blocks = BLOCK.matcher(Files.readString(page));
            // What is begun in one example of a page may be gone on with in the next.
            Path data = Files.createTempDirectory(folder, "page");
            while (blocks.find()) {
                examples.addAll(read(blocks.group(1), data));
            }
        }
        return examples.stream();
    }

    private static List<Example> read(String block, Path data) {
        List<Example> examples = new ArrayList<>();
        for (String part : block.split("(?m)^\\$ ", -1)) {
            if (!part.isBlank()) {
                List<String> lines = part.lines().toList();
                StringBuilder typed = new StringBuilder();
                StringBuilder printed = new StringBuilder();
                for (String line : lines.subList(1, lines.size())) {
                    if (line.startsWith("> ")) {
                        typed.append(line.substring(2)).append('\n');
                    } else {
                        printed.append(line).append('\n');
                    }
                }
                examples.add(new Example(lines.getFirst(), typed.toString(), printed.toString(), data));
            }
        }
        return examples;
    }

    @ParameterizedTest
    @MethodSource("examples")
    void anExamplePrintsWhatItShows(Example example) {
        assertThat(run(example).out()).isEqualTo(example.printed);
    }

    @Test
    void thePictureInTheReadmeIsARealRoll() throws IOException {
        Matcher lines = SVG_LINE.matcher(Files.readString(PROJECT.resolve("docs/roll.svg")));
        StringBuilder text = new StringBuilder();
        while (lines.find()) {
            text.append(lines.group(1)
                            .replaceAll("<[^>]*>", "")
                            .replace("&lt;", "<")
                            .replace("&gt;", ">")
                            .replace("&amp;", "&"))
                    .append('\n');
        }
        Example shown = read(text.toString(), Path.of("nowhere")).getFirst();

        assertThat(run(shown).out()).isEqualTo(shown.printed);
    }

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        try (Stream<Path> pages = Files.walk(PROJECT, 2)) {
            for (Path page :
                    pages.filter(path -> path.toString().endsWith(".md")).toList()) {
                Matcher links = Pattern.compile("\\]\\(([^)#:]+)\\)").matcher(Files.readString(page));
                while (links.find()) {
                    assertThat(page.resolveSibling(links.group(1))).exists();
                }
            }
        }
    }

    @Test
    void everyTestThatAPageNamesIsThere() throws IOException {
        Set<String> tests;
        try (Stream<Path> sources = Files.walk(PROJECT)) {
            tests = sources.map(path -> path.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.replace(".java", ""))
                    .collect(Collectors.toSet());
        }
        Pattern named = Pattern.compile("`([A-Z]\\w*Test|JournalContract)\\b");
        for (String page : List.of("docs/security.md", "docs/dice.md", "CONTRIBUTING.md")) {
            Matcher found = named.matcher(Files.readString(PROJECT.resolve(page)));
            while (found.find()) {
                assertThat(tests).as(page).contains(found.group(1));
            }
        }
    }

    private static Program run(Example example) {
        assertThat(example.command).startsWith("./momentum ");
        List<String> words = List.of(example.command.split(" ", -1));
        return Program.momentum(
                Map.of("MOMENTUM_DATA", example.data.toString()), words.subList(1, words.size()), example.typed);
    }
}
