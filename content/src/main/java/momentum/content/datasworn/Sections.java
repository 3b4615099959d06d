package momentum.content.datasworn;

import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The top-level parts of a book's file: moves, oracles, assets. One streaming pass notes the offsets of each part; a part is
 * parsed into a tree only on demand, so that showing a move's text does not parse five thousand rows of oracles.
 */
public final class Sections {
    private final byte[] file;
    private final Map<String, Extent> extents = new LinkedHashMap<>();
    private final ObjectNode head = JsonTree.NODES.objectNode();

    private record Extent(int from, int to) {}

    public Sections(byte[] file) {
        this.file = file;
        try (JsonParser parser = JsonTree.parser(file, 0, file.length)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new MalformedBook("", "expected an object");
            }
            while (parser.nextToken() != JsonToken.END_OBJECT) {
                note(parser);
            }
        }
    }

    /** Objects are left for later; the few other values are the head of the file: its id, title, authors, licence. */
    private void note(JsonParser parser) {
        String name = parser.currentName();
        JsonToken token = parser.nextToken();
        if (token == JsonToken.VALUE_STRING) {
            head.put(name, parser.getString());
        } else if (token.isStructStart()) {
            int from = (int) parser.currentTokenLocation().getByteOffset();
            parser.skipChildren();
            Extent extent = new Extent(from, (int) parser.currentLocation().getByteOffset());
            if (token == JsonToken.START_ARRAY) {
                head.set(name, tree(extent));
            } else {
                extents.put(name, extent);
            }
        }
    }

    public JsonValue head() {
        return new JsonValue(head, "");
    }

    /** A part as a tree of its own; an empty one where the file has none. */
    public JsonValue section(String name) {
        Extent extent = extents.get(name);
        return new JsonValue(extent == null ? JsonTree.NODES.objectNode() : tree(extent), name);
    }

    private JsonNode tree(Extent extent) {
        return JsonTree.read(file, extent.from, extent.to - extent.from);
    }
}
