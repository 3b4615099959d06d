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
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Per-device preferences, kept in cookies: real dice, favourite oracles, how pages look, and how much they teach. */
public record Preferences(boolean hasOwnDice, List<String> favourites, Appearance appearance, Coaching coaching) {
    private static final int MOST = 20;

    public static Preferences of(ServerRequest request) {
        var cookies = request.headers().cookies();
        return new Preferences(
                cookies.first("dice").orElse("").equals("own"),
                Arrays.stream(cookies.first("favourites").orElse("").split("~", -1))
                        .filter(name -> !name.isEmpty())
                        .map(Preferences::decode)
                        .limit(MOST)
                        .toList(),
                Appearance.of(
                        cookies.first("theme").orElse(""),
                        decode(cookies.first("zone").orElse("")),
                        cookies.first("sound").orElse("")),
                Coaching.of(
                        cookies.first("coach").orElse(""),
                        cookies.first("learned").orElse("")));
    }

    /** A malformed cookie is ignored. */
    private static String decode(String name) {
        try {
            return URLDecoder.decode(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    /** With whatever a form says of them. */
    public Preferences with(FormData form) {
        return new Preferences(
                form.has("dice") ? form.text("dice").equals("own") : hasOwnDice,
                form.has("favourite") ? toggled(form.text("favourite")) : favourites,
                appearance(form),
                coaching(form));
    }

    private Appearance appearance(FormData form) {
        Appearance changed = form.has("theme") ? appearance.withTheme(form.text("theme")) : appearance;
        changed = form.has("zone") ? changed.withZone(form.text("zone")) : changed;
        return form.has("sound") ? changed.withSound(form.text("sound").equals("on")) : changed;
    }

    private Coaching coaching(FormData form) {
        Coaching changed = form.has("coach") ? coaching.turned(form.text("coach")) : coaching;
        return form.has("learned") ? changed.learning(form.text("learned")) : changed;
    }

    /** A table is added to the favourites, or removed. */
    private List<String> toggled(String table) {
        List<String> changed = new ArrayList<>(favourites);
        if (!changed.remove(table)) {
            changed.addFirst(table);
        }
        return List.copyOf(changed);
    }

    public void keep(ServerResponse response) {
        Map<String, String> kept = new TreeMap<>();
        kept.put("dice", hasOwnDice ? "own" : "table");
        kept.put(
                "favourites",
                favourites.stream().limit(MOST).map(PercentEncoding::encode).collect(Collectors.joining("~")));
        kept.put("theme", appearance.theme());
        kept.put("zone", PercentEncoding.encode(appearance.zone()));
        kept.put("sound", appearance.hasSound() ? "on" : "off");
        kept.put("coach", coaching.isOn() ? "on" : "off");
        kept.put("learned", String.join("~", coaching.learned()));
        kept.forEach((name, value) -> response.headers().addCookie(cookie(name, value)));
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
