package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, on a copy of the project that has never been built. */
class LauncherTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> LEFT_OUT = Set.of("target", ".git", "node_modules", "test");

    @TempDir
    Path folder;

    @Test
    void theFirstStartBuildsTheSecondDoesNotAndAChangeBuildsAgain() throws IOException {
        Path copy = folder.resolve("a copy");
        copy(PROJECT, copy);

        Program first = launch(copy, "roll", "+3", "--momentum", "6", "--dice", "1,5,8");
        assertThat(first.out()).as(first.err()).contains("Miss").contains("weak hit");
        assertThat(first.err().lines())
                .containsExactly(
                        "Building momentum [1/5]",
                        "Building engine [2/5]",
                        "Building content [3/5]",
                        "Fetching the books' texts with npm",
                        "Building table [4/5]",
                        "Building app [5/5]",
                        "Fetching the pages' libraries with npm",
                        "Learning to start quickly");
        assertThat(copy.resolve("app/target/quick/momentum.aot")).isNotEmptyFile();
        assertThat(first.exit()).isZero();

        Program second = launch(copy, "odds", "--ask", "nonsense");
        assertThat(second.err()).contains("'nonsense' is none of").doesNotContain("Building");
        assertThat(second.exit()).isEqualTo(2);

        // As when the benchmarks have built it: what was learned is of another program.
        Files.setLastModifiedTime(copy.resolve("app/target/quick/momentum.jar"), FileTime.from(Instant.now()));
        assertThat(launch(copy, "--version").err().lines()).containsExactly("Learning to start quickly");
        assertThat(launch(copy, "--version").err()).isEmpty();

        Path source = copy.resolve("app/src/main/java/momentum/app/Main.java");
        Files.writeString(source, "this is not Java");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        Program broken = launch(copy, "roll", "+2");
        assertThat(broken.exit()).isEqualTo(1);
        assertThat(broken.err()).contains("Building app").contains("Main.java").contains("The build failed");
    }

    @Test
    void withoutAJdkOneSentenceSaysWhatToInstall() {
        ProcessBuilder builder = launcher(PROJECT, "roll", "+2");
        builder.environment().put("MOMENTUM_JDKS", folder.toString());

        assertThat(Program.run(builder, ""))
                .isEqualTo(new Program(
                        1,
                        "",
                        "Momentum needs a JDK 25 or newer: install one, such as Temurin 25, and run this again.\n"));
    }

    @Test
    void withoutMavenOneSentenceSaysWhatToInstall() throws IOException {
        Program program = launchWith("bash", "env", "dirname", "readlink", "sed", "find", "mkdir", "touch");
        assertThat(program.exit()).isEqualTo(1);
        assertThat(program.err())
                .isEqualTo("Momentum is built with Maven 3.8 or newer: install it (the package \"maven\")"
                        + " and run this again.\n");
    }

    @Test
    void withoutNpmOneSentenceSaysWhatToInstall() throws IOException {
        Program program =
                launchWith("bash", "env", "dirname", "readlink", "sed", "find", "mkdir", "touch", "mvn", "cmp");
        assertThat(program.exit()).isEqualTo(1);
        assertThat(program.err())
                .isEqualTo("Momentum fetches the books' texts with npm: install node with npm (the package \"npm\")"
                        + " and run this again.\n");
    }

    @Test
    void aBareMavenSaysWhatToInstallToo() {
        ProcessBuilder builder = new ProcessBuilder(
                        "mvn", "-B", "-N", "-Pfind-jdk", "-Djdk.range=[99,)", "-Dspotless.check.skip", "validate")
                .directory(PROJECT.toFile());

        assertThat(Program.run(builder, "").out())
                .contains("Momentum needs a JDK 25 or newer: install one, such as Temurin 25, and run this again");
    }

    /** The launcher on a machine that has these tools alone. */
    private Program launchWith(String... tools) throws IOException {
        Path copy = folder.resolve("copy");
        copy(PROJECT, copy);
        Path bin = Files.createDirectory(folder.resolve("tools"));
        for (String tool : tools) {
            Path script = Files.writeString(bin.resolve(tool), "#!/bin/sh\nexec /usr/bin/%s \"$@\"\n".formatted(tool));
            Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        ProcessBuilder builder = launcher(copy, "roll", "+2");
        builder.environment().put("PATH", bin.toString());
        return Program.run(builder, "");
    }

    private static Program launch(Path project, String... arguments) {
        return Program.run(launcher(project, arguments), "");
    }

    private static ProcessBuilder launcher(Path project, String... arguments) {
        List<String> command =
                new ArrayList<>(List.of(project.resolve("momentum").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (LEFT_OUT.contains(folder.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(to.resolve(from.relativize(folder).toString()));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
