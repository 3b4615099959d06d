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

    /** How many letters must be put in, taken out or changed. */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
