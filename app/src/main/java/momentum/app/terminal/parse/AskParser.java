package momentum.app.terminal.parse;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.dice.OracleRoll;
import momentum.play.Command;
import momentum.rule.Likely;

/** "ask likely is the gate open?": a yes or a no, at any time. */
public final class AskParser implements LineParser {
    private static final Pattern ASKED = Pattern.compile("(?:(\\d{1,4})\\b)?[\\s:,]*(.*)");

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        String rest = NameMatcher.rest(line);
        // The move that asks the oracle begins with the same word.
        if (!NameMatcher.first(line).equalsIgnoreCase("ask")
                || rest.toLowerCase(Locale.ROOT).matches("the( o.*)?")) {
            return Optional.empty();
        }
        Optional<Likely> likely = context.rulebook().odds().stream()
                .filter(odds -> isAt(rest, odds.name()))
                .findFirst();
        if (likely.isEmpty()) {
            return Optional.of(new Intent.Unclear("say how likely a yes is: "
                    + names(context.rulebook().odds()) + "; so: ask likely is the gate open?"));
        }
        Matcher asked =
                ASKED.matcher(rest.substring(likely.get().name().length()).strip());
        if (!asked.matches()) {
            return Optional.of(new Intent.Unclear("a question is one line: ask likely is the gate open?"));
        }
        Optional<Integer> typed = Optional.ofNullable(asked.group(1)).map(OracleRoll::read);
        String question = asked.group(2).strip().replaceFirst("^\"(.*)\"$", "$1");
        return Optional.of(Intent.Say.of((table, dice) -> new Command.AskOdds(
                context.hero(), likely.get().name(), typed.orElseGet(() -> dice.die(100)), question)));
    }

    private static boolean isAt(String line, String name) {
        return line.toLowerCase(Locale.ROOT).startsWith(name.toLowerCase(Locale.ROOT))
                && (line.length() == name.length() || !Character.isLetter(line.charAt(name.length())));
    }

    static String names(List<Likely> odds) {
        return TextLayout.list(
                odds.stream().map(each -> each.name().toLowerCase(Locale.ROOT)).toList(), "or");
    }
}
