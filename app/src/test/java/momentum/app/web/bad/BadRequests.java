package momentum.app.web.bad;

import java.io.ByteArrayOutputStream;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Thinks of requests by a seed: each begins as one that a page might send, and most are then spoiled in one way or several. */
public final class BadRequests {
    /** Just past what a form may have. */
    private static final int PAST_THE_LIMIT = 257_000;

    private static final String FORM = "application/x-www-form-urlencoded";

    private static final String SAY = "POST /t/{id}/say";

    private static final String SIT = "POST /s";

    /** Every route, and the two or three ways to write it wrong. */
    public static final List<String> ROUTES = List.of(
            "GET /",
            "POST /campaigns",
            "POST /import",
            "POST /mine",
            "GET /t/{id}",
            "GET /t/{id}/live",
            SAY,
            "POST /t/{id}/undo",
            "POST /t/{id}/redo",
            "POST /t/{id}/thinking",
            "POST /t/{id}/propose",
            "GET /t/{id}/hero",
            "POST /t/{id}/hero",
            "GET /t/{id}/truths",
            "POST /t/{id}/truths",
            "GET /t/{id}/suggest",
            "GET /t/{id}/sheet",
            "GET /t/{id}/read",
            "GET /t/{id}/find",
            "GET /t/{id}/seats",
            "POST /t/{id}/seats",
            "POST /t/{id}/mode",
            "POST /t/{id}/campaign",
            "POST /t/{id}/word",
            "POST /t/{id}/leave",
            "POST /t/{id}/whisper",
            "POST /t/{id}/screen",
            "GET /t/{id}/dice",
            "POST /t/{id}/dice",
            "GET /t/{id}/export",
            "GET /t/{id}/export?as=markdown",
            "GET /t/{id}/export?as=record",
            "GET /s/{secret}",
            SIT,
            "GET /slate",
            "POST /slate",
            "GET /slate/{slate}",
            "GET /slate/{slate}/live",
            "POST /slate/{slate}",
            "GET /rules/{game}",
            "GET /rules/{game}/oracle/{nowhere}",
            "GET /credits",
            "GET /web/{file}",
            "GET /favicon.ico",
            "GET /{nowhere}");

    private final SplittableRandom random;
    private final Guests guests;
    private final int port;
    private String slate = "0".repeat(12);
    private String row = "2";

    public BadRequests(long seed, Guests guests, int port) {
        this.random = new SplittableRandom(seed);
        this.guests = guests;
        this.port = port;
    }

    /** A War Slate that there is, once one was begun. */
    public void slate(String id) {
        slate = id;
    }

    /** How far a table has come, as one was told. */
    public void row(String last) {
        row = last;
    }

    /** A request as it grows. */
    private static final class Draft {
        String method = "GET";
        String path = "/";
        String version = "HTTP/1.1";
        byte[] body = new byte[0];
        final Map<String, String> headers = new LinkedHashMap<>();
        final List<String> fields = new ArrayList<>();
        String more = "";
        boolean isHttp = true;
        boolean isWhole = true;

        void field(String name, String value) {
            fields.add(name + "=" + value);
        }
    }

    public BadRequest next() {
        String route = chance(4) ? SAY : pick(ROUTES);
        Draft draft = new Draft();
        draft.method = route.substring(0, route.indexOf(' '));
        draft.headers.put("Host", "127.0.0.1:" + port);
        Guests.Place place = switch (random.nextInt(3)) {
            case 0 -> guests.coop();
            case 1 -> guests.guided();
            default -> guests.shut();
        };
        draft.path = path(route.substring(route.indexOf(' ') + 1), place);
        draft.headers.put("Cookie", cookie(route, place));
        if (draft.method.equals("POST")) {
            draft.headers.put("Content-Type", FORM);
            fill(draft, route);
        } else if (chance(2)) {
            draft.path += "?" + query();
        }
        if (!chance(3)) {
            for (int i = random.nextInt(3); i >= 0; i--) {
                spoil(draft);
            }
        }
        return written(route, draft);
    }

    private String cookie(String route, Guests.Place place) {
        if (!route.contains("/t/")) {
            return chance(2) ? pick(guests.hosts()) : pick(place.unwelcome());
        }
        return place.welcome().isEmpty() || chance(4) ? pick(place.unwelcome()) : pick(place.welcome());
    }

