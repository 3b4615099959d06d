package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.dice.Burn;
import momentum.dice.Outcome;
import momentum.odds.Again;
import momentum.odds.Aim;
import momentum.odds.Odds;
import momentum.odds.RollOutlook;

/**
 * The exact odds of a roll before it is made.
 *
 * @param plain as the dice fall
 * @param burned with momentum burned wherever that betters the outcome; nothing, where it never does
 * @param rerolled with dice thrown again wherever that helps to a hit; nothing, where none may be
 */
public record RollOdds(Odds plain, Optional<Odds> burned, Optional<Odds> rerolled) {
    public static RollOdds of(RollOutlook outlook) {
        Odds plain = outlook.plain();
        return new RollOdds(
                plain,
                Optional.of(outlook.withBurn()).filter(burned -> !burned.equals(plain)),
                outlook.rerolls().isEmpty() ? Optional.empty() : Optional.of(outlook.withRerolls(Aim.HIT)));
    }

    /** Where an ability makes the outcome certain. */
    public static RollOdds certain(Outcome outcome) {
        int all = 1;
        return new RollOdds(
                new Odds(
                        all,
                        outcome == Outcome.STRONG_HIT ? all : 0,
                        outcome == Outcome.WEAK_HIT ? all : 0,
                        outcome == Outcome.MISS ? all : 0,
                        0),
                Optional.empty(),
                Optional.empty());
    }

    /** Where outcomes count as they are, both manners of burning come to the same. */
    public static RollOdds action(int add, int momentum, boolean mayReroll) {
        RollOutlook roll = RollOutlook.action(add, momentum, Burn.CANCELS_DICE);
        return of(mayReroll ? roll.with(List.of(Again.ANY_DICE)) : roll);
    }

    public static RollOdds progress(int score) {
        return of(RollOutlook.progress(score));
    }
}
