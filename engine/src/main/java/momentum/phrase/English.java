package momentum.phrase;

import java.util.List;
import java.util.regex.Pattern;

/** Lists as the books write them: "health, spirit, or supply". */
public final class English {
    private static final Pattern ARTICLE = Pattern.compile("\\ban? $");

    private English() {}

    /** With its article: a vow, an expedition. */
    public static String a(String word) {
        return ("aeiou".indexOf(word.charAt(0)) < 0 ? "a " : "an ") + word;
    }

    /** Whether the next word stands behind an article: "there is a ". */
    static boolean endsWithArticle(String text) {
        return ARTICLE.matcher(text).find();
    }

    /** Without a comma before the last: Kára, Ylva and Sif. */
    public static String and(List<String> words) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " and " + words.getLast();
    }

    static String or(List<String> words) {
        return switch (words.size()) {
            case 0 -> "";
            case 1 -> words.getFirst();
            case 2 -> words.getFirst() + " or " + words.getLast();
            default -> String.join(", ", words.subList(0, words.size() - 1)) + ", or " + words.getLast();
        };
    }
}