    private String path(String pattern, Guests.Place place) {
        return pattern.replace("{id}", chance(40) ? pick(BadWords.TEXTS).replace("?", "") : place.id())
                .replace("{secret}", secret(place))
                .replace("{slate}", chance(3) ? pick(BadWords.TEXTS) : slate)
                .replace("{game}", pick(List.of("ironsworn", "starforged", "chess", "%00", "..")))
                .replace(
                        "{file}",
                        pick(List.of(
                                "momentum.css",
                                "live.js",
                                "lib/htmx.min.js",
                                "none.js",
                                "..%2f..%2fx.css",
                                "a" + number(),
                                "x" + random.nextInt() + ".css")))
                .replace("{nowhere}", pick(BadWords.TEXTS) + random.nextInt(1000));
    }

    private String secret(Guests.Place place) {
        String cookie = pick(chance(2) && !place.welcome().isEmpty() ? place.welcome() : place.unwelcome());
        return chance(4) ? pick(BadWords.TEXTS) : cookie.substring(cookie.indexOf('=') + 1);
    }

    private String query() {
        return IntStream.rangeClosed(0, random.nextInt(6))
                .mapToObj(i -> pick(BadWords.QUERY)
                        + "="
                        + (chance(2) ? encode(pick(BadWords.NUMBERS)) : chance(2) ? pick(BadWords.MOVES) : value()))
                .collect(Collectors.joining("&"));
    }

    /** What a page might send to a route. */
    private void fill(Draft draft, String route) {
        switch (route.substring(route.lastIndexOf('/') + 1)) {
            case "say" -> say(draft);
            case "hero" -> {
                draft.field("do", "hero");
                // Heroes stay: a table that gains one with every other request would grow, and be told so of its
                // memory.
                draft.field(
                        "name", chance(50) ? "Hero" + random.nextInt(5) : pick(List.of("K%C3%A1ra", "", "%00", "+")));
                for (String stat : List.of("edge", "heart", "iron", "shadow", "wits")) {
                    draft.field("stat-" + stat, encode(number()));
                }
                draft.field("asset", value());
                draft.field("sworn", value());
                draft.field("sworn-rank", pick(List.of("epic", "easy", "")));
            }
            case "truths" -> {
                draft.field("do", "truths");
                draft.field(chance(2) ? "roll" : "x", chance(2) ? "all" : encode(number()));
                draft.field("truth-" + random.nextInt(20), encode(number()));
                draft.field("detail-0-0-0", encode(number()));
            }
            case "campaigns" -> {
                draft.field("name", "Bad");
                draft.field("game", chance(500) ? "ironsworn" : value());
                draft.field("strictness", "enforce");
                draft.field("mode", pick(List.of("co-op", "guided", "alone")));
            }
            case "import" -> {
                // Nothing that could be taken over, for nobody would delete it again.
                draft.headers.put("Content-Type", "multipart/form-data; boundary=x");
                draft.body =
                        "--x\r\nContent-Disposition: form-data; name=\"%s\"; filename=\"%s\"\r\n\r\n%s\r\n--x--\r\n"
                                .formatted(
                                        chance(8) ? value() : "file",
                                        value(),
                                        pick(List.of(
                                                "",
                                                "{",
                                                "{\"momentum\":3}",
                                                "game ironsworn\nfly",
                                                "game chess",
                                                value())))
                                .getBytes(StandardCharsets.UTF_8);
                return;
            }
            case "mine" -> {
                draft.field(chance(2) ? "dice" : "favourite", value());
                draft.field("back", value());
            }
            case "seats" -> {
                draft.field("do", pick(List.of("give", "again", "revoke", "heroes", "sell")));
                draft.field("name", value());
                draft.field("role", pick(List.of("owner", "guide", "player", "spectator", "king", "")));
                draft.field("seat", value());
                draft.field("hero", "Ylva");
            }
            case "campaign" -> {
                // An owner among the guests could delete the table that all the others are tried at.
                draft.field("do", pick(List.of("rename", "restore", "unarchive", "burn", "")));
                draft.field("name", value());
            }
            case "propose" -> {
                draft.field("hero", "Ylva");
                draft.field("choice", value());
            }
            case "whisper", "screen" -> {
                draft.field("do", pick(List.of("note", "hide", "roll", "drop", "peek")));
                draft.field("text", value());
                draft.field("to", value());
                draft.field("likely", "Likely");
                draft.field("number", encode(number()));
            }
            case "slate" -> {
                draft.field("left", chance(20) ? "Ash" : value());
                draft.field("right", chance(2) ? "Brom" : value());
                draft.field("left-seals", encode(number()));
                draft.field("right-seals", chance(2) ? "3" : encode(number()));
            }
            case "s" -> draft.field("secret", encode(secret(chance(2) ? guests.coop() : guests.guided())));
            case "{slate}" -> {
                draft.field("line", chance(2) ? value() : "Ash+" + (chance(2) ? "%2B1" : encode(number())));
                if (chance(2)) {
                    draft.field("read", "0");
                    return;
                }
            }
            default -> draft.field(pick(BadWords.FIELDS), value());
        }
        draft.field("read", chance(2) ? row : chance(2) ? Integer.toString(random.nextInt(200)) : encode(number()));
    }

