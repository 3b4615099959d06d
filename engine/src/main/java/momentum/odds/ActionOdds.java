package momentum.odds;

import java.util.List;
import momentum.dice.Burn;

/**
 * The odds of an action roll, before it is made.
 *
 * @param add the stat and every add, summed
 */
public record ActionOdds(int add, int momentum) {
    /** As the dice fall, negative momentum counted in. */
    public Odds plain() {
        return outlook().plain();
    }

    /** With momentum burned wherever it betters the outcome. */
    public Odds withBurn() {
        return outlook().withBurn();
    }

    /** Whether there is momentum to burn at all. */
    public boolean canBurn() {
        return momentum > 0;
    }

    /** With "reroll any dice" used well, once, on every roll that gains by it. */
    public Odds withReroll(Aim aim) {
        return outlook().with(List.of(Again.ANY_DICE)).withRerolls(aim);
    }

    /** With "reroll any dice" used well, and momentum burned after it wherever that betters the outcome. */
    public Odds withRerollAndBurn(Aim aim) {
        return outlook().with(List.of(Again.ANY_DICE)).withRerollsAndBurn(aim);
    }

    /** What a player wants to know: "strong 23 %, weak 44 %, miss 33 %; a burn would make it strong 38 % ...". */
    public String inWords() {
        return canBurn()
                ? plain().inWords() + "; a burn would make it " + withBurn().inWords()
                : plain().inWords();
    }

    /** Where outcomes count as they are, both manners of burning come to the same. */
    private RollOutlook outlook() {
        return RollOutlook.action(add, momentum, Burn.CANCELS_DICE);
    }
}
