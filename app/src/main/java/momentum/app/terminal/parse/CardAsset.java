package momentum.app.terminal.parse;

import momentum.content.book.AssetCard;
import momentum.content.book.Field;
import momentum.state.Asset;

/** CardAsset of the book as the sheet keeps them. */
public final class CardAsset {
    private CardAsset() {}

    /** As it comes into a hero's hands: one ability, and a companion in good health. */
    public static Asset asset(AssetCard card) {
        int health = health(card);
        return new Asset(card.name(), 1, health, health);
    }

    /** A companion's health; 0 for what has none. */
    public static int health(AssetCard card) {
        if (!card.group().toLowerCase(java.util.Locale.ROOT).startsWith("companion")) {
            return 0;
        }
        return card.fields().stream()
                .mapToInt(field -> field instanceof Field.Meter meter ? meter.max() : 0)
                .max()
                .orElse(0);
    }
}
