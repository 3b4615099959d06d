package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import momentum.content.book.Prose;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A JSON value with its path in the file, for error messages. A field that is null counts as missing: the format writes both. */
public record JsonValue(JsonNode json, String path) {
    public JsonValue at(String name) {
        return find(name).orElseThrow(() -> new MalformedBook(step(name), "expected a value, but there is none"));
    }

    public Optional<JsonValue> find(String name) {
        requireObject();
        @Nullable JsonNode found = json.get(name);
        return found == null || found.isNull() ? Optional.empty() : Optional.of(new JsonValue(found, step(name)));
    }

    /** The fields of an object that stands under a name, which may be missing. */
    public SequencedMap<String, JsonValue> fields(String name) {
        return find(name).map(JsonValue::fields).orElseGet(LinkedHashMap::new);
    }

    public SequencedMap<String, JsonValue> fields() {
        requireObject();
        SequencedMap<String, JsonValue> fields = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : json.properties()) {
            fields.put(field.getKey(), new JsonValue(field.getValue(), step(field.getKey())));
        }
        return fields;
    }

    /** The items of a list that stands under a name, which may be missing. */
    public List<JsonValue> items(String name) {
        return find(name).map(JsonValue::items).orElse(List.of());
    }

    public List<JsonValue> items() {
        if (!json.isArray()) {
            throw wrong("expected a list, found " + found());
        }
        List<JsonValue> items = new ArrayList<>(json.size());
        for (int i = 0; i < json.size(); i++) {
            items.add(new JsonValue(json.get(i), step(Integer.toString(i))));
        }
        return items;
    }

    public String text(String name) {
        return at(name).text();
    }

    public String text() {
        if (!json.isString()) {
            throw wrong("expected a text, found " + found());
        }
        return json.stringValue();
    }

    Optional<String> maybeText(String name) {
        return find(name).map(JsonValue::text);
    }

    Prose prose(String name) {
        return maybeText(name).map(Prose::new).orElse(Prose.NONE);
    }

    List<String> texts(String name) {
        return items(name).stream().map(JsonValue::text).toList();
    }

    int number(String name) {
        return at(name).number();
    }

    int number() {
        if (!json.isIntegralNumber() || !json.canConvertToInt()) {
            throw wrong("expected a whole number, found " + found());
        }
        return json.intValue();
    }

    OptionalInt maybeNumber(String name) {
        return find(name).map(spot -> OptionalInt.of(spot.number())).orElse(OptionalInt.empty());
    }

    boolean flag(String name, boolean otherwise) {
        Optional<JsonValue> flag = find(name);
        if (flag.isEmpty()) {
            return otherwise;
        }
        if (!flag.get().json.isBoolean()) {
            throw flag.get().wrong("expected true or false, found " + flag.get().found());
        }
        return flag.get().json.booleanValue();
    }

    /** One of the words that an enum knows, in the format's spelling. */
    <E extends Enum<E>> E word(String name, Class<E> words) {
        JsonValue spot = at(name);
        String word = spot.text();
        List<String> known = new ArrayList<>();
        for (E each : words.getEnumConstants()) {
            String spelling = each.name().toLowerCase(Locale.ROOT);
            if (spelling.equals(word)) {
                return each;
            }
            known.add(spelling);
        }
        throw spot.unknown(known);
    }

    public MalformedBook unknown(List<String> known) {
        return wrong("expected one of " + String.join(", ", known) + "; found " + found());
    }

    public MalformedBook wrong(String what) {
        return new MalformedBook(path, what);
    }

    public String found() {
        return switch (json.getNodeType()) {
            case OBJECT -> "an object";
            case ARRAY -> "a list";
            case STRING -> json.stringValue().length() > 40 ? "a text" : "\"" + json.stringValue() + "\"";
            case NUMBER, BOOLEAN -> json.toString();
            case NULL -> "null";
            case BINARY, MISSING, POJO -> "nothing";
        };
    }

    private void requireObject() {
        if (!json.isObject()) {
            throw wrong("expected an object, found " + found());
        }
    }

    private String step(String name) {
        return path.isEmpty() ? name : path + "." + name;
    }
}
