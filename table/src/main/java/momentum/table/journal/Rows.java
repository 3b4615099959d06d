package momentum.table.journal;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import momentum.table.seat.Mode;

/** What a store's tables hold, as rows of ours. */
final class Rows {
    private Rows() {}

    static Heading heading(ResultSet found) throws SQLException {
        return new Heading(
                found.getString("id"),
                found.getString("name"),
                found.getString("game"),
                found.getString("rulebook"),
                Instant.ofEpochMilli(found.getLong("created")),
                Mode.of(found.getString("mode")).orElse(Mode.SOLO));
    }

    static Row row(ResultSet found) throws SQLException {
        return new Row(
                found.getString("campaign"),
                found.getLong("seq"),
                found.getLong("base"),
                Instant.ofEpochMilli(found.getLong("at")),
                found.getString("who"),
                Row.Kind.valueOf(found.getString("kind")),
                found.getInt("form"),
                found.getString("command"),
                found.getString("events"),
                found.getString("dice"));
    }

    static Snapshot snapshot(ResultSet found) throws SQLException {
        return new Snapshot(
                found.getString("campaign"), found.getLong("seq"), found.getInt("form"), found.getString("content"));
    }
}
