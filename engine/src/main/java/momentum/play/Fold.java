package momentum.play;

import java.util.List;
import momentum.state.Table;

/** The whole of a campaign: what each event does to the table, one after the other. */
public final class Fold {
    private Fold() {}

    public static Table fold(Table start, List<Event> events) {
        Table table = start;
        for (Event event : events) {
            table = event.on(table);
        }
        return table;
    }
}
