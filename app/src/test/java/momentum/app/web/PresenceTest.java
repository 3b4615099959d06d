package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.locks.LockSupport;
import momentum.app.web.LiveFeed.ServerEvent;
import momentum.rule.Source;
import momentum.table.cache.InstanceCache;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who is at a table is known for as long as anyone is, however many other tables were looked at since. */
@Timeout(120)
class PresenceTest {
    private final InstanceCache<Presence> presences = new InstanceCache<>(2);

    private Presence at(String table) {
        return presences.get(table, () -> new Presence(InstantSource.system(), presences.inUse()));
    }

    private void letGo(int stay) {
        at("another");
        at("a third");
        while (presences.size() > 2 + stay && !Thread.currentThread().isInterrupted()) {
            System.gc();
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(presences.size()).isEqualTo(2 + stay);
    }

    private Runnable enter(List<ServerEvent> told) {
        Map<String, Runnable> leave = new HashMap<>();
        leave.put("leave", at("bell").enter(Seat.HOME, told::add));
        return () -> Objects.requireNonNull(leave.remove("leave")).run();
    }

    @Test
    void aTableWithAPageOpenIsNeverLetGo() {
        List<ServerEvent> told = new ArrayList<>();
        Runnable leave = enter(told);
        letGo(1);
        told.clear();
        at("bell").tellAll(ServerEvent.row(7));
        assertThat(told).containsExactly(ServerEvent.row(7));
        assertThat(at("bell").here()).containsExactly(Seat.HOME.id());

        leave.run();
        letGo(0);
        assertThat(at("bell").here()).isEmpty();
    }

    @Test
    void norIsOneWhereSomethingIsProposed() {
        at("bell").propose(new Presence.Proposal(Source.BY_HAND, "Kára", "Run", "Anna"));
        letGo(1);
        at("bell").forget(Seat.HOME);
        letGo(1);
    }
}
