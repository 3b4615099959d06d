package momentum.table;

import momentum.play.Command;
import momentum.play.Table;
import momentum.table.dice.Cup;

/** Something to say to a table when it is one's turn, with the dice of that turn. */
@FunctionalInterface
public interface Saying {
    Command at(Table table, Cup cup);

    static Saying of(Command command) {
        return (table, cup) -> command;
    }
}
