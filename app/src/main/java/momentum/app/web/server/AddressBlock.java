package momentum.app.web.server;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** What one person has of addresses: one of IPv4, or a whole block of IPv6, of which any number can be spoken from. */
public final class AddressBlock {
    private static final int NETWORK_BYTES = 8;

    private AddressBlock() {}

    /** The first address of the block. */
    public static InetAddress of(InetAddress address) {
        if (!(address instanceof Inet6Address) || address.isLoopbackAddress()) {
            return address;
        }
        byte[] bytes = address.getAddress();
        Arrays.fill(bytes, NETWORK_BYTES, bytes.length, (byte) 0);
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new IllegalStateException("an address has sixteen bytes", e);
        }
    }

    /** The same of an address as it is written; what is none stands for itself. */
    public static String of(String address) {
        try {
            return of(InetAddress.ofLiteral(address)).getHostAddress();
        } catch (IllegalArgumentException e) {
            return address;
        }
    }
}
