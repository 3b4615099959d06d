package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.content.book.Prose;
import momentum.content.book.RollOption;
import momentum.content.book.Trigger;
import momentum.content.book.Trigger.Method;

/** When a move is made, and what is rolled then. */
final class TriggerReader {
    private TriggerReader() {}

    static Trigger read(JsonValue node) {
        return new Trigger(node.prose("text"), ways(node));
    }

    /** The conditions of a trigger, of a move or of an ability that changes one. */
    static List<Trigger.Way> ways(JsonValue trigger) {
        List<Trigger.Way> ways = new ArrayList<>();
        for (JsonValue condition : trigger.items("conditions")) {
            Optional<JsonValue> by = condition.find("by");
            ways.add(new Trigger.Way(
                    condition.maybeText("text").map(Prose::new).orElse(Prose.NONE),
                    condition.find("method").isPresent() ? condition.word("method", Method.class) : Method.UNCHANGED,
                    by.map(who -> who.flag("player", true)).orElse(true),
                    by.map(who -> who.flag("ally", false)).orElse(false),
                    condition.items("roll_options").stream()
                            .map(TriggerReader::option)
                            .toList()));
        }
        return ways;
    }

    static RollOption option(JsonValue node) {
        JsonValue using = node.at("using");
        return switch (using.text()) {
            case "stat" -> new RollOption.Stat(node.text("stat"));
            case "condition_meter" -> new RollOption.ConditionMeter(node.text("condition_meter"));
            case "asset_control" -> new RollOption.AssetControl(node.texts("assets"), node.text("control"));
            case "asset_option" -> new RollOption.AssetOption(node.texts("assets"), node.text("option"));
            case "attached_asset_control" -> new RollOption.AttachedControl(node.text("control"));
            case "attached_asset_option" -> new RollOption.AttachedOption(node.text("option"));
            case "progress_track" -> new RollOption.ProgressTrack();
            case "custom" -> new RollOption.Custom(node.text("label"), node.number("value"));
            case String track
            when track.endsWith("_track") || track.endsWith("_legacy") -> new RollOption.SpecialTrack(track);
            default ->
                throw using.unknown(List.of(
                        "stat",
                        "condition_meter",
                        "asset_control",
                        "asset_option",
                        "attached_asset_control",
                        "attached_asset_option",
                        "progress_track",
                        "custom",
                        "a special track such as bonds_legacy"));
        };
    }
}
