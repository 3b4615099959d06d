package momentum.app.web.security;

import io.helidon.http.SetCookie;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.table.Seats;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/**
 * Authenticates requests by the secret of a seat in a cookie. In local use, a request without one is the owner's. The secret is
 * kept in a cookie rather than in the address, so that it does not appear in the browser's history or on screenshots.
 */
public final class Authentication {
    private static final int MOST_KNOWN = 10_000;

    /** A browser has a cookie for each table it has a seat at; more than so many are not looked at. */
    private static final int MOST_COOKIES = 20;

    /** What a secret looks like; anything else is not worth a question to the store. */
    private static final Pattern SECRET = Pattern.compile("[A-Za-z0-9_-]{16,64}");

    private final Seats seats;
    private final boolean demandsSeats;
    private final boolean isSecure;

    /** Cache of valid secrets and their seats. */
    private final Map<String, String> known = new ConcurrentHashMap<>();

    /** Cache of secrets that are nobody's. One that leads nowhere never leads anywhere again: a new link has a new secret. */
    private final Set<String> unknown = ConcurrentHashMap.newKeySet();

    public Authentication(Seats seats, BindAddress bindAddress) {
        this.seats = seats;
        this.demandsSeats = bindAddress.demandsSeats();
        this.isSecure = bindAddress.isSecure();
    }

    public boolean demandsSeats() {
        return demandsSeats;
    }

    /** The seat of a request at a campaign. */
    public Seat seat(ServerRequest request, String campaign) {
        Optional<String> secret = cookie(request, campaign);
        Optional<Seat> mine =
                secret.flatMap(this::at).filter(seat -> seat.campaign().equals(campaign));
        if (secret.isPresent() && mine.isEmpty()) {
            throw new NoSeat("This seat has been taken back. Ask the owner of the table for a new link.");
        }
        return mine.or(() -> host(request))
                .orElseThrow(() -> new NoSeat("You have no seat at this table. Ask its owner for a link."));
    }

    /** The host's seat, which owns every table; in local use, anyone's. */
    public Optional<Seat> host(ServerRequest request) {
        return demandsSeats
                ? cookie(request, Seats.EVERY_TABLE)
                        .flatMap(this::at)
                        .filter(seat -> seat.campaign().equals(Seats.EVERY_TABLE) && seat.role() == Role.OWNER)
                : Optional.of(Seat.HOME);
    }

    public Seat requireHost(ServerRequest request) {
        return host(request).orElseThrow(() -> new NoSeat("This is for the host of the table."));
    }

    /** Pages that belong to no campaign are for everyone with a seat at any. */
    public Seat requireSeat(ServerRequest request) {
        return demandsSeats
                ? secrets(request.headers().cookies().toMap())
                        .flatMap(secret -> at(secret).stream())
                        .findFirst()
                        .orElseThrow(() -> new NoSeat("Everyone needs a seat here. Ask the host for a link."))
                : Seat.HOME;
    }

    /** Whether a request has a seat at a campaign or is the host's. */
    public boolean isKnown(ServerRequest request, String campaign) {
        return !seats(request, campaign).isEmpty();
    }

    /** All seats of a request at a campaign, the host's among them. */
    public List<Seat> seats(ServerRequest request, String campaign) {
        return Stream.concat(
                        host(request).stream(),
                        cookie(request, campaign)
                                .flatMap(this::at)
                                .filter(seat -> seat.campaign().equals(campaign))
                                .stream())
                .toList();
    }

    private Optional<Seat> at(String secret) {
        if (!SECRET.matcher(secret).matches() || unknown.contains(secret)) {
            return Optional.empty();
        }
        Optional<Seat> found = seats.at(secret);
        if (found.isPresent()) {
            makeRoom(known.keySet());
            known.put(secret, found.get().id());
        } else {
            makeRoom(unknown);
            unknown.add(secret);
            known.remove(secret);
        }
        return found;
    }

    private static void makeRoom(Set<String> cache) {
        if (cache.size() > MOST_KNOWN) {
            cache.clear();
        }
    }

    /** The secrets in cookies of ours. */
    private Stream<String> secrets(Map<String, List<String>> cookies) {
        String host = name(Seats.EVERY_TABLE);
        String seat = (isSecure ? "__Host-" : "") + "seat-";
        return cookies.entrySet().stream()
                .filter(cookie ->
                        cookie.getKey().equals(host) || cookie.getKey().startsWith(seat))
                .flatMap(cookie -> cookie.getValue().stream())
                .limit(MOST_COOKIES);
    }

    /**
     * The seat for one of the secrets of a request. It may be outdated, which is good enough for rate limiting.
     *
     * @param mayAsk whether another secret that was not seen before may be looked up in the store; the first one always is, or whoever
     *     sends many that lead nowhere would keep out a seat that shares their address
     */
    Optional<String> known(RoutingRequest request, BooleanSupplier mayAsk) {
        List<String> secrets = secrets(request.headers().cookies().toMap())
                .filter(secret -> SECRET.matcher(secret).matches() && !unknown.contains(secret))
                .toList();
        return secrets.stream()
                .flatMap(secret -> Optional.ofNullable(known.get(secret)).stream())
                .findFirst()
                .or(() -> secrets.stream()
                        .filter(secret -> secret.equals(secrets.getFirst()) || mayAsk.getAsBoolean())
                        .flatMap(secret -> at(secret).map(Seat::id).stream())
                        .findFirst());
    }

    private Optional<String> cookie(ServerRequest request, String campaign) {
        return request.headers().cookies().first(name(campaign)).asOptional().filter(value -> !value.isEmpty());
    }

    private String name(String campaign) {
        return (isSecure ? "__Host-" : "") + (campaign.isEmpty() ? "host" : "seat-" + campaign);
    }

    public void sit(ServerResponse response, Seat seat, String secret) {
        response.headers().addCookie(cookie(seat.campaign(), secret, Duration.ofDays(365)));
    }

    public void leave(ServerResponse response, String campaign) {
        response.headers().addCookie(cookie(campaign, "", Duration.ZERO));
    }

    /** SameSite=Lax rather than Strict, so that a link from another site works at once; GET requests change nothing. */
    private SetCookie cookie(String campaign, String secret, Duration age) {
        return SetCookie.builder(name(campaign), secret)
                .path("/")
                .maxAge(age)
                .httpOnly(true)
                .secure(isSecure)
                .sameSite(SetCookie.SameSite.LAX)
                .build();
    }
}
