package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import momentum.app.web.security.BindAddress;
import momentum.table.Campaigns;
import momentum.table.Seats;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of campaigns reads them all: a seat that asks for it many times at once waits behind itself. */
class HomeAtOnceTest {
    private static final int ASKED = 5;
    private static final int AT_ONCE = 2;

    @TempDir
    Path folder;

    /** Nobody's list is read until this is open. */
    private final CountDownLatch isOpen = new CountDownLatch(1);

    private volatile boolean isHolding;

    @Test
    void aSeatReadsTheListOfCampaignsTwiceAtOnceAndTheOthersAreToldToComeBack() throws Exception {
        try (Journal memory = new MemoryJournal();
                HttpClient client = HttpClient.newHttpClient();
                ExecutorService asking = Executors.newVirtualThreadPerTaskExecutor()) {
            Campaigns campaigns = new Campaigns(held(memory), InstantSource.system());
            String secret = new Seats(memory.tableStore(), InstantSource.system())
                    .give(Seats.EVERY_TABLE, "host", Role.OWNER, List.of())
                    .secret();
            try (WebTable table = new WebTable(
                            campaigns,
                            folder,
                            new BindAddress("127.0.0.1", 0, true, Optional.empty()),
                            InstantSource.system())
                    .start()) {
                ExecutorCompletionService<Integer> answers = new ExecutorCompletionService<>(asking);
                HttpRequest home = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/".formatted(table.port())))
                        .header("Cookie", "host=" + secret)
                        .build();
                isHolding = true;
                for (int i = 0; i < ASKED; i++) {
                    answers.submit(() -> client.send(home, HttpResponse.BodyHandlers.discarding())
                            .statusCode());
                }

                assertThat(next(answers, ASKED - AT_ONCE)).containsOnly(503);
                isOpen.countDown();
                assertThat(next(answers, AT_ONCE)).containsOnly(200);
            } finally {
                isOpen.countDown();
            }
        }
    }

    private static List<Integer> next(ExecutorCompletionService<Integer> answers, int count) throws Exception {
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Future<Integer> answer = answers.poll(1, TimeUnit.MINUTES);
            assertThat(answer).as("answer %d of %d", i + 1, count).isNotNull();
            statuses.add(answer.get());
        }
        return statuses;
    }

    private Journal held(Journal journal) {
        return (Journal) Proxy.newProxyInstance(
                Journal.class.getClassLoader(), new Class<?>[] {Journal.class}, (proxy, method, arguments) -> {
                    if (isHolding && method.getName().equals("campaigns")) {
                        isOpen.await();
                    }
                    try {
                        return method.invoke(journal, arguments);
                    } catch (InvocationTargetException failed) {
                        throw failed.getCause();
                    }
                });
    }
}
