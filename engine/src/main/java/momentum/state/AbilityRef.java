package momentum.state;

import java.util.Optional;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Rider;
import momentum.rule.Rulebook;

/**
 * An ability of an asset on the table, or one of the riders that it has.
 *
 * @param owner the hero whose asset it is
 * @param card of the asset; a hero has no card twice
 * @param ability its number on the card, from 1
 * @param rider its place among the riders of the ability, from 0; -1 for the ability as such
 */
public record AbilityRef(String owner, String card, int ability, int rider) {
    public static final int NO_RIDER = -1;

    public Optional<Ability> ability(Rulebook rulebook) {
        return rulebook.card(card).flatMap(found -> found.ability(ability));
    }

    /** Nothing, where the rulebook has it no more. */
    public Optional<Rider> rider(Rulebook rulebook) {
        return ability(rulebook)
                .filter(found -> 0 <= rider && rider < found.riders().size())
                .map(found -> found.riders().get(rider));
    }

    public Optional<Asset> asset(Table table) {
        return table.hero(owner).flatMap(hero -> hero.ofCard(card));
    }

    public Optional<AssetCard> card(Rulebook rulebook) {
        return rulebook.card(card);
    }

    /** What a limit is remembered by: the ability, whichever of its riders it was. */
    public String limit() {
        return card + " " + ability;
    }

    public AbilityRef ownedBy(String name) {
        return new AbilityRef(name, card, ability, rider);
    }
}
