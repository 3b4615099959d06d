package momentum.content.book;

import java.util.List;

/** What a roll uses. */
public sealed interface RollOption {
    record Stat(String name) implements RollOption {}

    /** Health, spirit or supply, rolled as if it were a stat. */
    record ConditionMeter(String name) implements RollOption {}

    /**
     * A meter on an asset.
     *
     * @param assets patterns of the ids of the assets meant; none where it is the asset at hand
     */
    record AssetControl(List<String> assets, String control) implements RollOption {
        public AssetControl {
            assets = List.copyOf(assets);
        }
    }

    /** A choice written on an asset, such as the stat it is linked to. */
    record AssetOption(List<String> assets, String option) implements RollOption {
        public AssetOption {
            assets = List.copyOf(assets);
        }
    }

    /** A meter on the asset that this one is attached to. */
    record AttachedControl(String control) implements RollOption {}

    record AttachedOption(String option) implements RollOption {}

    record ProgressTrack() implements RollOption {}

    /** Bonds, or a legacy: a track that every hero has one of. */
    record SpecialTrack(String name) implements RollOption {}

    record Custom(String label, int value) implements RollOption {}
}
