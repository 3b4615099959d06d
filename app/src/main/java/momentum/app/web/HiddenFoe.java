package momentum.app.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.text.TextLayout;
import momentum.app.web.http.FormData;
import momentum.app.web.http.UnreadableForm;
import momentum.phrase.English;
import momentum.text.Names;
import momentum.track.Rank;

/**
 * A foe behind the screen. It is kept as the line that the guide reads.
 *
 * @param rank as the book calls it; empty where none was said
 */
record HiddenFoe(String name, String rank) {
    private static final int LONGEST_NAME = 80;
    private static final Pattern LINE = Pattern.compile("(.+), an? (\\w+) foe", Pattern.DOTALL);

    static HiddenFoe read(FormData form) {
        String name = Names.tidied(form.text("name"));
        String rank = form.text("rank");
        if (name.isEmpty()) {
            throw new UnreadableForm("Give the foe a name, in at most %d letters.".formatted(LONGEST_NAME));
        }
        Names.fault(name, LONGEST_NAME).ifPresent(why -> {
            throw new UnreadableForm(TextLayout.sentence(why));
        });
        if (!isRank(rank)) {
            throw new UnreadableForm("A foe is troublesome, dangerous, formidable, extreme or epic.");
        }
        return new HiddenFoe(name, rank);
    }

    static HiddenFoe of(String kept) {
        Matcher line = LINE.matcher(kept);
        return line.matches() && isRank(line.group(2))
                ? new HiddenFoe(line.group(1), line.group(2))
                : new HiddenFoe(kept, "");
    }

    private static boolean isRank(String word) {
        return Arrays.stream(Rank.values())
                .anyMatch(rank -> rank.name().toLowerCase(Locale.ROOT).equals(word));
    }

    String inWords() {
        return rank.isEmpty() ? name : "%s, %s foe".formatted(name, English.a(rank));
    }

    /** What is written into the story when it steps out. */
    String revealed() {
        return rank.isEmpty()
                ? "**%s** is revealed.".formatted(name)
                : "**%s** is revealed: %s foe.".formatted(name, English.a(rank));
    }
}
