package momentum.state;

import java.util.Arrays;
import java.util.List;

/** A few small numbers in a fixed order: stats, or meters. */
public final class Values {
    private final byte[] numbers;

    private Values(byte[] numbers) {
        this.numbers = numbers;
    }

    public static Values of(List<Integer> numbers) {
        byte[] bytes = new byte[numbers.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = numbers.get(i).byteValue();
        }
        return new Values(bytes);
    }

    public int get(int index) {
        return numbers[index];
    }

    public int size() {
        return numbers.length;
    }

    public Values with(int index, int number) {
        byte[] changed = numbers.clone();
        changed[index] = (byte) number;
        return new Values(changed);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Values values && Arrays.equals(numbers, values.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return Arrays.toString(numbers);
    }
}
