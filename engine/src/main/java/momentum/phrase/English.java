package momentum.phrase;

import java.util.List;

/** Lists as the books write them: "health, spirit, or supply". */
final class English {
    private English() {}

    static String or(List<String> words) {
        return switch (words.size()) {
            case 0 -> "";
            case 1 -> words.getFirst();
            case 2 -> words.getFirst() + " or " + words.getLast();
            default -> String.join(", ", words.subList(0, words.size() - 1)) + ", or " + words.getLast();
        };
    }
}
