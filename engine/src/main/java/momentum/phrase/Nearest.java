package momentum.phrase;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** The known word that a mistyped one was probably meant to be. */
public final class Nearest {
    private Nearest() {}

    /** The closest of the known words, if it is close at all. */
    public static Optional<String> to(String typed, Collection<String> known) {
        String low = typed.toLowerCase(Locale.ROOT);
        int most = Math.max(1, typed.length() / 3);
        return known.stream()
                .filter(word -> Math.abs(word.length() - typed.length()) <= most)
                .min(Comparator.comparingInt(word -> distance(low, word.toLowerCase(Locale.ROOT))))
                .filter(word -> distance(low, word.toLowerCase(Locale.ROOT)) <= most);
    }

    /** As the end of a sentence: {@code ; did you mean "momentum"?}, or nothing. */
    static String hint(String typed, Collection<String> known) {
        return to(typed, known).map(word -> "; did you mean \"" + word + "\"?").orElse("");
    }

    /** The Damerau-Levenshtein distance. */
    private static int distance(String from, String to) {
        int[][] cost = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                boolean isSame = from.charAt(i - 1) == to.charAt(j - 1);
                int least =
                        Math.min(cost[i - 1][j - 1] + (isSame ? 0 : 1), 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
                boolean isSwapped = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                cost[i][j] = isSwapped ? Math.min(least, 1 + cost[i - 2][j - 2]) : least;
            }
        }
        return cost[from.length()][to.length()];
    }
}
