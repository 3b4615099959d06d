package momentum.table;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import momentum.play.Command;
import momentum.state.Table;
import momentum.table.dice.DiceSource;

/**
 * Commands that are said together: one row, one undo, all of them or none. Each is made when it is its turn, at the table that the ones
 * before it have left, with the dice of the row.
 */
@FunctionalInterface
public interface CommandBatch {
    /** What comes next. */
    sealed interface Next {
        record Say(Command command) implements Next {}

        /** No command can be made of it; a sentence says why. */
        record Unreadable(String why) implements Next {}

        /** Nothing more. */
        record End() implements Next {}
    }

    /**
     * What comes next in this batch.
     *
     * @param said how many commands were said before
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

    /** With one more behind them, if the table that they leave is one for it: such as a roll, where dice are asked for by then. */
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
