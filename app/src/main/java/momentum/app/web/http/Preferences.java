package momentum.app.web.http;

import io.helidon.http.SetCookie;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Per-device preferences, kept in cookies: real dice, and favourite oracles. */
public record Preferences(boolean hasOwnDice, List<String> favourites) {
    private static final int MOST = 20;

    public static Preferences of(ServerRequest request) {
        var cookies = request.headers().cookies();
        return new Preferences(
                cookies.first("dice").orElse("").equals("own"),
                Arrays.stream(cookies.first("favourites").orElse("").split("~", -1))
                        .filter(name -> !name.isEmpty())
                        .map(Preferences::decode)
                        .limit(MOST)
                        .toList());
    }

    /** A malformed cookie is ignored. */
    private static String decode(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    public Preferences withDice(String whose) {
        return new Preferences(whose.equals("own"), favourites);
    }

    /** Adds a table to the favourites, or removes it. */
    public Preferences toggling(String table) {
        List<String> changed = new ArrayList<>(favourites);
        if (!changed.remove(table)) {
            changed.addFirst(table);
        }
        return new Preferences(hasOwnDice, List.copyOf(changed));
    }

    public void keep(ServerResponse response) {
        response.headers().addCookie(cookie("dice", hasOwnDice ? "own" : "table"));
        response.headers()
                .addCookie(cookie(
                        "favourites",
                        favourites.stream()
                                .limit(MOST)
                                .map(PercentEncoding::encode)
                                .collect(Collectors.joining("~"))));
    }

    private static SetCookie cookie(String name, String value) {
        return SetCookie.builder(name, value)
                .path("/")
                .maxAge(Duration.ofDays(365))
                .httpOnly(true)
                .sameSite(SetCookie.SameSite.STRICT)
                .build();
    }
}
