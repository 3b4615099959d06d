package momentum.content;

import momentum.content.book.Origin;
import momentum.content.book.Place;

/** A region of the atlas. */
final class PlaceReader {
    private PlaceReader() {}

    static Place read(Spot node, Origin parent, String group) {
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
