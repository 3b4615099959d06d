package momentum.table.journal.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import momentum.table.journal.Heading;

/**
 * A backup carries a mark. When it is opened as a store, somebody has put it in the place of one, and every campaign in it gets a
 * setting that says so, until it is opened: its dice must not go on from where they were, since everyone may have seen how they fall.
 */
final class BackupMark {
    /** "MoBk", in SQLite's field for the kind of a file. */
    private static final int MARK = 0x4d6f426b;

    private BackupMark() {}

    /** Marks a copy that nobody uses yet. */
    static void set(Path copy) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA application_id = " + MARK);
        }
    }

    /** Takes the mark off a file, if it has one, and tells its campaigns. */
    static void take(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (!isSet(statement)) {
                return;
            }
            statement.execute("BEGIN IMMEDIATE");
            if (isSet(statement)) {
                statement.execute("""
                        INSERT INTO setting (campaign, name, content) SELECT id, '%s', 'yes' FROM campaign WHERE true
                        ON CONFLICT (campaign, name) DO NOTHING""".formatted(Heading.RESTORED));
                statement.execute("PRAGMA application_id = 0");
            }
            statement.execute("COMMIT");
        }
    }

    private static boolean isSet(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery("PRAGMA application_id")) {
            return found.next() && found.getInt(1) == MARK;
        }
    }
}
