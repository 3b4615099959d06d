package momentum.table.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.dice.ActionRoll;
import momentum.dice.Roll;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.dice.ShownDice;

/** Compares the rolls that events tell of with what was said: one for each command with dice, and none for any other. */
final class ToldRolls {
    private final List<Long> bases = new ArrayList<>(List.of(0L));
    private final Map<Long, List<Event.Rolled>> rolled = new HashMap<>();

    /**
     * What is wrong with the next row.
     *
     * @param isCounted whether its form is one in which every roll has a command of its own
     */
    Optional<String> fault(JournalEntry entry, boolean isCounted) {
        List<Event.Rolled> before = new ArrayList<>();
        for (CommandResult said : entry.said()) {
            if (isCounted && count(said) > (isRoll(said.command()) ? 1 : 0)) {
                return Optional.of("a roll is told that nobody has made");
            }
            Optional<Event.Rolled> told = rolls(said).findFirst();
            if (isCounted
                    && told.filter(each -> each.roll().outcome() != each.outcome())
                            .isPresent()) {
                return Optional.of("the dice come to something else than what was told");
            }
            if (told.isPresent()
                    && said.command() instanceof Command.Answer answer
                    && answer.reply() instanceof Reply.Reroll again
                    && !isKept(told.get(), again, before, entry.base())) {
                return Optional.of("dice that were not rolled again show something else than before");
            }
            rolls(said).forEach(before::add);
        }
        return Optional.empty();
    }

    void add(JournalEntry entry) {
        bases.add(entry.base());
        List<Event.Rolled> told =
                entry.said().stream().flatMap(ToldRolls::rolls).toList();
        if (!told.isEmpty()) {
            rolled.put(entry.seq(), told);
        }
    }

    /** Whether a roll is told of it: whoever rolls none of their dice again is told of the same. */
    private static boolean isRoll(Command command) {
        return !ShownDice.by(command).isEmpty()
                || (command instanceof Command.Answer answer && answer.reply() instanceof Reply.Reroll);
    }

    private static long count(CommandResult said) {
        return said.events().stream()
                .filter(event -> event instanceof Event.Rolled
                        || event instanceof Event.OracleRolled
                        || event instanceof Event.OracleRead)
                .count();
    }

    private static Stream<Event.Rolled> rolls(CommandResult said) {
        return said.events().stream().filter(Event.Rolled.class::isInstance).map(Event.Rolled.class::cast);
    }

    private boolean isKept(Event.Rolled told, Reply.Reroll again, List<Event.Rolled> sameRow, long base) {
        return last(told, sameRow)
                .or(() -> last(told, base))
                .map(Event.Rolled::roll)
                .filter(roll -> roll instanceof ActionRoll before
                        && !before.rerolled()
                        && isSame(before.reroll(again.thrown()), told.roll()))
                .isPresent();
    }

    private static boolean isSame(ActionRoll should, Roll told) {
        return told instanceof ActionRoll is
                && is.action() == should.action()
                && is.first() == should.first()
                && is.second() == should.second();
    }

    /** The last roll of the same move by the same hero, in the rows that this one follows. */
    private Optional<Event.Rolled> last(Event.Rolled told, long base) {
        for (long row = base; row > 0; row = bases.get((int) row)) {
            Optional<Event.Rolled> found = last(told, rolled.getOrDefault(row, List.of()));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<Event.Rolled> last(Event.Rolled told, List<Event.Rolled> among) {
        return among.reversed().stream()
                .filter(each -> each.hero().equals(told.hero()) && each.move().equals(told.move()))
                .findFirst();
    }
}
