package momentum.table.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import momentum.state.Abilities;
import momentum.state.Asset;
import momentum.state.Asset.Notes;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/**
 * Encodes assets, as in {@code {"name":"Hound","called":"Fang","abilities":[1,3],"health":2,"maxHealth":4}}. What is empty is left
 * out. A number of abilities stands for the first so many, and {@code health} for the only meter that a companion has; an asset of
 * which no more is to be said is written as it always was.
 */
final class AssetCodec {
    private static final String CARD = "name";
    private static final String CALLED = "called";
    private static final String ABILITIES = "abilities";
    private static final String METERS = "meters";
    private static final String MARKS = "marks";
    private static final String CHOSEN = "chosen";
    private static final String USED = "used";
    private static final String MAX_HEALTH = "maxHealth";

    private AssetCodec() {}

    static final class Writer extends ValueSerializer<Asset> {
        @Override
        public void serialize(Asset asset, JsonGenerator out, SerializationContext context) {
            out.writeStartObject();
            context.defaultSerializeProperty(CARD, asset.card(), out);
            asset.called().ifPresent(name -> context.defaultSerializeProperty(CALLED, name, out));
            abilities(asset.abilities(), out);
            if (!asset.meters().equals(unsaid(asset.health(), asset.maxHealth()))) {
                numbers(asset.meters(), out);
            } else if (asset.health() != 0) {
                out.writeNumberProperty(Asset.HEALTH, asset.health());
            }
            if (asset.maxHealth() != 0) {
                out.writeNumberProperty(MAX_HEALTH, asset.maxHealth());
            }
            texts(MARKS, asset.notes().marks(), out, context);
            texts(CHOSEN, asset.notes().chosen(), out, context);
            if (!asset.notes().used().isEmpty()) {
                out.writeArrayPropertyStart(USED);
                asset.notes().used().forEach(what -> context.writeValue(out, what));
                out.writeEndArray();
            }
            out.writeEndObject();
        }

        private static void abilities(Abilities abilities, JsonGenerator out) {
            if (!abilities.areFirst()) {
                out.writeArrayPropertyStart(ABILITIES);
                abilities.numbers().forEach(out::writeNumber);
                out.writeEndArray();
            } else if (abilities.count() > 0) {
                out.writeNumberProperty(ABILITIES, abilities.count());
            }
        }

        private static void numbers(Map<String, Integer> numbers, JsonGenerator out) {
            out.writeObjectPropertyStart(METERS);
            numbers.forEach(out::writeNumberProperty);
            out.writeEndObject();
        }

        private static void texts(
                String name, Map<String, String> texts, JsonGenerator out, SerializationContext context) {
            if (!texts.isEmpty()) {
                out.writeObjectPropertyStart(name);
                texts.forEach((what, text) -> context.defaultSerializeProperty(what, text, out));
                out.writeEndObject();
            }
        }
    }

    /** The meters of an asset with this health, where none are written. */
    private static Map<String, Integer> unsaid(int health, int maxHealth) {
        return new Asset("", 0, health, maxHealth).meters();
    }

    static final class Reader extends ValueDeserializer<Asset> {
        @Override
        public Asset deserialize(JsonParser in, DeserializationContext context) {
            JsonNode asset = context.readTree(in);
            if (!asset.path(CARD).isString()) {
                throw new IllegalArgumentException("an asset has the name of its card");
            }
            int maxHealth = asset.path(MAX_HEALTH).asInt(0);
            JsonNode meters = asset.path(METERS);
            return new Asset(
                    text(asset.path(CARD), context),
                    asset.has(CALLED) ? Optional.of(text(asset.path(CALLED), context)) : Optional.empty(),
                    abilities(asset.path(ABILITIES)),
                    meters.isObject()
                            ? numbers(meters)
                            : unsaid(asset.path(Asset.HEALTH).asInt(0), maxHealth),
                    notes(asset, context),
                    maxHealth);
        }

        private static String text(JsonNode text, DeserializationContext context) {
            return context.readTreeAsValue(text, String.class);
        }

        private static Abilities abilities(JsonNode marked) {
            if (!marked.isArray()) {
                return Abilities.first(marked.asInt(0));
            }
            List<Integer> numbers = new ArrayList<>();
            marked.forEach(number -> numbers.add(number.intValue()));
            return Abilities.of(numbers);
        }

        private static Map<String, Integer> numbers(JsonNode written) {
            Map<String, Integer> numbers = new TreeMap<>();
            written.forEachEntry((name, number) -> numbers.put(name, number.intValue()));
            return numbers;
        }

        private static Map<String, String> texts(JsonNode written, DeserializationContext context) {
            Map<String, String> texts = new TreeMap<>();
            written.forEachEntry((name, text) -> texts.put(name, text(text, context)));
            return texts;
        }

        private static Notes notes(JsonNode asset, DeserializationContext context) {
            Set<String> used = new TreeSet<>();
            asset.path(USED).forEach(what -> used.add(text(what, context)));
            Notes notes = new Notes(texts(asset.path(MARKS), context), texts(asset.path(CHOSEN), context), used);
            return notes.equals(Notes.NONE) ? Notes.NONE : notes;
        }
    }
}
