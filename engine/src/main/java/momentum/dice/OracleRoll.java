package momentum.dice;

/** Two ten-sided dice read as digits: 1 to 100, where 00 is 100. */
public record OracleRoll(int tens, int units) {
    public OracleRoll {
        if (tens < 0 || tens > 9 || units < 0 || units > 9) {
            throw new IllegalArgumentException("an oracle die reads 0 to 9, not " + tens + " and " + units);
        }
    }

    /** The dice that read this value. */
    public static OracleRoll of(int value) {
        if (value < 1 || value > 100) {
            throw new IllegalArgumentException("an oracle roll is 1 to 100, not " + value);
        }
        return new OracleRoll(value / 10 % 10, value % 10);
    }

    /** What was typed for such a roll: as the dice show it, 00 is 100. */
    public static int read(String digits) {
        return digits.equals("00") ? 100 : Integer.parseInt(digits);
    }

    public int value() {
        int read = 10 * tens + units;
        return read == 0 ? 100 : read;
    }

    public boolean isMatch() {
        return tens == units;
    }

    /** The same dice read the other way, for a second answer from one throw. */
    public OracleRoll reversed() {
        return new OracleRoll(units, tens);
    }
}
