package momentum.notation;

import java.util.ArrayList;
import java.util.List;

/**
 * A line with each part that stands in double quotes taken out, so that no pattern looks into it. A single character of the
 * private use area holds its place; where one of those is in the line itself, it is taken out in the same way.
 *
 * @param text the line without its quoted parts
 * @param raw those parts as they are written, quotes and all
 * @param meant those parts as they are meant
 */
public record QuotedParts(String text, List<String> raw, List<String> meant) {
    private static final char FIRST = '\uE000';
    private static final char LAST = '\uF8FF';

    /** In a pattern: one part that was quoted. */
    static final String PART = "[\uE000-\uF8FF]";

    static QuotedParts of(String line) {
        StringBuilder text = new StringBuilder();
        List<String> raw = new ArrayList<>();
        List<String> meant = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char here = line.charAt(at);
            int closing = here == '"' && mayOpen(line, at) ? QuotedText.closing(line, at) : -1;
            if (closing < 0 && !isPlace(here)) {
                text.append(here);
                at++;
                continue;
            }
            if (raw.size() > LAST - FIRST) {
                throw new UnreadableLine("there are too many quoted parts in one line; make it several lines");
            }
            text.append((char) (FIRST + raw.size()));
            int end = closing < 0 ? at : closing;
            raw.add(line.substring(at, end + 1));
            meant.add(closing < 0 ? String.valueOf(here) : QuotedText.inside(line, at, closing));
            at = end + 1;
        }
        return new QuotedParts(text.toString(), raw, meant);
    }

    /** What a part of the text stands for: wholly quoted, it is what is in the quotes; otherwise it is as it was written. */
    String meant(String part) {
        return isOne(part) ? meant.get(part.charAt(0) - FIRST) : raw(part);
    }

    /** A part of the text as it was written. */
    String raw(String part) {
        StringBuilder written = new StringBuilder();
        for (int at = 0; at < part.length(); at++) {
            char each = part.charAt(at);
            if (isPlace(each)) {
                written.append(raw.get(each - FIRST));
            } else {
                written.append(each);
            }
        }
        return written.toString();
    }

    /** The pieces between the commas that are not in quotes, as they were written. */
    public static List<String> commas(String line) {
        QuotedParts quotes = of(line);
        return List.of(quotes.text.split(", ", -1)).stream().map(quotes::raw).toList();
    }

    static boolean isOne(String part) {
        return part.length() == 1 && isPlace(part.charAt(0));
    }

    private static boolean isPlace(char each) {
        return each >= FIRST && each <= LAST;
    }

    private static boolean mayOpen(String line, int at) {
        return at == 0 || " (+".indexOf(line.charAt(at - 1)) >= 0;
    }
}
