package momentum.app.web.server;

import io.helidon.common.concurrency.limits.FixedLimit;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.context.Context;
import io.helidon.http.HeaderValues;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.http.Status;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.media.MediaContext;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerConfig;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.WebServerConfig;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionListener;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Predicate;

/**
 * Accepts connections and hands each to Helidon's HTTP/1.1 on a virtual thread of its own.
 *
 * <p>Helidon's own listener is not used: it ends for good when one accept fails, as it does when the process has no handle left; it waits
 * for a request without end; and once it has as many connections as it may, whoever holds them keeps all others out. Here a failed accept
 * is tried again, every wait has a deadline ({@link ClientConnection}), and when there is no room, a connection that waits, or whose
 * answer nobody reads, is closed to make some: first of those that have shown no seat, and of the address that has most of them. So one who holds thousands loses their
 * own, and never those of a player who has a few.
 */
public final class Listener implements AutoCloseable {
    /** The longest body of a request. */
    public static final int MOST_SENT = 256_000;

    /** The longest body of the one request that brings a campaign as a file. */
    public static final int MOST_IMPORTED = 16 << 20;

    private static final System.Logger LOG = System.getLogger(Listener.class.getName());
    private static final Duration RETRY_AFTER = Duration.ofMillis(50);
    private static final Duration LOOK_AFTER = Duration.ofMillis(200);
    private static final Duration GRACE = Duration.ofMillis(500);
    private static final int BACKLOG = 1024;

    private final ConnectionLimits limits;
    private final Router router;
    private final ListenerContext context;
    private final Http1ConnectionSelector http;
    private final Limit unlimited = FixedLimit.create();
    private final Map<String, ClientConnection> open = new ConcurrentHashMap<>();
    private final AtomicLong held = new AtomicLong();
    private final AtomicLong unread = new AtomicLong();
    private final InetSocketAddress address;
    private final ServerSocket server;
    private long accepted;
    private volatile boolean isClosed;

    /** Helidon says that it closes a connection, and then reads on, what was left of a body as the next request. */
    private static final class CloseListener implements Http1ConnectionListener {
        @Override
        public void status(ConnectionContext connection, Status status) {
            if (connection instanceof ClientConnection client) {
                client.requireOpen();
            }
        }

        @Override
        public void headers(ConnectionContext connection, Headers headers) {
            if (connection instanceof ClientConnection client && headers.containsToken(HeaderValues.CONNECTION_CLOSE)) {
                client.endAfterAnswer();
            }
        }
    }

    /** Helidon also reads what it has of a body that nobody wanted as the next request, such as one that was refused with its body. */
    private static final class RequestListener implements Http1ConnectionListener {
        @Override
        public void prologue(ConnectionContext connection, HttpPrologue prologue) {
            if (connection instanceof ClientConnection client) {
                client.requireBegun();
            }
        }

        @Override
        public void headers(ConnectionContext connection, Headers headers) {
            if (connection instanceof ClientConnection client && headers.containsToken(HeaderValues.CONNECTION_CLOSE)) {
                client.endAfterRequest();
            }
        }
    }

    /** Everything that Helidon asks its listener for. */
    private record Settings(
            Context context,
            MediaContext mediaContext,
            ContentEncodingContext contentEncodingContext,
            DirectHandlers directHandlers,
            ListenerConfig config,
            ExecutorService executor)
            implements ListenerContext {}

    public Listener(
            InetSocketAddress address,
            ConnectionLimits limits,
            HttpRouting.Builder routing,
            DirectHandlers directHandlers) {
        this(unbound(), address, limits, routing, directHandlers);
    }

    Listener(
            ServerSocket server,
            InetSocketAddress address,
            ConnectionLimits limits,
            HttpRouting.Builder routing,
            DirectHandlers directHandlers) {
        this.server = server;
        this.address = address;
        this.limits = limits;
        this.router = Router.builder().addRouting(routing).build();
        this.context = new Settings(
                Context.create(),
                MediaContext.create(),
                ContentEncodingContext.create(),
                directHandlers,
                WebServerConfig.builder().maxPayloadSize(MOST_IMPORTED).buildPrototype(),
                Executors.newVirtualThreadPerTaskExecutor());
        this.http = Http1ConnectionSelector.builder()
                // 100-continue is answered at once: otherwise the body of a form that no route reads would be parsed as
                // the next request.
                .config(Http1Config.builder()
                        .continueImmediately(true)
                        .addReceiveListener(new RequestListener())
                        .addSendListener(new CloseListener())
                        .build())
                .build();
    }

