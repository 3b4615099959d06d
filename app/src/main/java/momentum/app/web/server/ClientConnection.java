package momentum.app.web.server;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.common.socket.PlainSocket;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * One connection, as the HTTP library sees it. It is given the bytes of one request at a time; what it waits for, to come or to be read,
 * has a deadline, after which the listener closes the connection.
 */
final class ClientConnection implements ConnectionContext {
    private static final byte[] NOTHING = new byte[0];

    /** What is still sent after an answer is heard to its end, up to so much, so that the answer is not lost with the connection. */
    private static final int MOST_DRAINED = 300_000;

    /** Most forms are smaller; only what is longer counts. */
    private static final int USUAL_BODY = 32 * 1024;

    private static final long NEVER = Long.MAX_VALUE;

    private enum Phase {
        IDLE,
        READING,
        ANSWERING
    }

    private final ListenerContext context;
    private final Router router;
    private final Listener listener;
    private final Socket raw;
    private final PlainSocket socket;
    private final DataReader reader = DataReader.create(this::next);
    private final DataWriter writer = new TimedWriter();
    private final ConnectionLimits limits;
    private final InetAddress network;
    private RequestFraming framing = new RequestFraming();
    private byte[] rest = NOTHING;
    private long read;
    private long counted;
    private boolean isEnding;
    private boolean isLastRequest;

    /** How many requests have begun by their framing, and how many the HTTP library takes for one. */
    private long begun;

    private long parsed;

    private volatile Phase phase = Phase.IDLE;
    private volatile long since = System.nanoTime();
    private volatile long deadline;
    private volatile boolean isSeated;
    private volatile boolean isWriting;

    /** What is held of an answer until it is read. */
    private final AtomicLong unread = new AtomicLong();

    ClientConnection(Listener listener, ListenerContext context, Router router, Socket raw, String id) {
        this.listener = listener;
        this.context = context;
        this.router = router;
        this.raw = raw;
        this.limits = listener.limits();
        this.network = AddressBlock.of(raw.getInetAddress());
        this.socket = PlainSocket.server(raw, id, "table");
        enter(Phase.IDLE, limits.head());
    }

    private void enter(Phase next, Duration time) {
        phase = next;
        since = System.nanoTime();
        deadline = since + time.toNanos();
    }

    /** The next bytes of the request that is read; to ask for them after its end is to be done with it. */
    private byte @Nullable [] next() {
        if (isEnding || (isLastRequest && framing.isWhole())) {
            return null;
        }
        if (framing.isWhole()) {
            requireRead();
            framing = new RequestFraming();
            read = 0;
            release();
            enter(Phase.IDLE, limits.idle());
        }
        byte[] bytes = rest.length > 0 ? rest : received();
        if (bytes == null) {
            return null;
        }
        if (framing.isNew()) {
            begun++;
            enter(Phase.READING, limits.head());
        }
        int taken = framing.take(bytes);
        rest = taken < bytes.length ? Arrays.copyOfRange(bytes, taken, bytes.length) : NOTHING;
        read += taken;
        if (framing.isWhole()) {
            phase = Phase.ANSWERING;
            deadline = NEVER;
        } else if (!framing.isInHead()) {
            // The more has come, the longer the rest may take.
            deadline = since + limits.time(read).toNanos();
            count();
        }
        return taken < bytes.length ? Arrays.copyOf(bytes, taken) : bytes;
    }

    private byte @Nullable [] received() {
        try {
            return socket.get();
        } catch (UncheckedIOException e) {
            throw new CloseConnectionException("the connection is gone", e);
        }
    }

    private void count() {
        long more = Math.max(0, read - USUAL_BODY) - counted;
        if (more > 0) {
            counted += more;
            if (!listener.hold(more)) {
                throw new CloseConnectionException("too much is being sent at once");
            }
        }
    }

    private void release() {
        listener.release(counted);
        counted = 0;
    }

