package momentum.app.web.server;

import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Set;

/**
 * What connections may take of the machine.
 *
 * @param most the connections at once
 * @param perAddress those of one address that have shown no seat yet
 * @param idle how long a connection may wait for a request
 * @param head how long the head of a request may take
 * @param body how long the body may take, beside the time that its length gives it; and so what is sent, until it is read
 * @param budget the bytes of unfinished bodies that are held for all, where a body is longer than most are; and so many of answers
 *     that are not read yet
 * @param proxies addresses that speak for many, and are not bounded by themselves
 */
public record ConnectionLimits(
        int most, int perAddress, Duration idle, Duration head, Duration body, long budget, Set<InetAddress> proxies) {
    private static final int MOST = 2000;
    private static final int PER_ADDRESS = 200;

    /** What a connection may hold of the heap, with a whole head and the beginning of a body. */
    private static final int HELD = 128 * 1024;

    private static final int HANDLES_WHERE_UNKNOWN = 1024;

    /** A slow line is not a bad one. */
    private static final int LEAST_BYTES_A_SECOND = 4096;

    public ConnectionLimits {
        proxies = Set.copyOf(proxies);
    }

    /** Half of the handles that the process may open is left to the journal and its files. */
    public static ConnectionLimits ofThisProcess(Set<InetAddress> proxies) {
        long memory = Runtime.getRuntime().maxMemory();
        long most = Math.min(MOST, Math.min(handles() / 2, memory / HELD));
        return new ConnectionLimits(
                Math.max(8, (int) most),
                PER_ADDRESS,
                Duration.ofSeconds(60),
                Duration.ofSeconds(10),
                Duration.ofSeconds(30),
                memory / 8,
                proxies);
    }

    private static long handles() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : HANDLES_WHERE_UNKNOWN;
    }

    /** How long so many bytes may take to come or to go. */
    Duration time(long bytes) {
        return body.plusSeconds(bytes / LEAST_BYTES_A_SECOND);
    }
}
