package momentum.content.book;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The licence a text is given under.
 *
 * @param url where it can be read; empty when the file states none
 */
public record Licence(String url) {
    /** For a file that does not say: a player's own notes, most often. */
    public static final Licence UNSTATED = new Licence("");

    private static final Pattern CREATIVE_COMMONS =
            Pattern.compile("https?://creativecommons\\.org/licenses/([a-z-]+)/([0-9.]+)/?.*");

    /** What people call it: "CC BY 4.0". */
    public String name() {
        Matcher known = CREATIVE_COMMONS.matcher(url);
        if (known.matches()) {
            return "CC " + known.group(1).toUpperCase(Locale.ROOT) + " " + known.group(2);
        }
        return url.isEmpty() ? "no licence stated" : url;
    }

    /** Whether it forbids commercial use, so that only who asks for non-commercial use is given the text. */
    public boolean nonCommercial() {
        Matcher known = CREATIVE_COMMONS.matcher(url);
        return known.matches() && known.group(1).contains("nc");
    }
}