    private static ServerSocket unbound() {
        try {
            return new ServerSocket();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Listener start() {
        try {
            server.setReuseAddress(true);
            server.bind(address, BACKLOG);
        } catch (IOException e) {
            throw new UncheckedIOException("Nothing can listen at " + address, e);
        }
        router.beforeStart();
        Thread.ofPlatform()
                .name("listener")
                .uncaughtExceptionHandler(Listener::end)
                .start(this::accept);
        Thread.ofPlatform()
                .daemon()
                .name("connection-deadlines")
                .uncaughtExceptionHandler(Listener::end)
                .start(this::watch);
        return this;
    }

    /** A program that no longer listens must not go on as if it did: a supervisor can start another. */
    private static void end(Thread thread, Throwable failure) {
        LOG.log(Level.ERROR, "The " + thread.getName() + " failed, and the program ends", failure);
        Runtime.getRuntime().halt(1);
    }

    public int port() {
        return server.getLocalPort();
    }

    ConnectionLimits limits() {
        return limits;
    }

    /** How many connections there are. */
    public int size() {
        return open.size();
    }

    private void accept() {
        boolean isTold = false;
        while (!isClosed) {
            Socket socket;
            try {
                socket = server.accept();
                isTold = false;
            } catch (IOException e) {
                if (!isClosed && !isTold) {
                    isTold = true;
                    LOG.log(
                            Level.WARNING,
                            "No connection can be accepted just now, and it is tried again: " + e.getMessage());
                }
                makeRoom(connection -> true);
                LockSupport.parkNanos(RETRY_AFTER.toNanos());
                continue;
            }
            try {
                admit(socket);
            } catch (IOException | RuntimeException e) {
                // Gone before it was here.
                close(socket);
            }
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "A socket was closed before", e);
        }
    }

    private void admit(Socket socket) throws IOException {
        InetAddress from = socket.getInetAddress();
        InetAddress network = AddressBlock.of(from);
        Predicate<ClientConnection> isTheirs =
                connection -> !connection.isSeated() && connection.network().equals(network);
        boolean hasRoom = (limits.proxies().contains(from)
                        || open.values().stream().filter(isTheirs).count() < limits.perAddress()
                        || makeRoom(isTheirs))
                && (open.size() < limits.most() || makeRoom(connection -> true));
        if (!hasRoom) {
            socket.close();
            return;
        }
        socket.setTcpNoDelay(true);
        accepted++;
        String id = Long.toString(accepted);
        ClientConnection connection = new ClientConnection(this, context, router, socket, id);
        open.put(id, connection);
        Thread.ofVirtual().name("client " + id).start(() -> serve(id, connection));
    }

    /** Closes the connection that can best be done without, of some. */
    private boolean makeRoom(Predicate<ClientConnection> some) {
        Optional<Map.Entry<String, ClientConnection>> worst = worst(some);
        worst.ifPresent(each -> {
            each.getValue().close();
            // Its own thread does so too, but may be long in coming to it.
            open.remove(each.getKey());
        });
        return worst.isPresent();
    }

    private Optional<Map.Entry<String, ClientConnection>> worst(Predicate<ClientConnection> some) {
        Map<InetAddress, Integer> counts = new HashMap<>();
        List<Map.Entry<String, ClientConnection>> waiting = open.entrySet().stream()
                .filter(each -> each.getValue().isHeldUp() && some.test(each.getValue()))
                .toList();
        waiting.forEach(each -> counts.merge(each.getValue().network(), 1, Integer::sum));
        return waiting.stream()
                .min(Comparator.<Map.Entry<String, ClientConnection>>comparingInt(
                                each -> each.getValue().worth())
                        .thenComparing(each ->
                                limits.proxies().contains(each.getValue().address()))
                        .thenComparingInt(
                                each -> -counts.getOrDefault(each.getValue().network(), 0))
                        .thenComparingLong(each -> each.getValue().since()));
    }

    private void serve(String id, ClientConnection connection) {
        try {
            http.connection(connection).handle(unlimited);
        } catch (InterruptedException | RuntimeException e) {
            LOG.log(Level.DEBUG, "A connection ended", e);
        } finally {
            connection.drain();
            connection.forget();
            open.remove(id);
        }
    }

    /** Notes that a connection is of someone with a seat: it is kept when room is made. */
    public void seated(String id) {
        ClientConnection connection = open.get(id);
        if (connection != null) {
            connection.seated();
        }
    }

    boolean hold(long bytes) {
        return held.addAndGet(bytes) <= limits.budget();
    }

    /** The bytes of unfinished bodies. */
    long held() {
        return held.get();
    }

    void release(long bytes) {
        held.addAndGet(-bytes);
    }

    /** Counts what is to be read of an answer. Where all hold too much, those are closed that can best be done without. */
    void holdUnread(ClientConnection writing, long bytes) {
        long total = unread.addAndGet(bytes);
        writing.holdUnread(bytes);
        while (total > limits.budget()) {
            Optional<ClientConnection> worst =
                    worst(each -> each != writing && each.unread() > 0).map(Map.Entry::getValue);
            if (worst.isEmpty()) {
                return;
            }
            worst.get().close();
            total = unread.addAndGet(-worst.get().forgetUnread());
        }
    }

    void releaseUnread(ClientConnection written) {
        unread.addAndGet(-written.forgetUnread());
    }

    private void watch() {
        while (!isClosed) {
            long now = System.nanoTime();
            open.values().stream().filter(connection -> connection.isLate(now)).forEach(ClientConnection::close);
            LockSupport.parkNanos(LOOK_AFTER.toNanos());
        }
    }

    /** Waits a moment for answers that are under way. */
    @Override
    public void close() {
        isClosed = true;
        try {
            server.close();
        } catch (IOException e) {
            LOG.log(Level.DEBUG, "The listener was closed before", e);
        }
        long until = System.nanoTime() + GRACE.toNanos();
        while (open.values().stream().anyMatch(connection -> !connection.isWaiting()) && System.nanoTime() < until) {
            LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
        }
        open.values().forEach(ClientConnection::close);
        context.executor().shutdownNow();
        router.afterStop();
    }
}
