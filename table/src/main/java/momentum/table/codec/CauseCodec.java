package momentum.table.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Source;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.node.ObjectNode;

/**
 * Encodes causes. Within a row a cause is a delta: an omitted part equals that of the cause before it, or, where the event
 * makes a move, that of the event. The line is always written, as {@code ":95"} if it is in the same file; a cause of which
 * only the line is left is a plain text: {@code "cause": "suffer.moves:95"}. In a delta an absent part is an empty text.
 */
final class CauseCodec {
    private static final RecordParts<Parts> PARTS = new RecordParts<>(Parts.class);
    private static final RecordParts<Event.MoveMade> MADE = new RecordParts<>(Event.MoveMade.class);
    private static final String CAUSE = "cause";
    private static final String SOURCE = "source";

    private CauseCodec() {}

    /** A cause as it is written. */
    public record Parts(String move, String hero, String ability, Source source, String reason) {
        Cause cause() {
            return move.isEmpty()
                    ? new Cause.ByHand(present(hero), source, present(reason))
                    : new Cause.ByMove(move, hero, present(ability), source);
        }

        private static Optional<String> present(String text) {
            return text.isEmpty() ? Optional.empty() : Optional.of(text);
        }
    }

    private static Object[] parts(Cause cause) {
        return PARTS.of(new Parts(
                cause.move().orElse(""),
                cause.hero().orElse(""),
                cause.ability().orElse(""),
                cause.source(),
                cause.reason().orElse("")));
    }

    /** The defaults of omitted parts: those of the last cause, or of the move that is made. */
    private static Object[] unsaid(Cause last, Optional<Event.MoveMade> made) {
        Object[] parts = parts(last);
        made.ifPresent(event -> {
            Object[] own = MADE.of(event);
            for (int i = 0; i < parts.length; i++) {
                int same = MADE.names().indexOf(PARTS.names().get(i));
                parts[i] = same < 0 ? parts[i] : own[same];
            }
        });
        return parts;
    }

    static final class Writer extends ValueSerializer<Cause> {
        @Override
        public void serialize(Cause cause, JsonGenerator out, SerializationContext context) {
            Optional<RowContext> row = RowContext.of(context);
            Optional<Event.MoveMade> made =
                    out.currentValue() instanceof Event.MoveMade event ? Optional.of(event) : Optional.empty();
            Object[] unsaid = row.map(each -> unsaid(each.cause(), made)).orElseGet(() -> parts(Cause.NONE));
            Object[] parts = parts(cause);
            List<Integer> written = new ArrayList<>();
            for (int i = 0; i < parts.length; i++) {
                if (!PARTS.names().get(i).equals(SOURCE) && !Objects.equals(parts[i], unsaid[i])) {
                    written.add(i);
                }
            }
            String source = source(cause.source(), row.map(each -> each.cause().source()));
            if (row.isPresent() && written.isEmpty()) {
                out.writeString(source);
            } else {
                out.writeStartObject();
                for (int part : written) {
                    context.defaultSerializeProperty(PARTS.names().get(part), parts[part], out);
                }
                out.writeStringProperty(SOURCE, source);
                out.writeEndObject();
            }
            row.ifPresent(each -> each.cause(cause));
        }

        private static String source(Source source, Optional<Source> last) {
            boolean isOfThatFile = source.line() > 0
                    && last.filter(each -> each.file().equals(source.file())).isPresent();
            return isOfThatFile ? ":" + source.line() : source.toString();
        }

        @Override
        public boolean isEmpty(SerializationContext context, Cause cause) {
            return cause.equals(Cause.NONE);
        }
    }

    static final class Reader extends ValueDeserializer<Cause> {
        @Override
        public Cause deserialize(JsonParser in, DeserializationContext context) {
            return context.readValue(in, Parts.class).cause();
        }

        @Override
        public Object getEmptyValue(DeserializationContext context) {
            return Cause.NONE;
        }
    }

    /** Restores the omitted parts of all causes of a row. */
    static void complete(JsonNode events) {
        ObjectNode last = null;
        for (JsonNode of : events) {
            for (JsonNode event : of) {
                if (event instanceof ObjectNode object) {
                    if (object.has(CAUSE)) {
                        last = complete(object, last == null ? object.objectNode() : last);
                    } else {
                        object.putObject(CAUSE);
                    }
                }
            }
        }
    }

    private static ObjectNode complete(ObjectNode event, ObjectNode last) {
        JsonNode written = event.path(CAUSE);
        boolean isMade = event.path("is").asString("").equals(Event.MoveMade.class.getSimpleName());
        ObjectNode whole = event.objectNode();
        for (String part : PARTS.names()) {
            JsonNode unsaid = isMade && event.has(part) ? event.path(part) : last.path(part);
            JsonNode said = written.isObject() ? written.path(part) : part.equals(SOURCE) ? written : event.path("");
            JsonNode meant = said.isMissingNode() && !part.equals(SOURCE) ? unsaid : said;
            if (!meant.isMissingNode()) {
                whole.set(part, meant);
            }
        }
        String source = whole.path(SOURCE).asString("");
        if (source.startsWith(":")) {
            whole.put(SOURCE, last.path(SOURCE).asString("").replaceFirst(":\\d+$", "") + source);
        }
        event.set(CAUSE, whole);
        return whole;
    }
}
