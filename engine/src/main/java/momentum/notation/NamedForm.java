package momentum.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.play.Reply;
import momentum.track.Rank;

/** Names with what is needed to begin something new: {@code Wolf (dangerous); Crows (troublesome, small pack)}. */
final class NamedForm {
    private static final String PACK = "(?:small pack|large pack|pack " + Numbers.ANY + ")";
    private static final String RANK =
            Arrays.stream(Rank.values()).map(NamedForm::inWords).collect(Collectors.joining("|", "(?:", ")"));

    /** As one writes a list: behind a rank in its brackets a comma ends the name, as a semicolon does anywhere. */
    private static final Pattern COMMA_BEHIND_RANK =
            Pattern.compile("(\\(" + RANK + "(?:, " + PACK + ")?\\)), (?!companion )");

    private static final Pattern NAMED = Pattern.compile(
            "(.+?)(?: \\((" + PACK + "|[a-z]+(?:, " + PACK + ")?)\\))?(?:, companion (" + Numbers.ANY + "))?");

    private NamedForm() {}

    static List<Reply.Named> readAll(String text, QuotedParts quotes) {
        List<Reply.Named> names = new ArrayList<>();
        for (String part : COMMA_BEHIND_RANK.matcher(text).replaceAll("$1; ").split("; ", -1)) {
            names.add(read(part, quotes));
        }
        return names;
    }

    static Reply.Named read(String text, QuotedParts quotes) {
        Matcher named = NAMED.matcher(text);
        if (!named.matches()) {
            throw new UnreadableLine("a name reads \"Wolf\", or \"Wolf (dangerous)\" for a new one");
        }
        Optional<Rank> rank = Optional.empty();
        int pack = 0;
        if (named.group(2) != null) {
            for (String word : named.group(2).split(", ", -1)) {
                if (word.endsWith(" pack") || word.startsWith("pack ")) {
                    pack = pack(word);
                } else {
                    rank = Optional.of(rank(word));
                }
            }
        }
        int health = named.group(3) == null ? 0 : Numbers.whole(named.group(3));
        return new Reply.Named(quotes.meant(named.group(1)), rank, pack, health);
    }

    private static int pack(String word) {
        return switch (word) {
            case "small pack" -> 1;
            case "large pack" -> 2;
            default -> Numbers.whole(word.substring("pack ".length()));
        };
    }

    private static Rank rank(String word) {
        return Arrays.stream(Rank.values())
                .filter(rank -> inWords(rank).equals(word))
                .findFirst()
                .orElseThrow(() -> new UnreadableLine("there is no rank called " + word
                        + Arrays.stream(Rank.values())
                                .map(NamedForm::inWords)
                                .collect(Collectors.joining(", ", ": it is one of ", ""))
                        + ". A name with brackets in it stands in quotes"));
    }

    private static String inWords(Rank rank) {
        return rank.name().toLowerCase(Locale.ROOT);
    }

    static String printAll(List<Reply.Named> names, NameWriter pen) {
        return names.stream().map(name -> print(name, pen)).collect(Collectors.joining("; "));
    }

    static String print(Reply.Named named, NameWriter pen) {
        List<String> inBrackets = new ArrayList<>();
        named.rank().map(NamedForm::inWords).ifPresent(inBrackets::add);
        switch (named.pack()) {
            case 0 -> {}
            case 1 -> inBrackets.add("small pack");
            case 2 -> inBrackets.add("large pack");
            default -> inBrackets.add("pack " + named.pack());
        }
        return pen.write(named.name())
                + (inBrackets.isEmpty() ? "" : " (" + String.join(", ", inBrackets) + ")")
                + (named.companionHealth() == 0 ? "" : ", companion " + named.companionHealth());
    }
}
