package momentum.table.journal.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;

/** Reads seats with whom they play, for readers and for the writer's own transaction. */
final class SeatReader {
    private SeatReader() {}

    static List<Seat> ofCampaign(Connection connection, String campaign) throws SQLException {
        return seats(connection, "seat.campaign = ?", campaign);
    }

    static Optional<Seat> withHash(Connection connection, String hash) throws SQLException {
        return seats(connection, "seat.hash = ?", hash).stream().findFirst();
    }

    static Optional<Seat> withId(Connection connection, String id) throws SQLException {
        return seats(connection, "seat.id = ?", id).stream().findFirst();
    }

    /** The version is read before the seats: if they change in between it is outdated, and a write that relies on it is rejected. */
    static Seating seating(Connection connection, String campaign) throws SQLException {
        try (PreparedStatement statement =
                connection.prepareStatement("SELECT seating, mode FROM campaign WHERE id = ?")) {
            statement.setString(1, campaign);
            try (ResultSet found = statement.executeQuery()) {
                boolean isThere = found.next();
                long version = isThere ? found.getLong("seating") : 0;
                Mode mode = isThere ? Mode.of(found.getString("mode")).orElse(Mode.SOLO) : Mode.SOLO;
                return new Seating(version, mode, ofCampaign(connection, campaign));
            }
        }
    }

    private static List<Seat> seats(Connection connection, String condition, String value) throws SQLException {
        Map<String, Seat> seats = new LinkedHashMap<>();
        Map<String, List<HeroClaim>> claims = new HashMap<>();
        try (PreparedStatement statement = connection.prepareStatement("""
                SELECT seat.*, seat_hero.hero, seat_hero.made_from, seat_hero.made_to
                FROM seat LEFT JOIN seat_hero ON seat_hero.seat = seat.id
                WHERE %s ORDER BY seat.created, seat.id, seat_hero.rowid""".formatted(condition))) {
            statement.setString(1, value);
            try (ResultSet found = statement.executeQuery()) {
                while (found.next()) {
                    String id = found.getString("id");
                    if (!seats.containsKey(id)) {
                        seats.put(id, seat(found));
                    }
                    List<HeroClaim> heroes = claims.computeIfAbsent(id, key -> new ArrayList<>());
                    claim(found).ifPresent(heroes::add);
                }
            }
        }
        return seats.values().stream()
                .map(seat -> seat.withHeroes(claims.getOrDefault(seat.id(), List.of())))
                .toList();
    }

    private static Seat seat(ResultSet found) throws SQLException {
        return new Seat(
                found.getString("id"),
                found.getString("campaign"),
                found.getString("name"),
                Role.of(found.getString("role")).orElse(Role.SPECTATOR),
                List.of(),
                Optional.of(found.getString("hash")).filter(hash -> !hash.isEmpty()),
                Instant.ofEpochMilli(found.getLong("created")));
    }

    private static Optional<HeroClaim> claim(ResultSet found) throws SQLException {
        String hero = found.getString("hero");
        return hero == null
                ? Optional.empty()
                : Optional.of(new HeroClaim(hero, found.getLong("made_from"), found.getLong("made_to")));
    }
}
