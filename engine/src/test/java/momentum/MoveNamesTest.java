package momentum;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Verbs belong in Java, moves never do: no text in the engine's code is the name of a move. */
class MoveNamesTest {
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    @Test
    void noClassKnowsAMovesName() throws IOException {
        List<String> names = Shipped.GAMES.stream()
                .flatMap(game -> Shipped.rulebook(game).moves().sequencedKeySet().stream())
                .distinct()
                .toList();
        List<String> found = new ArrayList<>();
        int literals = 0;
        try (Stream<Path> sources = Files.walk(Path.of("src", "main", "java"))) {
            for (Path source :
                    sources.filter(path -> path.toString().endsWith(".java")).toList()) {
                String code = Files.readString(source).replaceAll("(?s)/\\*.*?\\*/|//[^\n]*", "");
                Matcher literal = LITERAL.matcher(code);
                while (literal.find()) {
                    literals++;
                    for (String name : names) {
                        boolean isThere = name.indexOf(' ') > 0
                                ? literal.group(1).contains(name)
                                : literal.group(1).equals(name);
                        if (isThere) {
                            found.add(source + ": " + literal.group(1));
                        }
                    }
                }
            }
        }
        assertThat(literals).isGreaterThan(300);
        assertThat(found).isEmpty();
    }
}
