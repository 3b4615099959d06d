package momentum.app.web.http;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Sends a response gzipped, if the browser accepts it and it is large enough. */
public final class GzipResponse {
    private static final int WORTH_IT = 1000;

    private GzipResponse() {}

    public static void send(ServerRequest request, ServerResponse response, byte[] bytes) {
        response.header(HeaderNames.VARY, "Accept-Encoding, HX-Request");
        if (bytes.length < WORTH_IT || !isWanted(request)) {
            response.send(bytes);
            return;
        }
        response.header(HeaderNames.CONTENT_ENCODING, "gzip");
        response.send(gzip(bytes));
    }

    static boolean isWanted(ServerRequest request) {
        return request.headers().first(HeaderNames.ACCEPT_ENCODING).orElse("").contains("gzip");
    }

    static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream gzipped = new ByteArrayOutputStream(bytes.length / 3);
        try (GZIPOutputStream gzip = new GZIPOutputStream(gzipped)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return gzipped.toByteArray();
    }
}
