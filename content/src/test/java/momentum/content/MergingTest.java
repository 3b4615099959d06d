package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import momentum.content.Datasworn.Reading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergingTest {
    private static final Library IRONSWORN =
            Library.of("ironsworn", Licences.OPEN).orElseThrow();

    @TempDir
    Path folder;

    @Test
    void aPlayersBookAddsToTheGames() throws IOException {
        Library.Merged merged = IRONSWORN.with(own(OwnFileTest.OWN));
        assertThat(merged.report()).containsExactly("Hearth and Hall adds 1 move, 1 oracle table.");
        assertThat(merged.library().moves()).hasSize(36);
        assertThat(merged.library().moveGroups()).hasSize(7);
        assertThat(merged.library().find("kindle")).hasSize(1);
        assertThat(IRONSWORN.moves()).hasSize(35);
    }

    @Test
    void whereIdsClashThePlayersEntryWinsAndTheReportSaysSo() throws IOException {
        Library.Merged merged = IRONSWORN.with(
                own(OwnFileTest.OWN.replace("move:hearth/home/kindle", "move:classic/adventure/face_danger")));
        assertThat(merged.report())
                .containsExactly(
                        "Hearth and Hall adds 1 oracle table.",
                        "Kindle a Fire of Hearth and Hall takes the place of the one that was there"
                                + " (move:classic/adventure/face_danger).");
        assertThat(merged.library().moves()).hasSize(35);
        assertThat(merged.library().move("Face Danger")).isEmpty();
        assertThat(merged.library()
                        .entry("move:classic/adventure/face_danger")
                        .orElseThrow()
                        .name())
                .isEqualTo("Kindle a Fire");
        assertThat(merged.library()
                        .moveGroups()
                        .getFirst()
                        .contents()
                        .getFirst()
                        .name())
                .as("it stands where the other stood")
                .isEqualTo("Kindle a Fire");
    }

    @Test
    void whatALicenceForbidsIsLeftOutAndTheReportSaysSo() throws IOException {
        String unsold = OwnFileTest.OWN.replace(
                "\"authors\"", "\"license\": \"https://creativecommons.org/licenses/by-nc/4.0\", \"authors\"");
        Library.Merged merged = IRONSWORN.with(own(unsold));
        assertThat(merged.report())
                .containsExactly(
                        "Hearth and Hall adds nothing new.",
                        "Left out, as their licence forbids commercial use: 1 move, 1 oracle table.");
        assertThat(merged.library().moves()).hasSize(35);
        assertThat(Books.all("ironsworn").with(own(unsold)).library().moves()).hasSize(36);
    }

    @Test
    void thePlayerIsCreditedToo() throws IOException {
        assertThat(Credits.of(java.util.List.of(
                                IRONSWORN.with(own(OwnFileTest.OWN)).library()))
                        .markdown())
                .contains("- Hearth and Hall, by A Player, no licence stated: 1 move, 1 oracle table");
    }

    private Datasworn own(String text) throws IOException {
        Reading reading = Datasworn.read(Files.writeString(folder.resolve("own.json"), text));
        assertThat(reading).isInstanceOf(Reading.Read.class);
        return ((Reading.Read) reading).book();
    }
}
