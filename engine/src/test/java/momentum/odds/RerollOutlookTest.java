package momentum.odds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Counting;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The odds of a reroll of dice that lie, against a plain search. */
class RerollOutlookTest {
    @ParameterizedTest
    @EnumSource
    void everyActionRollThatLiesHasTheOddsOfItsBestThrow(Again.Which which) {
        SomeRolls some = new SomeRolls(23 + which.name().hashCode());
        for (int action = 1; action <= 6; action++) {
            for (int first = 1; first <= 10; first++) {
                for (int second = 1; second <= 10; second++) {
                    int stat = some.number(0, 3);
                    int adds = some.number(0, 2);
                    int momentum = some.number(-6, 10);
                    Again again = some.again(which);
                    RerollOutlook lying = new RerollOutlook(
                            new ActionRoll(action, first, second, stat, adds, momentum), again, some.counting());
                    Aim aim = some.aim();
                    EveryWayOn search = new EveryWayOn(
                            RollOutlook.action(stat + adds, momentum, Burn.CANCELS_DICE)
                                    .with(lying.counting()),
                            false,
                            aim);
                    EveryWayOn.Dice dice = new EveryWayOn.Dice(action, first, second);
                    assertThat(lying.used(aim)).as("%s for %s", lying, aim).isEqualTo(search.ofUsed(dice, again));
                    assertThat(lying.usedIfItHelps(aim))
                            .as("%s for %s", lying, aim)
                            .isEqualTo(search.ofLying(dice, List.of(again)));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ACTION_DIE")
    void everyProgressRollThatLiesHasTheOddsOfItsBestThrow(Again.Which which) {
        SomeRolls some = new SomeRolls(29 + which.name().hashCode());
        for (int score = 0; score <= 10; score++) {
            for (int first = 1; first <= 10; first++) {
                for (int second = 1; second <= 10; second++) {
                    Again again = some.again(which);
                    RerollOutlook lying =
                            new RerollOutlook(new ProgressRoll(score, first, second), again, some.counting());
                    Aim aim = some.aim();
                    EveryWayOn search =
                            new EveryWayOn(RollOutlook.progress(score).with(lying.counting()), false, aim);
                    EveryWayOn.Dice dice = new EveryWayOn.Dice(1, first, second);
                    assertThat(lying.used(aim)).as("%s for %s", lying, aim).isEqualTo(search.ofUsed(dice, again));
                    assertThat(lying.usedIfItHelps(aim))
                            .as("%s for %s", lying, aim)
                            .isEqualTo(search.ofLying(dice, List.of(again)));
                }
            }
        }
    }

    /** The nine is thrown again, and beaten on the four faces below five. */
    @Test
    void theDieThatStandsInTheWayIsThrown() {
        RerollOutlook lying = new RerollOutlook(
                new ActionRoll(3, 2, 9, 2, 0, 4), new Again(Again.Which.ONE_CHALLENGE, 0), Counting.PLAIN);

        assertThat(lying.used(Aim.STRONG_HIT)).isEqualTo(new Odds(600, 240, 360, 0, 60));
    }

    @Test
    void aStrongHitIsLeftAsItLiesUnlessARerollMustBeUsed() {
        RerollOutlook lying =
                new RerollOutlook(new ProgressRoll(5, 2, 2), new Again(Again.Which.ALL, 0), Counting.PLAIN);

        assertThat(lying.usedIfItHelps(Aim.HIT)).isEqualTo(new Odds(100, 100, 0, 0, 100));
        assertThat(lying.used(Aim.HIT)).isEqualTo(new Odds(100, 16, 48, 36, 10));
    }

    @Test
    void whereThereIsNoDieToThrowTheDiceStayAsTheyLie() {
        RerollOutlook lying = new RerollOutlook(
                new ProgressRoll(5, 2, 7),
                new Again(Again.Which.ACTION_DIE, 4),
                Counting.PLAIN.and(Outcome.WEAK_HIT, Outcome.MISS));

        assertThat(lying.used(Aim.HIT)).isEqualTo(new Odds(100, 0, 0, 100, 0));
    }
}
