package momentum.app.web;

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

/**
 * Keeps others out. The table listens on this machine only, but so does every page that the browser has open: a page of another
 * host may neither send a form here nor, under a name that it has made point here, read what is on the table.
 */
final class Guard implements Filter {
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

    private final Set<String> names;

    /** Answers only under these names of this machine. */
    Guard(Set<String> names) {
        this.names = Set.copyOf(names);
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        response.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("Referrer-Policy", "same-origin")
                .header("Cross-Origin-Opener-Policy", "same-origin");
        String host = request.headers().first(HeaderNames.HOST).orElse("");
        if (!names.contains(withoutPort(host))) {
            refuse(response, "This table does not answer to the name \"" + host + "\".");
            return;
        }
        boolean isReading = request.prologue().method().equals(Method.GET)
                || request.prologue().method().equals(Method.HEAD);
        if (!isReading && !isOwn(request, host)) {
            refuse(response, "A form of this table can only be sent from its own pages.");
            return;
        }
        chain.proceed();
    }

    private static boolean isOwn(RoutingRequest request, String host) {
        String site = request.headers().first(FETCH_SITE).orElse("same-origin");
        String origin = request.headers().first(HeaderNames.ORIGIN).orElse("");
        return Set.of("same-origin", "none").contains(site)
                && (origin.isEmpty() || (!origin.equals("null") && host.equals(authority(origin))));
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
        response.status(Status.FORBIDDEN_403)
                .header(HeaderNames.CONTENT_TYPE, "text/plain; charset=utf-8")
                .send(why);
    }
}
