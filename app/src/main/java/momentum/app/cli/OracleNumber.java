package momentum.app.cli;

/** What oracle dice show, as it is typed: two dice that both show 0 are a hundred. */
final class OracleNumber {
    private OracleNumber() {}

    public static int read(String digits) {
        return digits.equals("00") ? 100 : Integer.parseInt(digits);
    }
}
