package momentum.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import momentum.dice.Burn;
import momentum.dice.Counting;
import momentum.dice.Outcome;

/** Rolls with all that may be done to them, as a seed has them. */
final class SomeRolls {
    private final Random random;

    SomeRolls(long seed) {
        this.random = new Random(seed);
    }

    RollOutlook action() {
        return RollOutlook.action(number(-1, 8), number(-6, 10), pick(Burn.values()))
                .with(counting());
    }

    RollOutlook progress() {
        return RollOutlook.progress(number(0, 10)).with(counting());
    }

    RollOutlook any() {
        return random.nextBoolean() ? action() : progress();
    }

    Again again(Again.Which which) {
        return new Again(which, random.nextBoolean() ? 0 : number(-2, 3));
    }

    Again again() {
        return again(pick(Again.Which.values()));
    }

    List<Again> rerolls(int many) {
        List<Again> rerolls = new ArrayList<>();
        for (int i = 0; i < many; i++) {
            rerolls.add(again());
        }
        return rerolls;
    }

    Aim aim() {
        return pick(Aim.values());
    }

    /** Most often plain. */
    Counting counting() {
        Counting counting = Counting.PLAIN;
        while (random.nextInt(3) == 0) {
            counting = counting.and(pick(Outcome.values()), pick(Outcome.values()));
        }
        return counting;
    }

    int number(int from, int to) {
        return random.nextInt(from, to + 1);
    }

    private <T> T pick(T[] all) {
        return all[random.nextInt(all.length)];
    }

    /** Whatever outcomes may count as. */
    static List<Counting> everyCounting() {
        List<Counting> every = new ArrayList<>();
        for (Outcome miss : Outcome.values()) {
            for (Outcome weak : Outcome.values()) {
                for (Outcome strong : Outcome.values()) {
                    every.add(new Counting(miss, weak, strong));
                }
            }
        }
        return every;
    }
}
