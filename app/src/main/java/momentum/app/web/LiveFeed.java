package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import momentum.table.journal.TableStore;

/**
 * Server-sent events for open pages. An event carries only the number of the table's last row. A page that was disconnected gets the
 * current number when it reconnects, sees that it is behind, and asks for itself anew: no event can be lost.
 */
final class LiveFeed {
    /** A browser that has gone is noticed only when something is written to it. */
    private static final int HEARTBEAT_SECONDS = 5;

    /** The queue of a connection that is not read is bounded: when it is full the connection is closed, and the browser reconnects. */
    private static final int MAX_QUEUED = 500;

    /** How often the seats of open streams are looked up: another program may have revoked one. */
    private static final Duration CHECKED_EVERY = Duration.ofSeconds(2);

    private final TableStore store;
    private final Set<Stream> open = ConcurrentHashMap.newKeySet();
    private final CountDownLatch closing = new CountDownLatch(1);

    /** A stream that a page has open. */
    private static final class Stream {
        private final Optional<String> seat;
        private final BlockingQueue<ServerEvent> queue = new LinkedBlockingQueue<>();

        Stream(Optional<String> seat) {
            this.seat = seat;
        }

        void add(ServerEvent event) {
            if (queue.size() < MAX_QUEUED) {
                queue.add(event);
            } else {
                end(ServerEvent.CLOSE);
            }
        }

        void end(ServerEvent last) {
            queue.clear();
            queue.add(last);
        }
    }

    /**
     * A feed that closes by itself the streams of seats that are not valid any more.
     *
     * @param store where seats are looked up
     */
    LiveFeed(TableStore store) {
        this.store = store;
        Thread.ofPlatform().daemon().name("feed-seats").start(this::checkSeats);
    }

    private void checkSeats() {
        try {
            while (!closing.await(CHECKED_EVERY.toMillis(), TimeUnit.MILLISECONDS)) {
                if (open.stream().anyMatch(stream -> stream.seat.isPresent())) {
                    checkOnce();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void checkOnce() {
        try {
            Set<String> valid = store.hashes();
            open.stream()
                    .filter(stream ->
                            stream.seat.filter(hash -> !valid.contains(hash)).isPresent())
                    .forEach(stream -> stream.end(ServerEvent.gone()));
        } catch (RuntimeException e) {
            // The store could not be read: the next check will tell.
        }
    }

    /**
     * One event as it is written to the stream.
     *
     * @param isLast whether the stream ends with it
     */
    record ServerEvent(String text, boolean isLast) {
        private static final ServerEvent CLOSE = new ServerEvent("", true);

        /** The table has come to this row. */
        static ServerEvent row(long row) {
            return new ServerEvent("event: row\nid: %d\ndata: %d\n\n".formatted(row, row), false);
        }

        /** Something else on the page is new. */
        static ServerEvent look() {
            return new ServerEvent("event: look\ndata: now\n\n", false);
        }

        /** Who is here, and what they do. */
        static ServerEvent people(String json) {
            return new ServerEvent("event: people\ndata: " + json + "\n\n", false);
        }

        /** The seat has been taken back. */
        static ServerEvent gone() {
            return new ServerEvent("event: gone\ndata: now\n\n", true);
        }
    }

    /**
     * Writes events until the browser disconnects or the server closes.
     *
     * @param seat the hash of the secret it was opened with; empty for local use, which needs none
     * @param listen subscribes a consumer of events, and returns how to unsubscribe it
     */
    void stream(
            ServerResponse response,
            Optional<String> seat,
            long row,
            Function<Consumer<ServerEvent>, Runnable> listen) {
        Stream stream = new Stream(seat);
        stream.add(ServerEvent.row(row));
        Runnable stop = listen.apply(stream::add);
        open.add(stream);
        response.header(HeaderNames.CONTENT_TYPE, "text/event-stream").header(HeaderNames.CACHE_CONTROL, "no-store");
        try (OutputStream out = response.outputStream()) {
            // A seat that was revoked before the stream was registered has not been told; one revoked later will be.
            if (seat.isPresent() && store.seat(seat.get()).isEmpty()) {
                stream.end(ServerEvent.gone());
            }
            write(out, "retry: 700\n\n");
            while (closing.getCount() > 0) {
                ServerEvent next = stream.queue.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                write(out, next == null ? ": still here\n\n" : next.text());
                if (next != null && next.isLast()) {
                    return;
                }
            }
        } catch (IOException | RuntimeException e) {
            // The browser has disconnected.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            stop.run();
            open.remove(stream);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Ends every stream, so that the server need not wait for them. */
    void close() {
        closing.countDown();
        open.forEach(stream -> stream.queue.add(ServerEvent.CLOSE));
    }
}
