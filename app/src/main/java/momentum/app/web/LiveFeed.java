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
    private static final int HEARTBEAT_SECONDS = 5;

    /** So much is kept for a browser that does not listen; it is let go, comes back, and is told where things stand. */
    private static final int MOST_UNHEARD = 500;

    private final Set<BlockingQueue<Told>> open = ConcurrentHashMap.newKeySet();
    private volatile boolean isClosed;

    /**
     * Something a page is told.
     *
     * @param isLast whether there is nothing to be told after it
     */
    record Told(String text, boolean isLast) {
        private static final Told CLOSE = new Told("", true);

        /** The table has come to this row. */
        static Told row(long row) {
            return new Told("event: row\nid: %d\ndata: %d\n\n".formatted(row, row), false);
        }

        /** Something else on the page is new. */
        static Told look() {
            return new Told("event: look\ndata: now\n\n", false);
        }

        /** Who is here, and what they do. */
        static Told people(String json) {
            return new Told("event: people\ndata: " + json + "\n\n", false);
        }

        /** The seat has been taken back. */
        static Told gone() {
            return new Told("event: gone\ndata: now\n\n", true);
        }
    }

    /**
     * Goes on telling for as long as someone listens.
     *
     * @param listen is given what to call with all that is new, and answers how to stop that
     */
    void tell(ServerResponse response, long row, Function<Consumer<Told>, Runnable> listen) {
        response.header(HeaderNames.CONTENT_TYPE, "text/event-stream").header(HeaderNames.CACHE_CONTROL, "no-store");
        BlockingQueue<Told> news = new LinkedBlockingQueue<>();
        news.add(Told.row(row));
        open.add(news);
        Runnable stop = listen.apply(told -> {
            if (news.size() < MOST_UNHEARD) {
                news.add(told);
            } else {
                news.clear();
                news.add(Told.CLOSE);
            }
        });
        try (OutputStream out = response.outputStream()) {
            write(out, "retry: 700\n\n");
            while (!isClosed) {
                Told next = news.poll(HEARTBEAT_SECONDS, TimeUnit.SECONDS);
                write(out, next == null ? ": still here\n\n" : next.text());
                if (next != null && next.isLast()) {
                    return;
                }
            }
        } catch (IOException | RuntimeException e) {
            // The browser has gone, which is its right; there is nobody left to tell.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            stop.run();
            open.remove(news);
        }
    }

    private static void write(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
        out.flush();
    }

    /** Lets everyone go, so that the server need not wait for them. */
    void close() {
        isClosed = true;
        open.forEach(news -> news.add(Told.CLOSE));
    }
}
