package momentum.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.table.Campaign;

/** Speaks to a web table as a browser does. */
final class TableClient implements AutoCloseable {
    private static final Pattern HAVE = Pattern.compile("data-have=\"([^\"]*)\"");

    private final String address;
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(workers)
            .build();

    TableClient(String address) {
        this.address = address;
    }

    /** Fetches a page, and says how many bytes it has. */
    int get(String path) {
        return send(HttpRequest.newBuilder(URI.create(address + path)).build(), 200)
                .body()
                .length;
    }

    /** Sends a command as a page with scripts does: what is new of the page comes with the answer. */
    String say(Campaign table, String form, String have) {
        URI say = URI.create(address + "t/" + table.heading().id() + "/say");
        String sent = form + "&read=" + table.now().seq() + "&back=%2Ft%2F"
                + table.heading().id();
        return new String(
                send(
                                HttpRequest.newBuilder(say)
                                        .header("Content-Type", "application/x-www-form-urlencoded")
                                        .header("HX-Request", "true")
                                        .header("X-Have", have)
                                        .POST(HttpRequest.BodyPublishers.ofString(sent))
                                        .build(),
                                200)
                        .body(),
                StandardCharsets.UTF_8);
    }

    /** What is new of a page for someone who has some of it, compressed as browsers ask for it. */
    byte[] changes(Campaign table, String have) {
        return send(
                        HttpRequest.newBuilder(URI.create(
                                        address + "t/" + table.heading().id()))
                                .header("HX-Request", "true")
                                .header("Accept-Encoding", "gzip")
                                .header("X-Have", have)
                                .build(),
                        200)
                .body();
    }

    /** The parts that a page says it has. */
    static String have(String page) {
        Matcher found = HAVE.matcher(page);
        if (!found.find()) {
            throw new IllegalStateException("a page without its state");
        }
        return found.group(1);
    }

    String page(Campaign table) {
        return new String(
                send(
                                HttpRequest.newBuilder(URI.create(
                                                address + "t/" + table.heading().id()))
                                        .build(),
                                200)
                        .body(),
                StandardCharsets.UTF_8);
    }

    void say(Campaign table, String form) {
        URI say = URI.create(address + "t/" + table.heading().id() + "/say");
        String sent = form + "&read=" + table.now().seq();
        send(
                HttpRequest.newBuilder(say)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(sent))
                        .build(),
                303);
    }

    /** The lines of a table's live feed, for as long as the stream is not closed. */
    Stream<String> listen(Campaign table) {
        URI live = URI.create(address + "t/" + table.heading().id() + "/live");
        try {
            return client.send(HttpRequest.newBuilder(live).build(), HttpResponse.BodyHandlers.ofLines())
                    .body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private HttpResponse<byte[]> send(HttpRequest request, int expected) {
        try {
            HttpResponse<byte[]> response = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
            if (response.statusCode() != expected) {
                throw new IllegalStateException(request.uri() + " answered " + response.statusCode());
            }
            return response;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
        workers.shutdownNow();
    }
}
