package momentum.app.web.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The style sheet, the scripts and the icon, from the program's own jar: read and compressed once. */
public final class StaticFiles {
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "svg", "image/svg+xml");

    /** Cache of existing files only, so that requests for missing ones cannot fill the memory. */
    private final Map<String, Ready> files = new ConcurrentHashMap<>();

    /** A file, ready to be sent in either form. */
    private static final class Ready {
        private final byte[] plain;
        private final byte[] gzipped;
        private final String tag;
        private final String type;

        Ready(byte[] plain, String type) {
            this.plain = plain;
            this.gzipped = GzipResponse.gzip(plain);
            this.tag = "\"%08x-%d\"".formatted(Arrays.hashCode(plain), plain.length);
            this.type = type;
        }
    }

    /** Sends the file, or says that there is none. */
    public boolean send(String name, ServerRequest request, ServerResponse response) {
        Optional<Ready> found = Optional.ofNullable(files.get(name)).or(() -> read(name));
        found.ifPresent(file -> {
            files.put(name, file);
            send(file, request, response);
        });
        return found.isPresent();
    }

    private static void send(Ready file, ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.CONTENT_TYPE, file.type)
                .header(HeaderNames.CACHE_CONTROL, "no-cache")
                .header(HeaderNames.VARY, "Accept-Encoding")
                .header(HeaderNames.ETAG, file.tag);
        if (request.headers().first(HeaderNames.IF_NONE_MATCH).orElse("").equals(file.tag)) {
            response.status(Status.NOT_MODIFIED_304).send();
        } else if (GzipResponse.isWanted(request)) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip").send(file.gzipped);
        } else {
            response.send(file.plain);
        }
    }

    private static Optional<Ready> read(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        if (!name.matches("(?:[a-z]+/)?[a-z0-9.-]+") || !TYPES.containsKey(ending)) {
            return Optional.empty();
        }
        try (InputStream in = StaticFiles.class.getResourceAsStream("/web/" + name)) {
            if (in == null) {
                return Optional.empty();
            }
            return Optional.of(new Ready(in.readAllBytes(), TYPES.getOrDefault(ending, "")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