    private void say(Draft draft) {
        draft.field("do", pick(BadWords.DOS));
        draft.field("hero", chance(4) ? value() : pick(List.of("K%C3%A1ra", "Ylva")));
        draft.field("move", pick(BadWords.MOVES));
        draft.field("stat", pick(List.of("iron", "edge", "luck", "")));
        draft.field("reply", pick(BadWords.REPLIES));
        for (int i = random.nextInt(6); i >= 0; i--) {
            draft.field(pick(BadWords.FIELDS), chance(3) ? value() : encode(number()));
        }
        draft.field("what", pick(List.of("health", "momentum", "experience", "wounded", "harm", "initiative", "luck")));
        draft.field("value", encode(number()));
        draft.field("kind", pick(List.of("vow", "foe", "journey", "bond", "dream")));
        draft.field("name", chance(3) ? value() : "Thing" + random.nextInt(20));
        draft.field("rank", pick(List.of("epic", "dangerous", "easy")));
        draft.field("ticks", encode(number()));
        draft.field("amount", encode(number()));
        draft.field("reason", "because");
        draft.field(
                "phrase",
                pick(List.of("suffer%20-1%20supply", "mark%20wounded", "fly", "take%20%2B99999999999%20health")));
        draft.field("text", chance(3) ? "A line." : value());
        draft.field("note", encode(number()));
        draft.field("line", chance(30) ? value() : pick(BadWords.LINES));
        draft.field("table", pick(List.of("Action", "Theme", "Region", "none", "%00")));
        draft.field("likely", pick(List.of("Likely", "Certain", "maybe")));
    }

    private void spoil(Draft draft) {
        switch (random.nextInt(22)) {
            case 0 -> draft.method = pick(List.of("PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW", "get"));
            case 1 ->
                draft.headers.put(
                        "Content-Type",
                        pick(List.of(
                                "application/json",
                                "text/plain",
                                "multipart/form-data; boundary=x",
                                FORM + "; charset=utf-16",
                                FORM + "; charset=klingon",
                                "a",
                                "text/html; charset=\"",
                                "*/*",
                                ";")));
            case 2 -> draft.headers.remove("Content-Type");
            case 3 ->
                draft.fields.replaceAll(field -> chance(3) ? field.replaceFirst("=.*", "=" + quoted(value())) : field);
            case 4 -> draft.fields.removeIf(field -> chance(3));
            case 5 ->
                IntStream.range(0, random.nextInt(chance(10) ? 4000 : 50)).forEach(i -> draft.field("f" + i, "1"));
            case 6 -> {
                String name = pick(BadWords.FIELDS);
                IntStream.range(0, random.nextInt(chance(10) ? 4000 : 20)).forEach(i -> draft.field(name, value()));
            }
            case 7 -> draft.field(pick(BadWords.FIELDS), "a".repeat(chance(10) ? 250_000 : random.nextInt(3000)));
            case 8 -> draft.body = chance(8) ? large() : bytes(random.nextInt(300));
            case 9 -> draft.body = pick(BadWords.TEXTS).getBytes(StandardCharsets.UTF_8);
            case 10 ->
                draft.headers.put(
                        "Host",
                        pick(List.of(
                                "evil.example",
                                "LOCALHOST:" + port,
                                "localhost",
                                "127.0.0.1:x",
                                "[::1]",
                                "[",
                                "",
                                "a b",
                                ":",
                                "::")));
            case 11 ->
                draft.headers.put(
                        "Origin",
                        pick(List.of(
                                "http://127.0.0.1:" + port,
                                "null",
                                "http://evil.example",
                                "http://",
                                "::::",
                                "http://[",
                                "%",
                                "file://")));
            case 12 ->
                draft.headers.put(
                        "Sec-Fetch-Site", pick(List.of("cross-site", "same-origin", "none", "same-site", "x")));
            case 13 ->
                draft.path = pick(List.of(
                        draft.path + "/",
                        "/" + draft.path,
                        draft.path + "%2f",
                        draft.path + ";a=b",
                        draft.path + "/..",
                        draft.path + "%",
                        draft.path + "%zz",
                        draft.path + "%00",
                        draft.path + "%C0%AF",
                        "/." + draft.path,
                        draft.path + "?" + "&=".repeat(200),
                        draft.path + "?a=%",
                        draft.path + "#part",
                        "*",
                        "http://evil.example" + draft.path,
                        draft.path + "a".repeat(random.nextInt(3000))));
            case 14 ->
                draft.headers.put(
                        "Cookie",
                        draft.headers.getOrDefault("Cookie", "")
                                + pick(List.of(
                                        "; dice=own",
                                        "; favourites=%zz~%00~~",
                                        "; =",
                                        ";;;",
                                        "; a",
                                        "; favourites=" + "x~".repeat(900),
                                        "; dice=\"own",
                                        "; $Version=1",
                                        "; é=ü")));
            case 15 ->
                draft.headers.put(
                        pick(List.of(
                                "Accept-Encoding",
                                "If-None-Match",
                                "HX-Request",
                                "Accept",
                                "Last-Event-ID",
                                "X-Forwarded-For",
                                "Connection",
                                "TE",
                                "Range")),
                        pick(List.of("gzip", "*", "\"", "true", "keep-alive", "a,b;q=x", "-1", "bytes=5-1", "close")));
            case 16 ->
                IntStream.range(0, random.nextInt(60))
                        .forEach(i -> draft.headers.put("X-Junk-" + i, "j".repeat(random.nextInt(60))));
            case 17 -> {
                draft.more = pick(List.of(
                        "No colon here\r\n",
                        " folded\r\n",
                        "Bad Name: x\r\n",
                        ": x\r\n",
                        "Nul: \0\r\n",
                        "X: " + "x".repeat(20_000) + "\r\n",
                        "Content-Length: 5\r\nContent-Length: 6\r\n",
                        "Content-Length: -1\r\n",
                        "Content-Length: many\r\n",
                        "Transfer-Encoding: gzip\r\n"));
                draft.isHttp = false;
            }
            case 18 -> {
                if (chance(3)) {
                    draft.method = pick(List.of("G(T", "", "\0", "PÖST", "{}"));
                }
                draft.version = pick(List.of("HTTP/1.0", "HTTP/2.0", "HTTP/9", "FTP/1.1", "", "HTTP/1.1 x"));
                draft.isHttp = false;
            }
            case 19 -> {
                draft.headers.put("Content-Length", Integer.toString(random.nextInt(200_000)));
                draft.isHttp = false;
                draft.isWhole = false;
            }
            case 20 -> draft.headers.put("Transfer-Encoding", "chunked");
            default -> draft.headers.put("Expect", pick(List.of("100-continue", "a miracle")));
        }
    }

