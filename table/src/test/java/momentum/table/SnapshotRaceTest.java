package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A snapshot is of a row that is stored, and not of one that came too late. */
class SnapshotRaceTest {
    @TempDir
    Path folder;

    private Campaigns program() {
        return new Campaigns(SqliteJournal.open(folder.resolve("campaigns.db")), InstantSource.system());
    }

    private static SayResult say(Campaign campaign, Command command) {
        return campaign.say(Seat.HOME, Campaign.ANY, command).join();
    }

    private static Command momentum(int value) {
        return new Command.SetValue("Kára", "momentum", value, "");
    }

    @Test
    void aCommandThatCameTooLateLeavesNoSnapshot() {
        String id;
        try (Campaigns first = program();
                Campaigns second = program()) {
            Campaign early = first.begin("Ash", "ironsworn", Strictness.ENFORCE);
            id = early.heading().id();
            say(early, new Command.AddHero("Kára", List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), ""));
            while (early.now().seq() < CampaignHistory.SNAPSHOT_EVERY - 1) {
                say(early, new Command.Note("On we go."));
            }
            Campaign late = second.open(id).orElseThrow();
            assertThat(say(early, momentum(1))).isInstanceOf(SayResult.Done.class);

            assertThat(say(late, momentum(5))).isInstanceOf(SayResult.Stale.class);
        }
        try (Campaigns again = program()) {
            Moment now = again.open(id).orElseThrow().now();

            assertThat(now.seq()).isEqualTo(CampaignHistory.SNAPSHOT_EVERY);
            assertThat(now.table().heroes().getFirst().momentum()).isEqualTo(1);
        }
    }
}
