package momentum.table.journal.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.table.dice.Seal;
import momentum.table.journal.Author;
import momentum.table.journal.Blob;
import momentum.table.journal.Conflict;
import momentum.table.journal.HashChain;
import momentum.table.journal.Heading;
import momentum.table.journal.NotAllowed;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.journal.Snapshot;
import momentum.table.journal.TableStore;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Mode;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;

/**
 * The prepared write statements.
 *
 * <p>The end of a campaign is read only before the first append, and cached from then on. If another program has appended
 * since, the primary key rejects our row.
 */
final class Inserts {
    private static final int BUSY = 10_000;

    /** The last row of a campaign and its hash. */
    private record End(long seq, String hash) {}

    private final Connection connection;
    private final PreparedStatement heading;
    private final PreparedStatement row;
    private final PreparedStatement seating;
    private final PreparedStatement blob;
    private final PreparedStatement snapshot;
    private final PreparedStatement savepoint;
    private final PreparedStatement rollbackToSavepoint;
    private final PreparedStatement releaseSavepoint;

    /** LRU cache of the last rows written here. */
    private final Map<String, End> written = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, End> eldest) {
            return size() > BUSY;
        }
    };

    Inserts(Connection connection) throws SQLException {
        this.connection = connection;
        heading = connection.prepareStatement("""
                INSERT INTO campaign (id, name, game, rulebook, created, mode) SELECT ?, ?, ?, ?, ?, ?
                WHERE NOT EXISTS (SELECT 1 FROM campaign WHERE id = ?)""");
        row = connection.prepareStatement("""
                INSERT INTO journal (campaign, seq, base, at, who, kind, form, command, events, dice, hash)
                SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
                WHERE EXISTS (SELECT 1 FROM campaign WHERE id = ?1 AND deleted < 0)
                  AND NOT EXISTS (SELECT 1 FROM seal WHERE campaign = ?1 AND number = ?12 AND until >= 0)
                ON CONFLICT DO NOTHING""");
        seating = connection.prepareStatement("SELECT seating FROM campaign WHERE id = ?");
        blob = connection.prepareStatement("""
                INSERT INTO blob (campaign, hash, content) VALUES (?, ?, ?) ON CONFLICT DO NOTHING""");
        snapshot = connection.prepareStatement("""
                INSERT INTO snapshot (campaign, seq, form, content) VALUES (?, ?, ?, ?)
                ON CONFLICT (campaign, seq) DO UPDATE SET form = excluded.form, content = excluded.content""");
        savepoint = connection.prepareStatement("SAVEPOINT one");
        rollbackToSavepoint = connection.prepareStatement("ROLLBACK TO one");
        releaseSavepoint = connection.prepareStatement("RELEASE one");
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
        for (Map.Entry<String, String> setting : founded.settings().entrySet()) {
            setting(founded.id(), setting.getKey(), setting.getValue());
        }
    }

    void setting(String campaign, String name, String value) throws SQLException {
        seldom("""
                INSERT INTO setting (campaign, name, content) VALUES (?, ?, ?)
                ON CONFLICT (campaign, name) DO UPDATE SET content = excluded.content""", campaign, name, value);
    }

    /**
     * Appends consecutive rows if the first one is the next. Rows with dice of a seal that another program has opened meanwhile
     * are rejected: their dice could have been foreseen.
     */
    void rows(RowBatch batch) throws SQLException {
        if (!batch.rows().isEmpty()) {
            requireAllowed(batch.author(), batch.rows().getFirst().campaign());
        }
        End end = null;
        for (Row each : batch.rows()) {
            End before = end == null ? requireNext(each) : end;
            end = new End(each.seq(), HashChain.next(before.hash(), each));
            Row linked = HashChain.linked(each, end.hash());
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
            row.setString(11, linked.hash().orElse(""));
            row.setInt(12, each.seal());
            if (row.executeUpdate() != 1) {
                written.remove(each.campaign());
                throw refusal(each);
            }
            written.put(each.campaign(), end);
        }
        for (Blob each : batch.blobs()) {
            blob(batch.rows().getFirst().campaign(), each);
        }
        for (Seal each : batch.seals()) {
            seal(each);
        }
        if (batch.author().isPresent()) {
            for (HeroClaim made : batch.made()) {
                claim(batch.author().get().seat(), made);
            }
        }
    }

    /** Adds a seal, or opens it. */
    private void seal(Seal kept) throws SQLException {
        seldom(
                """
                INSERT INTO seal (campaign, number, form, origin, hash, secret, since, until) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (campaign, number) DO UPDATE SET until = excluded.until WHERE until < 0""",
                kept.campaign(),
                kept.number(),
                kept.form() == Seal.Form.BY_ROW ? 1 : 2,
                kept.origin(),
                kept.hash(),
                kept.secret(),
                kept.since(),
                kept.until());
    }

    void claim(Seat seat, HeroClaim claim) throws SQLException {
        seldom(
                "INSERT INTO seat_hero (seat, hero, made_from, made_to) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                seat.id(),
                claim.hero(),
                claim.first(),
                claim.last());
    }

    /** Rejects what the author may not do to a campaign any more; local use needs no seat. */
    void requireAllowed(Optional<Author> by, String campaign) throws SQLException {
        if (by.isPresent()) {
            Author author = by.get();
            Seating current = author.needed().isPresent()
                    ? SeatReader.seating(connection, campaign)
                    : new Seating(version(campaign), Mode.SOLO, List.of());
            author.check(SeatReader.withId(connection, author.seat().id()), campaign, current);
        }
    }

    private long version(String campaign) throws SQLException {
        seating.setString(1, campaign);
        try (ResultSet found = seating.executeQuery()) {
            return found.next() ? found.getLong(1) : 0;
        }
    }

    /** Adds a seat, if there is room and nobody else has its name. The host's seats, which are at every table, are not counted. */
    void seat(Seat added) throws SQLException {
        if (!added.campaign().isEmpty()) {
            TableStore.requireRoom(SeatReader.ofCampaign(connection, added.campaign()), added);
        }
        int isNew = seldom(
                """
                INSERT INTO seat (id, campaign, name, role, word, hash, created) VALUES (?, ?, ?, ?, '', ?, ?)
                ON CONFLICT DO NOTHING""",
                added.id(),
                added.campaign(),
                added.name(),
                added.role().inWords(),
                added.hash().orElse(""),
                added.created().toEpochMilli());
        if (isNew != 1) {
            throw new Conflict(added.campaign(), 0);
        }
        for (HeroClaim claim : added.heroes()) {
            claim(added, claim);
        }
    }

    /** The first column of the only row of a query. */
    long number(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            try (ResultSet found = statement.executeQuery()) {
                return found.next() ? found.getLong(1) : 0;
            }
        }
    }

    private RuntimeException refusal(Row refused) throws SQLException {
        return ChainReader.heading(connection, refused.campaign())
                        .filter(found -> found.life().isDeleted())
                        .isPresent()
                ? new NotAllowed(NotAllowed.Reason.CAMPAIGN_DELETED)
                : new Conflict(refused.campaign(), refused.seq());
    }

    /** The end of the campaign; a conflict unless it is right before the row. */
    private End requireNext(Row next) throws SQLException {
        End known = written.get(next.campaign());
        if (known != null && known.seq() == next.seq() - 1) {
            return known;
        }
        written.remove(next.campaign());
        Optional<String> hash = ChainReader.hashBefore(connection, next.campaign(), next.seq());
        return new End(next.seq() - 1, hash.orElseThrow(() -> new Conflict(next.campaign(), next.seq())));
    }

    /** Clears the cache after a rollback. */
    void forget() {
        written.clear();
    }

    /** Removes a campaign with all its data, unless it has been restored meanwhile. */
    boolean purge(String campaign, Instant deletedBefore) throws SQLException {
        int gone = seldom(
                "DELETE FROM campaign WHERE id = ? AND deleted >= 0 AND deleted < ?",
                campaign,
                deletedBefore.toEpochMilli());
        if (gone > 0) {
            written.remove(campaign);
            for (String table : List.of("journal", "snapshot", "seat", "seal", "aside", "setting", "blob")) {
                seldom("DELETE FROM " + table + " WHERE campaign = ?", campaign);
            }
        }
        return gone > 0;
    }

    void requireCampaign(String campaign) throws SQLException {
        if (ChainReader.heading(connection, campaign).isEmpty()) {
            throw new Conflict(campaign, 0);
        }
    }

    /** Runs a write in a savepoint: if it fails, it alone is rolled back, and the rest of the group is committed. */
    void allOrNothing(GroupCommit.Write write) throws SQLException {
        savepoint.execute();
        try {
            write.with(this);
            releaseSavepoint.execute();
        } catch (Throwable failure) {
            forget();
            try {
                rollbackToSavepoint.execute();
                releaseSavepoint.execute();
            } catch (SQLException lost) {
                // SQLite has rolled back the whole transaction: then it was the store that failed, and no write stands.
                lost.addSuppressed(failure);
                throw failure instanceof SQLException first && !SqliteErrors.isOfTheStatement(first) ? first : lost;
            }
            throw failure;
        }
    }

    void blob(String campaign, Blob kept) throws SQLException {
        blob.setString(1, campaign);
        blob.setString(2, kept.hash());
        blob.setBytes(3, kept.bytes());
        blob.executeUpdate();
    }

    void snapshot(Snapshot kept) throws SQLException {
        snapshot.setString(1, kept.campaign());
        snapshot.setLong(2, kept.seq());
        snapshot.setInt(3, kept.form());
        snapshot.setString(4, kept.table());
        snapshot.executeUpdate();
    }

    /** Runs an infrequent statement without caching it. Returns the number of changed rows. */
    int seldom(String sql, Object... values) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            return statement.executeUpdate();
        }
    }
}
