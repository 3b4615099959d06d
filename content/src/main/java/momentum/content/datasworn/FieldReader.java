package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import momentum.content.book.Field;
import momentum.content.book.Field.Choice;

/** What is to be filled in on an asset: the format has options, filled in once, and controls, which change in play. */
final class FieldReader {
    private FieldReader() {}

    static List<Field> read(JsonValue node) {
        List<Field> fields = new ArrayList<>();
        add(fields, node.fields("options"));
        add(fields, node.fields("controls"));
        return fields;
    }

    private static void add(List<Field> fields, SequencedMap<String, JsonValue> nodes) {
        nodes.forEach((key, node) -> fields.add(field(key, node)));
    }

    private static Field field(String key, JsonValue node) {
        String label = node.text("label");
        JsonValue type = node.at("field_type");
        return switch (type.text()) {
            case "condition_meter" ->
                new Field.Meter(
                        key,
                        label,
                        node.number("min"),
                        node.number("max"),
                        node.number("value"),
                        node.flag("rollable", true),
                        read(node));
            case "clock" -> new Field.Clock(key, label, node.number("min"), node.number("max"), node.number("value"));
            case "counter" ->
                new Field.Counter(
                        key, label, node.number("min"), node.find("max").map(JsonValue::number), node.number("value"));
            case "checkbox" ->
                new Field.Checkbox(
                        key,
                        label,
                        node.flag("value", false),
                        node.flag("is_impact", false),
                        node.flag("disables_asset", false));
            case "card_flip" ->
                new Field.CardFlip(
                        key,
                        label,
                        node.flag("value", false),
                        node.flag("is_impact", false),
                        node.flag("disables_asset", false));
            case "select_value" -> new Field.SelectValue(key, label, choices(node), node.maybeText("value"));
            case "select_enhancement" ->
                new Field.SelectEnhancement(key, label, choices(node), node.maybeText("value"));
            case "text" -> new Field.Text(key, label, node.maybeText("value"));
            default ->
                throw type.unknown(List.of(
                        "condition_meter",
                        "clock",
                        "counter",
                        "checkbox",
                        "card_flip",
                        "select_value",
                        "select_enhancement",
                        "text"));
        };
    }

    /** Choices may stand in groups, which matter to the eye alone. */
    private static List<Choice> choices(JsonValue node) {
        List<Choice> choices = new ArrayList<>();
        for (Map.Entry<String, JsonValue> each : node.fields("choices").entrySet()) {
            JsonValue choice = each.getValue();
            JsonValue type = choice.at("choice_type");
            switch (type.text()) {
                case "choice_group" -> choices.addAll(choices(choice));
                case "choice" ->
                    choices.add(new Choice(
                            each.getKey(),
                            choice.text("label"),
                            choice.find("using").isPresent()
                                    ? Optional.of(TriggerReader.option(choice))
                                    : Optional.empty(),
                            choice.find("enhance_asset")
                                    .map(change -> change.flag("count_as_impact", false))
                                    .orElse(false)));
                default -> throw type.unknown(List.of("choice", "choice_group"));
            }
        }
        return choices;
    }
}
