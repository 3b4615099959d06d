package momentum.table.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import momentum.table.seat.Mode;

/**
 * What is written, in SQL that every store understands, prepared once. A conflict is found before anything is written, so it
 * leaves nothing behind to roll back.
 *
 * <p>Whether a row is the next is asked of the store only for the first that is written here for a campaign. From then on we know
 * what we wrote last; should another program have written since, the row is there already, and its key refuses ours.
 */
final class Inserts {
    private static final int BUSY = 10_000;

    private final Connection connection;
    private final PreparedStatement heading;
    private final PreparedStatement row;
    private final PreparedStatement last;
    private final PreparedStatement snapshot;
    private final PreparedStatement name;
    private final PreparedStatement mode;

    /** The last row written here, for the campaigns that were lately busy. */
    private final Map<String, Long> written = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > BUSY;
        }
    };

    Inserts(Connection connection) throws SQLException {
        this.connection = connection;
        heading = connection.prepareStatement("""
                INSERT INTO campaign (id, name, game, rulebook, created, mode) SELECT ?, ?, ?, ?, ?, ?
                WHERE NOT EXISTS (SELECT 1 FROM campaign WHERE id = ?)""");
        row = connection.prepareStatement("""
                INSERT INTO journal (campaign, seq, base, at, who, kind, form, command, events, dice)
                SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
                WHERE NOT EXISTS (SELECT 1 FROM seal WHERE campaign = ? AND number = ? AND until >= 0)
                ON CONFLICT DO NOTHING""");
        last = connection.prepareStatement("""
                SELECT coalesce(max(seq), 0) FROM campaign LEFT JOIN journal ON journal.campaign = campaign.id
                WHERE campaign.id = ? GROUP BY campaign.id""");
        snapshot = connection.prepareStatement("""
                INSERT INTO snapshot (campaign, seq, form, content) VALUES (?, ?, ?, ?)
                ON CONFLICT (campaign, seq) DO UPDATE SET form = excluded.form, content = excluded.content""");
        name = connection.prepareStatement("UPDATE campaign SET name = ? WHERE id = ?");
        mode = connection.prepareStatement("UPDATE campaign SET mode = ? WHERE id = ?");
    }

    void heading(Heading founded) throws SQLException {
        heading.setString(1, founded.id());
        heading.setString(2, founded.name());
        heading.setString(3, founded.game());
        heading.setString(4, founded.rulebook());
        heading.setLong(5, founded.created().toEpochMilli());
        heading.setString(6, founded.mode().inWords());
        heading.setString(7, founded.id());
        if (heading.executeUpdate() != 1) {
            throw new Conflict(founded.id(), 0);
        }
    }

    /**
     * Each only where it is the next: the first decides, for the others follow it. And none whose dice follow from a seal that
     * another program has opened meanwhile: they could have been known beforehand.
     */
    void rows(List<Row> rows) throws SQLException {
        for (Row each : rows) {
            requireNext(each);
            row.setString(1, each.campaign());
            row.setLong(2, each.seq());
            row.setLong(3, each.base());
            row.setLong(4, each.at().toEpochMilli());
            row.setString(5, each.who());
            row.setString(6, each.kind().name());
            row.setInt(7, each.form());
            row.setString(8, each.command());
            row.setString(9, each.events());
            row.setString(10, each.dice());
            row.setString(11, each.campaign());
            row.setInt(12, each.seal());
            if (row.executeUpdate() != 1) {
                written.remove(each.campaign());
                throw new Conflict(each.campaign(), each.seq());
            }
            written.put(each.campaign(), each.seq());
        }
    }

    private void requireNext(Row next) throws SQLException {
        Long known = written.get(next.campaign());
        if (known == null || known != next.seq() - 1) {
            written.remove(next.campaign());
            last.setString(1, next.campaign());
            try (ResultSet found = last.executeQuery()) {
                if (!found.next() || found.getLong(1) != next.seq() - 1) {
                    throw new Conflict(next.campaign(), next.seq());
                }
            }
        }
    }

    /** What was written is not there after all. */
    void forget() {
        written.clear();
    }

    void snapshot(Snapshot kept) throws SQLException {
        snapshot.setString(1, kept.campaign());
        snapshot.setLong(2, kept.seq());
        snapshot.setInt(3, kept.form());
        snapshot.setString(4, kept.table());
        snapshot.executeUpdate();
    }

    void name(String campaign, String changed) throws SQLException {
        name.setString(1, changed);
        name.setString(2, campaign);
        name.executeUpdate();
    }

    void mode(String campaign, Mode changed) throws SQLException {
        mode.setString(1, changed.inWords());
        mode.setString(2, campaign);
        mode.executeUpdate();
    }

    /** What is written so seldom that it is prepared anew each time. */
    void seldom(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            statement.executeUpdate();
        }
    }
}
