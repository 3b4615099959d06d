package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import momentum.content.Datasworn.Reading;
import momentum.content.datasworn.JsonTree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Each value of a small book is spoilt in turn: the file is read or refused with the way to that value, and nothing breaks. */
class SpoiltFileTest {
    private static final List<String> PARTS = List.of("moves", "oracles", "assets", "npcs", "atlas", "truths");

    @TempDir
    Path folder;

    private int read;
    private int refused;

    @Test
    void aSpoiltValueIsPassedOverOrPointedAt() throws IOException {
        ObjectNode book = small();
        spoil(book, book, "");
        assertThat(read).isPositive();
        assertThat(refused).isGreaterThan(200);
    }

    /** A book with the first entry of each part alone. */
    private static ObjectNode small() {
        ObjectNode book = (ObjectNode) JsonTree.read(Resource.bytes("/datasworn/classic.json"));
        for (String part : PARTS) {
            ObjectNode groups = (ObjectNode) book.get(part);
            keepFirst(groups);
            groups.forEach(group -> {
                if (group.get("contents") instanceof ObjectNode contents) {
                    keepFirst(contents);
                    contents.forEach(entry -> keepFirstRow(entry));
                }
                ((ObjectNode) group).remove("collections");
            });
        }
        return book;
    }

    private static void keepFirst(ObjectNode node) {
        List.copyOf(node.propertyNames()).stream().skip(1).forEach(node::remove);
    }

    private static void keepFirstRow(JsonNode entry) {
        if (entry.get("rows") instanceof ArrayNode rows) {
            while (rows.size() > 1) {
                rows.remove(1);
            }
        }
    }

    private void spoil(ObjectNode book, JsonNode node, String path) throws IOException {
        switch (node) {
            case ObjectNode object -> {
                for (String name : new ArrayList<>(object.propertyNames())) {
                    JsonNode right = object.get(name);
                    for (JsonNode wrong : wrongFor(right)) {
                        object.set(name, wrong);
                        judge(book, path.isEmpty() ? name : path + "." + name);
                    }
                    object.set(name, right);
                    spoil(book, right, path.isEmpty() ? name : path + "." + name);
                }
            }
            case ArrayNode list -> {
                for (int i = 0; i < list.size(); i++) {
                    spoil(book, list.get(i), path + "." + i);
                }
            }
            default -> {}
        }
    }

    private static List<JsonNode> wrongFor(JsonNode right) {
        List<JsonNode> wrong = new ArrayList<>(List.of(JsonTree.read("null")));
        wrong.add(JsonTree.read(right.isNumber() ? "\"x\"" : "-1"));
        wrong.add(JsonTree.read(right.isArray() ? "{}" : "[[]]"));
        return wrong;
    }

    private void judge(ObjectNode book, String path) throws IOException {
        switch (Datasworn.read(
                Files.write(folder.resolve("own.json"), book.toString().getBytes(StandardCharsets.UTF_8)))) {
            case Reading.Read ignored -> read++;
            case Reading.Refused(String why) -> {
                refused++;
                assertThat(why).startsWith("own.json: ").containsAnyOf(path + ":", path + ".", "not a Datasworn file");
            }
        }
    }
}