    /** What was not read of a request is heard, and forgotten, for a while. */
    void drain() {
        if (isDone()) {
            return;
        }
        enter(Phase.READING, limits.head());
        try {
            raw.shutdownOutput();
            for (int drained = 0; drained < MOST_DRAINED; ) {
                byte[] bytes = socket.get();
                if (bytes == null) {
                    return;
                }
                drained += bytes.length;
            }
        } catch (IOException | UncheckedIOException e) {
            // It is gone already.
        }
    }

    private boolean isDone() {
        return raw.isClosed() || (framing.isWhole() && rest.length == 0);
    }

    void close() {
        try {
            raw.close();
        } catch (IOException e) {
            // It is gone either way.
        }
    }

    /** Once it is closed, and nobody reads from it any more. */
    void forget() {
        close();
        release();
    }

    /** An answer has said that it is the last. */
    void endAfterAnswer() {
        isEnding = true;
    }

    /** After the last answer there is no other. */
    void requireOpen() {
        if (isEnding) {
            throw new CloseConnectionException("the last answer was given");
        }
    }

    /** A request has said that it is the last. */
    void endAfterRequest() {
        isLastRequest = true;
    }

    /** What nobody has read of a request must not become the beginning of the next. */
    private void requireRead() {
        if (reader.available() > 0) {
            throw new CloseConnectionException("a body was left behind");
        }
    }

    /** Rejects a request that is none by its framing, but the body of another: whoever wrote it need not be who sent it. */
    void requireBegun() {
        parsed++;
        if (parsed > begun) {
            throw new CloseConnectionException("a body was taken for a request");
        }
    }

    boolean isLate(long now) {
        return now - deadline > 0 && deadline != NEVER;
    }

    /** Whether it can be closed without an answer lost. */
    boolean isWaiting() {
        return phase != Phase.ANSWERING;
    }

    /** Whether it waits for whom it is from, to send or to read: then it can be closed to make room. Nobody need read an answer. */
    boolean isHeldUp() {
        return isWaiting() || isWriting;
    }

    long unread() {
        return unread.get();
    }

    void holdUnread(long bytes) {
        unread.set(bytes);
    }

    /** What it held of an answer, which it holds no more. */
    long forgetUnread() {
        return unread.getAndSet(0);
    }

    /** How much would be lost with it: nothing of a stranger's, little of a seat's that only waits. */
    int worth() {
        return isSeated ? phase == Phase.IDLE ? 1 : 2 : 0;
    }

    long since() {
        return since;
    }

    boolean isSeated() {
        return isSeated;
    }

    void seated() {
        isSeated = true;
    }

    InetAddress address() {
        return raw.getInetAddress();
    }

    InetAddress network() {
        return network;
    }

    /** Writes at once, and for no longer than a slow reader takes. */
    private final class TimedWriter implements DataWriter {
        @Override
        public void write(BufferData... buffers) {
            write(BufferData.create(buffers));
        }

        @Override
        public void write(BufferData buffer) {
            long before = deadline;
            int length = buffer.available();
            deadline = System.nanoTime() + limits.time(length).toNanos();
            isWriting = true;
            try {
                listener.holdUnread(ClientConnection.this, length);
                socket.write(buffer);
            } finally {
                isWriting = false;
                listener.releaseUnread(ClientConnection.this);
            }
            deadline = before;
        }

        @Override
        public void writeNow(BufferData... buffers) {
            write(buffers);
        }

        @Override
        public void writeNow(BufferData buffer) {
            write(buffer);
        }
    }

    @Override
    public ListenerContext listenerContext() {
        return context;
    }

    @Override
    public ExecutorService executor() {
        return context.executor();
    }

    @Override
    public DataWriter dataWriter() {
        return writer;
    }

    @Override
    public DataReader dataReader() {
        return reader;
    }

    @Override
    public Router router() {
        return router;
    }

    @Override
    public HelidonSocket serverSocket() {
        return socket;
    }

    @Override
    public PeerInfo remotePeer() {
        return socket.remotePeer();
    }

    @Override
    public PeerInfo localPeer() {
        return socket.localPeer();
    }

    @Override
    public boolean isSecure() {
        return false;
    }

    @Override
    public String socketId() {
        return socket.socketId();
    }

    @Override
    public String childSocketId() {
        return socket.childSocketId();
    }
}
