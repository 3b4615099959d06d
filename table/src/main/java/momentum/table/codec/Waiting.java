package momentum.table.codec;

import java.util.List;
import momentum.state.Agenda;
import momentum.state.Table;
import momentum.state.Taken;

/** What waits at a table, and what was taken since it began to: much of it is the same from one row to the next. */
public record Waiting(Agenda agenda, List<Taken> taken) {
    public static final Waiting NOTHING = new Waiting(Agenda.EMPTY, List.of());

    public Waiting {
        taken = List.copyOf(taken);
    }

    public static Waiting at(Table table) {
        return new Waiting(table.agenda(), table.taken());
    }
}
