package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import momentum.state.Asset;

/** What an asset is and how it has changed, as a person would tell it. */
final class AssetText {
    private AssetText() {}

    /** "Hound, 2 abilities". */
    static String held(Asset asset) {
        int count = asset.abilities().count();
        return asset.name() + (count == 0 ? "" : ", " + count + (count == 1 ? " ability" : " abilities"));
    }

    /** "Keen sung", "Lightbearer light 6 to 5"; nothing, where nothing can be told. */
    static String changes(Asset from, Asset to) {
        List<String> changes = new ArrayList<>();
        if (!from.called().equals(to.called())) {
            changes.add(from.name() + " is called " + to.name());
        }
        for (Map.Entry<String, Integer> meter : to.meters().entrySet()) {
            int before = from.meters().getOrDefault(meter.getKey(), meter.getValue());
            if (before != meter.getValue()) {
                changes.add("%s %s %d to %d".formatted(to.name(), meter.getKey(), before, meter.getValue()));
            }
        }
        TreeSet<String> boxes = new TreeSet<>(from.notes().marks().keySet());
        boxes.addAll(to.notes().marks().keySet());
        for (String box : boxes) {
            if (!from.notes().isMarked(box)) {
                changes.add(to.name() + " " + box
                        + to.notes().bearer(box).map(hero -> ", with " + hero).orElse(""));
            } else if (!to.notes().isMarked(box)) {
                changes.add(to.name() + " not " + box);
            }
        }
        to.notes().chosen().forEach((what, value) -> {
            if (!value.equals(from.notes().chosen().get(what))) {
                changes.add("%s %s %s".formatted(to.name(), what, value));
            }
        });
        to.notes().used().stream()
                .filter(what -> !from.notes().used().contains(what))
                .forEach(what -> changes.add(what + " used"));
        return String.join(", ", changes);
    }
}
