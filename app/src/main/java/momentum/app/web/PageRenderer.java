package momentum.app.web;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import gg.jte.output.Utf8ByteOutput;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;
import momentum.app.web.http.GzipResponse;
import momentum.app.web.http.Preferences;
import momentum.text.VisibleText;

/** Renders templates and sends them, as small as the browser takes them. */
final class PageRenderer {
    /** A form was understood, and what it wants cannot be done. */
    static final Status NOT_TAKEN = Status.create(422, "Unprocessable Content");

    private static final int MOST_AT_ONCE = 4;
    private static final HeaderName HAVE = HeaderNames.create("X-Have");
    private static final HeaderName PART = HeaderNames.create("HX-Request");
    private static final HeaderName LINK = HeaderNames.create("HX-Boosted");

    private final RenderedParts parts = new RenderedParts();
    private final TemplateEngine templates = TemplateEngine.createPrecompiled(ContentType.Html);

    /** While it is made, a page takes many times its length of memory: so a few are made at once, whoever asks for how many. */
    private final Semaphore turns = new Semaphore(MOST_AT_ONCE, true);

    void send(
            ServerRequest request, ServerResponse response, Status status, String template, Map<String, Object> shown) {
        send(request, response, status, inTurn(() -> render(request, template, shown)));
    }

    /** Lets a few pages be made at once, and the others wait for their turn. */
    <T> T inTurn(Supplier<T> making) {
        if (!turns.tryAcquire()) {
            turns.acquireUninterruptibly();
        }
        try {
            return making.get();
        } finally {
            turns.release();
        }
    }

    /** The bytes of a page. It shows nothing hidden, whoever typed it: all of it passes here. */
    byte[] render(ServerRequest request, String template, Map<String, Object> shown) {
        StringOutput page = new StringOutput(32_768);
        Map<String, Object> all = new HashMap<>(shown);
        all.put("look", Preferences.of(request).appearance());
        templates.render(template + ".jte", all, page);
        return VisibleText.of(page.toString()).getBytes(StandardCharsets.UTF_8);
    }

    /** The bytes of a page that is put together from parts, in which nothing is hidden. Around them it must show nothing as it was typed. */
    byte[] assemble(ServerRequest request, String template, Map<String, Object> shown) {
        Utf8ByteOutput page = new Utf8ByteOutput();
        Map<String, Object> all = new HashMap<>(shown);
        all.put("look", Preferences.of(request).appearance());
        templates.render(template + ".jte", all, page);
        return page.toByteArray();
    }

    /** The parts of tables' pages that were rendered already. */
    RenderedParts parts() {
        return parts;
    }

    /** A part of a page, in which nothing is hidden either. */
    String part(String template, Map<String, Object> shown) {
        StringOutput part = new StringOutput(4_096);
        templates.render(template + ".jte", shown, part);
        return VisibleText.of(part.toString());
    }

    void send(ServerRequest request, ServerResponse response, Status status, byte[] page) {
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, "text/html; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "no-store");
        GzipResponse.send(request, response, page);
    }

    void send(ServerRequest request, ServerResponse response, String template, Map<String, Object> shown) {
        send(request, response, Status.OK_200, template, shown);
    }

    /** Where the browser is to go on after a form was taken. */
    static void redirect(ServerResponse response, String address) {
        response.status(Status.SEE_OTHER_303)
                .header(HeaderNames.LOCATION, address)
                .send();
    }

    /** Whether a link was followed: the browser then has the address already, and can go back from it. */
    static boolean isLink(ServerRequest request) {
        return request.headers().contains(LINK);
    }

    /** A part of the page is new, and the whole of it stands at this address from now on. */
    static void showAddress(ServerResponse response, String address) {
        response.header("HX-Replace-Url", address);
    }

    /** What a page with scripts has already, of the parts that it is made of. */
    static Optional<String> have(ServerRequest request) {
        return request.headers().first(HAVE);
    }

    /** Whether a part of the page asks, and not the browser for a whole new one. */
    static boolean isPart(ServerRequest request) {
        return request.headers().contains(PART);
    }
}
