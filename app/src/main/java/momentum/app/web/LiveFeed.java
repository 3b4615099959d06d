package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Server-sent events for open pages. An event carries only the number of the table's last row. A page that was disconnected gets the
 * current number when it reconnects, sees that it is behind, and asks for itself anew: no event can be lost.
 */
final class LiveFeed {
    /** A browser that has gone is noticed only when something is written to it. */
    private static final int HEARTBEAT_SECONDS = 5;

    /** The queue of a connection that is not read is bounded: when it is full the connection is closed, and the browser reconnects. */
    private static final int MAX_QUEUED = 500;

    private final Set<BlockingQueue<ServerEvent>> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isClosed;

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
     * @param listen subscribes a consumer of events, and returns how to unsubscribe it
     */
    void stream(ServerResponse response, long row, Function<Consumer<ServerEvent>, Runnable> listen) {
        response.header(HeaderNames.CONTENT_TYPE, "text/event-stream").header(HeaderNames.CACHE_CONTROL, "no-store");
        BlockingQueue<ServerEvent> queue = new LinkedBlockingQueue<>();
        queue.add(ServerEvent.row(row));
        open.add(queue);
        Runnable stop = listen.apply(event -> {
            if (queue.size() < MAX_QUEUED) {
                queue.add(event);
            } else {
                queue.clear();
                queue.add(ServerEvent.CLOSE);
            }
        });
        try (OutputStream out = response.outputStream()) {
            write(out, "retry: 700\n\n");
            while (!isClosed) {
                ServerEvent next = queue.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
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
            open.remove(queue);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Ends every stream, so that the server need not wait for them. */
    void close() {
        isClosed = true;
        open.forEach(queue -> queue.add(ServerEvent.CLOSE));
    }
}
