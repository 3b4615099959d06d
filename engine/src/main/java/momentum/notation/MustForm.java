package momentum.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.state.Names;

/** What is handed out: {@code everyone must suffer -1 supply because the bridge is down}, {@code Kára; Ylva must press on}. */
final class MustForm {
    private static final String EVERYONE = "everyone";
    private static final Pattern MUST = Pattern.compile("(.+?) must (.+?)(?: because (.+))?", Pattern.DOTALL);

    private MustForm() {}

    /** Only of heroes there are, or whose names stand in quotes: much else that is typed has a must in it. */
    static Optional<Command> read(String text, QuotedParts quotes, List<String> heroes) {
        Matcher must = MUST.matcher(text);
        if (!must.matches()) {
            return Optional.empty();
        }
        List<String> named = new ArrayList<>();
        String whom = must.group(1);
        boolean isEveryone = whom.equals(EVERYONE) || (whom.equalsIgnoreCase(EVERYONE) && !heroes.contains(whom));
        if (!isEveryone) {
            for (String part : whom.split("; ", -1)) {
                Optional<String> hero = QuotedParts.isOne(part)
                        ? Optional.of(quotes.meant(part))
                        : Names.find(quotes.raw(part), heroes);
                if (hero.isEmpty()) {
                    return Optional.empty();
                }
                named.add(hero.get());
            }
        }
        String reason = must.group(3) == null ? "" : quotes.meant(must.group(3));
        return Optional.of(new Command.Impose(List.copyOf(named), quotes.meant(must.group(2)), reason));
    }

    static String print(Command.Impose impose, NameWriter pen) {
        return (impose.heroes().isEmpty() ? EVERYONE : pen.writeAll(impose.heroes(), "; ")) + " must "
                + pen.write(impose.phrase()) + pen.writeAfter(" because ", impose.reason());
    }
}
