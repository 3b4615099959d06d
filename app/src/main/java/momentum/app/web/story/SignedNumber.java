package momentum.app.web.story;

/** Numbers with their sign, as a page prints them: with a minus, not a hyphen. */
public final class SignedNumber {
    private SignedNumber() {}

    public static String of(int number) {
        return number > 0 ? "+" + number : plain(number);
    }

    /** A number that is printed already. */
    public static String typeset(String number) {
        return number.startsWith("-") ? "\u2212" + number.substring(1) : number;
    }

    public static String plain(int number) {
        return number < 0 ? "\u2212" + -number : Integer.toString(number);
    }
}
