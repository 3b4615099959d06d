package momentum.app;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A folder of tools as a Mac has them: this machine's own, without those that macOS lacks, and with stand-ins for those that take
 * other arguments there. The stand-ins refuse what macOS refuses.
 */
final class MacTools {
    private static final Set<String> MISSING =
            Set.of("timeout", "script", "realpath", "setsid", "flock", "nproc", "tac", "stdbuf", "getent");

    private static final Map<String, String> STAND_INS =
            Map.of("readlink", """
            case $1 in -*) echo "readlink: illegal option $1" >&2; exit 1 ;; esac
            exec %s "$@"
            """, "find", """
            for word; do case $word in -printf | -quit | -regextype | -executable)
              echo "find: $word: unknown primary or operator" >&2; exit 1 ;; esac; done
            exec %s "$@"
            """, "mktemp", """
            [ "$*" = -d ] || { echo "mktemp: illegal option" >&2; exit 1; }
            exec %s "$@"
            """, "sed", """
            case $1 in -i* | -r | -z) echo "sed: illegal option $1" >&2; exit 1 ;; esac
            %1$s --version >/dev/null 2>&1 && set -- --posix "$@"
            exec %1$s "$@"
            """);

    private MacTools() {}

    static Path in(Path folder) throws IOException {
        Path tools = Files.createDirectory(folder);
        for (Path place : places()) {
            try (Stream<Path> files = Files.list(place)) {
                for (Path file : files.filter(Files::isExecutable).toList()) {
                    link(tools.resolve(file.getFileName().toString()), file);
                }
            }
        }
        return tools;
    }

    /**
     * Puts a "script" of BSD's kind into such a folder.
     *
     * @return whether there is one now: where this machine has none, nothing can stand in for it
     */
    static boolean addScript(Path tools) throws IOException {
        Optional<Path> real = places().stream()
                .map(place -> place.resolve("script"))
                .filter(Files::isExecutable)
                .findFirst();
        if (real.isEmpty()) {
            return false;
        }
        if (System.getProperty("os.name").startsWith("Mac")) {
            Files.createSymbolicLink(tools.resolve("script"), real.get());
            return true;
        }
        // Options, the file, then the command word by word; here util-linux does the work.
        write(tools.resolve("script"), """
                [ "$1" = -q ] && [ "$#" -gt 2 ] || { echo "script: illegal option" >&2; exit 1; }
                file=$2
                shift 2
                exec %s -qec "$(bash -c 'printf "%%q " "$@"' - "$@")" "$file"
                """.formatted(real.get()));
        return true;
    }

    private static void link(Path tool, Path file) throws IOException {
        String name = tool.getFileName().toString();
        if (MISSING.contains(name) || Files.exists(tool)) {
            return;
        }
        String standIn = STAND_INS.get(name);
        if (standIn == null) {
            Files.createSymbolicLink(tool, file);
        } else {
            write(tool, standIn.formatted(file));
        }
    }

    static void write(Path tool, String text) throws IOException {
        Files.writeString(tool, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static List<Path> places() {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .filter(place -> !place.isEmpty())
                .map(Path::of)
                .filter(Files::isDirectory)
                .toList();
    }
}
