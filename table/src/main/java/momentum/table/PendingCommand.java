package momentum.table;

import momentum.play.Command;
import momentum.state.Table;
import momentum.table.dice.DiceSource;

/** Something to say to a table when it is one's turn, with the dice of that turn. */
@FunctionalInterface
public interface PendingCommand {
    Command at(Table table, DiceSource dice);

    static PendingCommand of(Command command) {
        return (table, dice) -> command;
    }
}
