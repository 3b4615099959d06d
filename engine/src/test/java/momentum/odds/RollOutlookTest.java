package momentum.odds;

import static momentum.odds.Again.ANY_DICE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import momentum.dice.Burn;
import momentum.dice.Counting;
import momentum.dice.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The odds of a roll with its rerolls, its burn and what its outcomes count as, against a plain search. */
class RollOutlookTest {
    private static final RollOutlook PROGRESS_5 = RollOutlook.progress(5);
    private static final Again ALL = new Again(Again.Which.ALL, 0);

    private static void isAsSearched(RollOutlook roll, Aim aim) {
        assertThat(roll.withRerolls(aim))
                .as("%s for %s", roll, aim)
                .isEqualTo(new EveryWayOn(roll, false, aim).ofAll(roll.rerolls()));
        assertThat(roll.withRerollsAndBurn(aim))
                .as("%s for %s, with a burn", roll, aim)
                .isEqualTo(new EveryWayOn(roll, true, aim).ofAll(roll.rerolls()));
    }

    @Test
    void withoutARerollEveryActionRollIsCountedHoweverItsOutcomesCount() {
        for (Counting counting : SomeRolls.everyCounting()) {
            for (Burn burn : Burn.values()) {
                for (int momentum = -6; momentum <= 10; momentum++) {
                    for (int add = -1; add <= 6; add++) {
                        RollOutlook roll =
                                RollOutlook.action(add, momentum, burn).with(counting);
                        assertThat(roll.plain()).isEqualTo(new EveryWayOn(roll, false, Aim.HIT).ofAll(List.of()));
                        assertThat(roll.withBurn()).isEqualTo(new EveryWayOn(roll, true, Aim.HIT).ofAll(List.of()));
                    }
                }
            }
        }
    }

