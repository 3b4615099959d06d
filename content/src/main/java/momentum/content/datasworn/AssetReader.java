package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import momentum.content.book.Ability;
import momentum.content.book.AssetCard;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.Origin;
import momentum.content.book.RollType;

/** An asset and its abilities. */
public final class AssetReader {
    private AssetReader() {}

    public static AssetCard read(JsonValue node, Origin parent, String group) {
        Origin origin = OriginReader.of(node, parent);
        String name = node.text("name");
        List<Ability> abilities = new ArrayList<>();
        for (JsonValue ability : node.at("abilities").items()) {
            abilities.add(ability(ability, origin, name));
        }
        return new AssetCard(
                node.text("_id"),
                name,
                origin,
                node.maybeText("category").orElse(group),
                node.prose("requirement"),
                node.flag("shared", false),
                node.flag("count_as_impact", false),
                FieldReader.read(node),
                abilities,
                node.find("attachments").map(slots -> slots.texts("assets")).orElse(List.of()));
    }

    private static Ability ability(JsonValue node, Origin origin, String asset) {
        List<MoveText> moves = new ArrayList<>();
        for (JsonValue move : node.fields("moves").values()) {
            moves.add(MoveTextReader.read(move, origin, asset));
        }
        List<OracleText> tables = new ArrayList<>();
        for (JsonValue table : node.fields("oracles").values()) {
            tables.add(OracleReader.read(table, origin, asset));
        }
        return new Ability(
                node.text("_id"),
                node.maybeText("name"),
                node.prose("text"),
                node.flag("enabled", false),
                FieldReader.read(node),
                moves,
                tables,
                node.items("enhance_moves").stream()
                        .map(AssetReader::enhancement)
                        .toList(),
                newMaximum(node));
    }

    private static Ability.Enhancement enhancement(JsonValue node) {
        return new Ability.Enhancement(
                node.word("roll_type", RollType.class),
                node.find("enhances").isEmpty(),
                node.texts("enhances"),
                node.find("trigger").map(TriggerReader::ways).orElse(List.of()));
    }

    private static Map<String, Integer> newMaximum(JsonValue node) {
        Map<String, Integer> larger = new HashMap<>();
        node.find("enhance_asset")
                .ifPresent(change -> change.fields("controls")
                        .forEach((key, control) -> control.maybeNumber("max").ifPresent(max -> larger.put(key, max))));
        return larger;
    }
}
