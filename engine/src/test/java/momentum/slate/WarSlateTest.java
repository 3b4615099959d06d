package momentum.slate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.slate.SlateCommand.Check;
import momentum.slate.SlateCommand.Choose;
import momentum.slate.SlateCommand.GainSeal;
import momentum.slate.SlateCommand.PlaceBoost;
import momentum.slate.SlateCommand.SpendBoost;
import momentum.slate.SlateCommand.SpendSeal;
import momentum.slate.SlateEvent.Boosts;
import momentum.slate.SlateEvent.Cancelled;
import momentum.slate.SlateEvent.Cause;
import momentum.slate.SlateEvent.Exceeded;
import momentum.slate.SlateEvent.Moved;
import momentum.slate.SlateEvent.Reset;
import momentum.slate.SlateEvent.Rewarded;
import momentum.slate.SlateEvent.Seals;
import momentum.slate.SlateRuling.Asks;
import momentum.slate.SlateRuling.Refused;
import momentum.slate.SlateRuling.Ruled;
import org.junit.jupiter.api.Test;

class WarSlateTest {
    private static final WarSlate START = WarSlate.start(Rulings.STANDARD, 0, 0);

    private static Check gains(Side side, GainReason... reasons) {
        return new Check(
                side, Stream.of(reasons).map(reason -> new Gain(side, reason)).toList());
    }

    private static WarSlate ruled(WarSlate slate, SlateCommand command) {
        return ((Ruled) slate.apply(command)).slate();
    }

    private static Asks asked(WarSlate slate, SlateCommand command) {
        return (Asks) slate.apply(command);
    }

    private static String refused(WarSlate slate, SlateCommand command) {
        return ((Refused) slate.apply(command)).why();
    }

    /** The example of the rules: at 1, an action that generates 3 overshoots to 4 and triggers once. */
    @Test
    void atOneWithPlusThreeTheValueOvershootsToFourAndTriggersOnce() {
        WarSlate atOne = ruled(START, gains(Side.RIGHT, SlateCondition.MELEE));
        Asks asks = asked(atOne, gains(Side.RIGHT, SlateCondition.MELEE, SlateCondition.DESTROY, SlateCondition.FLANK));

        assertThat(asks.events())
                .containsExactly(new Exceeded(
                        Side.RIGHT, 4, List.of(SlateCondition.MELEE, SlateCondition.DESTROY, SlateCondition.FLANK)));
        assertThat(asks.side()).isEqualTo(Side.RIGHT);

        Ruled ruled = (Ruled) asks.slate().apply(new Choose(Reward.DISPLACEMENT));
        assertThat(ruled.events())
                .containsExactly(
                        new Rewarded(Side.RIGHT, Reward.DISPLACEMENT),
                        new Seals(Side.LEFT, 0, 1, Cause.CONSOLATION),
                        new Reset(Side.RIGHT, 2));
        assertThat(ruled.slate()).isEqualTo(START.withArmy(Side.LEFT, new Army(1, 0, false)));
    }

    @Test
    void aPlainGainMovesTheSliderByItsPointsAndIsToldWithItsReason() {
        PlainGain spell = new PlainGain(1, Optional.of("of a spell"));
        Ruled ruled = (Ruled) START.apply(gains(Side.LEFT, SlateCondition.MELEE, spell));
        assertThat(ruled.events()).containsExactly(new Moved(Side.LEFT, 0, 2, List.of(SlateCondition.MELEE, spell)));

        PlainGain three = new PlainGain(3, Optional.empty());
        WarSlate atOne = START.withSlider(1);
        assertThat(asked(atOne, gains(Side.RIGHT, three)).events())
                .containsExactly(new Exceeded(Side.RIGHT, 4, List.of(three)));
        assertThat(spell.inWords()).isEqualTo("+1 because of a spell");
        assertThat(three.inWords()).isEqualTo("a plain +3");
    }

    @Test
    void nettedTheFirstPointsSaidAreCancelledAndThatIsTold() {
        WarSlate netting = WarSlate.start(Rulings.STANDARD.with(Rulings.SimultaneousGain.NETTED), 0, 0);
        PlainGain three = new PlainGain(3, Optional.of("of a spell"));
        Check both = new Check(
                Side.RIGHT,
                List.of(
                        new Gain(Side.RIGHT, SlateCondition.MELEE),
                        new Gain(Side.RIGHT, three),
                        new Gain(Side.LEFT, new PlainGain(2, Optional.empty()))));

        assertThat(((Ruled) netting.apply(both)).events())
                .containsExactly(
                        new Cancelled(Side.RIGHT, 2),
                        new Moved(Side.RIGHT, 0, 2, List.of(new PlainGain(2, Optional.of("of a spell")))));
        assertThat(((Ruled) netting.apply(gains(Side.LEFT, SlateCondition.MELEE))).events())
                .containsExactly(new Moved(Side.LEFT, 0, 1, List.of(SlateCondition.MELEE)));
    }

