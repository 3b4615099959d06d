package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the launcher starts Java, seen by a Java that only says how it was started. */
class LauncherFlagsTest {
    @TempDir
    Path folder;

    @Test
    void aTableThatIsOutOfMemoryEndsSoThatItCanBeStartedAnew() throws IOException {
        Files.copy(Path.of("..", "momentum"), folder.resolve("momentum"));
        program("jdk/bin/java", "#!/bin/sh\necho \"$@\"\n");
        program("jdk/bin/javac", "#!/bin/sh\n");
        file("jdk/release", "JAVA_VERSION=\"25\"\n");
        for (String module : List.of("engine", "content", "table", "app")) {
            file(module + "/src/main/nothing", "");
            file(module + "/pom.xml", "");
        }
        for (String each : List.of("rulebooks/nothing", "pom.xml", "app/target/quick/momentum.jar")) {
            file(each, "");
        }
        for (String module : List.of("content", "app")) {
            file(module + "/package.json", "");
            file(module + "/package-lock.json", "");
        }
        // Nothing is newer than what was built.
        Instant later = Instant.now().plusSeconds(60);
        for (String made : List.of("target/built", "target/start.log")) {
            file(made, "");
            Files.setLastModifiedTime(folder.resolve(made), FileTime.from(later));
        }
        ProcessBuilder launcher =
                new ProcessBuilder("bash", folder.resolve("momentum").toString(), "serve", "--port", "0");
        launcher.environment().put("MOMENTUM_JDKS", folder.resolve("jdk").toString());
        launcher.environment().remove("JAVA_HOME");

        Program served = Program.run(launcher, "");

        assertThat(served.out())
                .as(served.err())
                .contains("-XX:+ExitOnOutOfMemoryError")
                .contains("serve --port 0");
    }

    private Path file(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.resolveSibling(""));
        return Files.writeString(file, text);
    }

    private void program(String path, String text) throws IOException {
        Files.setPosixFilePermissions(file(path, text), PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
