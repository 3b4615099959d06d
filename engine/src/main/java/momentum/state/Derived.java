package momentum.state;

import java.util.List;
import java.util.stream.Stream;
import momentum.rule.Ability;
import momentum.rule.Ability.Static;
import momentum.rule.Amount;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Debility;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.track.MomentumMeter;

/**
 * The numbers of a hero that follow from others: from what is marked, and from the abilities of their assets. They are computed
 * here and nowhere else, and never stored.
 */
public record Derived(Rulebook rulebook, Hero hero) {
    /** Momentum with its max and its reset. */
    public MomentumMeter momentum() {
        int marks = marks();
        int max = new MomentumMeter(
                        rulebook.game().momentum(), rulebook.game().momentum().minimum(), marks)
                .max();
        return new MomentumMeter(rulebook.game().momentum(), Math.min(hero.momentum(), max), marks);
    }

    /** How many marks weigh on the hero: those that no ability has made light, and what counts as one. */
    public int marks() {
        int marks = hero.marks().count();
        for (Asset asset : hero.assets()) {
            for (Ability ability : live(asset)) {
                for (Static line : ability.statics()) {
                    marks += switch (line) {
                        case Static.CountsAsMark counts ->
                            counts.condition().map(each -> holds(each, asset)).orElse(true) ? 1 : 0;
                        case Static.NoLongerCounts no -> hero.isMarked(no.debility()) ? -1 : 0;
                        case Static.LowersMax _, Static.MeterGoesTo _, Static.Price _ -> 0;
                    };
                }
            }
        }
        return Math.max(0, marks);
    }

    /** Whether a mark weighs on momentum. */
    public boolean counts(Debility debility) {
        return hero.isMarked(debility)
                && hero.assets().stream()
                        .flatMap(this::statics)
                        .noneMatch(line -> line instanceof Static.NoLongerCounts no
                                && no.debility().equals(debility));
    }

    /** How far a meter of the hero's can rise. */
    public int max(Meter meter) {
        if (meter.isMomentum()) {
            return momentum().max();
        }
        int max = meter.max();
        for (Asset asset : hero.assets()) {
            for (Ability ability : live(asset)) {
                for (Static line : ability.statics()) {
                    if (line instanceof Static.LowersMax less && less.meter().equals(meter)) {
                        max -= less(less.by(), asset);
                    }
                }
            }
        }
        return Math.max(meter.min(), max);
    }

    private static int less(Amount by, Asset asset) {
        return switch (by) {
            case Amount.Fixed(int number) -> number;
            case Amount.OfMeter(Meter meter) -> asset.value(meter);
            case Amount.Given _,
                    Amount.ByRank _,
                    Amount.OfActionDie _,
                    Amount.OfRank _,
                    Amount.Named _,
                    Amount.Asked _ -> 0;
        };
    }

    /** How far a meter of an asset can rise; a companion's health as far as it says, where no card of ours does. */
    public int max(Asset asset, Meter meter) {
        int own = meter.name().equals(Asset.HEALTH) && asset.isCompanion() ? asset.maxHealth() : meter.max();
        return statics(asset)
                .filter(line -> line instanceof Static.MeterGoesTo)
                .map(Static.MeterGoesTo.class::cast)
                .filter(to -> to.meter().name().equals(meter.name()))
                .mapToInt(Static.MeterGoesTo::max)
                .reduce(own, Math::max);
    }

    /** What the asset's lines have to say, of the abilities that are marked. */
    private Stream<Static> statics(Asset asset) {
        return live(asset).stream().flatMap(ability -> ability.statics().stream());
    }

    private List<Ability> live(Asset asset) {
        AssetCard card = rulebook.cards().get(asset.card());
        return card == null || !card.hasStatics()
                ? List.of()
                : card.abilities().stream()
                        .filter(ability -> asset.has(ability.number()))
                        .toList();
    }

    /** What a line that always holds asks is only ever about its own asset. */
    private static boolean holds(Condition condition, Asset asset) {
        return condition.all().stream()
                .allMatch(each -> each instanceof Condition.Box box
                        ? asset.notes().isMarked(box.name()) == box.marked()
                        : each instanceof Condition.Compare compare
                                && compare.value() instanceof Condition.Value.OfMeter(Meter meter)
                                && compare.sign().holds(asset.value(meter), compare.number()));
    }
}
