package momentum.play;

import java.util.Optional;
import momentum.odds.ActionOdds;
import momentum.odds.Aim;
import momentum.odds.Odds;
import momentum.odds.ProgressOdds;

/**
 * The exact odds of a roll before it is made.
 *
 * @param plain as the dice fall
 * @param burned with momentum burned wherever that betters the outcome; nothing, where it never does
 * @param rerolled with dice thrown again wherever that helps to a hit; nothing, where none may be
 */
public record RollOdds(Odds plain, Optional<Odds> burned, Optional<Odds> rerolled) {
    public static RollOdds action(int add, int momentum, boolean mayReroll) {
        ActionOdds odds = new ActionOdds(add, momentum);
        Odds plain = odds.plain();
        Optional<Odds> burned =
                odds.canBurn() ? Optional.of(odds.withBurn()).filter(burn -> !burn.equals(plain)) : Optional.empty();
        return new RollOdds(plain, burned, mayReroll ? Optional.of(odds.withReroll(Aim.HIT)) : Optional.empty());
    }

    public static RollOdds progress(int score) {
        return new RollOdds(new ProgressOdds(score).plain(), Optional.empty(), Optional.empty());
    }
}
