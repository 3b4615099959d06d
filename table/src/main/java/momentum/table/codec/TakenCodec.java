package momentum.table.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.state.Taken;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/**
 * What was taken while something waits. The list only grows until nothing waits, so a row may begin with the number of elements
 * it shares with its base.
 */
final class TakenCodec {
    private TakenCodec() {}

    static final class Writer extends ValueSerializer<List<Taken>> {
        @Override
        public void serialize(List<Taken> taken, JsonGenerator out, SerializationContext context) {
            Optional<RowContext> row = RowContext.of(context);
            List<Taken> before = row.map(each -> each.waiting().taken()).orElse(List.of());
            boolean goesOn = !before.isEmpty()
                    && taken.size() >= before.size()
                    && taken.subList(0, before.size()).equals(before);
            out.writeStartArray();
            if (goesOn) {
                out.writeNumber(before.size());
            }
            for (Taken each : taken.subList(goesOn ? before.size() : 0, taken.size())) {
                context.writeValue(out, each);
            }
            out.writeEndArray();
        }

        @Override
        public boolean isEmpty(SerializationContext context, List<Taken> taken) {
            return taken.isEmpty();
        }
    }

    static final class Reader extends ValueDeserializer<List<Taken>> {
        @Override
        public List<Taken> deserialize(JsonParser in, DeserializationContext context) {
            Optional<RowContext> row = RowContext.of(context);
            List<Taken> taken = new ArrayList<>();
            for (JsonNode node : context.readTree(in)) {
                if (node.isIntegralNumber()) {
                    List<Taken> before = row.map(each -> each.waiting().taken()).orElse(List.of());
                    taken.addAll(before.subList(0, Math.min(node.intValue(), before.size())));
                } else {
                    taken.add(context.readTreeAsValue(node, Taken.class));
                }
            }
            return List.copyOf(taken);
        }

        @Override
        public Object getEmptyValue(DeserializationContext context) {
            return List.of();
        }
    }
}
