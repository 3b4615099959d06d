package momentum.content.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text of the book: Markdown with links to other entries and with macros where a table belongs. Reading it costs nothing;
 * it is turned into words when it is shown.
 *
 * @param source as the data has it
 */
public record Prose(String source) {
    public static final Prose NONE = new Prose("");

    private static final Pattern LINK = Pattern.compile("\\[([^\\]]*)\\]\\((?:datasworn|id):([^)]*)\\)");
    private static final Pattern MACRO = Pattern.compile("\\{\\{\\s*(\\w+)>([^}]*?)\\s*\\}\\}");
    private static final Pattern TABLE_LINE =
            Pattern.compile("\\n*^[ \\t]*\\{\\{\\s*table(?:_columns)?>[^}]*\\}\\}[ \\t]*$", Pattern.MULTILINE);
    private static final Pattern STRONG = Pattern.compile("(__|\\*\\*)(?=\\S)(.+?)(?<=\\S)\\1");
    private static final Pattern EMPHASIS =
            Pattern.compile("(?<![\\w*_])([*_])(?=[^\\s*_])([^*_\\n]+?)(?<=\\S)\\1(?![\\w*_])");
    private static final Pattern BULLET = Pattern.compile("^[ \\t]*[*-][ \\t]+", Pattern.MULTILINE);
    private static final Pattern OTHER_LINK = Pattern.compile("\\[([^\\]]*)\\]\\((?:https?://)[^)]*\\)");

    public boolean isEmpty() {
        return source.isEmpty();
    }

    /** The words alone, for a terminal: bullets stay as dashes; a table on a line of its own is left to {@link #tables}. */
    public String plain() {
        String text = withoutTables(LINK.matcher(source).replaceAll(link -> quoted(link.group(1))));
        text = OTHER_LINK.matcher(text).replaceAll(link -> quoted(link.group(1)));
        text = BULLET.matcher(text).replaceAll("- ");
        text = STRONG.matcher(text).replaceAll(strong -> quoted(strong.group(2)));
        return EMPHASIS.matcher(text).replaceAll(word -> quoted(word.group(2)));
    }

    /** Markdown that any reader understands, the links among entries being words. */
    public String markdown() {
        return withoutTables(LINK.matcher(source).replaceAll(link -> quoted(link.group(1))));
    }

    /** Markdown whose links lead where the caller says, by the id of what they point at. */
    public String markdown(UnaryOperator<String> address) {
        return withoutTables(LINK.matcher(source)
                .replaceAll(link -> quoted("[" + link.group(1) + "](" + address.apply(link.group(2)) + ")")));
    }

    /** The ids of the tables that belong under this text. */
    public List<String> tables() {
        List<String> ids = new ArrayList<>();
        MACRO.matcher(source)
                .results()
                .filter(macro -> macro.group(1).startsWith("table"))
                .forEach(macro -> ids.add(macro.group(2)));
        return List.copyOf(ids);
    }

    private static String withoutTables(String text) {
        String trimmed = TABLE_LINE.matcher(text).replaceAll("");
        return MACRO.matcher(trimmed).replaceAll(macro -> quoted(named(macro))).strip();
    }

    private static String named(MatchResult macro) {
        String name = nameOf(macro.group(2));
        return macro.group(1).equals("text") ? "[" + name + "]" : "(see the table " + name + ")";
    }

    /** The name that an id most likely has: "move:classic/adventure/face_danger" is Face Danger. */
    static String nameOf(String id) {
        String last = id.substring(Math.max(id.lastIndexOf('/'), id.lastIndexOf('.')) + 1);
        StringBuilder name = new StringBuilder();
        for (String word : last.split("_", -1)) {
            name.append(name.isEmpty() ? "" : " ")
                    .append(word.substring(0, Math.min(1, word.length())).toUpperCase(Locale.ROOT))
                    .append(word.substring(Math.min(1, word.length())));
        }
        return name.toString();
    }

    private static String quoted(String replacement) {
        return Matcher.quoteReplacement(replacement);
    }

    @Override
    public String toString() {
        return plain();
    }
}
