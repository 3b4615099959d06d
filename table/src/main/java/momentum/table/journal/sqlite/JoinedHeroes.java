package momentum.table.journal.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.core.io.JsonStringEncoder;

/**
 * Splits what files before version 4 have for the heroes of a seat: names joined by line ends, where a name could contain one. A
 * name with a line end is told from two names by the rows: it is one where a hero of that name has joined.
 */
final class JoinedHeroes {
    private JoinedHeroes() {}

    static void split(Connection connection) throws SQLException {
        try (PreparedStatement seats = connection.prepareStatement("""
                        SELECT id, campaign, heroes,
                          (SELECT coalesce(max(seq), 0) FROM journal WHERE journal.campaign = seat.campaign) AS last
                        FROM seat WHERE heroes <> ''""");
                PreparedStatement claim = connection.prepareStatement(
                        "INSERT INTO seat_hero (seat, hero, made_from, made_to) VALUES (?, ?, 0, ?) ON CONFLICT DO NOTHING");
                ResultSet found = seats.executeQuery()) {
            while (found.next()) {
                String joined = found.getString("heroes");
                for (String hero : names(connection, found.getString("campaign"), joined)) {
                    claim.setString(1, found.getString("id"));
                    claim.setString(2, hero);
                    claim.setLong(3, found.getLong("last"));
                    claim.executeUpdate();
                }
            }
        }
    }

    private static List<String> names(Connection connection, String campaign, String joined) throws SQLException {
        List<String> parts = Arrays.stream(joined.split("\n", -1)).toList();
        List<String> names = new ArrayList<>();
        int from = 0;
        while (from < parts.size()) {
            int to = parts.size();
            while (to > from + 1 && !hasJoined(connection, campaign, name(parts, from, to))) {
                to--;
            }
            names.add(name(parts, from, to));
            from = to;
        }
        return names.stream().filter(name -> !name.isEmpty()).toList();
    }

    private static String name(List<String> parts, int from, int to) {
        return parts.subList(from, to).stream().collect(Collectors.joining("\n"));
    }

    private static boolean hasJoined(Connection connection, String campaign, String hero) throws SQLException {
        StringBuilder quoted = new StringBuilder("\"name\":\"");
        JsonStringEncoder.getInstance().quoteAsString(hero, quoted);
        try (PreparedStatement statement = connection.prepareStatement("SELECT 1 FROM journal WHERE campaign = ? AND "
                + SqliteSchema.HERO_JOINS + " AND instr(events, ?) > 0 LIMIT 1")) {
            statement.setString(1, campaign);
            statement.setString(2, quoted.append('"').toString());
            try (ResultSet found = statement.executeQuery()) {
                return found.next();
            }
        }
    }
}
