package momentum.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import momentum.play.Command;
import momentum.state.Table;
import momentum.table.dice.DiceSource;

/**
 * Commands that form one row and one undo, all or nothing. Each is created when it is due, from the table that the ones before
 * it have left and with the dice of the row.
 */
@FunctionalInterface
public interface CommandBatch {
    /** The next step of a batch. */
    sealed interface Next {
        record Say(Command command) implements Next {}

        /** The input is no command here; a sentence says why. */
        record Unreadable(String why) implements Next {}

        /** The end of the batch. */
        record End() implements Next {}
    }

    /**
     * The next command.
     *
     * @param said how many commands of this batch have been applied
     */
    Next next(Table table, DiceSource dice, int said);

    static CommandBatch of(Command command) {
        return of(PendingCommand.of(command));
    }

    static CommandBatch of(PendingCommand command) {
        return of(List.of(command));
    }

    static CommandBatch of(List<PendingCommand> commands) {
        return of(commands, table -> Optional.empty());
    }

    /** These commands, and one more if the table after them calls for it: such as a roll, where dice are asked for. */
    static CommandBatch of(List<PendingCommand> commands, Function<Table, Optional<PendingCommand>> then) {
        List<PendingCommand> all = List.copyOf(commands);
        return (table, dice, said) -> {
            Optional<PendingCommand> next = said < all.size()
                    ? Optional.of(all.get(said))
                    : said == all.size() ? then.apply(table) : Optional.empty();
            return next.<Next>map(command -> new Next.Say(command.at(table, dice)))
                    .orElseGet(Next.End::new);
        };
    }
}
