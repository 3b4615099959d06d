package momentum.app.web;

import io.helidon.webserver.http.ServerRequest;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import momentum.app.web.form.DraftForm;
import momentum.app.web.http.FormData;
import momentum.app.web.http.ReturnAddress;
import momentum.app.web.view.Address;

/** Reads where someone is from the address of a request, or from the one that a form wants to go back to. */
final class AddressReader {
    private static final List<String> TABS = List.of("moves", "oracle", "foes", "people");
    private static final List<String> VIEWS = List.of("story", "sheet", "moves", "oracle");
    private static final List<String> PANELS = List.of("", "sheet", "side");

    /** What is filled in is shown again on the page, and stands in each of its links. */
    private static final int LONGEST_VALUE = 300;

    private AddressReader() {}

    static Address read(ServerRequest request) {
        return read(
                request.path().pathParameters().get("id"), query(request.query().rawValue()));
    }

    static Address read(FormData form, ServerRequest request) {
        String back = ReturnAddress.to(form, "");
        return read(request.path().pathParameters().get("id"), query(back.substring(back.indexOf('?') + 1)));
    }

    private static FormData query(String query) {
        Map<String, List<String>> parts = new HashMap<>();
        for (String part : query.split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                parts.computeIfAbsent(decode(part.substring(0, equals)), name -> new ArrayList<>())
                        .add(decode(part.substring(equals + 1)));
            }
        }
        return new FormData(parts);
    }

    private static String decode(String part) {
        try {
            return URLDecoder.decode(part, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static Address read(String id, FormData query) {
        String tab = query.text("tab");
        String view = query.text("view");
        String at = query.text("at");
        String rows = query.text("rows");
        return new Address(
                id,
                query.text("hero"),
                TABS.contains(tab) ? tab : TABS.getFirst(),
                query.text("open"),
                VIEWS.contains(view) ? view : VIEWS.getFirst(),
                PANELS.contains(query.text("panel")) ? query.text("panel") : "",
                at.matches("\\d{1,9}") ? Long.parseLong(at) : Address.NOW,
                rows.matches("[1-9]\\d{0,5}") ? Math.min(Address.MOST_ROWS, Integer.parseInt(rows)) : Address.ROWS,
                query.text("edit").matches("\\d{1,9}") ? Long.parseLong(query.text("edit")) : 0,
                filled(query));
    }

    /** Nothing of it, where it cannot have been filled in on a page. */
    private static FormData filled(FormData query) {
        FormData fields = DraftForm.fields(query);
        return fields.fields().values().stream()
                        .flatMap(List::stream)
                        .allMatch(value -> value.length() <= LONGEST_VALUE)
                ? fields
                : FormData.EMPTY;
    }
}
