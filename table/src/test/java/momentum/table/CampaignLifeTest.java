package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.export.Jsonl;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Campaigns are renamed, put away, deleted and brought back. */
class CampaignLifeTest {
    private static final Instant DAY = Instant.parse("2026-01-02T03:04:05Z");

    @TempDir
    Path folder;

    private Instant now = DAY;

    private Campaigns start() {
        return new Campaigns(SqliteJournal.open(folder.resolve("c.db")), () -> now);
    }

    private static List<String> names(List<Journal.CampaignSummary> listed) {
        return listed.stream().map(each -> each.heading().name()).toList();
    }

    private static String begin(Campaigns campaigns, String name) {
        Campaign campaign = campaigns.begin(name, "ironsworn", Strictness.ENFORCE);
        campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("It begins.")).join();
        return campaign.heading().id();
    }

    @Test
    void aNewNameIsKnownAtOnceAndAfterwards() {
        try (Campaigns campaigns = start()) {
            String id = begin(campaigns, "?");
            Campaign open = campaigns.open(id).orElseThrow();

            campaigns.rename(Seat.HOME, id, "The Long\nIce");

            assertThat(open.heading().name()).isEqualTo("The Long Ice");
            assertThat(names(campaigns.list())).containsExactly("The Long Ice");
        }
        try (Campaigns campaigns = start()) {
            assertThat(names(campaigns.list())).containsExactly("The Long Ice");
        }
    }

    @Test
    void whatIsPutAwayIsOutOfTheListAndCanStillBePlayed() {
        try (Campaigns campaigns = start()) {
            String ice = begin(campaigns, "Ice");
            begin(campaigns, "Fire");

            campaigns.archive(Seat.HOME, ice);

            assertThat(names(campaigns.list())).containsExactly("Fire");
            assertThat(names(campaigns.listAll())).containsExactlyInAnyOrder("Ice", "Fire");
            assertThat(campaigns
                            .open(ice)
                            .orElseThrow()
                            .say(Seat.HOME, 1, new Command.Note("Still here."))
                            .join())
                    .isInstanceOf(SayResult.Done.class);
            campaigns.unarchive(Seat.HOME, ice);
            assertThat(names(campaigns.list())).containsExactlyInAnyOrder("Ice", "Fire");
        }
    }

    @Test
    void whatIsDeletedCanBeBroughtBackAsItWasForThirtyDays() {
        String id;
        try (Campaigns campaigns = start()) {
            id = begin(campaigns, "Ice");
            Campaign open = campaigns.open(id).orElseThrow();

            campaigns.delete(Seat.HOME, id);

            assertThat(campaigns.list()).isEmpty();
            assertThat(campaigns.open(id)).isEmpty();
            assertThat(open.say(Seat.HOME, 1, new Command.Note("Too late.")).join())
                    .isInstanceOfSatisfying(
                            SayResult.Forbidden.class,
                            forbidden -> assertThat(forbidden.why()).contains("deleted"));
        }
        now = DAY.plus(Campaigns.BROUGHT_BACK_FOR);
        try (Campaigns campaigns = start()) {
            assertThat(campaigns.listAll().getFirst().heading().life().deleted())
                    .contains(DAY);

            campaigns.restore(Seat.HOME, id);

            Campaign back = campaigns.open(id).orElseThrow();
            assertThat(back.now().seq()).isEqualTo(1);
            assertThat(back.say(Seat.HOME, 1, new Command.Note("Back.")).join()).isInstanceOf(SayResult.Done.class);
        }
        now = DAY.plus(Duration.ofDays(400));
        try (Campaigns campaigns = start()) {
            assertThat(names(campaigns.list())).containsExactly("Ice");
        }
    }

    @Test
    void afterThatItIsGoneWithTheNextStartAndNothingElseIs() {
        String id;
        try (Campaigns campaigns = start()) {
            id = begin(campaigns, "Ice");
            begin(campaigns, "Fire");
            campaigns.delete(Seat.HOME, id);
            now = DAY.plus(Campaigns.BROUGHT_BACK_FOR).plusSeconds(1);
            assertThat(campaigns.listAll()).hasSize(2);
        }
        try (Campaigns campaigns = start()) {
            assertThat(names(campaigns.listAll())).containsExactly("Fire");
            assertThat(campaigns.journal().rows(id, 0, 9)).isEmpty();
        }
    }

    /** Whether a clock jumped before the deletion or after it, in either direction: there are thirty days to bring it back. */
    @Test
    void aClockThatJumpsPurgesNothingThatWasJustDeleted() {
        for (Instant jumped : List.of(
                Instant.parse("+12000-01-01T00:00:00Z"),
                Instant.MAX,
                Instant.parse("2031-01-01T00:00:00Z"),
                Instant.EPOCH,
                Instant.parse("-9000-01-01T00:00:00Z"),
                Instant.MIN)) {
            now = DAY;
            String before;
            String during;
            try (Campaigns campaigns = start()) {
                before = begin(campaigns, "Before");
                during = begin(campaigns, "During");
                begin(campaigns, "Other");
                campaigns.delete(Seat.HOME, before);
            }
            now = jumped;
            for (int time = 0; time < 3; time++) {
                try (Campaigns campaigns = start()) {
                    assertThat(campaigns.journal().heading(before)).isPresent();
                    campaigns.delete(Seat.HOME, during);
                }
            }
            now = DAY.plusSeconds(60);
            for (int time = 0; time < 3; time++) {
                try (Campaigns campaigns = start()) {
                    assertThat(campaigns.journal().heading(before)).isPresent();
                    assertThat(campaigns.journal().heading(during)).isPresent();
                }
            }
            now = now.plus(Campaigns.BROUGHT_BACK_FOR).plusSeconds(60);
            try (Campaigns campaigns = start()) {
                assertThat(names(campaigns.listAll())).isNotEmpty().containsOnly("Other");
            }
        }
    }

    @Test
    void aCampaignIsPlayedAndExportedByWhateverClock() throws IOException {
        for (Instant odd : List.of(
                Instant.MAX, Instant.MIN, Instant.parse("+1000000-01-01T00:00:00Z"), Instant.ofEpochMilli(-1))) {
            now = odd;
            try (Campaigns campaigns = start()) {
                String id = begin(campaigns, "Odd");
                StringWriter out = new StringWriter();
                Jsonl lines = new Jsonl(campaigns);
                lines.write(campaigns.open(id).orElseThrow().heading(), out);
                Heading copy = lines.copy(new BufferedReader(new StringReader(out.toString())));
                assertThat(campaigns.open(copy.id()).orElseThrow().now().seq()).isEqualTo(3);
                campaigns.archive(Seat.HOME, id);
                assertThat(names(campaigns.list())).doesNotContain(id);
                campaigns.delete(Seat.HOME, copy.id());
                assertThat(campaigns.open(copy.id())).isEmpty();
                new Seats(campaigns.journal().tableStore(), () -> now)
                        .give(Seat.HOME, id, "Anna", Role.PLAYER, List.of());
            }
        }
    }

    /** A program that has the campaign open learns of it when it next writes. */
    @Test
    void anotherProgramIsToldThatACampaignWasDeleted() {
        try (Campaigns here = start();
                Campaigns there = start()) {
            String id = begin(here, "Ice");
            Campaign open = there.open(id).orElseThrow();
            here.delete(Seat.HOME, id);

            assertThat(open.say(Seat.HOME, 1, new Command.Note("Too late.")).join())
                    .isInstanceOf(SayResult.Forbidden.class);
            here.restore(Seat.HOME, id);
            assertThat(open.say(Seat.HOME, 1, new Command.Note("In time.")).join())
                    .isInstanceOf(SayResult.Done.class);
        }
    }
}
