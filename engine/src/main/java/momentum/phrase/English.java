package momentum.phrase;

import java.util.List;

/** Lists as the books write them: "health, spirit, or supply". */
public final class English {
    private English() {}

    /** With its article: a vow, an expedition. */
    public static String a(String word) {
        return ("aeiou".indexOf(word.charAt(0)) < 0 ? "a " : "an ") + word;
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
