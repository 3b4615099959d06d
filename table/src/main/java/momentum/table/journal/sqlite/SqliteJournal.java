package momentum.table.journal.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import momentum.table.file.NewFile;
import momentum.table.file.OwnersOnly;
import momentum.table.journal.Author;
import momentum.table.journal.BlobStore;
import momentum.table.journal.CampaignState;
import momentum.table.journal.Conflict;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import momentum.table.journal.RowBatch;
import momentum.table.journal.RowOutline;
import momentum.table.journal.Snapshot;
import momentum.table.journal.StoreException;
import momentum.table.journal.TableStore;
import momentum.table.seat.Mode;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteOpenMode;

/**
 * A journal in one SQLite file.
 *
 * <p>Reads go to a few platform threads, each with a connection of its own: a call into SQLite holds the thread it is made on, and
 * a virtual thread would hold its carrier with it, of which there are only as many as cores. Writes go to the one thread of
 * {@link GroupCommit}. The file is in WAL mode, so readers and the writer do not wait for each other, and synchronous is FULL, so
 * what is committed survives the loss of power.
 */
public final class SqliteJournal implements Journal {
    private static final int READERS = 2;
    private static final Duration BUSY_TIMEOUT = Duration.ofSeconds(5);
    private static final Duration RETRY_AFTER = Duration.ofMillis(5);