    @Test
    void aPlainGainIsOneToNineWithAReasonThatALineCanSay() {
        for (int points : new int[] {0, -1, 10, 99}) {
            assertThatThrownBy(() -> new PlainGain(points, Optional.empty()))
                    .hasMessage("a plain gain is +1 to +9, not %+d".formatted(points));
        }
        assertThat(new PlainGain(9, Optional.of("x".repeat(80))).points()).isEqualTo(9);
        for (String reason : List.of(" ", "x".repeat(81), "a, b", "a; b", "a|b", "a\nb")) {
            assertThatThrownBy(() -> new PlainGain(1, Optional.of(reason)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void theSliderBeginsInTheMiddleAndMovesOneForEachConditionTowardWhoGained() {
        assertThat(START.slider()).isZero();
        Ruled ruled = (Ruled) START.apply(gains(Side.LEFT, SlateCondition.MELEE, SlateCondition.FLANK));

        assertThat(ruled.slate().slider()).isEqualTo(-2);
        assertThat(ruled.events())
                .containsExactly(new Moved(Side.LEFT, 0, 2, List.of(SlateCondition.MELEE, SlateCondition.FLANK)));
    }

    @Test
    void onTheTwoSpaceItsOwnerHasARerollUntilTheSliderMoves() {
        WarSlate atTwo = ruled(START, gains(Side.LEFT, SlateCondition.MELEE, SlateCondition.FLANK));
        assertThat(atTwo.hasReroll(Side.LEFT)).isTrue();
        assertThat(atTwo.hasReroll(Side.RIGHT)).isFalse();

        WarSlate moved = ruled(atTwo, gains(Side.RIGHT, SlateCondition.DISPEL));
        assertThat(moved.slider()).isEqualTo(-1);
        assertThat(moved.hasReroll(Side.LEFT)).isFalse();
    }

    @Test
    void aBoostIsTheOtherReward() {
        WarSlate atTwo = ruled(START, gains(Side.LEFT, SlateCondition.MELEE, SlateCondition.FLANK));
        Asks asks = asked(atTwo, gains(Side.LEFT, SlateCondition.PUSH));
        assertThat(asks.options()).containsExactly(Reward.DISPLACEMENT, Reward.BOOST, Reward.NEITHER);
        assertThat(asks.slate().awaits()).contains(Side.LEFT);
        assertThat(asks.slate().hasReroll(Side.LEFT)).isFalse();

        Ruled ruled = (Ruled) asks.slate().apply(new Choose(Reward.BOOST));
        assertThat(ruled.events()).contains(new Boosts(Side.LEFT, 0, 1, Cause.REWARD));
        assertThat(ruled.slate().left()).isEqualTo(new Army(0, 1, false));
        assertThat(ruled.slate().right()).isEqualTo(new Army(1, 0, false));
        assertThat(ruled.slate().slider()).isZero();
        assertThat(ruled.slate().awaits()).isEmpty();
    }

    @Test
    void theRewardMayBeDeclinedTheRestHappensAllTheSame() {
        WarSlate atTwo = ruled(START, gains(Side.LEFT, SlateCondition.MELEE, SlateCondition.FLANK));
        WarSlate after =
                ruled(asked(atTwo, gains(Side.LEFT, SlateCondition.PUSH)).slate(), new Choose(Reward.NEITHER));

        assertThat(after.slider()).isZero();
        assertThat(after.left()).isEqualTo(new Army(0, 0, false));
        assertThat(after.right()).isEqualTo(new Army(1, 0, false));
    }

    @Test
    void nothingGainsWhileARewardIsWaitingButCountersMayChange() {
        WarSlate atTwo = ruled(START, gains(Side.LEFT, SlateCondition.MELEE, SlateCondition.FLANK));
        WarSlate waiting = asked(atTwo, gains(Side.LEFT, SlateCondition.PUSH)).slate();

        assertThat(refused(waiting, gains(Side.RIGHT, SlateCondition.MELEE)))
                .isEqualTo("a reward must be chosen first");
        Asks still = asked(waiting, new GainSeal(Side.LEFT));
        assertThat(still.side()).isEqualTo(Side.LEFT);
        assertThat(still.slate().left().seals()).isEqualTo(1);
        assertThat(refused(START, new Choose(Reward.BOOST))).isEqualTo("no reward is waiting");
    }

    @Test
    void aChargeGainsTheFirstTimeForEachPlayer() {
        WarSlate left = ruled(START, gains(Side.LEFT, SlateCondition.CHARGE));
        WarSlate both = ruled(left, gains(Side.RIGHT, SlateCondition.CHARGE));

        assertThat(both.slider()).isZero();
        assertThat(refused(both, gains(Side.LEFT, SlateCondition.CHARGE)))
                .isEqualTo("the first charge has gained its momentum already");
        assertThat(refused(both, gains(Side.RIGHT, SlateCondition.CHARGE, SlateCondition.MELEE)))
                .isEqualTo("the first charge has gained its momentum already");
    }

    @Test
    void byRulingOnlyTheVeryFirstChargeGains() {
        WarSlate start = WarSlate.start(Rulings.STANDARD.with(Rulings.FirstCharge.FIRST_OF_ALL), 0, 0);

        for (Side side : Side.values()) {
            WarSlate charged = ruled(start, gains(side, SlateCondition.CHARGE));
            assertThat(refused(charged, gains(side.opponent(), SlateCondition.CHARGE)))
                    .isEqualTo("the first charge has gained its momentum already");
        }
    }

    @Test
    void aConditionCountsOnceACheckUnlessRuledOtherwise() {
        Check twoDestroyed = gains(Side.RIGHT, SlateCondition.DESTROY, SlateCondition.DESTROY);
        WarSlate eachTime = WarSlate.start(Rulings.STANDARD.with(Rulings.RepeatedCondition.EACH_TIME), 0, 0);

        assertThat(ruled(START, twoDestroyed).slider()).isEqualTo(1);
        assertThat(ruled(eachTime, twoDestroyed).slider()).isEqualTo(2);
    }

    /** The slider at the active player's 2, and both gain one. */
    @Test
    void theActivePlayersGainsComeFirstUnlessTheyAreNetted() {
        Check both = new Check(
                Side.RIGHT,
                List.of(new Gain(Side.LEFT, SlateCondition.FLANK), new Gain(Side.RIGHT, SlateCondition.MELEE)));

        WarSlate atTwo = START.withSlider(2);
        Asks asks = asked(atTwo, both);
        assertThat(asks.side()).isEqualTo(Side.RIGHT);
        assertThat(ruled(asks.slate(), new Choose(Reward.NEITHER)).slider()).isEqualTo(-1);

        WarSlate netting = WarSlate.start(Rulings.STANDARD.with(Rulings.SimultaneousGain.NETTED), 0, 0)
                .withSlider(2);
        assertThat(ruled(netting, both).slider()).isEqualTo(2);
    }

    @Test
    void theEarlierEditionResetsFirstAndOffersNoBoost() {
        WarSlate atTwo = WarSlate.start(Rulings.STANDARD.with(Rulings.Edition.EARLIER), 0, 0)
                .withSlider(2);
        Asks asks = asked(atTwo, gains(Side.RIGHT, SlateCondition.MELEE));

        assertThat(asks.slate().slider()).isZero();
        assertThat(asks.slate().left().seals()).isZero();
        assertThat(asks.options()).containsExactly(Reward.DISPLACEMENT, Reward.NEITHER);
        assertThat(refused(asks.slate(), new Choose(Reward.BOOST)))
                .isEqualTo("the earlier edition knows no boost as a reward");
        assertThat(ruled(asks.slate(), new Choose(Reward.DISPLACEMENT)).left().seals())
                .isEqualTo(1);
    }

    @Test
    void sealsAndBoostsAreCountersThatDoNotGoBelowNone() {
        WarSlate slate = WarSlate.start(Rulings.STANDARD, 2, 1);
        assertThat(slate.left().seals()).isEqualTo(2);
        assertThat(slate.right().seals()).isEqualTo(1);

        Ruled spent = (Ruled) slate.apply(new SpendSeal(Side.RIGHT));
        assertThat(spent.events()).containsExactly(new Seals(Side.RIGHT, 1, 0, Cause.BY_HAND));
        assertThat(refused(spent.slate(), new SpendSeal(Side.RIGHT))).isEqualTo("there is no command seal to spend");
        assertThat(ruled(slate, new GainSeal(Side.LEFT)).left().seals()).isEqualTo(3);

        assertThat(refused(slate, new SpendBoost(Side.LEFT))).isEqualTo("there is no boost token to spend");
        Ruled placed = (Ruled) slate.apply(new PlaceBoost(Side.LEFT));
        assertThat(placed.events()).containsExactly(new Boosts(Side.LEFT, 0, 1, Cause.BY_HAND));
        assertThat(ruled(placed.slate(), new SpendBoost(Side.LEFT))).isEqualTo(slate);
    }

    @Test
    void everyConditionRewardAndCauseHasWordsOfItsOwn() {
        assertThat(SlateCondition.values()).extracting(SlateCondition::inWords).doesNotHaveDuplicates();
        assertThat(Reward.values()).extracting(Reward::inWords).doesNotHaveDuplicates();
        assertThat(Cause.values()).extracting(Cause::inWords).doesNotHaveDuplicates();
    }

    @Test
    void aCheckThatMeetsNothingChangesNothing() {
        assertThat(START.apply(gains(Side.LEFT))).isEqualTo(new Ruled(START, List.of()));
    }

    @Test
    void whatCannotBeOnASlateIsRefused() {
        assertThatThrownBy(() -> START.withSlider(3)).hasMessage("the slider stands on -2 to 2, not 3");
        assertThatThrownBy(() -> START.withSlider(-3)).hasMessage("the slider stands on -2 to 2, not -3");
        assertThatThrownBy(() -> new Army(-1, 0, false)).hasMessageContaining("-1 seals");
        assertThatThrownBy(() -> new Army(0, -1, false)).hasMessageContaining("-1 boosts");
    }
}
