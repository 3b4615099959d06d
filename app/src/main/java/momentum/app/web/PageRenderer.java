package momentum.app.web;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import momentum.app.web.http.GzipResponse;
import momentum.text.VisibleText;

/** Renders templates and sends them, as small as the browser takes them. */
final class PageRenderer {
    /** A form was understood, and what it wants cannot be done. */
    static final Status NOT_TAKEN = Status.create(422, "Unprocessable Content");

    private final TemplateEngine templates = TemplateEngine.createPrecompiled(ContentType.Html);

    /** A page shows nothing hidden, whoever typed it: all of it passes here. */
    void send(
            ServerRequest request, ServerResponse response, Status status, String template, Map<String, Object> shown) {
        StringOutput page = new StringOutput(32_768);
        templates.render(template + ".jte", shown, page);
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, "text/html; charset=utf-8")
                .header(HeaderNames.CACHE_CONTROL, "no-store");
        GzipResponse.send(request, response, VisibleText.of(page.toString()).getBytes(StandardCharsets.UTF_8));
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
        return request.headers().contains(HeaderNames.create("HX-Boosted"));
    }

    /** A part of the page is new, and the whole of it stands at this address from now on. */
    static void showAddress(ServerResponse response, String address) {
        response.header("HX-Replace-Url", address);
    }

    /** Whether a part of the page asks, and not the browser for a whole new one. */
    static boolean isPart(ServerRequest request) {
        return request.headers().contains(HeaderNames.create("HX-Request"));
    }
}
