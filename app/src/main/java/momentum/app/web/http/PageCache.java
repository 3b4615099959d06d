package momentum.app.web.http;

import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Pages that are the same for everyone, rendered and compressed once; bounded, the longest unused forgotten first. */
public final class PageCache {
    private final int most;
    private final Map<Object, Page> pages = new LinkedHashMap<>(16, 0.75f, true);

    public PageCache(int most) {
        this.most = most;
    }

    private static final class Page {
        private final byte[] plain;
        private final byte[] gzipped;
        private final String tag;

        Page(byte[] plain) {
            this.plain = plain;
            this.gzipped = GzipResponse.gzip(plain);
            this.tag = "\"%08x-%d\"".formatted(Arrays.hashCode(plain), plain.length);
        }
    }

    /**
     * Sends a page; a browser that has it already is told so.
     *
     * @param key all that it depends on
     */
    public void send(ServerRequest request, ServerResponse response, Object key, Supplier<byte[]> rendered) {
        Page page = page(key, rendered);
        response.header(HeaderNames.CONTENT_TYPE, "text/html; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "private, no-cache")
                .header(HeaderNames.VARY, "Accept-Encoding")
                .header(HeaderNames.ETAG, page.tag);
        if (request.headers().first(HeaderNames.IF_NONE_MATCH).orElse("").equals(page.tag)) {
            response.status(Status.NOT_MODIFIED_304).send();
        } else if (GzipResponse.isWanted(request)) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip").send(page.gzipped);
        } else {
            response.send(page.plain);
        }
    }

    /** Two may render the same page at once: better than that all wait while one is rendered. */
    private Page page(Object key, Supplier<byte[]> rendered) {
        synchronized (pages) {
            Page kept = pages.get(key);
            if (kept != null) {
                return kept;
            }
        }
        Page made = new Page(rendered.get());
        synchronized (pages) {
            pages.put(key, made);
            if (pages.size() > most) {
                pages.remove(pages.keySet().iterator().next());
            }
        }
        return made;
    }
}
