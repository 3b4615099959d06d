package momentum.state;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Which abilities of an asset are marked, in whatever order that was done.
 *
 * @param bits a bit for each, the first ability's being the lowest
 */
public record Abilities(int bits) {
    /** As many as a card can have. */
    public static final int MOST = 8;

    public static final Abilities NONE = new Abilities(0);

    /** The first so many. */
    public static Abilities first(int count) {
        return new Abilities((1 << Math.clamp(count, 0, MOST)) - 1);
    }

    /** By their numbers, from 1. */
    public static Abilities of(List<Integer> numbers) {
        return new Abilities(numbers.stream().mapToInt(Abilities::bit).reduce(0, (some, bit) -> some | bit));
    }

    private static int bit(int number) {
        return number < 1 || number > MOST ? 0 : 1 << (number - 1);
    }

    /** By its number, from 1. */
    public boolean has(int number) {
        return (bits & bit(number)) != 0;
    }

    public int count() {
        return Integer.bitCount(bits);
    }

    /** From 1. */
    public List<Integer> numbers() {
        return IntStream.rangeClosed(1, MOST).filter(this::has).boxed().toList();
    }

    public Abilities with(int number) {
        return new Abilities(bits | bit(number));
    }

    public Abilities without(int number) {
        return new Abilities(bits & ~bit(number));
    }

    /** Whether it is the first so many that are marked. */
    public boolean areFirst() {
        return (bits & (bits + 1)) == 0;
    }
}
