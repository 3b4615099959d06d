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
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.Journal;
import momentum.table.journal.SqliteJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Some thousands of requests that no browser would send; {@code ./momentum bench bad} sends a hundred thousand. */
class BadInputTest {
    private static final long REQUESTS = Long.getLong("momentum.requests", 4_000);
    private static final long SEED = Long.getLong("momentum.seed", 6);

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
            before = kept(campaigns.journal(), guests.shut().id());
            Doorway doorway = new Doorway("127.0.0.1", 0, true, Optional.empty());
            try (WebTable server = new WebTable(campaigns, data, doorway, clock).start()) {
                BadRun run = new BadRun(SEED, guests, server.port());
                run.send(REQUESTS, 4, number -> {});
                assertThat(run.faults()).isEmpty();
                assertThat(run.answers()).containsKeys(200, 303, 400, 403, 404, 409, 413, 422);
            }
        }
        try (Campaigns campaigns = open()) {
            assertThat(kept(campaigns.journal(), guests.shut().id())).isEqualTo(before);
            for (Guests.Place place : List.of(guests.coop(), guests.guided(), guests.shut())) {
                assertThat(Soundness.faults(campaigns.open(place.id()).orElseThrow()))
                        .isEmpty();
            }
            assertThat(campaigns.journal().last(guests.coop().id())).isGreaterThan(5);
        }
    }

    private Campaigns open() {
        return new Campaigns(SqliteJournal.open(DataFolder.journal(data)), clock);
    }

    /** All that is on disk of a campaign. */
    private static List<Object> kept(Journal journal, String campaign) {
        return List.of(
                journal.heading(campaign),
                journal.rows(campaign, 0, Long.MAX_VALUE),
                journal.cabinet().seats(campaign),
                journal.cabinet().seals(campaign),
                journal.cabinet().asides(campaign));
    }
}
