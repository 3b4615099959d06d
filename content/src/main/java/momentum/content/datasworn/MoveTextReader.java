package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.Origin;
import momentum.content.book.Prose;
import momentum.content.book.RollType;

/** A move's texts. */
public final class MoveTextReader {
    private MoveTextReader() {}

    public static MoveText read(JsonValue node, Origin parent, String group) {
        Origin origin = OriginReader.of(node, parent);
        String name = node.text("name");
        RollType rollType = node.word("roll_type", RollType.class);
        List<OracleText> tables = new ArrayList<>();
        for (JsonValue table : node.fields("oracles").values()) {
            tables.add(OracleReader.read(table, origin, name));
        }
        return new MoveText(
                node.text("_id"),
                name,
                origin,
                group,
                rollType,
                node.find("tracks").flatMap(tracks -> tracks.maybeText("category")),
                node.flag("allow_momentum_burn", rollType == RollType.ACTION_ROLL),
                TriggerReader.read(node.at("trigger")),
                new Prose(node.text("text")),
                rollType == RollType.NO_ROLL ? Optional.empty() : Optional.of(outcomes(node.at("outcomes"))),
                tables);
    }

    private static MoveText.Outcomes outcomes(JsonValue node) {
        return new MoveText.Outcomes(
                new Prose(node.at("strong_hit").text("text")),
                new Prose(node.at("weak_hit").text("text")),
                new Prose(node.at("miss").text("text")));
    }
}
