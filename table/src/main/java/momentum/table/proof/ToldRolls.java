package momentum.table.proof;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.dice.Roll;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.dice.ShownDice;

/**
 * Compares the rolls that events tell of with what was said: one for each command with dice, and none for any other. A roll may be told
 * once more with other adds, since an ability was used on it; then its dice are those that it had, or one of them is a die that was
 * thrown by itself and put in its place.
 */
final class ToldRolls {
    private final List<Long> bases = new ArrayList<>(List.of(0L));
    private final Map<Long, List<Event>> told = new HashMap<>();

    /**
     * What is wrong with the next row.
     *
     * @param isCounted whether its form is one in which every roll has a command of its own
     */
    Optional<String> fault(JournalEntry entry, boolean isCounted) {
        List<Event> before = new ArrayList<>();
        for (CommandResult said : entry.said()) {
            // Of the dice of a command the first roll is told that fits them; whatever is told after it is told once
            // more.
            boolean isThrown = isThrown(said.command());
            boolean isUntold = !ShownDice.by(said.command()).isEmpty() || isThrown;
            for (Event event : rolls(said.events())) {
                Optional<String> fault = Optional.empty();
                if (event instanceof Event.Rolled rolled && isThrown && isUntold) {
                    fault = ofThrown(rolled, said.command(), before, entry.base(), isCounted);
                    isUntold = false;
                } else if (event instanceof Event.Rolled rolled) {
                    fault = isCounted ? ofAgain(rolled, before, entry.base()) : Optional.empty();
                } else {
                    fault = isCounted && (isThrown || !isUntold) ? Optional.of(NOT_MADE) : Optional.empty();
                    isUntold = false;
                }
                if (fault.isPresent()) {
                    return fault;
                }
                before.add(event);
            }
        }
        return Optional.empty();
    }

    private static final String NOT_MADE = "a roll is told that nobody has made";

    void add(JournalEntry entry) {
        bases.add(entry.base());
        List<Event> rolls = entry.said().stream()
                .flatMap(said -> rolls(said.events()).stream())
                .toList();
        if (!rolls.isEmpty()) {
            told.put(entry.seq(), rolls);
        }
    }

    private static List<Event> rolls(List<Event> events) {
        return events.stream()
                .filter(event -> event instanceof Event.Rolled
                        || event instanceof Event.DieRolled
                        || event instanceof Event.OracleRolled
                        || event instanceof Event.OracleRead)
                .toList();
    }

    /** Whether dice of a move are thrown with it: whoever rolls none of their dice again is told of the same. */
    private static boolean isThrown(Command command) {
        return !ShownDice.rolled(command).isEmpty() || again(command).isPresent();
    }

    private static Optional<Reply.Reroll> again(Command command) {
        return command instanceof Command.Answer(var _, Reply.Reroll reroll) ? Optional.of(reroll) : Optional.empty();
    }

    private Optional<String> ofThrown(
            Event.Rolled rolled, Command command, List<Event> sameRow, long base, boolean isCounted) {
        Optional<Reply.Reroll> again = again(command);
        if (isCounted && !isOutcome(rolled, again.isPresent())) {
            return Optional.of("the dice come to something else than what was told");
        }
        boolean isKept = again.isEmpty()
                || last(rolled, sameRow, base)
                        .filter(last -> isSame(last.roll().reroll(again.get().thrown()), rolled.roll()))
                        .isPresent();
        return isKept
                ? Optional.empty()
                : Optional.of("dice that were not rolled again show something else than before");
    }

    private Optional<String> ofAgain(Event.Rolled rolled, List<Event> sameRow, long base) {
        Set<Integer> alone = new HashSet<>();
        Optional<Event.Rolled> last = last(rolled, sameRow, base, alone);
        return last.filter(before -> isOutcome(rolled, true)
                                && (isSame(before.roll(), rolled.roll())
                                        || isReplaced(before.roll(), rolled.roll(), alone)))
                        .isPresent()
                ? Optional.empty()
                : Optional.of(NOT_MADE);
    }

    /** A challenge die may have been cancelled once the dice lay. */
    private static boolean isOutcome(Event.Rolled rolled, boolean mayBeCancelled) {
        Roll roll = rolled.roll();
        return roll.outcome() == rolled.outcome()
                || (mayBeCancelled
                        && (rolled.outcome() == Outcome.ofBeaten(true, roll.beats(roll.second()))
                                || rolled.outcome() == Outcome.ofBeaten(roll.beats(roll.first()), true)));
    }

    private static boolean isSame(Roll should, Roll told) {
        return isSameAction(should, told) && told.first() == should.first() && told.second() == should.second();
    }

    /** One challenge die shows what another die did that was thrown by itself. */
    private static boolean isReplaced(Roll before, Roll told, Set<Integer> alone) {
        return isSameAction(before, told)
                && ((told.second() == before.second() && alone.contains(told.first()))
                        || (told.first() == before.first() && alone.contains(told.second())));
    }

    private static boolean isSameAction(Roll should, Roll told) {
        return should instanceof ActionRoll action
                ? told instanceof ActionRoll is && is.action() == action.action()
                : !(told instanceof ActionRoll);
    }

    private Optional<Event.Rolled> last(Event.Rolled rolled, List<Event> sameRow, long base) {
        return last(rolled, sameRow, base, new HashSet<>());
    }

    /**
     * The last roll of the same move by the same hero, in the same row or those that it follows.
     *
     * @param alone takes the dice that were thrown by themselves since then
     */
    private Optional<Event.Rolled> last(Event.Rolled rolled, List<Event> sameRow, long base, Set<Integer> alone) {
        Optional<Event.Rolled> found = last(rolled, sameRow, alone);
        for (long row = base; row > 0 && found.isEmpty(); row = bases.get((int) row)) {
            found = last(rolled, told.getOrDefault(row, List.of()), alone);
        }
        return found;
    }

    private static Optional<Event.Rolled> last(Event.Rolled rolled, List<Event> among, Set<Integer> alone) {
        for (Event event : among.reversed()) {
            if (event instanceof Event.Rolled last
                    && last.hero().equals(rolled.hero())
                    && last.move().equals(rolled.move())) {
                return Optional.of(last);
            }
            if (event instanceof Event.DieRolled die) {
                alone.add(die.number());
            }
        }
        return Optional.empty();
    }
}
