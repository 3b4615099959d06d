package momentum.app.web.security;

import java.net.URI;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where the server listens, and whether requests need a seat.
 *
 * @param port the port; 0 for any free one
 * @param demandsSeats whether requests need a seat; local use needs none
 * @param address the public address, such as that of a proxy
 */
public record BindAddress(String host, int port, boolean demandsSeats, Optional<URI> address) {
    /** On the loopback interface, without seats. */
    public static BindAddress home(int port) {
        return new BindAddress("127.0.0.1", port, false, Optional.empty());
    }

    /** Whether the public address is HTTPS, so that cookies are secure. */
    boolean isSecure() {
        return address.filter(at -> "https".equals(at.getScheme())).isPresent();
    }

    /** The accepted values of the Host header. */
    Set<String> names() {
        Set<String> names = new LinkedHashSet<>(List.of("localhost", "127.0.0.1", "[::1]"));
        names.add(host);
        address.map(URI::getHost).ifPresent(names::add);
        return names;
    }

    /** The public address, without a trailing slash. */
    public String at(int listening) {
        return address.map(URI::toString)
                .orElseGet(() -> "http://%s:%d".formatted(host.contains(":") ? "[" + host + "]" : host, listening))
                .replaceFirst("/+$", "");
    }
}
