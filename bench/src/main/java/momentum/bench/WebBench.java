package momentum.bench;

import io.helidon.webserver.WebServer;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import momentum.app.web.WebTable;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;

/** The web table under load: a click at one table while a hundred others are played, and what a page costs. */
final class WebBench {
    private static final int TABLES = 100;
    private static final int LISTENERS = 4;
    private static final int CLIENTS = 16;

    /** How often each of the other tables is played and looked at: more often than people play. */
    private static final int PACE_MILLIS = 1000;

    private static final String ASK = "do=odds&hero=K%C3%A1ra&likely=Likely";
    private static final String ROLL = "do=make&hero=K%C3%A1ra&move=Face%20Danger&stat=iron&action=5&first=2&second=3";

    private final Campaigns campaigns;
    private final TableClient client;

    /**
     * What was measured, all of it while a hundred tables are played.
     *
     * @param middle milliseconds from a click to the last of four listeners told, for half of the clicks
     * @param slowest the same, for 99 of a hundred
     * @param pages pages of a table a second
     * @param asLarge replies a second of an endpoint that sends as many bytes and does nothing else, of the same server software
     * @param clicks commands a second, each answered with what is new of the page
     * @param bare replies a second of an endpoint that sends a few bytes
     * @param update bytes that another's move costs a viewer, compressed
     */
    record Figures(
            double middle, double slowest, double pages, double asLarge, double clicks, double bare, double update) {
        List<Limit> limits() {
            return List.of(
                    new Limit("a bare reply as large, of a page", asLarge / pages, 4, "x"),
                    new Limit("a bare small reply, of a command", bare / clicks, 1 / 0.35, "x"),
                    new Limit("what another's move costs a viewer", update / 1024, 6, "kB"),
                    new Limit("a move to the last of four listeners, p99", slowest, 15, "ms"));
        }
    }

    private WebBench(Campaigns campaigns, TableClient client) {
        this.campaigns = campaigns;
        this.client = client;
    }

    static Figures measure(boolean isLong) {
        try (TempFolder scratch = TempFolder.open()) {
            return measure(scratch.folder(), isLong);
        }
    }

