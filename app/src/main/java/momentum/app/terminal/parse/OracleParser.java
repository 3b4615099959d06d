package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.OracleTables;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.view.OracleScreen;
import momentum.app.text.NameMatcher;
import momentum.app.text.OracleRolls;
import momentum.content.book.OracleText;
import momentum.dice.OracleRoll;
import momentum.play.Command;
import momentum.state.Question;
import momentum.table.PendingCommand;
import momentum.table.dice.DiceSource;

/** "oracle action theme": tables, rolled on at any time, with the table's dice or, with a number, with one's own. */
public final class OracleParser implements LineParser {
    private static final Pattern WITH_DICE = Pattern.compile("(.*?)\\s+(\\d{1,4})");

    /** As the notation answers what is asked: no table has such a name. */
    private static final Pattern DICE_ALONE = Pattern.compile("(?i)oracle \\d{1,3}( on .+)?");

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        boolean isAnswer = context.question()
                .filter(question -> question instanceof Question.Oracle oracle
                        && (DICE_ALONE.matcher(line).matches()
                                || (!oracle.odds() && oracle.which().isEmpty())))
                .isPresent();
        return !NameMatcher.first(line).equalsIgnoreCase("oracle") || isAnswer
                ? Optional.empty()
                : Optional.of(roll(context, NameMatcher.rest(line)));
    }

    private static Intent roll(SessionContext context, String words) {
        Matcher dice = WITH_DICE.matcher(words);
        boolean hasDice = dice.matches();
        String name = hasDice ? dice.group(1) : words;
        Optional<Integer> value = hasDice ? Optional.of(OracleRoll.read(dice.group(2))) : Optional.empty();
        OracleTables tables = new OracleTables(context);
        if (name.isBlank()) {
            return new Intent.Show(new OracleScreen(context).all(tables));
        }
        List<OracleTables.Named> inTurn = tables.inTurn(name);
        if (hasDice && inTurn.size() > 1) {
            return new Intent.Unclear("with dice of your own, name one table at a time");
        }
        if (!inTurn.isEmpty()) {
            return rolled(context, inTurn, value);
        }
        List<OracleTables.Named> meant = tables.meant(name);
        return switch (meant.size()) {
            case 0 -> new Intent.Unclear("there is no table called " + name + "; oracle alone lists them all");
            case 1 -> rolled(context, meant, value);
            default ->
                new Intent.Pick(meant.stream()
                        .map(table -> new Intent.Choice(table.title(), rolled(context, List.of(table), value)))
                        .toList());
        };
    }

    private static Intent rolled(SessionContext context, List<OracleTables.Named> tables, Optional<Integer> value) {
        List<PendingCommand> commands = new ArrayList<>();
        for (OracleTables.Named table : tables) {
            if (table.text().isEmpty()) {
                commands.add((now, dice) -> new Command.Consult(
                        context.hero(), table.name(), value.orElseGet(() -> dice.die(100)), false, 0));
                continue;
            }
            OracleText text = table.text().get();
            if (value.isPresent() && text.row(value.get()).isEmpty()) {
                return new Intent.Unclear(
                        "%s is rolled with %s, which cannot show %d".formatted(text.name(), text.dice(), value.get()));
            }
            commands.add((now, dice) -> read(context, text, value, dice));
        }
        return new Intent.Say(commands, Optional.empty());
    }

    private static Command read(SessionContext context, OracleText text, Optional<Integer> typed, DiceSource dice) {
        int rolled = typed.orElseGet(() -> dice.sum(text.dice()));
        return new Command.Read(
                context.hero(), text.name(), rolled, new OracleRolls(context.library(), dice).words(text, rolled));
    }
}
