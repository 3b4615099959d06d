package momentum.app.web.security;

import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import io.helidon.webserver.http.ServerResponse;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import momentum.app.web.server.AddressBlock;
import momentum.app.web.server.Listener;
import momentum.table.seat.Seat;
import momentum.text.VisibleText;

/**
 * Rejects cross-site requests (CSRF) and requests for foreign host names (DNS rebinding), and limits the rate. A server on
 * loopback needs this too: any page open in the same browser can reach it.
 */
public final class RequestGuard implements Filter {
    private static final Pattern PORT = Pattern.compile(":\\d+$");
    private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "manifest-src 'self'",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    /** What a page may do, and what may be done with it. */
    private static final List<Header> OF_PAGES = List.of(
            HeaderValues.createCached("Content-Security-Policy", POLICY),
            HeaderValues.createCached("Referrer-Policy", "same-origin"),
            HeaderValues.createCached("X-Frame-Options", "DENY"),
            HeaderValues.createCached(
                    "Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
            HeaderValues.createCached("Cross-Origin-Opener-Policy", "same-origin"));

    /** How everything is to be taken that is sent. */
    private static final List<Header> OF_ALL = List.of(
            HeaderValues.createCached("X-Content-Type-Options", "nosniff"),
            HeaderValues.createCached("Cross-Origin-Resource-Policy", "same-origin"));

    private static final RateLimiter.Limit SEATED = new RateLimiter.Limit(120, 40);

    /** Shared by all requests from one address without a known seat. */
    private static final RateLimiter.Limit UNKNOWN = new RateLimiter.Limit(2000, 50);

    /** Secrets from one address that nobody has shown before, each of which is a question to the store. */
    private static final RateLimiter.Limit NEW_SECRETS = new RateLimiter.Limit(500, 100);

    /** What is sent without a seat is a link's secret, and no more. */
    private static final int LONGEST_WITHOUT_SEAT = 4096;

    private final BindAddress bindAddress;
    private final Authentication authentication;
    private final RateLimiter limiter;
    private final Consumer<String> seated;

    /**
     * Guards a server.
     *
     * @param seated is told the ids of connections that have shown a seat
     */
    public RequestGuard(
            BindAddress bindAddress, Authentication authentication, RateLimiter limiter, Consumer<String> seated) {
        this.bindAddress = bindAddress;
        this.authentication = authentication;
        this.limiter = limiter;
        this.seated = seated;
    }

    /** A script or a style is no page: what these forbid is of no use there, and weighs more than many a script. */
    public static void isNoPage(ServerResponse response) {
        OF_PAGES.forEach(header -> response.headers().remove(header.headerName()));
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        OF_ALL.forEach(response::header);
        OF_PAGES.forEach(response::header);
        if (bindAddress.isSecure()) {
            response.header("Strict-Transport-Security", "max-age=31536000");
        }
        // The HTTP library would send a body with the answer, which would be read as the answer to the next request.
        if (request.prologue().method().equals(Method.HEAD)) {
            response.status(Status.METHOD_NOT_ALLOWED_405)
                    .header(HeaderNames.ALLOW, "GET, POST")
                    .header(HeaderValues.CONNECTION_CLOSE)
                    .send();
            return;
        }
        String host = request.headers().first(HeaderNames.HOST).orElse("");
        // Where seats are needed, the cookie protects against a foreign host name; where they are not, only this check
        // does.
        if (!bindAddress.demandsSeats() && !bindAddress.names().contains(withoutPort(host))) {
            refuse(response, "This table does not answer to the name \"" + VisibleText.of(host) + "\".");
            return;
        }
        boolean isReading = request.prologue().method().equals(Method.GET);
        if (!isReading && !isOwn(request, host)) {
            refuse(response, "A form of this table can only be sent from its own pages.");
            return;
        }
        Optional<String> seat = seat(request);
        seat.ifPresent(known -> seated.accept(request.socketId()));
        if (bindAddress.demandsSeats() && !request.path().path().startsWith("/web/") && !isWithinLimit(request, seat)) {
            response.header("Retry-After", "2");
            refuse(response, Status.TOO_MANY_REQUESTS_429, "That is more than a hand can send: wait a moment.");
            return;
        }
        if (seat.isEmpty() && isLong(request)) {
            refuse(response, Status.REQUEST_ENTITY_TOO_LARGE_413, "Without a seat, nothing so large can be sent.");
            return;
        }
        if (isFile(request) && !isImport(request)) {
            refuse(response, Status.REQUEST_ENTITY_TOO_LARGE_413, "That is larger than any form of this table.");
            return;
        }
        chain.proceed();
    }

    private static boolean isFile(RoutingRequest request) {
        return request.headers().contentLength().orElse(0) > Listener.MOST_SENT;
    }

    /** Only the host brings campaigns along as files. */
    private boolean isImport(RoutingRequest request) {
        return request.path().path().equals("/import")
                && authentication.host(request).isPresent();
    }

    /** In local use everyone is at home. */
    private Optional<String> seat(RoutingRequest request) {
        return bindAddress.demandsSeats()
                ? authentication.known(request, () -> limiter.allows("secrets " + from(request), NEW_SECRETS))
                : Optional.of(Seat.HOME.id());
    }

    private static boolean isLong(RoutingRequest request) {
        return request.headers().contains(HeaderNames.TRANSFER_ENCODING)
                || request.headers().contentLength().orElse(0) > LONGEST_WITHOUT_SEAT;
    }

    /** Limits each seat by itself, and requests without a seat by their address. */
    private boolean isWithinLimit(RoutingRequest request, Optional<String> seat) {
        return seat.map(known -> limiter.allows("seat " + known, SEATED))
                .orElseGet(() -> limiter.allows("from " + from(request), UNKNOWN));
    }

    private static String from(RoutingRequest request) {
        return AddressBlock.of(request.remotePeer().host());
    }

    private boolean isOwn(RoutingRequest request, String host) {
        String site = request.headers().first(FETCH_SITE).orElse("same-origin");
        String origin = request.headers().first(HeaderNames.ORIGIN).orElse("");
        return Set.of("same-origin", "none").contains(site)
                && (origin.isEmpty()
                        || (!origin.equals("null") && (host.equals(authority(origin)) || isAddress(origin))));
    }

    /** Behind a proxy the origin may be the public address rather than the Host header. */
    private boolean isAddress(String origin) {
        return bindAddress
                .address()
                .filter(at -> authority(origin).equals(at.getAuthority()))
                .isPresent();
    }

    private static String authority(String origin) {
        try {
            return String.valueOf(URI.create(origin).getAuthority());
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private static String withoutPort(String host) {
        return PORT.matcher(host).replaceFirst("").toLowerCase(Locale.ROOT);
    }

    private static void refuse(RoutingResponse response, String why) {
        refuse(response, Status.FORBIDDEN_403, why);
    }

    private static void refuse(RoutingResponse response, Status status, String why) {
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                // What else was sent with it is not waited for.
                .header(HeaderValues.CONNECTION_CLOSE)
                .send(why);
    }
}
