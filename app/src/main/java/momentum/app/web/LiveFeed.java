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
 * Tells every open page when its table has changed, by the number of the last row. A page that slept or lost its line is told
 * that number when it comes back, sees that it is behind, and asks for what it missed: so nothing told can be lost.
 */
final class LiveFeed {
    /** A browser that has gone is noticed only when something is written to it. */
    private static final int HEARTBEAT_SECONDS = 15;

    private static final long CLOSE = Long.MIN_VALUE;

    private final Set<BlockingQueue<Long>> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isClosed;

    /**
     * Goes on telling for as long as someone listens.
     *
     * @param listen is given what to call with each new row, and answers how to stop that
     */
    void tell(ServerResponse response, long row, Function<Consumer<Long>, Runnable> listen) {
        response.header(HeaderNames.CONTENT_TYPE, "text/event-stream").header(HeaderNames.CACHE_CONTROL, "no-store");
        BlockingQueue<Long> rows = new LinkedBlockingQueue<>();
        rows.add(row);
        open.add(rows);
        Runnable stop = listen.apply(rows::add);
        try (OutputStream out = response.outputStream()) {
            write(out, "retry: 700\n\n");
            while (!isClosed) {
                Long next = rows.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                if (next == null) {
                    write(out, ": still here\n\n");
                } else if (next == CLOSE) {
                    return;
                } else {
                    write(out, "event: row\nid: %d\ndata: %d\n\n".formatted(next, next));
                }
            }
        } catch (IOException | RuntimeException e) {
            // The browser has gone, which is its right; there is nobody left to tell.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            stop.run();
            open.remove(rows);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Lets everyone go, so that the server need not wait for them. */
    void close() {
        isClosed = true;
        open.forEach(rows -> rows.add(CLOSE));
    }
}
