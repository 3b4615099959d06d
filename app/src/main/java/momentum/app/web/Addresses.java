package momentum.app.web;

import io.helidon.webserver.http.ServerRequest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import momentum.app.web.form.Form;
import momentum.app.web.view.Address;

/** Reads where someone is from the address of a request, or from the one that a form wants to go back to. */
final class Addresses {
    private static final List<String> TABS = List.of("moves", "oracles", "foes");
    private static final List<String> VIEWS = List.of("story", "sheet", "tracks", "moves");
    private static final int MOST_ROWS = 100_000;

    private Addresses() {}

    static Address read(ServerRequest request) {
        return read(request.path().pathParameters().get("id"), name -> House.query(request, name));
    }

    static Address read(Form form, ServerRequest request) {
        Map<String, String> parts = new HashMap<>();
        String back = Back.to(form, "");
        for (String part : back.substring(back.indexOf('?') + 1).split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                parts.put(part.substring(0, equals), decode(part.substring(equals + 1)));
            }
        }
        return read(request.path().pathParameters().get("id"), name -> parts.getOrDefault(name, ""));
    }

    private static String decode(String part) {
        try {
            return URLDecoder.decode(part, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static Address read(String id, UnaryOperator<String> part) {
        String tab = part.apply("tab");
        String view = part.apply("view");
        String at = part.apply("at");
        String rows = part.apply("rows");
        return new Address(
                id,
                part.apply("hero"),
                TABS.contains(tab) ? tab : TABS.getFirst(),
                part.apply("open"),
                VIEWS.contains(view) ? view : VIEWS.getFirst(),
                at.matches("\\d{1,9}") ? Long.parseLong(at) : Address.NOW,
                rows.matches("[1-9]\\d{0,5}") ? Math.min(MOST_ROWS, Integer.parseInt(rows)) : Address.ROWS);
    }
}
