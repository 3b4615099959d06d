package momentum.run;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import momentum.rule.AssetCard;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.text.Names;

/** An asset as someone has named it, with what its card says and they have not. */
final class CompletedAsset {
    private CompletedAsset() {}

    /** One of a card that the rules do not know stays as it is. */
    static Asset of(Asset said, Rulebook rulebook) {
        Optional<AssetCard> known =
                Names.find(said.card(), rulebook.cards().keySet()).flatMap(rulebook::card);
        if (known.isEmpty()) {
            return said;
        }
        Asset plain = Asset.of(known.get(), rulebook.game());
        Map<String, Integer> meters = new TreeMap<>(plain.meters());
        boolean isOfHealth = plain.isCompanion() || plain.meters().containsKey(Asset.HEALTH);
        said.meters().forEach((name, value) -> {
            if (!name.equals(Asset.HEALTH) || said.maxHealth() > 0 || value > 0 || isOfHealth) {
                meters.put(name, value);
            }
        });
        int most = said.maxHealth() > 0 ? said.maxHealth() : plain.maxHealth();
        return new Asset(
                plain.card(),
                said.called(),
                said.abilities(),
                meters,
                said.notes(),
                plain.isCompanion() || known.get().meter(Asset.HEALTH).isEmpty() ? most : 0);
    }
}
