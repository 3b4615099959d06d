package momentum.app.terminal.parse;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.notation.LineReading;
import momentum.play.Command;
import momentum.state.Question;

/**
 * The person's last word: what a roll comes to, what a hero must do or suffer, a note written anew, a table read with one's own
 * dice.
 */
public final class OverrideParser implements LineParser {
    private static final Pattern OVERRULE = Pattern.compile("(?i)(strong|weak|miss)(?:\\s+hit)?(\\s+because\\s+.+)?");

    private static final Pattern PLACED = Pattern.compile("(?i)(?:remove|move) note\\b.*");

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        boolean isNamed = context.question()
                .filter(question -> question instanceof Question.Name name && name.mayBeNew())
                .isPresent();
        if (PLACED.matcher(line).matches()) {
            return Optional.of(NotationParser.intent(context, line));
        }
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
        return NotationParser.reading(context, line) instanceof LineReading.Understood(Command.Impose impose, String _)
                ? Optional.of(Intent.Say.of(impose))
                : Optional.empty();
    }
}
