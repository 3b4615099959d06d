package momentum.content.datasworn;

import java.util.ArrayList;
import java.util.List;
import momentum.content.book.Foe;
import momentum.content.book.Origin;
import momentum.content.book.Prose;
import momentum.track.Rank;

/** A foe and its variants. */
public final class FoeReader {
    private FoeReader() {}

    public static Foe read(JsonValue node, Origin parent, String group) {
        List<Foe.Variant> variants = new ArrayList<>();
        for (JsonValue variant : node.fields("variants").values()) {
            variants.add(new Foe.Variant(
                    variant.text("_id"),
                    variant.text("name"),
                    variant.text("nature"),
                    rank(variant),
                    variant.prose("description")));
        }
        return new Foe(
                node.text("_id"),
                node.text("name"),
                OriginReader.of(node, parent),
                group,
                node.text("nature"),
                rank(node),
                node.prose("summary"),
                proses(node, "features"),
                proses(node, "drives"),
                proses(node, "tactics"),
                node.prose("description"),
                node.prose("quest_starter"),
                node.prose("your_truth"),
                variants);
    }

    static List<Prose> proses(JsonValue node, String name) {
        return node.texts(name).stream().map(Prose::new).toList();
    }

    private static Rank rank(JsonValue node) {
        JsonValue rank = node.at("rank");
        return switch (rank.number()) {
            case 1 -> Rank.TROUBLESOME;
            case 2 -> Rank.DANGEROUS;
            case 3 -> Rank.FORMIDABLE;
            case 4 -> Rank.EXTREME;
            case 5 -> Rank.EPIC;
            default -> throw rank.wrong("expected a rank from 1 (troublesome) to 5 (epic), found " + rank.number());
        };
    }
}
