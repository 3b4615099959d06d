package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The system lets a program's files grow only so far: to the program that is a disk without room. */
class FullDiskTest {
    @TempDir
    Path folder;

    @Test
    void aDiskWithoutRoomIsASentenceAndNothingAcknowledgedIsLost() throws Exception {
        Path file = folder.resolve("campaigns.db");
        String id;
        try (Campaigns campaigns = open(file)) {
            id = campaigns
                    .begin("Full", "ironsworn", Strictness.ENFORCE)
                    .heading()
                    .id();
        }
        Process victim = new ProcessBuilder(
                        "bash",
                        "-c",
                        "ulimit -f 3000; exec \"$@\"",
                        "limited",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:-UsePerfData",
                        "-Djava.io.tmpdir=" + folder,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Victim.class.getName(),
                        file.toString(),
                        "1",
                        id)
                .redirectErrorStream(true)
                .start();
        List<String> said = victim.inputReader().lines().toList();

        assertThat(victim.waitFor()).isZero();
        assertThat(said.getLast())
                .startsWith("trouble ")
                .contains("campaigns.db")
                .containsAnyOf("full", "grow");
        assertThat(said).filteredOn(line -> line.startsWith("ack ")).isNotEmpty();
        long acknowledged =
                said.stream().filter(line -> line.startsWith("ack ")).count();
        try (Campaigns campaigns = open(file)) {
            Campaign campaign = campaigns.open(id).orElseThrow();
            assertThat(campaign.now().seq()).isGreaterThanOrEqualTo(acknowledged);
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("there is room again"))
                            .join())
                    .isInstanceOf(SayResult.Done.class);
        }
    }

    private static Campaigns open(Path file) {
        return new Campaigns(SqliteJournal.open(file), InstantSource.system());
    }
}
