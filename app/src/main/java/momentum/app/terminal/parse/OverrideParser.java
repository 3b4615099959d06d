package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.play.Command;
import momentum.state.Hero;
import momentum.state.Question;

/**
 * The person's last word: what a roll comes to, what a hero must do or suffer, a note written anew, a table read with one's own
 * dice.
 */
public final class OverrideParser implements LineParser {
    private static final Pattern MUST = Pattern.compile("(?i)(?:(.+?)\\s+)?must\\s+(.+?)(?:\\s+because\\s+(.+))?");
    private static final Pattern OVERRULE = Pattern.compile("(?i)(strong|weak|miss)(?:\\s+hit)?(\\s+because\\s+.+)?");
    private static final Pattern BETWEEN_NAMES = Pattern.compile("\\s*[,;]\\s*|\\s+and\\s+");

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        boolean isNamed = context.question()
                .filter(question -> question instanceof Question.Name name && name.mayBeNew())
                .isPresent();
        return switch (NameMatcher.first(line).toLowerCase(Locale.ROOT)) {
            case "overrule" -> isNamed ? Optional.empty() : Optional.of(overrule(context, NameMatcher.rest(line)));
            case "rewrite", "consult" -> Optional.of(NotationParser.intent(context, line));
            default -> isNamed ? Optional.empty() : must(context, line);
        };
    }

    private static Intent overrule(SessionContext context, String words) {
        Matcher overrule = OVERRULE.matcher(words);
        if (!overrule.matches()) {
            return new Intent.Unclear("say what the roll comes to: overrule weak hit because the rope holds");
        }
        String outcome = overrule.group(1).toLowerCase(Locale.ROOT);
        return NotationParser.intent(
                context,
                "overrule " + outcome + (outcome.equals("miss") ? "" : " hit")
                        + Objects.requireNonNullElse(overrule.group(2), ""));
    }

    /** Of whoever acts, where nobody is named; and only of heroes there are, since much else that is typed has a must in it. */
    private static Optional<Intent> must(SessionContext context, String line) {
        Matcher must = MUST.matcher(line);
        if (!must.matches()) {
            return Optional.empty();
        }
        String reason = must.group(3) == null ? "" : must.group(3);
        return heroes(context, must.group(1) == null ? context.hero() : must.group(1))
                .map(heroes -> Intent.Say.of(new Command.Impose(heroes, must.group(2), reason)));
    }

    /** Those who are named; none for everyone. */
    private static Optional<List<String>> heroes(SessionContext context, String names) {
        if (names.equalsIgnoreCase("everyone")) {
            return Optional.of(List.of());
        }
        List<String> heroes = new ArrayList<>();
        for (String name : BETWEEN_NAMES.split(names, -1)) {
            Optional<Hero> hero = context.table().heroes().stream()
                    .filter(each -> NameMatcher.isSame(each.name(), name))
                    .findFirst();
            if (hero.isEmpty()) {
                return Optional.empty();
            }
            heroes.add(hero.get().name());
        }
        return Optional.of(List.copyOf(heroes));
    }
}
