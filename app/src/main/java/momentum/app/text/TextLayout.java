package momentum.app.text;

import java.util.ArrayList;
import java.util.List;

/** Text set in lines that fit the screen. */
public final class TextLayout {
    private TextLayout() {}

    /** Paragraphs, each line of them behind an indent; what hangs under a dash stays under it. */
    public static List<String> lines(String text, int width, String indent) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\\R", -1)) {
            if (paragraph.isBlank()) {
                continue;
            }
            String hang = paragraph.startsWith("- ") ? "  " : "";
            StringBuilder line = new StringBuilder(indent);
            boolean isEmpty = true;
            for (String word : paragraph.strip().split(" +", -1)) {
                if (!isEmpty && TextWrap.length(line) + 1 + TextWrap.length(word) > width) {
                    lines.add(line.toString());
                    line = new StringBuilder(indent).append(hang).append(word);
                    continue;
                }
                line.append(isEmpty ? "" : " ").append(word);
                isEmpty = false;
            }
            lines.add(line.toString());
        }
        return lines;
    }

    /** Words together, the last two with a word between them. */
    public static String list(List<String> words, String last) {
        return words.size() < 2
                ? String.join("", words)
                : String.join(", ", words.subList(0, words.size() - 1)) + " " + last + " " + words.getLast();
    }

    public static String pad(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    /** With a capital and a full stop, where there are words at all. */
    public static String sentence(String text) {
        if (text.isEmpty()) {
            return text;
        }
        String begun = Character.toUpperCase(text.charAt(0)) + text.substring(1);
        return begun.matches("(?s).*[.!?]\"?") ? begun : begun + ".";
    }
}