    private static Figures measure(Path folder, boolean isLong) {
        int millis = isLong ? 6000 : 2000;
        try (Campaigns campaigns =
                        new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system());
                WebTable server = new WebTable(campaigns, folder, BindAddress.home(0), InstantSource.system()).start();
                TableClient client = new TableClient(server.address())) {
            return new WebBench(campaigns, client).measure(millis, isLong ? 1000 : 300);
        }
    }

    private Figures measure(int millis, int clicks) {
        List<Campaign> tables = Stream.generate(this::table).limit(TABLES).toList();
        // Once for the compiler, and then for the figures.
        perSecond(millis, number -> page(tables.get(number)));
        clicks(millis, tables);
        whileBusy(tables, clicks);
        double[] told = whileBusy(tables, clicks);
        try (ScheduledExecutorService players = Executors.newScheduledThreadPool(CLIENTS)) {
            List<ScheduledFuture<?>> busy = play(players, tables);
            int bytes = client.get("t/" + tables.getFirst().heading().id());
            Figures figures = new Figures(
                    told[told.length / 2],
                    told[told.length * 99 / 100],
                    perSecond(millis, number -> page(tables.get(number))),
                    bare(millis, "x".repeat(bytes)),
                    clicks(millis, tables),
                    bare(millis, "ok"),
                    update(tables.getLast()));
            stop(busy, players);
            return figures;
        }
    }

    /** Commands a second, each by a page that is shown what is new of it. */
    private double clicks(int millis, List<Campaign> tables) {
        String[] have = new String[CLIENTS];
        for (int i = 0; i < CLIENTS; i++) {
            have[i] = TableClient.have(client.page(tables.get(i)));
        }
        return perSecond(
                millis, number -> have[number] = TableClient.have(client.say(tables.get(number), ASK, have[number])));
    }

    /** What a roll that another makes costs a viewer. */
    private double update(Campaign watched) {
        String have = TableClient.have(client.page(watched));
        client.say(watched, ROLL);
        return client.changes(watched, have).length;
    }

    private Campaign table() {
        Campaign campaign = campaigns.begin("Bench", "ironsworn", Strictness.ENFORCE);
        campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""))
                .join();
        return campaign;
    }

    private void page(Campaign table) {
        client.get("t/" + table.heading().id());
    }

    /** How long each click took to reach the last listener, sorted. */
    private double[] whileBusy(List<Campaign> tables, int clicks) {
        Campaign watched = table();
        AtomicReference<CountDownLatch> awaited = new AtomicReference<>(new CountDownLatch(LISTENERS));
        List<Stream<String>> feeds =
                Stream.generate(() -> client.listen(watched)).limit(LISTENERS).toList();
        try (ExecutorService listeners = Executors.newVirtualThreadPerTaskExecutor();
                ScheduledExecutorService players = Executors.newScheduledThreadPool(CLIENTS);
                // Before the listeners are: they end when their feeds do.
                Feeds _ = () -> feeds.forEach(Stream::close)) {
            feeds.forEach(feed -> listeners.execute(() -> hear(feed, awaited)));
            await(awaited.get());
            List<ScheduledFuture<?>> busy = play(players, tables);
            double[] told = new double[clicks];
            for (int i = 0; i < clicks; i++) {
                CountDownLatch next = new CountDownLatch(LISTENERS);
                awaited.set(next);
                long start = System.nanoTime();
                client.say(watched, ROLL);
                await(next);
                told[i] = (System.nanoTime() - start) / 1e6;
            }
            stop(busy, players);
            Arrays.sort(told);
            return told;
        }
    }

    /** Plays each of the tables, and looks at it, more often than people do. */
    private List<ScheduledFuture<?>> play(ScheduledExecutorService players, List<Campaign> tables) {
        List<ScheduledFuture<?>> busy = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            Campaign table = tables.get(i);
            busy.add(players.scheduleAtFixedRate(
                    () -> {
                        client.say(table, ASK);
                        page(table);
                    },
                    (long) i * PACE_MILLIS / tables.size(),
                    PACE_MILLIS,
                    TimeUnit.MILLISECONDS));
        }
        return busy;
    }

    private static void stop(List<ScheduledFuture<?>> busy, ScheduledExecutorService players) {
        if (busy.stream().anyMatch(ScheduledFuture::isDone)) {
            throw new IllegalStateException("one of the busy tables has stopped");
        }
        busy.forEach(each -> each.cancel(false));
        players.shutdown();
    }

    private interface Feeds extends AutoCloseable {
        @Override
        void close();
    }

    private static void hear(Stream<String> feed, AtomicReference<CountDownLatch> awaited) {
        try {
            feed.filter(line -> line.startsWith("id:"))
                    .forEach(line -> awaited.get().countDown());
        } catch (UncheckedIOException e) {
            // The run is over, and the feed was closed.
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            if (!latch.await(10, TimeUnit.SECONDS)) {
                throw new IllegalStateException("a listener was not told within ten seconds");
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** An endpoint that does nothing: what the server software alone can do on this machine, at this moment. */
    private static double bare(int millis, String reply) {
        WebServer server = WebServer.builder()
                .host("127.0.0.1")
                .port(0)
                .shutdownHook(false)
                // As the table does; without it, a large reply waits for the client's system to confirm its beginning.
                .connectionOptions(socket -> socket.tcpNoDelay(true))
                .routing(routing -> routing.get("/", (request, response) -> response.send(reply)))
                .build()
                .start();
        try (TableClient client = new TableClient("http://127.0.0.1:" + server.port() + "/")) {
            return perSecond(millis, number -> client.get(""));
        } finally {
            server.stop();
        }
    }

    private static double perSecond(int millis, IntConsumer request) {
        AtomicLong done = new AtomicLong();
        long start = System.nanoTime();
        long end = start + millis * 1_000_000L;
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < CLIENTS; i++) {
                int number = i;
                clients.execute(() -> {
                    while (System.nanoTime() < end) {
                        request.accept(number);
                        done.incrementAndGet();
                    }
                });
            }
        }
        return done.get() * 1e9 / (System.nanoTime() - start);
    }
}
