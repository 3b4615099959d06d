package momentum.content.book;

import java.util.List;
import momentum.rule.Game;
import momentum.state.Asset;

/**
 * An asset, as it is printed on its card.
 *
 * @param group its kind: Companion, Path ...
 * @param requirement what must hold to have it, or empty
 * @param shared whether it is the whole party's
 * @param impact whether it counts as a debility or impact while it is held
 * @param fields its meters and what is to be filled in
 */
public record AssetCard(
        String id,
        String name,
        Origin origin,
        String group,
        Prose requirement,
        boolean shared,
        boolean impact,
        List<Field> fields,
        List<Ability> abilities,
        List<String> attachments)
        implements Entry {
    public AssetCard {
        fields = List.copyOf(fields);
        abilities = List.copyOf(abilities);
        attachments = List.copyOf(attachments);
    }

    /** As it comes into a hero's hands: one ability, and a companion in good health. */
    public Asset taken(Game game) {
        int health = health(game);
        return new Asset(name, 1, health, health);
    }

    /** A card has health where it has a meter that a hero has as well, as a companion does; elsewhere this is 0. */
    public int health(Game game) {
        return fields.stream()
                .mapToInt(field -> field instanceof Field.Meter meter
                                && game.meter(meter.key()).isPresent()
                        ? meter.max()
                        : 0)
                .max()
                .orElse(0);
    }
}
