package momentum.app.wire;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import momentum.text.VisibleText;
import tools.jackson.databind.json.JsonMapper;

/** A JSON object in insertion order; empty values are omitted. */
public final class JsonObject {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final Map<String, Object> fields = new LinkedHashMap<>();

    public static JsonObject empty() {
        return new JsonObject();
    }

    public static JsonObject of(String name, Object value) {
        return new JsonObject().put(name, value);
    }

    public JsonObject put(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    public JsonObject put(String name, Optional<?> value) {
        value.ifPresent(each -> fields.put(name, each));
        return this;
    }

    /** A text, unless it is empty. */
    JsonObject putText(String name, String text) {
        return put(name, Optional.of(text).filter(each -> !each.isEmpty()));
    }

    /** All fields of another, behind these. */
    public JsonObject putAll(JsonObject other) {
        fields.putAll(other.fields);
        return this;
    }

    boolean isEmpty() {
        return fields.isEmpty();
    }

    /** As the mapper sees it. */
    @JsonValue
    public Map<String, Object> fields() {
        return Collections.unmodifiableMap(fields);
    }

    /** On one line. */
    @Override
    public String toString() {
        return VisibleText.escaped(MAPPER.writeValueAsString(fields));
    }

    public void print(PrintWriter out) {
        out.println(this);
    }
}