    private final Path file;
    private final GroupCommit writer;
    private final ExecutorService readers = Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().daemon().name("journal-reader-", 0).factory());
    private final BlockingQueue<Connection> connections = new ArrayBlockingQueue<>(READERS);
    private final StateReader states;
    private final TableStore tableStore;
    private final BlobStore blobs;

    private SqliteJournal(Path file, GroupCommit writer, StateReader states) {
        this.file = file;
        this.writer = writer;
        this.states = states;
        this.tableStore = new SqlTableStore(this::read, writer::write);
        this.blobs = new SqlBlobStore(this::read, writer::write);
    }

    private static String noFolder(Path folder) {
        for (Path at = folder; at != null; at = at.getParent()) {
            if (Files.exists(at) && !Files.isDirectory(at)) {
                return "The folder %s cannot be made: %s is a file. Choose another folder with --data."
                        .formatted(folder, at);
            }
            if (Files.isDirectory(at)) {
                return "The folder %s cannot be made: %s cannot be written. Choose another folder with --data, or see to the rights."
                        .formatted(folder, at);
            }
        }
        return "The folder %s cannot be made. Choose another folder with --data.".formatted(folder);
    }

    /** Opens the file, or creates it with its folder. */
    public static SqliteJournal open(Path file) {
        Path folder = file.toAbsolutePath().resolveSibling("");
        try {
            Files.createDirectories(folder, OwnersOnly.folder());
        } catch (IOException e) {
            throw new StoreException(StoreException.Reason.READ_ONLY, noFolder(folder), e);
        }
        create(file);
        try {
            Connection connection = connect(file);
            try {
                SqliteSchema.prepare(file, connection);
                BackupMark.take(connection);
                requireWritable(connection);
            } catch (SQLException | RuntimeException e) {
                connection.close(); // ends a migration that failed, and its lock
                throw e;
            }
            StateReader states = new StateReader(file, connect(file));
            SqliteJournal journal =
                    new SqliteJournal(file, new GroupCommit(file, connection, () -> connect(file)), states);
            journal.connectReaders();
            return journal;
        } catch (SQLException e) {
            throw SqliteErrors.of(file, e);
        }
    }

    private void connectReaders() throws SQLException {
        try {
            for (int i = 0; i < READERS; i++) {
                connections.add(connect(file));
            }
        } catch (SQLException e) {
            close();
            throw e;
        }
    }

    /** Creates an empty file that only its owner can read, for it will contain secrets; anything that is no file is refused. */
    private static void create(Path file) {
        if (file.getFileName().toString().endsWith(NewFile.UNFINISHED)) {
            throw new StoreException(
                    StoreException.Reason.DAMAGED,
                    "%s is a backup that was not finished, so it is not opened; take an earlier one.".formatted(file));
        }
        try {
            Files.createFile(file, OwnersOnly.file());
        } catch (FileAlreadyExistsException e) {
            if (!Files.isRegularFile(file)) {
                throw new StoreException(
                        StoreException.Reason.DAMAGED,
                        "%s is no file of campaigns; choose another folder with --data.".formatted(file),
                        e);
            }
        } catch (IOException e) {
            throw new StoreException(
                    StoreException.Reason.READ_ONLY,
                    "%s cannot be made; see to the rights of its folder, or choose another with --data."
                            .formatted(file),
                    e);
        }
    }

    /** SQLite opens a file that it may only read all the same: the first write would be refused, and someone's words with it. */
    private static void requireWritable(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            SqliteSchema.rewriteVersion(statement);
            statement.execute("ROLLBACK");
        } catch (SQLException e) {
            if (!SqliteErrors.isBusy(e)) {
                throw e;
            }
        }
    }

    /** The file exists by now; if it is gone, SQLite must not make an empty one in its place. */
    private static Connection connect(Path file) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setGetGeneratedKeys(false);
        config.resetOpenMode(SQLiteOpenMode.CREATE);
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file, config.toProperties());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = " + BUSY_TIMEOUT.toMillis());
            switchToWal(statement);
            statement.execute("PRAGMA synchronous = FULL");
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
        return connection;
    }

    /** Of two programs that switch an old file at once, SQLite rejects one without waiting for the other, so we wait here. */
    private static void switchToWal(Statement statement) throws SQLException {
        long until = System.nanoTime() + BUSY_TIMEOUT.toNanos();
        while (true) {
            try {
                statement.execute("PRAGMA journal_mode = WAL");
                return;
            } catch (SQLException e) {
                if (!SqliteErrors.isBusy(e) || System.nanoTime() > until) {
                    throw e;
                }
                LockSupport.parkNanos(RETRY_AFTER.toNanos());
            }
        }
    }

    private <T> T read(SqlTableStore.Query<T> query) {
        CompletableFuture<T> answer = CompletableFuture.supplyAsync(
                () -> {
                    Connection connection = connections.remove();
                    try {
                        return query.on(connection);
                    } catch (SQLException e) {
                        throw SqliteErrors.of(file, e);
                    } finally {
                        connections.add(connection);
                    }
                },
                readers);
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreException trouble ? trouble : e;
        }
    }

    @Override
    public List<CampaignSummary> campaigns() {
        return summaries("game <> ?");
    }

    @Override
    public List<CampaignSummary> slates() {
        return summaries("game = ?");
    }

    private List<CampaignSummary> summaries(String which) {
        return read(connection -> {
            List<CampaignSummary> listed = new ArrayList<>();
            Map<String, Map<String, String>> settings = ChainReader.allSettings(connection);
            try (PreparedStatement statement = connection.prepareStatement("""
                    SELECT * FROM campaign LEFT JOIN journal ON journal.campaign = campaign.id
                      AND journal.seq = (SELECT max(seq) FROM journal WHERE campaign = campaign.id)
                    WHERE %s ORDER BY coalesce(journal.at, campaign.created) DESC""".formatted(which))) {
                statement.setString(1, Heading.SLATE);
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        Optional<Row> last =
                                found.getLong("seq") == 0 ? Optional.empty() : Optional.of(Rows.row(found));
                        Heading heading = Rows.heading(found);
                        listed.add(new CampaignSummary(
                                heading.with(settings.getOrDefault(heading.id(), Map.of())),
                                found.getLong("seq"),
                                last));
                    }
                }
            }
            return listed;
        });
    }

    @Override
    public Optional<Heading> heading(String campaign) {
        return read(connection -> ChainReader.heading(connection, campaign));
    }

    @Override
    public CompletableFuture<Void> found(Heading heading, RowBatch first) {
        return writer.write(inserts -> {
            inserts.requireAllowed(first.author(), heading.id());
            if (first.author().isPresent()
                    && inserts.number("SELECT count(*) FROM campaign WHERE deleted < 0") >= MOST_CAMPAIGNS) {
                throw Journal.noRoom();
            }
            inserts.heading(heading);
            inserts.rows(first);
        });
    }

    /** Most commands are one row and nothing else. */
    private record Append(RowBatch batch) implements GroupCommit.Write {
        @Override
        public void with(Inserts inserts) throws SQLException {
            if (batch.lineage().isBroken()) {
                Row first = batch.rows().getFirst();
                throw new Conflict(first.campaign(), first.seq());
            }
            boolean isWritten = false;
            try {
                inserts.rows(batch);
                isWritten = true;
            } finally {
                if (!isWritten) {
                    batch.lineage().end();
                }
            }
        }

        @Override
        public boolean isOneStatement() {
            return batch.rows().size() == 1
                    && batch.blobs().isEmpty()
                    && batch.seals().isEmpty()
                    && batch.made().isEmpty();
        }
    }

    @Override
    public CompletableFuture<Void> append(RowBatch batch) {
        return writer.write(new Append(batch));
    }

    @Override
    public List<Row> rows(String campaign, long above, long upTo) {
        return read(connection -> {
            List<Row> rows = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(
                    "SELECT * FROM journal WHERE campaign = ? AND seq > ? AND seq <= ? ORDER BY seq")) {
                statement.setString(1, campaign);
                statement.setLong(2, above);
                statement.setLong(3, upTo);
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        rows.add(Rows.row(found));
                    }
                }
            }
            return rows;
        });
    }

    @Override
    public List<RowOutline> outline(String campaign) {
        return read(connection -> {
            List<RowOutline> rows = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(
                    "SELECT seq, base, at, who, kind FROM journal WHERE campaign = ? ORDER BY seq")) {
                statement.setString(1, campaign);
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        rows.add(Rows.outline(found));
                    }
                }
            }
            return rows;
        });
    }

    @Override
    public List<Row> diceRows(String campaign) {
        return read(connection -> rows(connection, """
                SELECT * FROM journal WHERE campaign = ? AND kind = 'DICE' ORDER BY seq""", campaign));
    }

    @Override
    public Optional<Row> lastThrown(String campaign, long upTo) {
        return read(connection -> rows(connection, """
                SELECT * FROM journal WHERE campaign = ? AND seq <= ? AND dice <> '' ORDER BY seq DESC LIMIT 1""", campaign, upTo)).stream()
                .findFirst();
    }

    private static List<Row> rows(Connection connection, String query, Object... values) throws SQLException {
        List<Row> rows = new ArrayList<>();
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            for (int i = 0; i < values.length; i++) {
                statement.setObject(i + 1, values[i]);
            }
            try (ResultSet found = statement.executeQuery()) {
                while (found.next()) {
                    rows.add(Rows.row(found));
                }
            }
        }
        return rows;
    }

    @Override
    public List<Long> heroRows(String campaign, long above) {
        Set<Long> rows = new TreeSet<>(rowsWith(SqliteSchema.HERO_JOINS, campaign, above));
        rows.addAll(rowsWith(SqliteSchema.HERO_IS_RENAMED, campaign, above));
        return List.copyOf(rows);
    }

    @Override
    public List<Long> noteRows(String campaign, long above) {
        return rowsWith(SqliteSchema.HAS_A_NOTE, campaign, above);
    }

    /** By a condition that there is an index for. */
    private List<Long> rowsWith(String condition, String campaign, long above) {
        return read(connection -> {
            List<Long> rows = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement(
                    "SELECT seq FROM journal WHERE campaign = ? AND seq > ? AND " + condition + " ORDER BY seq")) {
                statement.setString(1, campaign);
                statement.setLong(2, above);
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        rows.add(found.getLong("seq"));
                    }
                }
            }
            return rows;
        });
    }

    @Override
    public long last(String campaign) {
        return read(connection -> ChainReader.last(connection, campaign));
    }

    @Override
    public CampaignState state(String campaign) {
        return states.read(campaign);
    }

    /** Changes the heading of a campaign, whose id is the last value. */
    private CompletableFuture<Void> change(Optional<Author> by, String sql, Object value, String campaign) {
        return writer.write(inserts -> {
            inserts.requireAllowed(by, campaign);
            inserts.seldom(sql, value, campaign);
        });
    }

    @Override
    public CompletableFuture<Void> rename(Optional<Author> by, String campaign, String name) {
        return change(by, "UPDATE campaign SET name = ? WHERE id = ?", name, campaign);
    }

    @Override
    public CompletableFuture<Void> play(Optional<Author> by, String campaign, Mode mode) {
        return change(by, "UPDATE campaign SET mode = ? WHERE id = ?", mode.inWords(), campaign);
    }

    @Override
    public CompletableFuture<Void> archive(Optional<Author> by, String campaign, Optional<Instant> since) {
        return change(by, "UPDATE campaign SET archived = ? WHERE id = ?", Rows.millis(since), campaign);
    }

    @Override
    public CompletableFuture<Void> delete(Optional<Author> by, String campaign, Optional<Instant> since) {
        return change(by, "UPDATE campaign SET deleted = ? WHERE id = ?", Rows.millis(since), campaign);
    }

    @Override
    public CompletableFuture<Void> set(String campaign, String setting, Optional<String> value) {
        return value.isPresent()
                ? writer.write(inserts -> {
                    inserts.requireCampaign(campaign);
                    inserts.setting(campaign, setting, value.get());
                })
                : writer.write(inserts ->
                        inserts.seldom("DELETE FROM setting WHERE campaign = ? AND name = ?", campaign, setting));
    }

    @Override
    public CompletableFuture<Integer> purge(Instant deletedBefore) {
        List<String> gone = read(connection -> {
            List<String> ids = new ArrayList<>();
            try (PreparedStatement statement =
                    connection.prepareStatement("SELECT id FROM campaign WHERE deleted >= 0 AND deleted < ?")) {
                statement.setLong(1, deletedBefore.toEpochMilli());
                try (ResultSet found = statement.executeQuery()) {
                    while (found.next()) {
                        ids.add(found.getString("id"));
                    }
                }
            }
            return ids;
        });
        if (gone.isEmpty()) {
            return CompletableFuture.completedFuture(0);
        }
        AtomicInteger purged = new AtomicInteger();
        return writer.write(inserts -> {
                    for (String id : gone) {
                        purged.addAndGet(inserts.purge(id, deletedBefore) ? 1 : 0);
                    }
                })
                .thenApply(done -> purged.get());
    }

    @Override
    public TableStore tableStore() {
        return tableStore;
    }

    @Override
    public BlobStore blobs() {
        return blobs;
    }

    @Override
    public void keep(Snapshot snapshot) {
        // Nobody waits for it, and nothing is lost without it.
        var ignored = writer.write(inserts -> inserts.snapshot(snapshot));
    }

    @Override
    public Optional<Snapshot> snapshot(String campaign, long atMost) {
        return read(connection -> {
            try (PreparedStatement statement = connection.prepareStatement(
                    "SELECT * FROM snapshot WHERE campaign = ? AND seq <= ? ORDER BY seq DESC LIMIT 1")) {
                statement.setString(1, campaign);
                statement.setLong(2, atMost);
                try (ResultSet found = statement.executeQuery()) {
                    return found.next() ? Optional.of(Rows.snapshot(found)) : Optional.empty();
                }
            }
        });
    }

    @Override
    public void backup(Path copy) {
        try {
            NewFile.write(
                    copy,
                    OwnersOnly.file(),
                    unfinished -> read(connection -> {
                        try (PreparedStatement statement = connection.prepareStatement("VACUUM INTO ?")) {
                            statement.setString(1, unfinished.toString());
                            statement.execute();
                            BackupMark.set(unfinished);
                            return true;
                        } catch (SQLException e) {
                            throw SqliteErrors.of(copy, e);
                        }
                    }));
        } catch (FileAlreadyExistsException e) {
            throw new StoreException("There is a file " + copy + " already; a backup never writes over one.", e);
        } catch (IOException e) {
            throw new StoreException(
                    StoreException.Reason.READ_ONLY,
                    "%s cannot be written; see to its folder, its rights and the room there.".formatted(copy),
                    e);
        }
    }

    @Override
    public void close() {
        writer.close();
        readers.shutdown();
        try {
            states.close();
            for (Connection connection : connections) {
                connection.close();
            }
        } catch (SQLException e) {
            throw SqliteErrors.of(file, e);
        }
    }
}
