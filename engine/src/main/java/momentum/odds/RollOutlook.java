package momentum.odds;

import java.util.List;
import java.util.Optional;
import momentum.dice.Burn;
import momentum.dice.Counting;

/**
 * The exact odds of a roll before it is made, with all that may be done to it: rerolls, a burn, and outcomes that count as
 * others.
 *
 * @param burn how momentum is burned; nothing, where it may not be
 * @param rerolls what may be used one after another, in this order, each once at most
 * @param counting what each outcome counts as, looked at after rerolls and burn
 */
public record RollOutlook(RollBasis basis, Optional<Burn> burn, List<Again> rerolls, Counting counting) {
    public RollOutlook {
        rerolls = List.copyOf(rerolls);
        if (rerolls.size() > BestRerolls.MOST) {
            throw new IllegalArgumentException(
                    "the odds of a roll know %d rerolls at most, not %d".formatted(BestRerolls.MOST, rerolls.size()));
        }
    }

    /**
     * An action roll, and nothing more.
     *
     * @param add the stat and every add, summed
     */
    public static RollOutlook action(int add, int momentum, Burn burn) {
        return new RollOutlook(new RollBasis.Action(add, momentum), Optional.of(burn), List.of(), Counting.PLAIN);
    }

    public static RollOutlook progress(int score) {
        return new RollOutlook(new RollBasis.Progress(score), Optional.empty(), List.of(), Counting.PLAIN);
    }

    /** The same roll, with these rerolls. */
    public RollOutlook with(List<Again> those) {
        return new RollOutlook(basis, burn, those, counting);
    }

    /** The same roll, its outcomes counted so. */
    public RollOutlook with(Counting other) {
        return new RollOutlook(basis, burn, rerolls, other);
    }

    /** As the dice fall. */
    public Odds plain() {
        return unburned().ofAll(basis.scores(0));
    }

    /** With momentum burned wherever that makes the outcome count for more. */
    public Odds withBurn() {
        return burned().ofAll(basis.scores(0));
    }

    /** With the rerolls used well. */
    public Odds withRerolls(Aim aim) {
        return new BestRerolls(basis, unburned(), aim).of(rerolls);
    }

    /** With the rerolls used well, and momentum burned after them wherever that makes the outcome count for more. */
    public Odds withRerollsAndBurn(Aim aim) {
        return new BestRerolls(basis, burned(), aim).of(rerolls);
    }

    private Ending unburned() {
        return Ending.unburned(counting);
    }

    private Ending burned() {
        return burn.map(manner -> new Ending(counting, manner, basis.momentum()))
                .orElseGet(this::unburned);
    }
}
