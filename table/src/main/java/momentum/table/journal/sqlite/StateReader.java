package momentum.table.journal.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import momentum.table.journal.CampaignState;
import momentum.table.seat.Mode;
import momentum.table.seat.Seating;

/**
 * Reads the state of a campaign, once or twice for each request. It does so on the thread that asks, with a connection and a statement
 * of its own: that takes less time than to hand it to another thread. Seats are read again only when their version is another.
 */
final class StateReader implements AutoCloseable {
    private static final int MOST_KNOWN = 1_000;

    private final Path file;
    private final Connection connection;
    private final PreparedStatement query;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Seating> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Seating> eldest) {
            return size() > MOST_KNOWN;
        }
    };

    StateReader(Path file, Connection connection) throws SQLException {
        this.file = file;
        this.connection = connection;
        this.query = connection.prepareStatement("""
                SELECT seating, (SELECT max(seq) FROM journal WHERE campaign = campaign.id) AS last
                FROM campaign WHERE id = ?""");
    }

    CampaignState read(String campaign) {
        lock.lock();
        try {
            query.setString(1, campaign);
            try (ResultSet found = query.executeQuery()) {
                if (!found.next()) {
                    known.remove(campaign);
                    return new CampaignState(0, new Seating(0, Mode.SOLO, List.of()));
                }
                long last = found.getLong("last");
                return new CampaignState(last, seating(campaign, found.getLong("seating")));
            }
        } catch (SQLException e) {
            throw SqliteErrors.of(file, e);
        } finally {
            lock.unlock();
        }
    }

    private Seating seating(String campaign, long version) throws SQLException {
        Seating before = known.get(campaign);
        if (before != null && before.version() == version) {
            return before;
        }
        Seating read = SeatReader.seating(connection, campaign);
        known.put(campaign, read);
        return read;
    }

    @Override
    public void close() throws SQLException {
        lock.lock();
        try {
            connection.close();
        } finally {
            lock.unlock();
        }
    }
}
