package momentum;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import momentum.dice.ActionDie;
import momentum.dice.ActionRoll;
import momentum.dice.Burn;
import momentum.dice.Outcome;
import momentum.dice.ProgressRoll;
import momentum.rule.Game;
import momentum.state.Belongings;
import momentum.state.Hero;
import momentum.track.MomentumMeter;
import momentum.track.MomentumRule;
import momentum.track.Progress;
import momentum.track.ProgressTrack;
import momentum.track.Rank;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The examples of the rules texts, each by name. */
class BookExamplesTest {
    private static MomentumMeter at(MomentumRule rule, int value) {
        return new MomentumMeter(rule, value, 0);
    }

    @Nested
    class IronswornMomentumAndProgress {
        @Test
        void atPlusSixAScoreOfFourAgainstFiveAndEightBurnsToAWeakHit() {
            ActionRoll roll = at(MomentumRule.IRONSWORN, 6).roll(1, 5, 8, 3, 0);

            assertThat(roll.score()).isEqualTo(4);
            assertThat(roll.outcome()).isEqualTo(Outcome.MISS);
            assertThat(Burn.CANCELS_DICE.betters(roll)).isTrue();
            assertThat(Burn.CANCELS_DICE.outcome(roll)).isEqualTo(Outcome.WEAK_HIT);
        }

        @Test
        void bothDiceBelowMomentumBurnToAStrongHit() {
            ActionRoll roll = at(MomentumRule.IRONSWORN, 9).roll(1, 5, 8, 3, 0);

            assertThat(Burn.CANCELS_DICE.outcome(roll)).isEqualTo(Outcome.STRONG_HIT);
        }

        @Test
        void atMinusFourAFourIsCancelled() {
            ActionRoll roll = at(MomentumRule.IRONSWORN, -4).roll(4, 2, 3, 3, 0);

            assertThat(roll.isDieCancelled()).isTrue();
            assertThat(roll.score()).isEqualTo(3);
            assertThat(roll.outcome()).isEqualTo(Outcome.WEAK_HIT);
        }

        @Test
        void resetIsTwoThenOneThenNone() {
            MomentumMeter meter = at(MomentumRule.IRONSWORN, 6);

            assertThat(meter.burn().value()).isEqualTo(2);
            assertThat(meter.mark().burn().value()).isEqualTo(1);
            assertThat(meter.mark().mark().burn().value()).isZero();
        }

        @Test
        void atMinimumAFurtherLossIsOwed() {
            var change = at(MomentumRule.IRONSWORN, -6).suffer(2);

            assertThat(change.after().value()).isEqualTo(-6);
            assertThat(change.rest()).isEqualTo(2);
        }

        @Test
        void atMaxAGainCannotBeTaken() {
            var change = at(MomentumRule.IRONSWORN, 10).take(1);

            assertThat(change.moved()).isZero();
            assertThat(change.reason()).isEqualTo("momentum is at its max of +10");
        }

        @Test
        void aWaypointIsThreeTwoOrOneBoxesOrTwoTicksOrOne() {
            assertThat(ProgressTrack.of(Rank.TROUBLESOME).mark().progress().score())
                    .isEqualTo(3);
            assertThat(ProgressTrack.of(Rank.DANGEROUS).mark().progress().score())
                    .isEqualTo(2);
            assertThat(ProgressTrack.of(Rank.FORMIDABLE).mark().progress().score())
                    .isEqualTo(1);
            assertThat(ProgressTrack.of(Rank.EXTREME).mark().progress().ticks()).isEqualTo(2);
            assertThat(ProgressTrack.of(Rank.EPIC).mark().progress().ticks()).isEqualTo(1);
        }

        @Test
        void aBondIsOneTick() {
            Game game = Shipped.rulebook("ironsworn").game();
            Hero hero = Hero.create(
                    game, "Kára", List.of(2, 2, 3, 1, 1), List.of("Edda"), new Belongings(List.of(), List.of()));

            assertThat(hero.progress(game.tracks().ofHero("bonds").orElseThrow())
                            .ticks())
                    .isEqualTo(1);
        }

