package momentum.app.web.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.table.dice.Sha256;

/**
 * The style sheets, the scripts and the icons, from the program's own jar: read and compressed once. Pages name them by an address
 * that changes with their content, so a browser keeps them and asks no more; by their plain names they are there as well, and asked
 * for each time.
 */
public final class StaticFiles {
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "ico", "image/x-icon",
            "webmanifest", "application/manifest+json");

    /** One version for all: what a script imports lies beside it, so a change of one is a new address for each. */
    private static final int VERSION_LENGTH = 12;

    private static final Pattern VERSIONED = Pattern.compile("([0-9a-f]{%d})/(.+)".formatted(VERSION_LENGTH));

    private static final Pattern IMPORT = Pattern.compile("(?:from|import) \"\\./([^\"]+)\"");

    /** What every page begins with. */
    private static final String PAGE_MODULE = "momentum.js";

    private static final String TABLE_MODULE = "table.js";

    /** Read when the first page is made: who plays in the terminal needs none of it. */
    private static final class Bundle {
        static final SortedMap<String, Ready> FILES = Collections.unmodifiableSortedMap(read());
        static final String VERSION = version();
        static final Map<String, List<String>> MODULES =
                Map.of(TABLE_MODULE, modules(TABLE_MODULE), PAGE_MODULE, modules(PAGE_MODULE));

        private static SortedMap<String, Ready> read() {
            try {
                Path home = Path.of(StaticFiles.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI());
                if (Files.isDirectory(home)) {
                    return read(home.resolve("web"));
                }
                try (FileSystem jar = FileSystems.newFileSystem(home)) {
                    return read(jar.getPath("/web"));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (URISyntaxException e) {
                throw new IllegalStateException(e);
            }
        }

        private static SortedMap<String, Ready> read(Path folder) throws IOException {
            SortedMap<String, Ready> found = new TreeMap<>();
            try (Stream<Path> paths = Files.walk(folder)) {
                for (Path path : paths.filter(Files::isRegularFile).toList()) {
                    String name = folder.relativize(path).toString().replace('\\', '/');
                    String type = TYPES.get(name.substring(name.lastIndexOf('.') + 1));
                    if (type != null) {
                        found.put(name, new Ready(Files.readAllBytes(path), type));
                    }
                }
            }
            return found;
        }

        private static String version() {
            return Sha256.of(FILES.entrySet().stream()
                            .map(each -> each.getKey() + " " + each.getValue().tag)
                            .collect(Collectors.joining("\n")))
                    .substring(0, VERSION_LENGTH);
        }

        /** The first module and all that it needs, in the order they are found. */
        private static List<String> modules(String first) {
            Set<String> found = new LinkedHashSet<>(Set.of(first));
            List<String> open = new ArrayList<>(found);
            while (!open.isEmpty()) {
                Matcher imports = IMPORT.matcher(new String(file(open.removeFirst()).plain, StandardCharsets.UTF_8));
                imports.results().map(each -> each.group(1)).filter(found::add).forEach(open::add);
            }
            return found.stream().map(Bundle::address).toList();
        }

        private static Ready file(String name) {
            return Optional.ofNullable(FILES.get(name))
                    .orElseThrow(() -> new IllegalArgumentException("There is no file \"" + name + "\"."));
        }

        static String address(String name) {
            file(name);
            return "/web/" + VERSION + "/" + name;
        }
    }

    /** A file, ready to be sent in either form. */
    private static final class Ready {
        private final byte[] plain;
        private final byte[] gzipped;
        private final String tag;
        private final String type;

        Ready(byte[] plain, String type) {
            this.plain = plain;
            this.gzipped = GzipResponse.gzip(plain);
            this.tag = "\"" + Sha256.of(plain).substring(0, 16) + "\"";
            this.type = type;
        }

        /** A picture is compressed already. */
        boolean isSmallerGzipped() {
            return gzipped.length < plain.length;
        }
    }

    /** Where a page finds a file, for as long as the file is what it is now. */
    public static String address(String name) {
        return Bundle.address(name);
    }

    /**
     * Where the scripts of a page are, so that a browser can fetch all of them at once.
     *
     * @param first the module that needs all others
     */
    public static List<String> moduleAddresses(String first) {
        return Bundle.MODULES.getOrDefault(first, List.of());
    }

    /** Whether there is such a file, by its plain or its versioned name. */
    public boolean has(String path) {
        return find(path).isPresent();
    }

    private static Optional<Ready> find(String path) {
        Matcher versioned = VERSIONED.matcher(path);
        return Optional.ofNullable(Bundle.FILES.get(versioned.matches() ? versioned.group(2) : path));
    }

    /** Sends the file, or says that there is none. */
    public boolean send(String path, ServerRequest request, ServerResponse response) {
        Matcher versioned = VERSIONED.matcher(path);
        boolean isVersioned = versioned.matches();
        Optional<Ready> found = find(path);
        // A page of an older version still gets what there is now; only the address of this version can be kept.
        boolean isToKeep = isVersioned && versioned.group(1).equals(Bundle.VERSION);
        found.ifPresent(file -> send(file, isToKeep, request, response));
        return found.isPresent();
    }

    private static void send(Ready file, boolean isToKeep, ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.CONTENT_TYPE, file.type)
                .header(HeaderNames.CACHE_CONTROL, isToKeep ? "public, max-age=31536000, immutable" : "no-cache")
                .header(HeaderNames.VARY, "Accept-Encoding")
                .header(HeaderNames.ETAG, file.tag);
        if (request.headers().first(HeaderNames.IF_NONE_MATCH).orElse("").equals(file.tag)) {
            response.status(Status.NOT_MODIFIED_304).send();
        } else if (file.isSmallerGzipped() && GzipResponse.isWanted(request)) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip").send(file.gzipped);
        } else {
            response.send(file.plain);
        }
    }
}
