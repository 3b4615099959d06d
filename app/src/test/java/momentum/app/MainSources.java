package momentum.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The sources of the program itself, of every module. */
final class MainSources {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private MainSources() {}

    /** Every class of some modules. */
    static List<Path> java(String... modules) {
        return Stream.of(modules)
                .flatMap(module -> below(module + "/src/main/java", ".java"))
                .filter(path -> !path.endsWith("module-info.java") && !path.endsWith("package-info.java"))
                .toList();
    }

    /** Every file below a folder of the repository whose name ends so. */
    static Stream<Path> below(String folder, String ending) {
        try (Stream<Path> all = Files.walk(ROOT.resolve(folder))) {
            return all.filter(path -> path.toString().endsWith(ending)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
