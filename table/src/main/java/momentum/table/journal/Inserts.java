package momentum.table.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/**
 * What is written, in SQL that every store understands, prepared once. A conflict is found before anything is written, so it
 * leaves nothing behind to roll back.
 */
final class Inserts {
    private final PreparedStatement heading;
    private final PreparedStatement row;
    private final PreparedStatement snapshot;
    private final PreparedStatement name;

    Inserts(Connection connection) throws SQLException {
        heading = connection.prepareStatement("""
                INSERT INTO campaign (id, name, game, rulebook, created) SELECT ?, ?, ?, ?, ?
                WHERE NOT EXISTS (SELECT 1 FROM campaign WHERE id = ?)""");
        row = connection.prepareStatement("""
                INSERT INTO journal (campaign, seq, base, at, who, kind, form, command, events)
                SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?
                WHERE ? = 1 + coalesce((SELECT max(seq) FROM journal WHERE campaign = ?), 0)
                  AND EXISTS (SELECT 1 FROM campaign WHERE id = ?)""");
        snapshot = connection.prepareStatement("""
                INSERT INTO snapshot (campaign, seq, form, content) VALUES (?, ?, ?, ?)
                ON CONFLICT (campaign, seq) DO UPDATE SET form = excluded.form, content = excluded.content""");
        name = connection.prepareStatement("UPDATE campaign SET name = ? WHERE id = ?");
    }

    void heading(Heading founded) throws SQLException {
        heading.setString(1, founded.id());
        heading.setString(2, founded.name());
        heading.setString(3, founded.game());
        heading.setString(4, founded.rulebook());
        heading.setLong(5, founded.created().toEpochMilli());
        heading.setString(6, founded.id());
        if (heading.executeUpdate() != 1) {
            throw new Conflict(founded.id(), 0);
        }
    }

    /** Each only where it is the next: the first decides, for the others follow it. */
    void rows(List<Row> rows) throws SQLException {
        for (Row each : rows) {
            row.setString(1, each.campaign());
            row.setLong(2, each.seq());
            row.setLong(3, each.base());
            row.setLong(4, each.at().toEpochMilli());
            row.setString(5, each.who());
            row.setString(6, each.kind().name());
            row.setInt(7, each.form());
            row.setString(8, each.command());
            row.setString(9, each.events());
            row.setLong(10, each.seq());
            row.setString(11, each.campaign());
            row.setString(12, each.campaign());
            if (row.executeUpdate() != 1) {
                throw new Conflict(each.campaign(), each.seq());
            }
        }
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
}
