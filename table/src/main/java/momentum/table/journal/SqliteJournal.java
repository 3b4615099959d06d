package momentum.table.journal;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import momentum.table.seat.Mode;

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
    private static final int SCHEMA = 2;

    private final Path file;
    private final GroupCommit writer;
    private final ExecutorService readers = Executors.newFixedThreadPool(
            READERS, Thread.ofPlatform().daemon().name("journal-reader-", 0).factory());
    private final BlockingQueue<Connection> connections = new ArrayBlockingQueue<>(READERS);
    private final Cabinet cabinet;

    private SqliteJournal(Path file, GroupCommit writer) {
        this.file = file;
        this.writer = writer;
        this.cabinet = new SqlCabinet(this::read, writer::write);
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

    /** A folder that is made here is its owner's: whoever reads the file in it could know dice beforehand. */
    private static FileAttribute<?>[] ownersOnly() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
                }
                : new FileAttribute<?>[0];
    }

    /** Opens the file, or makes it, with its folder. */
    public static SqliteJournal open(Path file) {
        Path folder = file.toAbsolutePath().resolveSibling("");
        try {
            Files.createDirectories(folder, ownersOnly());
        } catch (IOException e) {
            throw new Trouble(noFolder(folder), e);
        }
        try {
            Connection connection = connect(file);
            prepare(file, connection);
            SqliteJournal journal = new SqliteJournal(file, new GroupCommit(file, connection));
            for (int i = 0; i < READERS; i++) {
                journal.connections.add(connect(file));
            }
            return journal;
        } catch (SQLException e) {
            throw SqliteTrouble.of(file, e);
        }
    }

    private static Connection connect(Path file) throws SQLException {
        Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 5000");
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
        return connection;
    }

    private static void prepare(Path file, Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            int schema;
            try (ResultSet found = statement.executeQuery("PRAGMA user_version")) {
                schema = found.next() ? found.getInt(1) : 0;
            }
            if (schema > SCHEMA) {
                connection.close();
                throw new Trouble("%s was written by a newer version of Momentum; use that, or another --data folder."
                        .formatted(file));
            }
            if (schema == SCHEMA) {
                return;
            }
            statement.execute("""
                    CREATE TABLE IF NOT EXISTS campaign (
                      id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, rulebook TEXT NOT NULL,
                      created BIGINT NOT NULL)""");
            statement.execute("""
                    CREATE TABLE IF NOT EXISTS journal (
                      campaign TEXT NOT NULL, seq BIGINT NOT NULL, base BIGINT NOT NULL, at BIGINT NOT NULL,
                      who TEXT NOT NULL, kind TEXT NOT NULL, form INTEGER NOT NULL, command TEXT NOT NULL,
                      events TEXT NOT NULL, PRIMARY KEY (campaign, seq))""");
            statement.execute("""
                    CREATE TABLE IF NOT EXISTS snapshot (
                      campaign TEXT NOT NULL, seq BIGINT NOT NULL, form INTEGER NOT NULL, content TEXT NOT NULL,
                      PRIMARY KEY (campaign, seq))""");
            // Two programs may come to an old file at the same time: one of them makes it anew, and the other finds it
            // done.
            statement.execute("BEGIN IMMEDIATE");
            try (ResultSet found = statement.executeQuery("PRAGMA user_version")) {
                schema = found.next() ? found.getInt(1) : 0;
            }
            if (schema < SCHEMA) {
                seated(statement);
                statement.execute("PRAGMA user_version = " + SCHEMA);
            }
            statement.execute("COMMIT");
        }
    }

    /** What came with seats and sealed dice. */
    private static void seated(Statement statement) throws SQLException {
        statement.execute("ALTER TABLE journal ADD COLUMN dice TEXT NOT NULL DEFAULT ''");
        statement.execute("ALTER TABLE campaign ADD COLUMN mode TEXT NOT NULL DEFAULT 'solo'");
        statement.execute("""
                CREATE TABLE seat (
                  id TEXT PRIMARY KEY, campaign TEXT NOT NULL, name TEXT NOT NULL, role TEXT NOT NULL, heroes TEXT NOT NULL,
                  word TEXT NOT NULL, hash TEXT NOT NULL, created BIGINT NOT NULL)""");
        statement.execute("CREATE INDEX seat_by_hash ON seat (hash)");
        statement.execute("CREATE INDEX seat_by_campaign ON seat (campaign)");
        statement.execute("""
                CREATE TABLE seal (
                  campaign TEXT NOT NULL, number INTEGER NOT NULL, origin TEXT NOT NULL, hash TEXT NOT NULL,
                  secret TEXT NOT NULL, since BIGINT NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (campaign, number))""");
        statement.execute("""
                CREATE TABLE aside (
                  campaign TEXT NOT NULL, number BIGINT NOT NULL, at BIGINT NOT NULL, kind TEXT NOT NULL, who TEXT NOT NULL,
                  whom TEXT NOT NULL, content TEXT NOT NULL, gone INTEGER NOT NULL, PRIMARY KEY (campaign, number))""");
    }

    private <T> T read(SqlCabinet.Query<T> query) {
        CompletableFuture<T> answer = CompletableFuture.supplyAsync(
                () -> {
                    Connection connection = connections.remove();
                    try {
                        return query.on(connection);
                    } catch (SQLException e) {
                        throw SqliteTrouble.of(file, e);
                    } finally {
                        connections.add(connection);
                    }
                },
                readers);
        try {
            return answer.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof Trouble trouble ? trouble : e;
        }
    }

    @Override
    public List<Listed> campaigns() {
        return read(connection -> {
            List<Listed> listed = new ArrayList<>();
            try (PreparedStatement statement = connection.prepareStatement("""
                    SELECT * FROM campaign LEFT JOIN journal ON journal.campaign = campaign.id
                      AND journal.seq = (SELECT max(seq) FROM journal WHERE campaign = campaign.id)
                    ORDER BY coalesce(journal.at, campaign.created) DESC""");
                    ResultSet found = statement.executeQuery()) {
                while (found.next()) {
                    Optional<Row> last = found.getLong("seq") == 0 ? Optional.empty() : Optional.of(Rows.row(found));
                    listed.add(new Listed(Rows.heading(found), found.getLong("seq"), last));
                }
            }
            return listed;
        });
    }

    @Override
    public Optional<Heading> heading(String campaign) {
        return read(connection -> {
            try (PreparedStatement statement = connection.prepareStatement("SELECT * FROM campaign WHERE id = ?")) {
                statement.setString(1, campaign);
                try (ResultSet found = statement.executeQuery()) {
                    return found.next() ? Optional.of(Rows.heading(found)) : Optional.empty();
                }
            }
        });
    }

    @Override
    public CompletableFuture<Void> found(Heading heading, List<Row> rows) {
        requireInTurn(rows);
        return writer.write(inserts -> {
            inserts.heading(heading);
            inserts.rows(rows);
        });
    }

    @Override
    public CompletableFuture<Void> append(List<Row> rows) {
        requireInTurn(rows);
        return writer.write(inserts -> inserts.rows(rows));
    }

    private static void requireInTurn(List<Row> rows) {
        for (int i = 1; i < rows.size(); i++) {
            if (rows.get(i).seq() != rows.getFirst().seq() + i) {
                throw new IllegalArgumentException("rows that are written together follow each other");
            }
        }
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
    public long last(String campaign) {
        return read(connection -> {
            try (PreparedStatement statement =
                    connection.prepareStatement("SELECT max(seq) FROM journal WHERE campaign = ?")) {
                statement.setString(1, campaign);
                try (ResultSet found = statement.executeQuery()) {
                    return found.next() ? found.getLong(1) : 0;
                }
            }
        });
    }

    @Override
    public CompletableFuture<Void> rename(String campaign, String name) {
        return writer.write(inserts -> inserts.name(campaign, name));
    }

    @Override
    public CompletableFuture<Void> play(String campaign, Mode mode) {
        return writer.write(inserts -> inserts.mode(campaign, mode));
    }

    @Override
    public Cabinet cabinet() {
        return cabinet;
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
        if (Files.exists(copy)) {
            throw new Trouble("There is a file " + copy + " already; a backup never writes over one.");
        }
        read(connection -> {
            try (PreparedStatement statement = connection.prepareStatement("VACUUM INTO ?")) {
                statement.setString(1, copy.toString());
                return statement.execute();
            } catch (SQLException e) {
                throw SqliteTrouble.of(copy, e);
            }
        });
    }

    @Override
    public void close() {
        writer.close();
        readers.shutdown();
        for (Connection connection : connections) {
            try {
                connection.close();
            } catch (SQLException e) {
                throw SqliteTrouble.of(file, e);
            }
        }
    }
}
