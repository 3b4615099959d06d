package momentum.table.journal.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import momentum.table.journal.StoreException;

/** The database schema and its migrations. A released migration is never changed. */
final class SqliteSchema {
    private interface Step {
        void on(Statement statement) throws SQLException;
    }

    private static final List<Step> STEPS = List.of(
            SqliteSchema::first,
            SqliteSchema::seated,
            SqliteSchema::chained,
            SqliteSchema::noted,
            SqliteSchema::claimed,
            SqliteSchema::told);

    /** Whether a hero joins in a row; the index by it is used where a query says the same. */
    static final String HERO_JOINS = "instr(events, '\"HeroJoined\"') > 0";

    /** Whether a hero gets another name in a row. */
    static final String HERO_IS_RENAMED = "instr(events, '\"HeroRenamed\"') > 0";

    /** Whether something happens to a note in a row. */
    static final String HAS_A_NOTE = "(instr(command, '\"Note\"') > 0 OR instr(command, '\"Rewrite\"') > 0"
            + " OR instr(command, '\"RemoveNote\"') > 0 OR instr(command, '\"MoveNote\"') > 0)";

    private SqliteSchema() {}

    /** Migrates the file, or refuses one that a newer version has written. */
    static void prepare(Path file, Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (version(statement) > STEPS.size()) {
                connection.close();
                throw new StoreException(
                        "%s was written by a newer version of Momentum; use that, or another --data folder."
                                .formatted(file));
            }
            if (version(statement) == STEPS.size()) {
                return;
            }
            // Two programs may come to an old file at the same time: one of them goes through the steps, and the other
            // finds them gone.
            statement.execute("BEGIN IMMEDIATE");
            for (Step step : STEPS.subList(version(statement), STEPS.size())) {
                step.on(statement);
            }
            statement.execute("PRAGMA user_version = " + STEPS.size());
            statement.execute("COMMIT");
        }
    }

    /** A write that changes nothing. */
    static void rewriteVersion(Statement statement) throws SQLException {
        statement.execute("PRAGMA user_version = " + version(statement));
    }

    private static int version(Statement statement) throws SQLException {
        try (ResultSet found = statement.executeQuery("PRAGMA user_version")) {
            return found.next() ? found.getInt(1) : 0;
        }
    }

    /** Version 1: the journal. The tables may exist already, if a program was killed before it set the version. */
    private static void first(Statement statement) throws SQLException {
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
    }

    /** Version 2: seats and sealed dice. */
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

    /**
     * Version 3: hashes of rows, blobs, archived and deleted campaigns. Snapshots of the first form are dropped; a campaign
     * makes a new one when it is opened.
     */
    private static void chained(Statement statement) throws SQLException {
        statement.execute("ALTER TABLE journal ADD COLUMN hash TEXT NOT NULL DEFAULT ''");
        statement.execute("ALTER TABLE campaign ADD COLUMN archived BIGINT NOT NULL DEFAULT " + Rows.NEVER);
        statement.execute("ALTER TABLE campaign ADD COLUMN deleted BIGINT NOT NULL DEFAULT " + Rows.NEVER);
        statement.execute("""
                CREATE TABLE setting (
                  campaign TEXT NOT NULL, name TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (campaign, name))""");
        statement.execute("""
                CREATE TABLE blob (
                  campaign TEXT NOT NULL, hash TEXT NOT NULL, content BLOB NOT NULL, PRIMARY KEY (campaign, hash))""");
        statement.execute("DELETE FROM snapshot");
    }

    /** Version 4: rows about the dice, and seals whose dice follow from them. */
    private static void noted(Statement statement) throws SQLException {
        statement.execute("ALTER TABLE seal ADD COLUMN form INTEGER NOT NULL DEFAULT 1");
        statement.execute("CREATE INDEX journal_dice ON journal (campaign, seq) WHERE kind = 'DICE'");
    }

    /**
     * Version 5: whom a seat plays as a list of its own, with the rows in which such a hero may have been made; and a number that
     * changes with all that rights follow from, whichever program changes it.
     */
    private static void claimed(Statement statement) throws SQLException {
        statement.execute("""
                CREATE TABLE seat_hero (
                  seat TEXT NOT NULL, hero TEXT NOT NULL, made_from BIGINT NOT NULL, made_to BIGINT NOT NULL,
                  UNIQUE (seat, hero, made_from, made_to))""");
        statement.execute("CREATE INDEX hero_row ON journal (campaign, seq) WHERE " + HERO_JOINS);
        JoinedHeroes.split(statement.getConnection());
        statement.execute("ALTER TABLE seat DROP COLUMN heroes");
        statement.execute("ALTER TABLE campaign ADD COLUMN seating BIGINT NOT NULL DEFAULT 0");
        counted(statement, "INSERT ON seat", "NEW.campaign");
        counted(statement, "UPDATE OF name, role, hash ON seat", "NEW.campaign");
        counted(statement, "DELETE ON seat", "OLD.campaign");
        counted(statement, "INSERT ON seat_hero", "(SELECT campaign FROM seat WHERE id = NEW.seat)");
        counted(statement, "DELETE ON seat_hero", "(SELECT campaign FROM seat WHERE id = OLD.seat)");
        counted(statement, "UPDATE OF mode ON campaign", "NEW.id");
        statement.execute("""
                CREATE TRIGGER claims_of_a_seat AFTER DELETE ON seat BEGIN
                  DELETE FROM seat_hero WHERE seat = OLD.id; END""");
    }

    /** Version 6: the rows in which heroes are renamed, and those that notes are in, are found without reading all. */
    private static void told(Statement statement) throws SQLException {
        statement.execute("CREATE INDEX hero_renamed ON journal (campaign, seq) WHERE " + HERO_IS_RENAMED);
        statement.execute("CREATE INDEX note_row ON journal (campaign, seq) WHERE " + HAS_A_NOTE);
    }

    private static void counted(Statement statement, String change, String campaign) throws SQLException {
        statement.execute(
                "CREATE TRIGGER \"seating counts %s\" AFTER %s BEGIN UPDATE campaign SET seating = seating + 1 WHERE id = %s; END"
                        .formatted(change, change, campaign));
    }
}
