package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import momentum.app.web.bad.BadRun;
import momentum.app.web.bad.Guests;
import momentum.app.web.bad.Soundness;
import momentum.app.web.security.BindAddress;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Some thousands of requests that no browser would send; {@code ./momentum bench bad} sends a hundred thousand. */
class BadInputTest {
    private static final long REQUESTS = Long.getLong("momentum.requests", 5_000);
    private static final long SEED = Long.getLong("momentum.seed", 21);

    @TempDir
    Path data;

    /** A clock for which time flies, so that nobody sends too much at once. */
    private final AtomicLong millis = new AtomicLong(InstantSource.system().millis());

    private final InstantSource clock = () -> java.time.Instant.ofEpochMilli(millis.addAndGet(100));

    @Test
    void whateverIsSentTheTableAnswersAndOnlyThoseWhoMayChangeIt() {
        Guests guests;
        List<Object> before;
        try (Campaigns campaigns = open()) {
            guests = Guests.invite(campaigns);
            before = guests.shut().kept(campaigns.journal());
            BindAddress doorway = new BindAddress("127.0.0.1", 0, true, Optional.empty());
            try (WebTable server = new WebTable(campaigns, data, doorway, clock).start()) {
                BadRun run = new BadRun(SEED, guests, server.port(), 4);
                run.send(REQUESTS, number -> {});
                assertThat(run.faults()).isEmpty();
                assertThat(run.answers()).containsKeys(200, 303, 400, 403, 404, 409, 413, 422);
            }
        }
        try (Campaigns campaigns = open()) {
            assertThat(guests.shut().kept(campaigns.journal())).isEqualTo(before);
            for (Guests.Place place : guests.places()) {
                assertThat(Soundness.faults(campaigns.open(place.id()).orElseThrow()))
                        .isEmpty();
            }
            assertThat(campaigns.journal().last(guests.coop().id())).isGreaterThan(5);
        }
    }

    private Campaigns open() {
        return new Campaigns(SqliteJournal.open(DataFolder.journal(data)), clock);
    }
}
