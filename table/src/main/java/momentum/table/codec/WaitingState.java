package momentum.table.codec;

import java.util.List;
import momentum.state.Agenda;
import momentum.state.Table;
import momentum.state.Taken;

/** What waits at a table, and what was taken while it waits: the part of a table that rows encode as a delta. */
public record WaitingState(Agenda agenda, List<Taken> taken) {
    public static final WaitingState NOTHING = new WaitingState(Agenda.EMPTY, List.of());

    public WaitingState {
        taken = List.copyOf(taken);
    }

    public static WaitingState at(Table table) {
        return new WaitingState(table.agenda(), table.taken());
    }
}
