package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher, on a copy of the project that has never been built. */
class LauncherTest {
    private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> LEFT_OUT = Set.of("target", ".git", "node_modules", "test");

    /** A bash as old as a Mac's, if someone has one and says where. Otherwise the launcher runs in the bash there is. */
    private static final Optional<String> OLD_BASH = Optional.ofNullable(System.getenv("MOMENTUM_OLD_BASH"));

    @TempDir
    Path folder;

    @Test
    void theFirstStartBuildsTheSecondDoesNotAndAChangeBuildsAgain() throws IOException {
        Path copy = folder.resolve("a copy");
        copy(PROJECT, copy);
        Path mac = MacTools.in(folder.resolve("tools of a mac"));

        Program first = launchOnAMac(mac, copy, "roll", "+3", "--momentum", "6", "--dice", "1,5,8");
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
        assertThat(first.exit()).isZero();
        isLearned(copy, false);

        Program second = launchOnAMac(mac, copy, "odds", "--ask", "nonsense");
        assertThat(second.err()).contains("'nonsense' is none of").doesNotContain("Building");
        assertThat(second.exit()).isEqualTo(2);

        // As when the benchmarks have built it: what was learned is of another program.
        boolean hasScript = MacTools.addScript(mac);
        forget(copy);
        assertThat(launchOnAMac(mac, copy, "--version").err().lines()).containsExactly("Learning to start quickly");
        isLearned(copy, hasScript);
        forget(copy);
        assertThat(launch(copy, "--version").err().lines()).containsExactly("Learning to start quickly");
        isLearned(copy, hasScript);
        assertThat(launch(copy, "--version").err()).isEmpty();
        for (String module : List.of("engine", "content", "table")) {
            Path jar = copy.resolve("app/target/quick/lib/momentum-%s-0.1.0.jar".formatted(module));
            assertThat(moduleName(jar)).isEqualTo("momentum." + module);
        }
        assertThat(moduleName(copy.resolve("app/target/quick/momentum.jar"))).isEqualTo("momentum.app");

        Path link = Files.createSymbolicLink(folder.resolve("momentum"), Path.of("a copy/momentum"));
        Program linked = Program.run(onAMac(mac, launcher(link, "--version")), "");
        assertThat(linked.out()).startsWith("Momentum ");
        assertThat(linked.err()).isEmpty();

        Path source = copy.resolve("app/src/main/java/momentum/app/Main.java");
        Files.writeString(source, "this is not Java");
        Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
        Program broken = launchOnAMac(mac, copy, "roll", "+2");
        assertThat(broken.exit()).isEqualTo(1);
        assertThat(broken.err()).contains("Building app").contains("Main.java").contains("The build failed");
    }

    /** A terminal ends its lines otherwise than a pipe: so it is seen whether the game was played in one. */
    private static void isLearned(Path project, boolean inATerminal) throws IOException {
        String log = Files.readString(project.resolve("target/start.log"));
        assertThat(project.resolve("app/target/quick/momentum.aot")).as(log).isNotEmptyFile();
        assertThat(log.contains("\r\n")).as(log).isEqualTo(inATerminal);
    }

    /** What was learned is older than the program from here on. */
    private static void forget(Path project) throws IOException {
        FileTime earlier = FileTime.from(Instant.EPOCH);
        Files.setLastModifiedTime(project.resolve("target/start.log"), earlier);
        Files.setLastModifiedTime(project.resolve("app/target/quick/momentum.aot"), earlier);
    }

    private static String moduleName(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return String.valueOf(file.getManifest().getMainAttributes().getValue("Automatic-Module-Name"));
        }
    }

    @Test
    void withoutAJdkOneSentenceSaysWhatToInstall() {
        ProcessBuilder builder = launcher(PROJECT.resolve("momentum"), "roll", "+2");
        builder.environment().put("MOMENTUM_JDKS", folder.toString());

        assertThat(Program.run(builder, ""))
                .isEqualTo(new Program(
                        1,
                        "",
                        "Momentum needs a JDK 25 or newer: install one, such as Temurin 25, and run this again.\n"));
    }

    @Test
    void withoutMavenOneSentenceSaysWhatToInstall() throws IOException {
        Program program = launchWith("bash", "env", "dirname", "sed", "find", "mkdir", "touch");
        assertThat(program.exit()).isEqualTo(1);
        assertThat(program.err())
                .isEqualTo("Momentum is built with Maven 3.8 or newer: install it (the package \"maven\")"
                        + " and run this again.\n");
    }

    @Test
    void withoutNpmOneSentenceSaysWhatToInstall() throws IOException {
        Program program = launchWith("bash", "env", "dirname", "sed", "find", "mkdir", "touch", "mvn", "cmp");
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
            MacTools.write(bin.resolve(tool), "exec /usr/bin/%s \"$@\"\n".formatted(tool));
        }
        ProcessBuilder builder = launcher(copy.resolve("momentum"), "roll", "+2");
        builder.environment().put("PATH", bin.toString());
        return Program.run(builder, "");
    }

    private static Program launch(Path project, String... arguments) {
        return Program.run(launcher(project.resolve("momentum"), arguments), "");
    }

    private static Program launchOnAMac(Path tools, Path project, String... arguments) {
        return Program.run(onAMac(tools, launcher(project.resolve("momentum"), arguments)), "");
    }

    private static ProcessBuilder onAMac(Path tools, ProcessBuilder builder) {
        builder.environment().put("PATH", tools.toString());
        OLD_BASH.ifPresent(bash -> builder.command().addFirst(bash));
        return builder;
    }

    private static ProcessBuilder launcher(Path script, String... arguments) {
        List<String> command = new ArrayList<>(List.of(script.toString()));
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
