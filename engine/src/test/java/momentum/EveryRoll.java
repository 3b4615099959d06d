package momentum;

import java.util.function.Consumer;
import momentum.dice.ActionRoll;

/** The whole small world of action rolls, to be walked through. */
public final class EveryRoll {
    private EveryRoll() {}

    /** Every throw of the three dice, at one stat and one momentum. */
    public static void at(int stat, int momentum, Consumer<ActionRoll> visit) {
        for (int action = 1; action <= 6; action++) {
            for (int first = 1; first <= 10; first++) {
                for (int second = 1; second <= 10; second++) {
                    visit.accept(new ActionRoll(action, first, second, stat, 0, momentum));
                }
            }
        }
    }

    /** Every throw at every stat from 0 to 5 and every momentum from -6 to +10. */
    public static void at(Consumer<ActionRoll> visit) {
        for (int stat = 0; stat <= 5; stat++) {
            for (int momentum = -6; momentum <= 10; momentum++) {
                at(stat, momentum, visit);
            }
        }
    }
}
