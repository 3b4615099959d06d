package momentum.app.web.security;

import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where the table is found, and whether one needs a seat to come in.
 *
 * @param port where it listens; 0 for any that is free
 * @param demandsSeats whether everyone must have a seat; at home nobody is asked
 * @param address where others reach it, such as a proxy's address
 */
public record BindAddress(String host, int port, boolean demandsSeats, Optional<URI> address) {
    /** On this machine only, for whoever sits at it. */
    public static BindAddress home(int port) {
        return new BindAddress("127.0.0.1", port, false, Optional.empty());
    }

    /** Whether browsers come by TLS, and nothing is to be sent without. */
    boolean isSecure() {
        return address.filter(at -> "https".equals(at.getScheme())).isPresent();
    }

    /** Under which names this machine may be asked for the table. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "[::1]"));
        names.add(host);
        address.map(URI::getHost).ifPresent(names::add);
        return names;
    }

    /** The address to give to others, without a slash at its end. */
    public String at(int listening) {
        return address.map(URI::toString)
                .orElseGet(() -> "http://%s:%d".formatted(host.contains(":") ? "[" + host + "]" : host, listening))
                .replaceFirst("/+$", "");
    }
}
