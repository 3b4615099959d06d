package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import momentum.app.web.security.NoSeat;
import momentum.app.web.security.OneTimeCodes;
import momentum.table.seat.Seat;

/** Where the host's browser is opened: a page with a button, since no browser presses one before its owner does. */
record OpenRoutes(PageContext context, OneTimeCodes codes) implements HttpService {
    @Override
    public void routing(HttpRules rules) {
        rules.get("/{code}", this::show).post("/{code}", this::sit);
    }

    private void show(ServerRequest request, ServerResponse response) {
        String code = code(request);
        if (!codes.isValid(code)) {
            throw used();
        }
        context.pages().send(request, response, "open", Map.of("code", code));
    }

    private void sit(ServerRequest request, ServerResponse response) {
        String secret = codes.redeem(code(request)).orElseThrow(OpenRoutes::used);
        Seat seat = context.seats().at(secret).orElseThrow(OpenRoutes::used);
        context.authentication().sit(response, seat, secret);
        response.header(HeaderNames.CACHE_CONTROL, "no-store");
        PageRenderer.redirect(response, "/");
    }

    private static String code(ServerRequest request) {
        return request.path().pathParameters().get("code");
    }

    private static NoSeat used() {
        return new NoSeat(
                "This address has been used, or was not used within five minutes. The host's link, which the terminal "
                        + "shows, still works. If it was not you who used this address, start the table with --new-host-link.");
    }
}
