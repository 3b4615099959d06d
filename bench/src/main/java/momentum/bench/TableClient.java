package momentum.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import momentum.table.Campaign;

/** Speaks to a web table as a browser does. */
final class TableClient implements AutoCloseable {
    private final String address;
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .executor(workers)
            .build();

    TableClient(String address) {
        this.address = address;
    }

    void get(String path) {
        send(HttpRequest.newBuilder(URI.create(address + path)).build(), 200);
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

    private void send(HttpRequest request, int expected) {
        try {
            int status =
                    client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
            if (status != expected) {
                throw new IllegalStateException(request.uri() + " answered " + status);
            }
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
