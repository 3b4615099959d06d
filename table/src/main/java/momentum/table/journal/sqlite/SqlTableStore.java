package momentum.table.journal.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import momentum.table.dice.Seal;
import momentum.table.journal.Author;
import momentum.table.journal.Conflict;
import momentum.table.journal.NotAllowed;
import momentum.table.journal.TableStore;
import momentum.table.seat.Aside;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;

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
        return reads.read(connection -> SeatReader.ofCampaign(connection, campaign));
    }

    @Override
    public Seating seating(String campaign) {
        return reads.read(connection -> SeatReader.seating(connection, campaign));
    }

    @Override
    public Optional<Seat> seat(String hash) {
        return hash.isEmpty() ? Optional.empty() : reads.read(connection -> SeatReader.withHash(connection, hash));
    }

    @Override
    public Set<String> hashes() {
        return Set.copyOf(all("SELECT hash FROM seat WHERE hash <> ?", "", found -> found.getString("hash")));
    }

    @Override
    public CompletableFuture<Void> add(Optional<Author> by, Seat seat) {
        return writes.apply(inserts -> {
            inserts.requireAllowed(by, seat.campaign());
            inserts.seat(seat);
        });
    }

    @Override
    public CompletableFuture<Void> replaceHash(Optional<Author> by, Seat seat, String hash) {
        return writes.apply(inserts -> {
            inserts.requireAllowed(by, seat.campaign());
            if (inserts.seldom(
                            "UPDATE seat SET hash = ? WHERE id = ? AND hash = ?",
                            hash,
                            seat.id(),
                            seat.hash().orElse(""))
                    != 1) {
                throw new Conflict(seat.campaign(), 0);
            }
        });
    }

    @Override
    public CompletableFuture<Void> revoke(Optional<Author> by, Seat seat) {
        return writes.apply(inserts -> {
            inserts.requireAllowed(by, seat.campaign());
            inserts.seldom("UPDATE seat SET hash = '' WHERE id = ?", seat.id());
        });
    }

    @Override
    public CompletableFuture<Void> changeHeroes(
            Optional<Author> by, Seat seat, List<HeroClaim> removed, List<HeroClaim> added) {
        return writes.apply(inserts -> {
            inserts.requireAllowed(by, seat.campaign());
            for (HeroClaim claim : removed) {
                inserts.seldom(
                        "DELETE FROM seat_hero WHERE seat = ? AND hero = ? AND made_from = ? AND made_to = ?",
                        seat.id(),
                        claim.hero(),
                        claim.first(),
                        claim.last());
            }
            for (HeroClaim claim : added) {
                inserts.claim(seat, claim);
            }
        });
    }

    @Override
    public List<Seal> seals(String campaign) {
        return all(
                "SELECT * FROM seal WHERE campaign = ? ORDER BY number",
                campaign,
                found -> new Seal(
                        found.getString("campaign"),
                        found.getInt("number"),
                        found.getInt("form") == 1 ? Seal.Form.BY_ROW : Seal.Form.BY_TURN,
                        found.getString("origin"),
                        found.getString("hash"),
                        found.getString("secret"),
                        found.getLong("since"),
                        found.getLong("until")));
    }

    @Override
    public List<Aside> asides(String campaign) {
        return all(
                "SELECT * FROM aside WHERE campaign = ? AND gone = 0 ORDER BY number",
                campaign,
                found -> new Aside(
                        found.getString("campaign"),
                        found.getLong("number"),
                        Instant.ofEpochMilli(found.getLong("at")),
                        Aside.Kind.valueOf(found.getString("kind")),
                        found.getString("who"),
                        found.getString("whom"),
                        found.getString("content")));
    }

    @Override
    public CompletableFuture<Void> add(Optional<Author> by, Aside aside) {
        return writes.apply(inserts -> {
            inserts.requireAllowed(by, aside.campaign());
            long there = inserts.number(
                    "SELECT count(*) FROM aside WHERE campaign = ? AND who = ? AND kind = ? AND gone = 0",
                    aside.campaign(),
                    aside.from(),
                    aside.kind().name());
            if (there >= aside.kind().most()) {
                throw new NotAllowed(NotAllowed.Reason.NO_ROOM, aside.kind().noRoom());
            }
            inserts.seldom(
                    """
                    INSERT INTO aside (campaign, number, at, kind, who, whom, content, gone)
                    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, 0 FROM aside WHERE campaign = ?1""",
                    aside.campaign(),
                    aside.at().toEpochMilli(),
                    aside.kind().name(),
                    aside.from(),
                    aside.to(),
                    aside.text());
        });
    }

    /** The row of the last one stays, so that its number is never another's; what it said does not. */
    @Override
    public CompletableFuture<Void> putAway(Optional<Author> by, Aside aside) {
        return writes.apply(inserts -> {
            inserts.requireAllowed(by, aside.campaign());
            if (inserts.seldom(
                            "UPDATE aside SET gone = 1, content = '' WHERE campaign = ? AND number = ? AND gone = 0",
                            aside.campaign(),
                            aside.number())
                    != 1) {
                throw new Conflict(aside.campaign(), 0);
            }
            inserts.seldom("""
                    DELETE FROM aside WHERE campaign = ?1 AND gone = 1
                      AND number < (SELECT max(number) FROM aside WHERE campaign = ?1)""", aside.campaign());
        });
    }
}