        @Test
        void sixFullBoxesAndAPartOfTheSeventhScoreSixAgainstFourAndSix() {
            ProgressRoll roll = new Progress(6 * 4 + 2).roll(4, 6);

            assertThat(roll.score()).isEqualTo(6);
            assertThat(roll.outcome()).isEqualTo(Outcome.WEAK_HIT);
        }
    }

    @Nested
    class StarforgedMomentum {
        @Test
        void atPlusSevenAScoreOfFourAgainstFiveAndNineBurnsToAWeakHit() {
            ActionRoll roll = at(MomentumRule.STARFORGED, 7).roll(2, 5, 9, 2, 0);

            assertThat(roll.outcome()).isEqualTo(Outcome.MISS);
            assertThat(Burn.REPLACES_SCORE.outcome(roll)).isEqualTo(Outcome.WEAK_HIT);
        }

        @Test
        void aStrongHitsBonusLandsOnTheResetValue() {
            MomentumMeter burned = at(MomentumRule.STARFORGED, 10).burn();

            assertThat(burned.value()).isEqualTo(2);
            assertThat(burned.take(1).after().value()).isEqualTo(3);
        }

        @Test
        void oneImpactLowersMaxToNineAndThreeToSeven() {
            MomentumMeter meter = MomentumMeter.start(MomentumRule.STARFORGED);

            assertThat(meter.mark().max()).isEqualTo(9);
            assertThat(meter.mark().mark().mark().max()).isEqualTo(7);
        }

        @Test
        void atMinusFourAFourLeavesOnlyStatAndAdds() {
            assertThat(at(MomentumRule.STARFORGED, -4).roll(4, 1, 1, 2, 1).score())
                    .isEqualTo(3);
        }

        @Test
        void onlyStarforgedForfeitsWhatACancelledDieWouldEarn() {
            ActionDie cancelled = new ActionDie(6, true);
            ActionDie standing = new ActionDie(6, false);

            assertThat(MomentumRule.STARFORGED.forfeitsBenefits(cancelled)).isTrue();
            assertThat(MomentumRule.STARFORGED.forfeitsBenefits(standing)).isFalse();
            assertThat(MomentumRule.IRONSWORN.forfeitsBenefits(cancelled)).isFalse();
        }
    }

    @Nested
    class StarforgedActionRoll {
        private static Outcome outcome(int score, int first, int second) {
            return Outcome.of(score, first, second);
        }

        @Test
        void theScoreBeatsBothOneOrNeither() {
            assertThat(outcome(7, 3, 6)).isEqualTo(Outcome.STRONG_HIT);
            assertThat(outcome(7, 3, 9)).isEqualTo(Outcome.WEAK_HIT);
            assertThat(outcome(7, 9, 3)).isEqualTo(Outcome.WEAK_HIT);
            assertThat(outcome(7, 8, 9)).isEqualTo(Outcome.MISS);
        }

        @Test
        void tiesGoToTheChallengeDice() {
            assertThat(outcome(7, 7, 7)).isEqualTo(Outcome.MISS);
        }

        @Test
        void theScoreIsNeverGreaterThanTenSoATenIsNeverBeaten() {
            ActionRoll roll = new ActionRoll(6, 10, 9, 5, 3, 0);

            assertThat(roll.score()).isEqualTo(10);
            assertThat(roll.outcome()).isEqualTo(Outcome.WEAK_HIT);
        }

        @Test
        void twoEightsAreAMatch() {
            assertThat(new ActionRoll(6, 8, 8, 3, 0, 0).isMatch()).isTrue();
            assertThat(new ActionRoll(6, 8, 7, 3, 0, 0).isMatch()).isFalse();
            assertThat(new ProgressRoll(9, 8, 8).isMatch()).isTrue();
        }
    }
}
