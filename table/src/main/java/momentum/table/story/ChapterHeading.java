package momentum.table.story;

import java.util.Optional;

/**
 * The heading that a note begins with, which makes it the beginning of a chapter: {@code # Thin ice}.
 *
 * @param rest what the note says below it
 */
public record ChapterHeading(String title, String rest) {
    private static final String SIGN = "# ";
    private static final int SHORT = 80;

    public static Optional<ChapterHeading> of(String note) {
        String text = note.stripLeading();
        if (!text.startsWith(SIGN)) {
            return Optional.empty();
        }
        int end = text.indexOf('\n');
        String line = (end < 0 ? text : text.substring(0, end)).substring(SIGN.length());
        String title = withoutSignsBehind(line.strip());
        return title.isEmpty()
                ? Optional.empty()
                : Optional.of(new ChapterHeading(
                        title, end < 0 ? "" : text.substring(end).strip()));
    }

    /** In Markdown a heading may be closed as it was opened. */
    private static String withoutSignsBehind(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) == '#') {
            end--;
        }
        boolean isClosed = end < line.length() && (end == 0 || Character.isWhitespace(line.charAt(end - 1)));
        return isClosed ? line.substring(0, end).strip() : line;
    }

    /** The title, or its beginning: one line of a table of contents. */
    public String shortTitle() {
        return title.codePointCount(0, title.length()) <= SHORT
                ? title
                : title.substring(0, title.offsetByCodePoints(0, SHORT)) + "…";
    }
}
