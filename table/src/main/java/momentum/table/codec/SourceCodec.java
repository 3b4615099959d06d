package momentum.table.codec;

import java.util.Optional;
import momentum.rule.Source;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/** A place in a rulebook: {@code "adventure.moves:14"}, or {@code ":14"} for the same file as the place before it. */
final class SourceCodec {
    private SourceCodec() {}

    static String write(Source source, Optional<RowContext> row) {
        boolean isKnown = source.line() > 0
                && row.filter(each -> each.file().equals(source.file())).isPresent();
        row.ifPresent(each -> each.file(source.file()));
        return isKnown ? ":" + source.line() : source.toString();
    }

    static Source read(String text, Optional<RowContext> row) {
        String whole = text.startsWith(":") ? row.map(RowContext::file).orElse("") + text : text;
        int colon = whole.lastIndexOf(':');
        Source source = colon < 0
                ? new Source(whole, 0)
                : new Source(whole.substring(0, colon).intern(), Integer.parseInt(whole.substring(colon + 1)));
        row.ifPresent(each -> each.file(source.file()));
        return source;
    }

    static final class Writer extends ValueSerializer<Source> {
        @Override
        public void serialize(Source source, JsonGenerator out, SerializationContext context) {
            out.writeString(write(source, RowContext.of(context)));
        }

        @Override
        public boolean isEmpty(SerializationContext context, Source source) {
            return source.equals(Source.BY_HAND);
        }
    }

    static final class Reader extends ValueDeserializer<Source> {
        @Override
        public Source deserialize(JsonParser in, DeserializationContext context) {
            return read(context.readValue(in, String.class), RowContext.of(context));
        }

        @Override
        public Object getEmptyValue(DeserializationContext context) {
            return Source.BY_HAND;
        }
    }
}
