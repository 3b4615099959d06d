package momentum.app.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.random.RandomGenerator;

/** Dice that fall as they are told. */
final class LoadedDice implements RandomGenerator {
    private final Deque<Integer> next = new ArrayDeque<>();

    synchronized void willShow(int... numbers) {
        for (int number : numbers) {
            next.addLast(number);
        }
    }

    @Override
    public synchronized int nextInt(int faces) {
        Integer number = next.pollFirst();
        if (number == null || number > faces) {
            throw new IllegalStateException(
                    "a die with %d faces was thrown, and is to show %s".formatted(faces, number));
        }
        return number - 1;
    }

    @Override
    public long nextLong() {
        throw new UnsupportedOperationException("only dice are thrown here");
    }
}