    private BadRequest written(String route, Draft draft) {
        byte[] body = draft.body.length > 0
                ? draft.body
                : String.join("&", draft.fields).getBytes(StandardCharsets.UTF_8);
        boolean isChunked = draft.headers.containsKey("Transfer-Encoding");
        if (isChunked) {
            ByteArrayOutputStream chunks = new ByteArrayOutputStream();
            chunks.writeBytes((Integer.toHexString(body.length) + "\r\n").getBytes(StandardCharsets.US_ASCII));
            chunks.writeBytes(body);
            chunks.writeBytes((body.length == 0 ? "\r\n" : "\r\n0\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
            body = chunks.toByteArray();
        } else if (body.length > 0 || draft.method.equals("POST")) {
            draft.headers.putIfAbsent("Content-Length", Integer.toString(body.length));
        }
        StringBuilder head = new StringBuilder("%s %s %s\r\n"
                .formatted(draft.method, draft.path, draft.version)
                .replace(" \r\n", "\r\n"));
        draft.headers.forEach((name, value) -> {
            if (!value.isEmpty() || name.equals("Host")) {
                head.append(name).append(": ").append(value).append("\r\n");
            }
        });
        head.append(draft.more).append("\r\n");
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        all.writeBytes(head.toString().getBytes(StandardCharsets.UTF_8));
        all.writeBytes(body);
        // What is not plain letters, or longer than a server must take, need not be answered.
        boolean isHttp = draft.isHttp
                && draft.path.startsWith("/")
                && draft.path.length() < 2000
                && draft.path.chars().allMatch(letter -> letter > ' ' && letter < 127)
                && head.length() < 8000;
        return new BadRequest(
                route, all.toString(StandardCharsets.ISO_8859_1), draft.method.equals("HEAD"), isHttp, draft.isWhole);
    }

    private String value() {
        return chance(20) ? "x".repeat(random.nextInt(2000)) : chance(3) ? encode(number()) : pick(BadWords.TEXTS);
    }

    private String number() {
        return pick(BadWords.NUMBERS);
    }

    private byte[] large() {
        return ("do=note&text=" + "y".repeat(PAST_THE_LIMIT - random.nextInt(2000)))
                .getBytes(StandardCharsets.US_ASCII);
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    private boolean chance(int oneIn) {
        return random.nextInt(oneIn) == 0;
    }

    private <T> T pick(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static String quoted(String value) {
        return java.util.regex.Matcher.quoteReplacement(value);
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
