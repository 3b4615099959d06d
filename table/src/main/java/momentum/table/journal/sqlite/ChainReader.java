package momentum.table.journal.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;

/** Reads the end of a campaign's hash chain, before the writer first appends to it. */
final class ChainReader {
    private ChainReader() {}

    static Optional<Heading> heading(Connection connection, String campaign) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("SELECT * FROM campaign WHERE id = ?")) {
            statement.setString(1, campaign);
            try (ResultSet found = statement.executeQuery()) {
                return found.next()
                        ? Optional.of(Rows.heading(found).with(settings(connection, campaign)))
                        : Optional.empty();
            }
        }
    }

    static Map<String, String> settings(Connection connection, String campaign) throws SQLException {
        Map<String, String> settings = new HashMap<>();
        try (PreparedStatement statement =
                connection.prepareStatement("SELECT name, content FROM setting WHERE campaign = ?")) {
            statement.setString(1, campaign);
            try (ResultSet found = statement.executeQuery()) {
                while (found.next()) {
                    settings.put(found.getString("name"), found.getString("content"));
                }
            }
        }
        return settings;
    }

    /** The settings of all campaigns, in one query: a list has up to a thousand. */
    static Map<String, Map<String, String>> allSettings(Connection connection) throws SQLException {
        Map<String, Map<String, String>> all = new HashMap<>();
        try (PreparedStatement statement = connection.prepareStatement("SELECT campaign, name, content FROM setting");
                ResultSet found = statement.executeQuery()) {
            while (found.next()) {
                all.computeIfAbsent(found.getString("campaign"), key -> new HashMap<>())
                        .put(found.getString("name"), found.getString("content"));
            }
        }
        return all;
    }

    /**
     * The hash before a row, if that row is the next. For rows without hashes it is computed, which happens once for each
     * campaign: the next row carries one.
     */
    static Optional<String> hashBefore(Connection connection, String campaign, long next) throws SQLException {
        Optional<Heading> heading = heading(connection, campaign);
        if (heading.isEmpty() || last(connection, campaign) != next - 1) {
            return Optional.empty();
        }
        String hash = HashChain.start(heading.get());
        try (PreparedStatement statement = connection.prepareStatement("""
                SELECT * FROM journal WHERE campaign = ?
                  AND seq >= (SELECT coalesce(max(seq), 0) FROM journal WHERE campaign = ? AND hash <> '') ORDER BY seq""")) {
            statement.setString(1, campaign);
            statement.setString(2, campaign);
            try (ResultSet found = statement.executeQuery()) {
                while (found.next()) {
                    Row row = Rows.row(found);
                    hash = row.hash().isPresent() ? row.hash().get() : HashChain.next(hash, row);
                }
            }
        }
        return Optional.of(hash);
    }

    static long last(Connection connection, String campaign) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("SELECT max(seq) FROM journal WHERE campaign = ?")) {
            statement.setString(1, campaign);
            try (ResultSet found = statement.executeQuery()) {
                return found.next() ? found.getLong(1) : 0;
            }
        }
    }
}
