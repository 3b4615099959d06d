package momentum.table.codec;

import java.util.Optional;
import momentum.table.journal.Blob;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/** Writes a long text as a blob and its hash, {@code {"blob":"3fa9..."}}, and any other text inline. */
final class LongText {
    /** The longest inline text. Rows are read whenever a story is shown, so they stay small. */
    static final int LONGEST_IN_PLACE = 2_000;

    /** Names of heroes, moves and meters recur in nearly every row, and each is in memory once. */
    private static final int LONGEST_SHARED = 40;

    private static final String BLOB = "blob";

    private LongText() {}

    static final class Writer extends ValueSerializer<String> {
        @Override
        public void serialize(String text, JsonGenerator out, SerializationContext context) {
            Optional<RowContext> row = text.length() > LONGEST_IN_PLACE ? RowContext.of(context) : Optional.empty();
            if (row.isEmpty()) {
                out.writeString(text);
                return;
            }
            Blob blob = Blob.of(text);
            row.get().put(blob);
            out.writeStartObject();
            out.writeStringProperty(BLOB, blob.hash());
            out.writeEndObject();
        }

        @Override
        public boolean isEmpty(SerializationContext context, String text) {
            return text.isEmpty();
        }
    }

    static final class Reader extends ValueDeserializer<String> {
        @Override
        public String deserialize(JsonParser in, DeserializationContext context) {
            if (in.currentToken() == JsonToken.VALUE_STRING) {
                String text = in.getString();
                return text.length() <= LONGEST_SHARED ? text.intern() : text;
            }
            if (in.currentToken() != JsonToken.START_OBJECT) {
                return context.reportInputMismatch(String.class, "a text where there is something else");
            }
            String hash = context.readTree(in).path(BLOB).asString("");
            return RowContext.of(context)
                    .flatMap(row -> row.find(hash))
                    .map(Blob::text)
                    .orElseThrow(() -> new IllegalStateException("the long text " + hash + " is missing"));
        }

        @Override
        public Object getEmptyValue(DeserializationContext context) {
            return "";
        }
    }
}