    @Test
    void everyProgressRollIsCountedWithARerollHoweverItsOutcomesCount() {
        for (Counting counting : SomeRolls.everyCounting()) {
            for (int score = 0; score <= 10; score++) {
                RollOutlook roll = RollOutlook.progress(score).with(counting);
                assertThat(roll.plain()).isEqualTo(new EveryWayOn(roll, false, Aim.HIT).ofAll(List.of()));
                assertThat(roll.withBurn()).isEqualTo(roll.plain());
                for (Aim aim : Aim.values()) {
                    isAsSearched(roll.with(List.of(ANY_DICE)), aim);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRerollOfEachKindIsUsedAsWellAsCanBe(Again.Which which) {
        SomeRolls some = new SomeRolls(17 + which.name().hashCode());
        for (int i = 0; i < 15; i++) {
            isAsSearched(some.action().with(List.of(some.again(which))), some.aim());
            isAsSearched(some.progress().with(List.of(some.again(which))), some.aim());
        }
    }

    @ParameterizedTest
    @EnumSource
    void ofTwoRerollsTheFirstIsUsedKnowingTheSecond(Again.Which first) {
        SomeRolls some = new SomeRolls(71 + first.name().hashCode());
        for (Again.Which second : Again.Which.values()) {
            List<Again> rerolls = List.of(some.again(first), some.again(second));
            isAsSearched(some.action().with(rerolls), some.aim());
            isAsSearched(some.progress().with(rerolls), some.aim());
        }
    }

    @Test
    void threeRerollsAndMoreAreCountedToo() {
        SomeRolls some = new SomeRolls(3);
        for (int i = 0; i < 10; i++) {
            isAsSearched(some.progress().with(some.rerolls(3)), some.aim());
        }
        isAsSearched(some.progress().with(some.rerolls(5)), some.aim());
        isAsSearched(some.action().with(some.rerolls(3)), some.aim());
    }

    @Test
    void aRerollMoreNeverMakesTheAimWorseWhereverItComes() {
        SomeRolls some = new SomeRolls(5);
        for (int i = 0; i < 300; i++) {
            RollOutlook roll = some.any();
            Aim aim = some.aim();
            List<Again> fewer = some.rerolls(some.number(0, 2));
            List<Again> more = new ArrayList<>(fewer);
            more.add(some.number(0, fewer.size()), some.again());
            long rolls = roll.plain().of();

            isNoWorse(roll.with(more).withRerolls(aim), roll.with(fewer).withRerolls(aim), rolls, aim);
            isNoWorse(roll.with(more).withRerollsAndBurn(aim), roll.with(fewer).withRerollsAndBurn(aim), rolls, aim);
        }
    }

    private static void isNoWorse(Odds more, Odds fewer, long rolls, Aim aim) {
        Odds asMany = new Odds(
                rolls * fewer.of(),
                rolls * fewer.strong(),
                rolls * fewer.weak(),
                rolls * fewer.miss(),
                rolls * fewer.match());
        assertThat(more.of()).isEqualTo(asMany.of());
        assertThat(aim.prefers(asMany, more)).isFalse();
    }

    @Test
    void withoutARerollToUseTheDiceStayAsTheyFall() {
        SomeRolls some = new SomeRolls(9);
        for (int i = 0; i < 50; i++) {
            RollOutlook roll = some.any();
            assertThat(roll.withRerolls(some.aim())).isEqualTo(roll.plain());
            assertThat(roll.withRerollsAndBurn(some.aim())).isEqualTo(roll.withBurn());
        }
    }

    @Test
    void aRerollOfTheActionDieIsOfNoUseToAProgressRoll() {
        assertThat(PROGRESS_5
                        .with(List.of(new Again(Again.Which.ACTION_DIE, 3)))
                        .withRerolls(Aim.HIT))
                .isEqualTo(new Odds(10_000, 1_600, 4_800, 3_600, 1_000));
    }

    /** 36 of 100 are a miss and thrown once more; of the others the four matches below five are kept. */
    @Test
    void bothDiceAreThrownAgainOnAMissAndMatchesAreCountedAsTheyLieInTheEnd() {
        assertThat(PROGRESS_5.with(List.of(ALL)).withRerolls(Aim.HIT))
                .isEqualTo(new Odds(10_000, 1_600 + 36 * 16, 4_800 + 36 * 48, 36 * 36, 400 + 36 * 10));
    }

    @Test
    void whatARerollAddsIsAddedOnlyWhereItIsUsed() {
        Odds odds = PROGRESS_5.with(List.of(new Again(Again.Which.ALL, 5))).withRerolls(Aim.HIT);

        assertThat(odds).isEqualTo(new Odds(10_000, 1_600 + 36 * 81, 4_800 + 36 * 18, 36, 400 + 36 * 10));
    }

    @Test
    void aWeakHitThatCountsAsAMissIsThrownAgainAsOne() {
        RollOutlook roll = PROGRESS_5.with(Counting.PLAIN.and(Outcome.WEAK_HIT, Outcome.MISS));

        assertThat(roll.plain()).isEqualTo(new Odds(100, 16, 0, 84, 10));
        assertThat(roll.with(List.of(ALL)).withRerolls(Aim.HIT))
                .isEqualTo(new Odds(10_000, 1_600 + 84 * 16, 0, 84 * 84, 400 + 84 * 10));
    }

    @Test
    void momentumIsNotBurnedForAnOutcomeThatCountsForNoMore() {
        RollOutlook roll =
                RollOutlook.action(0, 4, Burn.CANCELS_DICE).with(Counting.PLAIN.and(Outcome.WEAK_HIT, Outcome.MISS));
        ActionOdds plain = new ActionOdds(0, 4);

        assertThat(roll.withBurn().strong()).isEqualTo(plain.withBurn().strong());
        assertThat(roll.withBurn().weak()).isZero();
    }

    @Test
    void bothMannersOfBurningComeToTheSameWhereABetterOutcomeNeverCountsForLess() {
        for (Counting counting : SomeRolls.everyCounting()) {
            if (counting.miss().betters(counting.weakHit())
                    || counting.weakHit().betters(counting.strongHit())) {
                continue;
            }
            for (int momentum = -6; momentum <= 10; momentum++) {
                assertThat(RollOutlook.action(2, momentum, Burn.REPLACES_SCORE)
                                .with(counting)
                                .withBurn())
                        .isEqualTo(RollOutlook.action(2, momentum, Burn.CANCELS_DICE)
                                .with(counting)
                                .withBurn());
            }
        }
    }

    @Test
    void whereNothingMayBeBurnedABurnChangesNothing() {
        RollOutlook roll =
                new RollOutlook(new RollBasis.Action(2, 9), Optional.empty(), List.of(ANY_DICE), Counting.PLAIN);

        assertThat(roll.withBurn()).isEqualTo(roll.plain());
        assertThat(roll.withRerollsAndBurn(Aim.HIT)).isEqualTo(roll.withRerolls(Aim.HIT));
    }

    @Test
    void fiveRerollsAreTheMost() {
        RollOutlook roll = RollOutlook.action(2, 5, Burn.REPLACES_SCORE);

        Odds five = roll.with(Collections.nCopies(5, ANY_DICE)).withRerolls(Aim.HIT);

        assertThat(five.of()).isEqualTo(46_656_000_000_000_000L);
        assertThat(five.inWords()).isEqualTo("strong 97 %, weak 3 %, miss 0 %");
        assertThatThrownBy(() -> roll.with(Collections.nCopies(6, ANY_DICE)))
                .hasMessage("the odds of a roll know 5 rerolls at most, not 6");
    }
}
