package momentum.app.cli;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** One object, on one line, its fields in the order they were put. */
public final class JsonLine {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final Map<String, Object> fields = new LinkedHashMap<>();

    public static JsonLine object() {
        return new JsonLine();
    }

    public JsonLine put(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    /** How the mapper sees an object inside another. */
    @JsonValue
    Map<String, Object> fields() {
        return fields;
    }

    public void print(PrintWriter out) {
        out.println(MAPPER.writeValueAsString(fields));
    }
}
