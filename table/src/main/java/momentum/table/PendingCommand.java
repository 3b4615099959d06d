package momentum.table;

import momentum.play.Command;
import momentum.state.Table;
import momentum.table.dice.DiceSource;

/** A command that is created when it is due, from the current table and the dice of its row. */
@FunctionalInterface
public interface PendingCommand {
    Command at(Table table, DiceSource dice);

    static PendingCommand of(Command command) {
        return (table, dice) -> command;
    }
}
