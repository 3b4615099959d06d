package momentum.table.proof;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.dice.ActionRoll;
import momentum.dice.Die;
import momentum.dice.Roll;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.table.CommandResult;
import momentum.table.dice.DiceSource.Throw;
import momentum.table.dice.ShownDice;
import momentum.table.dice.Thrown;

/** Compares the dice that were thrown with those of the command and of its events. */
final class DiceComparison {
    private static final int ORACLE = 100;

    /** What a table is rolled with, unless it says otherwise. */
    private static final String USUAL = "1d100";

    private static final Pattern ROLL = Pattern.compile("(\\d{1,4})d(\\d{1,6})([+-]\\d{1,6})?");

    private DiceComparison() {}

    /** The difference, if any, as a sentence. */
    static Optional<String> fault(CommandResult result, TableDice tables) {
        Command command = result.command();
        Thrown thrown = result.dice();
        if (command instanceof Command.Read read && !thrown.roll().isEmpty()) {
            Set<String> known = tables.of(read.table());
            if (!known.isEmpty() && !known.contains(thrown.roll())) {
                return Optional.of("%s was thrown on %s, which is rolled with %s"
                        .formatted(thrown.roll(), read.table(), String.join(" or ", known)));
            }
        }
        if (!isThrown(result)) {
            return Optional.of("%s was said, where %s was thrown".formatted(said(result), inWords(thrown.dice())));
        }
        return isTold(command, result.events())
                ? Optional.empty()
                : Optional.of("%s was said, and something else was told".formatted(said(result)));
    }

    /** Whether what was thrown for a table of a book is known to be what it is rolled with. */
    static boolean isOfItsTable(CommandResult result, TableDice tables) {
        return !(result.command() instanceof Command.Read read)
                || result.dice().roll().isEmpty()
                || result.dice().roll().equals(USUAL)
                || tables.of(read.table()).contains(result.dice().roll());
    }

    private static boolean isThrown(CommandResult result) {
        Thrown thrown = result.dice();
        return thrown.isNone()
                || (result.command() instanceof Command.Read(var ignored, var table, int value, var text)
                        ? thrown.roll().isEmpty() || isSum(value, thrown)
                        : thrown.roll().isEmpty() && thrown.dice().equals(dice(result)));
    }

    /** Whether a value is the sum of the first dice; the rest belong to rolls that the row led to. */
    private static boolean isSum(int value, Thrown thrown) {
        Matcher roll = ROLL.matcher(thrown.roll());
        if (!roll.matches()) {
            return false;
        }
        int count = Integer.parseInt(roll.group(1));
        int faces = Integer.parseInt(roll.group(2));
        int plus = roll.group(3) == null ? 0 : Integer.parseInt(roll.group(3));
        List<Throw> first = thrown.dice().stream().limit(count).toList();
        return first.size() == count
                && first.stream().allMatch(die -> die.faces() == faces)
                && value == plus + first.stream().mapToInt(Throw::shown).sum();
    }

    private static List<Throw> dice(CommandResult result) {
        SequencedMap<Die, Integer> rolled = ShownDice.rolled(result.command());
        int faces = first(result.events(), Event.DieRolled.class)
                .filter(ignored -> isOneDie(result.command()))
                .map(told -> told.die().faces())
                .orElse(ORACLE);
        return rolled.isEmpty()
                ? ShownDice.by(result.command()).stream()
                        .map(shown -> new Throw(faces, shown))
                        .toList()
                : rolled.entrySet().stream()
                        .map(die -> new Throw(die.getKey().faces(), die.getValue()))
                        .toList();
    }

    /** Whether the first roll in the events is that of the command: any further roll has a row of its own. */
    private static boolean isTold(Command command, List<Event> events) {
        if (command instanceof Command.Read read) {
            return first(events, Event.OracleRead.class)
                    .filter(told -> told.value() == read.value())
                    .isPresent();
        }
        if (command instanceof Command.Consult consult) {
            return first(events, Event.OracleRolled.class)
                    .map(Event.OracleRolled::roll)
                    .filter(told -> (consult.reversed() ? told.reversed() : told).value() == consult.value())
                    .isPresent();
        }
        if (isOneDie(command)) {
            return first(events, Event.DieRolled.class)
                    .filter(told -> ShownDice.by(command).equals(List.of(told.number())))
                    .isPresent();
        }
        SequencedMap<Die, Integer> rolled = ShownDice.rolled(command);
        return rolled.isEmpty()
                ? first(events, Event.OracleRolled.class)
                        .filter(told ->
                                ShownDice.by(command).equals(List.of(told.roll().value())))
                        .isPresent()
                : first(events, Event.Rolled.class)
                        .filter(told -> rolled.entrySet().stream()
                                .allMatch(die -> shows(told.roll(), die.getKey(), die.getValue())))
                        .isPresent();
    }

    private static <T extends Event> Optional<T> first(List<Event> events, Class<T> kind) {
        return events.stream()
                .flatMap(event -> kind.isInstance(event) ? Stream.of(kind.cast(event)) : Stream.empty())
                .findFirst();
    }

    private static boolean shows(Roll roll, Die die, int shown) {
        return switch (die) {
            case ACTION -> roll instanceof ActionRoll action && action.action() == shown;
            case FIRST -> roll.first() == shown;
            case SECOND -> roll.second() == shown;
        };
    }

    /** One die by itself, whose faces only the question knew. */
    private static boolean isOneDie(Command command) {
        return command instanceof Command.Answer(var _, Reply.OneDie _);
    }

    private static String said(CommandResult result) {
        return result.command() instanceof Command.Read read ? Integer.toString(read.value()) : inWords(dice(result));
    }

    static String inWords(List<Throw> dice) {
        return dice.stream()
                .map(die -> "%d on a d%d".formatted(die.shown(), die.faces()))
                .collect(Collectors.joining(", "));
    }
}
