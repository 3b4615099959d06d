package momentum.state;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a hero has: assets, which the rules know, and gear, which only the story does. */
public record Belongings(List<Asset> assets, List<String> gear) {
    public Belongings {
        assets = List.copyOf(assets);
        gear = List.copyOf(gear);
    }

    /** As things are called once some hero is called otherwise. */
    Belongings renamed(String from, String to) {
        List<Asset> changed =
                assets.stream().map(asset -> asset.renamed(from, to)).toList();
        return changed.equals(assets) ? this : new Belongings(changed, gear);
    }

    /** An asset in the place of another, which may be none, as may the new one. */
    Belongings withAsset(Optional<Asset> before, Optional<Asset> after) {
        List<Asset> changed = new ArrayList<>(assets);
        int at = before.map(changed::indexOf).orElse(-1);
        if (at >= 0) {
            changed.remove(at);
        }
        after.ifPresent(asset -> changed.add(at >= 0 ? at : changed.size(), asset));
        return new Belongings(changed, gear);
    }
}
