package momentum.slate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.slate.SlateCommand.Check;
import momentum.slate.SlateCommand.Choose;
import momentum.slate.SlateRuling.Asks;
import momentum.slate.SlateRuling.Refused;
import momentum.slate.SlateRuling.Ruled;
import org.junit.jupiter.api.Test;

/** Every slider, every count of conditions and every plain gain on both sides, either side active, by every ruling and every choice of reward. */
class SlateExhaustiveTest {
    private static final List<SlateCondition> FOUR =
            List.of(SlateCondition.CHARGE, SlateCondition.MELEE, SlateCondition.FLANK, SlateCondition.PUSH);

    /** What the rules say, reckoned with plain numbers: where the slider ends, and who passed 2 how often. */
    private record Reckoned(int slider, int activePassed, int otherPassed) {
        static Reckoned of(int slider, int active, int other, boolean netted) {
            if (netted) {
                int net = slider + active - other;
                return new Reckoned(Math.abs(net) > 2 ? 0 : net, net > 2 ? 1 : 0, net < -2 ? 1 : 0);
            }
            int afterActive = slider + active;
            boolean activePassed = afterActive > 2;
            int afterOther = (activePassed ? 0 : afterActive) - other;
            boolean otherPassed = afterOther < -2;
            return new Reckoned(otherPassed ? 0 : afterOther, activePassed ? 1 : 0, otherPassed ? 1 : 0);
        }
    }

    /** So many conditions, and so much besides. */
    private record Gained(int conditions, int plain) {
        static List<Gained> all() {
            return IntStream.rangeClosed(0, 4)
                    .boxed()
                    .flatMap(conditions -> IntStream.rangeClosed(0, 5).mapToObj(plain -> new Gained(conditions, plain)))
                    .toList();
        }

        int points() {
            return conditions + plain;
        }

        /** The plain gain among the conditions: where it stands makes no difference. */
        Stream<Gain> of(Side side) {
            List<GainReason> reasons = new ArrayList<>(FOUR.subList(0, conditions));
            if (plain > 0) {
                reasons.add(conditions / 2, new PlainGain(plain, Optional.empty()));
            }
            return reasons.stream().map(reason -> new Gain(side, reason));
        }
    }

    @Test
    void everyCheckEndsWhereTheRulesSay() {
        int checks = 0;
        for (var simultaneous : Rulings.SimultaneousGain.values()) {
            for (var edition : Rulings.Edition.values()) {
                Rulings rulings = Rulings.STANDARD.with(simultaneous).with(edition);
                for (Side active : Side.values()) {
                    for (int slider = -2; slider <= 2; slider++) {
                        for (Gained own : Gained.all()) {
                            for (Gained other : Gained.all()) {
                                for (Reward reward :
                                        WarSlate.start(rulings, 0, 0).rewards()) {
                                    check(rulings, active, slider, own, other, reward);
                                    checks++;
                                }
                            }
                        }
                    }
                }
            }
        }
        assertThat(checks).isEqualTo(2 * 2 * 5 * 30 * 30 * (3 + 2));
    }

    private static void check(Rulings rulings, Side active, int slider, Gained own, Gained other, Reward reward) {
        WarSlate before = WarSlate.start(rulings, 3, 3).withSlider(active.facing(slider));
        Reckoned reckoned = Reckoned.of(
                slider, own.points(), other.points(), rulings.simultaneousGain() == Rulings.SimultaneousGain.NETTED);

        SlateRuling ruling = before.apply(new Check(
                active,
                Stream.concat(other.of(active.opponent()), own.of(active)).toList()));
        List<Side> asked = new ArrayList<>();
        while (ruling instanceof Asks asks) {
            asked.add(asks.side());
            assertThat(asks.slate().apply(new Check(active, List.of()))).isInstanceOf(Refused.class);
            assertThat(asks.slate().slider())
                    .isEqualTo(
                            rulings.edition() == Rulings.Edition.EARLIER
                                    ? 0
                                    : asks.side().facing(2));
            ruling = asks.slate().apply(new Choose(reward));
        }
        WarSlate after = ((Ruled) ruling).slate();

        assertThat(active.facing(after.slider())).isEqualTo(reckoned.slider);
        assertThat(asked).hasSize(reckoned.activePassed + reckoned.otherPassed);
        if (reckoned.activePassed == 1) {
            assertThat(asked.getFirst()).isEqualTo(active);
        }
        int boosts = reward == Reward.BOOST ? 1 : 0;
        assertThat(after.army(active))
                .isEqualTo(new Army(3 + reckoned.otherPassed, boosts * reckoned.activePassed, own.conditions() > 0));
        assertThat(after.army(active.opponent()))
                .isEqualTo(new Army(3 + reckoned.activePassed, boosts * reckoned.otherPassed, other.conditions() > 0));
        assertThat(after.agenda()).isEmpty();
        for (Side side : Side.values()) {
            assertThat(after.hasReroll(side)).isEqualTo(side.facing(after.slider()) == 2);
        }
    }
}
