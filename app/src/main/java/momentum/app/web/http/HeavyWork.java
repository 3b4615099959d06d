package momentum.app.web.http;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Bounds what takes long, such as an export or a page of a thousand rows: a few at once for all, so that ordinary pages and commands go
 * on beside them, and one for each seat. Whoever comes on top of that waits a little, and is then told to come back.
 */
public final class HeavyWork {
    private static final System.Logger LOG = System.getLogger(HeavyWork.class.getName());
    private static final int MOST_FOR_ALL = 3;
    private static final int MOST_PAGES = 2;

    /** Those that wait for their reader have something in memory, too. */
    private static final int MOST_STREAMS = 20;

    private final Duration patience;
    private final Semaphore all = new Semaphore(MOST_FOR_ALL, true);
    private final Semaphore streams = new Semaphore(MOST_STREAMS);
    private final Map<String, Semaphore> ofSeats = new ConcurrentHashMap<>();
    private final Map<String, Semaphore> pagesOfSeats = new ConcurrentHashMap<>();

    /** HTTP 503: too much of this is being done already. */
    public static final class TooBusy extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooBusy() {
            super(
                    "This takes a while, and enough of it is being done already. Try again in a moment.",
                    null,
                    false,
                    false);
        }
    }

    /** Something that writes as it works. */
    @FunctionalInterface
    public interface Stream {
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Nothing is under way yet.
     *
     * @param patience how long to wait for one's turn
     */
    public HeavyWork(Duration patience) {
        this.patience = patience;
    }

    /** A page like most: two at once for each seat, so that those who ask for many wait behind themselves. */
    public <T> T page(String seat, Supplier<T> page) {
        Semaphore own = pagesOfSeats.computeIfAbsent(seat, key -> new Semaphore(MOST_PAGES, true));
        // A page like most is made without waiting for anything: to queue for it would take longer than to make it.
        if (!own.tryAcquire()) {
            acquire(own);
        }
        try {
            return page.get();
        } finally {
            own.release();
        }
    }

    public <T> T run(String seat, Supplier<T> work) {
        Semaphore own = own(seat);
        acquire(own);
        try {
            acquire(all);
            try {
                return work.get();
            } finally {
                all.release();
            }
        } finally {
            own.release();
        }
    }

    /** While it waits for its reader, who may be slow, the others go on. The stream is opened when its turn has come. */
    public void stream(String seat, Supplier<OutputStream> opened, Stream stream) throws IOException {
        Semaphore own = own(seat);
        acquire(own);
        try {
            acquire(streams);
            try {
                acquire(all);
                try {
                    // What is cut short is not closed: its reader would take it for the whole.
                    PausingStream out = new PausingStream(opened.get());
                    write(stream, out);
                    out.close();
                } finally {
                    all.release();
                }
            } finally {
                streams.release();
            }
        } finally {
            own.release();
        }
    }

    /** Once something was written, no page can say what went wrong. */
    private static void write(Stream stream, OutputStream out) throws IOException {
        try {
            stream.writeTo(out);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "What was being sent was cut short", e);
            throw new IOException(e);
        }
    }

    private Semaphore own(String seat) {
        return ofSeats.computeIfAbsent(seat, key -> new Semaphore(1, true));
    }

    private void acquire(Semaphore semaphore) {
        try {
            if (!semaphore.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                throw new TooBusy();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TooBusy();
        }
    }

    /** Gives its turn to others for as long as something is written. */
    private final class PausingStream extends OutputStream {
        private static final int LENGTH = 64 * 1024;

        private final OutputStream out;
        private final byte[] buffer = new byte[LENGTH];
        private int length;

        PausingStream(OutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int each) throws IOException {
            write(new byte[] {(byte) each}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            int at = from;
            while (at < from + count) {
                int taken = Math.min(LENGTH - length, from + count - at);
                System.arraycopy(bytes, at, buffer, length, taken);
                length += taken;
                at += taken;
                if (length == LENGTH) {
                    pass();
                }
            }
        }

        private void pass() throws IOException {
            all.release();
            try {
                out.write(buffer, 0, length);
                length = 0;
            } finally {
                all.acquireUninterruptibly();
            }
        }

        @Override
        public void close() throws IOException {
            pass();
            out.close();
        }
    }
}
