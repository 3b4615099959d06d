package momentum.rule;

import java.util.List;
import java.util.Optional;

/**
 * An asset as a rulebook has it: what it takes to have one, what is kept on it, and what its abilities do.
 *
 * @param kind one of the game's kinds of asset
 * @param anyFirst whether a player chooses which ability is marked first; otherwise it is the first
 */
public record AssetCard(
        String name,
        String kind,
        List<Requirement> requirements,
        List<Meter> meters,
        List<String> marks,
        List<Trait> traits,
        boolean anyFirst,
        List<Ability> abilities,
        Source source) {

    public AssetCard {
        requirements = List.copyOf(requirements);
        meters = List.copyOf(meters);
        marks = List.copyOf(marks);
        traits = List.copyOf(traits);
        abilities = List.copyOf(abilities);
    }

    public Optional<Meter> meter(String wanted) {
        return meters.stream().filter(meter -> meter.name().equals(wanted)).findFirst();
    }

    public Optional<Trait> trait(String wanted) {
        return traits.stream().filter(trait -> trait.word().equals(wanted)).findFirst();
    }

    /** What is chosen as the card comes to a hero: no line of it does so later. */
    public List<Trait> chosenAtOnce() {
        List<Effect> effects = traits.isEmpty() ? List.of() : Walk.effects(this);
        return traits.stream()
                .filter(trait -> effects.stream()
                        .noneMatch(effect ->
                                effect instanceof SheetEffect.ChooseTrait(String word) && word.equals(trait.word())))
                .toList();
    }

    /** By its number, from 1. */
    public Optional<Ability> ability(int number) {
        return 1 <= number && number <= abilities.size() ? Optional.of(abilities.get(number - 1)) : Optional.empty();
    }

    /** Whether something on it always holds, as long as its ability is marked. */
    public boolean hasStatics() {
        return abilities.stream().anyMatch(ability -> !ability.statics().isEmpty());
    }

    /** The moves that its abilities bring along. */
    public List<Move> moves() {
        return abilities.stream().flatMap(ability -> ability.moves().stream()).toList();
    }

    /**
     * What must be so to have it, or to use it.
     *
     * @param isOnce whether it must be so when the asset is added; otherwise whenever it is used
     * @param mark the debility that it asks for, where it is one; all else only the story knows
     */
    public record Requirement(boolean isOnce, String text, Optional<Debility> mark, Source source) {}

    /** Something that is chosen for the asset, such as the stat of a god. */
    public record Trait(String word, List<Value> values, Source source) {
        public Trait {
            values = List.copyOf(values);
        }

        public Optional<Value> value(String wanted) {
            return values.stream().filter(value -> value.name().equals(wanted)).findFirst();
        }

        /**
         * Something that can be chosen.
         *
         * @param stat what is rolled for it; where it is not said, the value is the stat itself
         */
        public record Value(String name, Optional<String> stat) {
            public String rolled() {
                return stat.orElse(name);
            }
        }
    }
}
