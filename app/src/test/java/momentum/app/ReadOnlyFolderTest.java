package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder that may only be read is told at the start, before anyone has typed anything. */
class ReadOnlyFolderTest {
    @TempDir
    Path folder;

    @AfterEach
    void giveBack() throws IOException {
        rights("rwx------", "rw-------");
    }

    private void rights(String ofFolders, String ofFiles) throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
        List<Path> all;
        try (Stream<Path> files = Files.walk(folder)) {
            all = files.toList();
        }
        for (Path path : all.reversed()) {
            Files.setPosixFilePermissions(
                    path, PosixFilePermissions.fromString(Files.isDirectory(path) ? ofFolders : ofFiles));
        }
    }

    /** Root may write whatever the rights say, unless that power is taken from the program. */
    private Program momentum(String typed, String... arguments) {
        List<String> command = new ArrayList<>();
        if (System.getProperty("user.name").equals("root")) {
            command.addAll(List.of("setpriv", "--bounding-set=-dac_override,-dac_read_search"));
        }
        List<String> all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", folder.toString()));
        command.addAll(Program.command(all));
        return Program.run(new ProcessBuilder(command), typed);
    }

    private void assertTold(Program program, String... words) {
        assertThat(program.exit()).as(program.out() + program.err()).isEqualTo(3);
        assertThat(program.err()).contains(words).hasLineCount(1).doesNotContain("Exception");
        assertThat(program.out()).isEmpty();
    }

    @Test
    void aFolderWithCampaignsThatMayOnlyBeReadIsToldByServeAndPlay() throws IOException {
        assertThat(momentum("| Snow.\n", "play", "Ice").exit()).isZero();
        rights("r-x------", "r--------");

        assertTold(momentum("", "serve", "--port", "0", "--no-browser"), "campaigns.db cannot be");
        assertTold(momentum("| More.\n", "play", "Ice"), "campaigns.db cannot be");
        assertTold(momentum("| More.\n", "play", "Ice", "--json"), "campaigns.db cannot be");
    }

    @Test
    void aFileThatMayOnlyBeReadIsToldToo() throws IOException {
        assertThat(momentum("| Snow.\n", "play", "Ice").exit()).isZero();
        rights("rwx------", "r--------");

        assertTold(momentum("", "serve", "--port", "0", "--no-browser"), "campaigns.db cannot be written");
        assertTold(momentum("| More.\n", "play", "Ice"), "campaigns.db cannot be written");
    }

    @Test
    void anEmptyFolderThatMayOnlyBeReadIsToldByServeAndPlay() throws IOException {
        rights("r-x------", "r--------");

        assertTold(momentum("", "serve", "--port", "0", "--no-browser"), "campaigns.db cannot be made");
        assertTold(momentum("", "play", "Ice"), "campaigns.db cannot be made");
    }
}
