package momentum.table.journal.sqlite;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;
import momentum.table.journal.RowOutline;
import momentum.table.journal.Snapshot;
import momentum.table.seat.Mode;

/** Maps result sets to rows. */
final class Rows {
    static final long NEVER = -1;

    private Rows() {}

    static Heading heading(ResultSet found) throws SQLException {
        return new Heading(
                found.getString("id"),
                found.getString("name"),
                found.getString("game"),
                found.getString("rulebook"),
                Instant.ofEpochMilli(found.getLong("created")),
                Mode.of(found.getString("mode")).orElse(Mode.SOLO),
                new Heading.Life(since(found, "archived"), since(found, "deleted")),
                Map.of());
    }

    /** A moment, or {@link #NEVER}. */
    private static Optional<Instant> since(ResultSet found, String column) throws SQLException {
        long millis = found.getLong(column);
        return millis == NEVER ? Optional.empty() : Optional.of(Instant.ofEpochMilli(millis));
    }

    static long millis(Optional<Instant> since) {
        return since.map(Instant::toEpochMilli).orElse(NEVER);
    }

    static Row row(ResultSet found) throws SQLException {
        String hash = found.getString("hash");
        return new Row(
                found.getString("campaign"),
                found.getLong("seq"),
                found.getLong("base"),
                Instant.ofEpochMilli(found.getLong("at")),
                found.getString("who"),
                Row.Kind.valueOf(found.getString("kind")),
                new Row.Content(
                        found.getInt("form"),
                        found.getString("command"),
                        found.getString("events"),
                        found.getString("dice")),
                hash.isEmpty() ? Optional.empty() : Optional.of(hash));
    }

    static RowOutline outline(ResultSet found) throws SQLException {
        return new RowOutline(
                found.getLong("seq"),
                found.getLong("base"),
                Instant.ofEpochMilli(found.getLong("at")),
                found.getString("who"),
                Row.Kind.valueOf(found.getString("kind")));
    }

    static Snapshot snapshot(ResultSet found) throws SQLException {
        return new Snapshot(
                found.getString("campaign"), found.getLong("seq"), found.getInt("form"), found.getString("content"));
    }
}
