package momentum.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The objects in docs/json.md are parts of what is printed for the lines above them. */
class JsonDocsTest {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Pattern BLOCK = Pattern.compile("```json\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern STEP = Pattern.compile("((?:^> .*\\n)+)((?:^(?!> ).*\\n)+)", Pattern.MULTILINE);
    private static final String MORE = "…";

    @TempDir
    Path folder;

    @Test
    void theExamplesArePrinted() throws IOException {
        TypedSession session = TypedSession.program(folder);
        int examples = 0;
        Matcher blocks = BLOCK.matcher(Files.readString(Path.of("..", "docs", "json.md")));
        StringBuilder all = new StringBuilder();
        while (blocks.find()) {
            all.append(blocks.group(1));
        }
        Matcher steps = STEP.matcher(all);
        while (steps.find()) {
            String[] typed =
                    steps.group(1).lines().map(line -> line.substring(2)).toArray(String[]::new);
            List<String> printed = session.type(typed).lines().toList();
            JsonNode shown = MAPPER.readTree(steps.group(2));
            List<String> missing = new ArrayList<>();
            missing(shown, MAPPER.readTree(printed.getLast()), "", missing);
            assertThat(missing)
                    .as("%s in %s", String.join(", ", typed), printed.getLast())
                    .isEmpty();
            examples++;
        }
        assertThat(examples).isGreaterThan(4);
    }

    private static void missing(JsonNode shown, JsonNode printed, String at, List<String> missing) {
        if (shown.isObject() && printed.isObject()) {
            shown.propertyNames()
                    .forEach(name -> missing(shown.get(name), printed.path(name), at + "." + name, missing));
        } else if (shown.isArray() && printed.isArray()) {
            boolean isPart =
                    !shown.isEmpty() && MORE.equals(shown.get(shown.size() - 1).stringValue(""));
            int count = isPart ? shown.size() - 1 : shown.size();
            if (isPart ? printed.size() < count : printed.size() != count) {
                missing.add(at + " has " + printed.size());
            }
            for (int i = 0; i < count; i++) {
                missing(shown.get(i), printed.path(i), at + "[" + i + "]", missing);
            }
        } else if (!shown.equals(printed)) {
            missing.add(at + " is " + printed);
        }
    }
}
