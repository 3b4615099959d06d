package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import momentum.app.terminal.context.OracleTables;
import momentum.app.terminal.context.SessionContext;

/** The tables that can be rolled on, group by group. */
public final class OracleScreen {
    private final SessionContext context;

    public OracleScreen(SessionContext context) {
        this.context = context;
    }

    public List<String> all(OracleTables tables) {
        SequencedMap<String, List<String>> groups = new LinkedHashMap<>();
        tables.all()
                .forEach(table -> groups.computeIfAbsent(
                                table.group().isEmpty() ? "At hand" : table.group(), key -> new ArrayList<>())
                        .add(table.name()));
        return new NameColumns(context.look()).lines(groups);
    }
}
