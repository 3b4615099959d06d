package momentum.table.journal.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import momentum.table.dice.Seal;
import momentum.table.journal.TableStore;
import momentum.table.seat.Aside;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** Seats, seals and asides in tables of the journal's own file. */
final class SqlTableStore implements TableStore {
    /** A query on a connection. */
    interface Query<T> {
        T on(Connection connection) throws SQLException;
    }

    /** Runs queries on a connection for reading. */
    interface Reads {
        <T> T read(Query<T> query);
    }

    private interface Each<T> {
        T of(ResultSet found) throws SQLException;
    }

    private final Reads reads;
    private final Function<GroupCommit.Write, CompletableFuture<Void>> writes;

    SqlTableStore(Reads reads, Function<GroupCommit.Write, CompletableFuture<Void>> writes) {
        this.reads = reads;
        this.writes = writes;
    }

    private <T> List<T> all(String sql, String key, Each<T> each) {
        return reads.read(connection -> {
            List<T> all = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(sql)) {
                statement.setString(1, key);
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        all.add(each.of(found));
                    }
                }
            }
            return List.copyOf(all);
        });
    }

    @Override
    public List<Seat> seats(String campaign) {
        return all("SELECT * FROM seat WHERE campaign = ? ORDER BY created, id", campaign, SqlTableStore::seat);
    }

    @Override
    public Optional<Seat> seat(String hash) {
        return hash.isEmpty()
                ? Optional.empty()
                : all("SELECT * FROM seat WHERE hash = ?", hash, SqlTableStore::seat).stream()
                        .findFirst();
    }

    private static Seat seat(ResultSet found) throws SQLException {
        return new Seat(
                found.getString("id"),
                found.getString("campaign"),
                found.getString("name"),
                Role.of(found.getString("role")).orElse(Role.SPECTATOR),
                Arrays.stream(found.getString("heroes").split("\n", -1))
                        .filter(hero -> !hero.isEmpty())
                        .toList(),
                found.getString("word"),
                Optional.of(found.getString("hash")).filter(hash -> !hash.isEmpty()),
                Instant.ofEpochMilli(found.getLong("created")));
    }

    @Override
    public CompletableFuture<Void> keep(Seat seat) {
        return writes.apply(inserts -> inserts.seldom(
                """
                INSERT INTO seat (id, campaign, name, role, heroes, word, hash, created) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, role = excluded.role, heroes = excluded.heroes,
                  word = excluded.word, hash = excluded.hash""",
                seat.id(),
                seat.campaign(),
                seat.name(),
                seat.role().inWords(),
                String.join("\n", seat.heroes()),
                seat.word(),
                seat.hash().orElse(""),
                seat.created().toEpochMilli()));
    }

    @Override
    public List<Seal> seals(String campaign) {
        return all(
                "SELECT * FROM seal WHERE campaign = ? ORDER BY number",
                campaign,
                found -> new Seal(
                        found.getString("campaign"),
                        found.getInt("number"),
                        found.getString("origin"),
                        found.getString("hash"),
                        found.getString("secret"),
                        found.getLong("since"),
                        found.getLong("until")));
    }

    @Override
    public CompletableFuture<Void> keep(Seal seal) {
        return writes.apply(inserts -> insert(inserts, seal));
    }

    static void insert(Inserts inserts, Seal seal) throws SQLException {
        inserts.seldom(
                """
                INSERT INTO seal (campaign, number, origin, hash, secret, since, until) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (campaign, number) DO NOTHING""",
                seal.campaign(),
                seal.number(),
                seal.origin(),
                seal.hash(),
                seal.secret(),
                seal.since(),
                seal.until());
    }

    @Override
    public CompletableFuture<Void> open(String campaign, int seal) {
        return writes.apply(inserts -> inserts.seldom("""
                UPDATE seal SET until = (SELECT coalesce(max(seq), 0) FROM journal WHERE journal.campaign = seal.campaign)
                WHERE campaign = ? AND number = ? AND until = ?""", campaign, seal, Seal.NOT_YET));
    }

    @Override
    public List<Aside> asides(String campaign) {
        return all(
                "SELECT * FROM aside WHERE campaign = ? ORDER BY number",
                campaign,
                found -> new Aside(
                        found.getString("campaign"),
                        found.getLong("number"),
                        Instant.ofEpochMilli(found.getLong("at")),
                        Aside.Kind.valueOf(found.getString("kind")),
                        found.getString("who"),
                        found.getString("whom"),
                        found.getString("content"),
                        found.getInt("gone") != 0));
    }

    @Override
    public CompletableFuture<Void> keep(Aside aside) {
        return writes.apply(inserts -> inserts.seldom(
                """
                INSERT INTO aside (campaign, number, at, kind, who, whom, content, gone) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (campaign, number) DO UPDATE SET gone = excluded.gone""",
                aside.campaign(),
                aside.number(),
                aside.at().toEpochMilli(),
                aside.kind().name(),
                aside.from(),
                aside.to(),
                aside.text(),
                aside.isGone() ? 1 : 0));
    }
}
