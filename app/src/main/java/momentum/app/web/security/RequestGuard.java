package momentum.app.web.security;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import momentum.text.VisibleText;

/**
 * Rejects cross-site requests (CSRF) and requests for foreign host names (DNS rebinding), and limits the rate. A server on
 * loopback needs this too: any page open in the same browser can reach it.
 */
public final class RequestGuard implements Filter {
    private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self'",
            "connect-src 'self'",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'");

    private static final RateLimiter.Limit SEATED = new RateLimiter.Limit(120, 40);

    /** Shared by all requests from one address without a known seat. */
    private static final RateLimiter.Limit UNKNOWN = new RateLimiter.Limit(2000, 50);

    private final BindAddress bindAddress;
    private final Authentication authentication;
    private final RateLimiter limiter;

    public RequestGuard(BindAddress bindAddress, Authentication authentication, RateLimiter limiter) {
        this.bindAddress = bindAddress;
        this.authentication = authentication;
        this.limiter = limiter;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        response.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "same-origin")
                .header("X-Frame-Options", "DENY")
                .header("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin");
        if (bindAddress.isSecure()) {
            response.header("Strict-Transport-Security", "max-age=31536000");
        }
        String host = request.headers().first(HeaderNames.HOST).orElse("");
        // Where seats are needed, the cookie protects against a foreign host name; where they are not, only this check
        // does.
        if (!bindAddress.demandsSeats() && !bindAddress.names().contains(withoutPort(host))) {
            refuse(response, "This table does not answer to the name \"" + VisibleText.of(host) + "\".");
            return;
        }
        boolean isReading = request.prologue().method().equals(Method.GET)
                || request.prologue().method().equals(Method.HEAD);
        if (!isReading && !isOwn(request, host)) {
            refuse(response, "A form of this table can only be sent from its own pages.");
            return;
        }
        if (bindAddress.demandsSeats() && !request.path().path().startsWith("/web/") && !isWithinLimit(request)) {
            response.header("Retry-After", "2");
            refuse(response, Status.TOO_MANY_REQUESTS_429, "That is more than a hand can send: wait a moment.");
            return;
        }
        chain.proceed();
    }

    /** Limits each seat by itself, and requests without a seat by their address. */
    private boolean isWithinLimit(RoutingRequest request) {
        return authentication
                .known(request)
                .map(seat -> limiter.allows("seat " + seat, SEATED))
                .orElseGet(() -> limiter.allows("from " + request.remotePeer().host(), UNKNOWN));
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
        return host.replaceFirst(":\\d+$", "").toLowerCase(Locale.ROOT);
    }

    private static void refuse(RoutingResponse response, String why) {
        refuse(response, Status.FORBIDDEN_403, why);
    }

    private static void refuse(RoutingResponse response, Status status, String why) {
        response.status(status)
                .header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .send(why);
    }
}
