package momentum.app.text;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;

/** What a person types and what it is meant to name: capitals and accents make no difference. */
public final class NameMatcher {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}/+]+");

    private static final int BEGUN = 2;

    private NameMatcher() {}

    public static String simple(String text) {
        String bare =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
        return BETWEEN.matcher(bare.toLowerCase(Locale.ROOT).replace("'", "").replace("’", ""))
                .replaceAll(" ")
                .strip();
    }

    /**
     * Those that typed words may mean. A whole name is meant before a beginning, a beginning before the beginnings of words, and
     * these before letters anywhere. A name of signs alone, such as a wolf's face, is meant only as a whole.
     */
    public static <T> List<T> meant(String typed, Collection<T> known, Function<T, String> name) {
        String wanted = simple(typed);
        if (wanted.isEmpty()) {
            return known.stream()
                    .filter(each -> !typed.isBlank() && name.apply(each).strip().equals(typed.strip()))
                    .toList();
        }
        List<T> best = new ArrayList<>();
        int rank = 4;
        for (T each : known) {
            int its = rank(wanted, simple(name.apply(each)));
            if (its < rank) {
                best.clear();
                rank = its;
            }
            if (its == rank && its < 4) {
                best.add(each);
            }
        }
        return best;
    }

    /** Whether typed words are the beginnings of words of a name, and not only letters somewhere in it. */
    public static boolean isBegun(String typed, String name) {
        return rank(simple(typed), simple(name)) <= BEGUN;
    }

    private static int rank(String wanted, String name) {
        if (name.equals(wanted)) {
            return 0;
        }
        if (name.startsWith(wanted)) {
            return 1;
        }
        List<String> words = List.of(wanted.split(" ", -1));
        List<String> its = List.of(name.split(" ", -1));
        if (words.stream().allMatch(word -> its.stream().anyMatch(each -> each.startsWith(word)))) {
            return BEGUN;
        }
        return words.stream().allMatch(word -> word.length() > 2 && name.contains(word)) ? 3 : 4;
    }

    /** Whether two names are one, but for capitals, accents and what stands between words. */
    public static boolean isSame(String one, String other) {
        return simple(one).equals(simple(other))
                && (!simple(one).isEmpty() || one.strip().equals(other.strip()));
    }

    public static String first(String line) {
        return line.split("\\s+", 2)[0];
    }

    public static String rest(String line) {
        String[] parts = line.split("\\s+", 2);
        return parts.length < 2 ? "" : parts[1].strip();
    }
}
