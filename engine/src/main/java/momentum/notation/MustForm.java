package momentum.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.text.Names;

/** What is handed out: {@code everyone must suffer -1 supply because the bridge is down}, {@code Kára; Ylva must press on}. */
final class MustForm {
    private static final String EVERYONE = "everyone";
    private static final Pattern MUST = Pattern.compile("(?:(.+?) )?must (.+?)(?: because (.+))?", Pattern.DOTALL);
    private static final Pattern BETWEEN_NAMES = Pattern.compile("; |, | and ");

    private MustForm() {}

    /**
     * Only of heroes there are, or whose names stand in quotes: much else that is typed has a must in it. Where nobody is named, it is
     * whoever speaks.
     */
    static Optional<Command> read(String text, QuotedParts quotes, List<String> heroes, String speaker) {
        Matcher must = MUST.matcher(text);
        if (!must.matches()) {
            return Optional.empty();
        }
        return named(Optional.ofNullable(must.group(1)), quotes, heroes, speaker)
                .map(named -> new Command.Impose(
                        named, quotes.meant(must.group(2)), must.group(3) == null ? "" : quotes.meant(must.group(3))));
    }

    /** Those who are named; none for everyone. */
    private static Optional<List<String>> named(
            Optional<String> names, QuotedParts quotes, List<String> heroes, String speaker) {
        if (names.isEmpty()) {
            return Optional.of(List.of(speaker)).filter(_ -> !speaker.isEmpty());
        }
        if (isEveryone(names.get(), heroes)) {
            return Optional.of(List.of());
        }
        List<String> named = new ArrayList<>();
        for (String part : parts(names.get(), quotes, heroes)) {
            Optional<String> hero =
                    QuotedParts.isOne(part) ? Optional.of(quotes.meant(part)) : Names.find(quotes.raw(part), heroes);
            if (hero.isEmpty()) {
                return Optional.empty();
            }
            named.add(hero.get());
        }
        return Optional.of(List.copyOf(named));
    }

    /** A name may have in it what otherwise stands between two. */
    private static List<String> parts(String names, QuotedParts quotes, List<String> heroes) {
        return Names.find(quotes.raw(names), heroes).isPresent()
                ? List.of(names)
                : List.of(BETWEEN_NAMES.split(names, -1));
    }

    private static boolean isEveryone(String whom, List<String> heroes) {
        return whom.equals(EVERYONE) || (whom.equalsIgnoreCase(EVERYONE) && !heroes.contains(whom));
    }

    static String print(Command.Impose impose, NameWriter pen) {
        return (impose.heroes().isEmpty() ? EVERYONE : pen.writeAll(impose.heroes(), "; ")) + " must "
                + pen.write(impose.phrase()) + pen.writeAfter(" because ", impose.reason());
    }
}
