package momentum.content.datasworn;

import momentum.content.book.Origin;
import momentum.content.book.Place;

/** A region of the atlas. */
public final class PlaceReader {
    private PlaceReader() {}

    public static Place read(JsonValue node, Origin parent, String group) {
        return new Place(
                node.text("_id"),
                node.text("name"),
                OriginReader.of(node, parent),
                group,
                node.prose("summary"),
                FoeReader.proses(node, "features"),
                node.prose("description"),
                node.prose("quest_starter"));
    }
}
