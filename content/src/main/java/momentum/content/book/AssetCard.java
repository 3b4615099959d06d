package momentum.content.book;

import java.util.List;

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
}
