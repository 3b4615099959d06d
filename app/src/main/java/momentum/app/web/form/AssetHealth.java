package momentum.app.web.form;

import momentum.content.book.AssetCard;
import momentum.content.book.Field;

/** A companion has health of its own; other assets have none. */
public final class AssetHealth {
    private AssetHealth() {}

    /** The most that a companion's card has boxes for, or 0. */
    public static int of(AssetCard card) {
        return card.fields().stream()
                .filter(field -> field instanceof Field.Meter && field.key().equals("health"))
                .map(field -> ((Field.Meter) field).max())
                .findFirst()
                .orElse(0);
    }
}
