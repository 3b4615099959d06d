package momentum.content.datasworn;

import java.nio.charset.StandardCharsets;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * JSON as a tree. Jackson's mapper would do the same, but setting one up takes longer than reading both books, and a player
 * waits for it at every start. How deep a file may nest is the parser's limit.
 */
public final class JsonTree {
    public static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private static final JsonFactory FACTORY = new JsonFactory();

    private JsonTree() {}

    static JsonParser parser(byte[] json, int from, int length) {
        return FACTORY.createParser(ObjectReadContext.empty(), json, from, length);
    }

    public static JsonNode read(String json) {
        return read(json.getBytes(StandardCharsets.UTF_8));
    }

    public static JsonNode read(byte[] json) {
        return read(json, 0, json.length);
    }

    public static JsonNode read(byte[] json, int from, int length) {
        try (JsonParser parser = parser(json, from, length)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                throw new StreamReadException(parser, "there is nothing");
            }
            JsonNode tree = value(parser, first);
            if (parser.nextToken() != null) {
                throw new StreamReadException(parser, "there is more after the end");
            }
            return tree;
        }
    }

    private static JsonNode value(JsonParser parser, JsonToken token) {
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> list(parser);
            case VALUE_STRING -> NODES.stringNode(parser.getString());
            case VALUE_TRUE -> NODES.booleanNode(true);
            case VALUE_FALSE -> NODES.booleanNode(false);
            case VALUE_NULL -> NODES.nullNode();
            case VALUE_NUMBER_INT ->
                switch (parser.getNumberType()) {
                    case INT -> NODES.numberNode(parser.getIntValue());
                    case LONG -> NODES.numberNode(parser.getLongValue());
                    case BIG_INTEGER, FLOAT, DOUBLE, BIG_DECIMAL -> NODES.numberNode(parser.getBigIntegerValue());
                };
            case VALUE_NUMBER_FLOAT -> NODES.numberNode(parser.getDoubleValue());
            case NOT_AVAILABLE, END_OBJECT, END_ARRAY, PROPERTY_NAME, VALUE_EMBEDDED_OBJECT ->
                throw new StreamReadException(parser, "there is no value");
        };
    }

    private static ObjectNode object(JsonParser parser) {
        ObjectNode object = NODES.objectNode();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            object.set(name, value(parser, parser.nextToken()));
        }
        return object;
    }

    private static ArrayNode list(JsonParser parser) {
        ArrayNode list = NODES.arrayNode();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            list.add(value(parser, token));
        }
        return list;
    }
}
