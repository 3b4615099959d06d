package momentum.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import momentum.app.web.bad.BadRequests;
import momentum.app.web.bad.BadRun;
import momentum.app.web.bad.Guests;
import momentum.app.web.bad.SeatRaces;
import momentum.app.web.bad.Soundness;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.journal.sqlite.SqliteJournal;

/**
 * A hundred thousand requests that no browser would send, against every route of a server that demands seats: all are answered,
 * none with a failure of the server's; what nobody had the right to change is as it was; and nothing is left in memory. Then
 * {@link StrangersBench}.
 */
final class BadBench {
    private static final long REQUESTS = 100_000;
    private static final long SHORT = 10_000;

    /** Each client has an address of its own, since requests without a seat are limited by address. */
    private static final int SIDES = 16;

    /** Allowed growth of the heap: the tables are played a little, and garbage collection is not exact. */
    private static final double MOST_GROWTH = 1.25;

    private static final long GROWTH_KILOBYTES = 4096;

    /** A live feed sends a heartbeat every five seconds, and only then detects a closed connection. */
    private static final int FEED_MILLIS = 20_000;

    private static final int RACES = 400;
    private static final int SHORT_RACES = 40;

    private BadBench() {}

    static boolean run(boolean isShort, long seed) throws IOException {
        try (TempFolder scratch = TempFolder.open()) {
            return run(scratch.folder(), isShort ? SHORT : REQUESTS, seed);
        }
    }

    private static Campaigns open(Path folder) {
        return new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system());
    }

    private static boolean run(Path folder, long requests, long seed) throws IOException {
        boolean isGood = sendBad(folder, requests, seed);
        return StrangersBench.run(folder.resolve("strangers"), requests == SHORT) && isGood;
    }

    private static boolean sendBad(Path folder, long requests, long seed) throws IOException {
        System.out.printf("%,d bad requests against %d routes, seed %d%n", requests, BadRequests.ROUTES.size(), seed);
        Guests guests;
        List<Object> before;
        try (Campaigns campaigns = open(folder)) {
            guests = Guests.invite(campaigns);
            before = guests.shut().kept(campaigns.journal());
        }
        List<String> faults = new ArrayList<>();
        long early;
        long late;
        try (ServerProcess server = ServerProcess.open(folder)) {
            BadRun run = new BadRun(seed, guests, server.port(), SIDES);
            double seconds = seconds(run, requests / 5);
            early = held(server);
            seconds += seconds(run, requests);
            late = held(server);
            System.out.printf("%.0f s, %,.0f requests a second%n", seconds, requests / seconds);
            run.answers().forEach((status, count) -> System.out.printf("answered %d: %,d%n", status, count));
            System.out.printf("hung up on, where what was sent was not HTTP: %,d%n", run.hungUp());
            faults.addAll(run.faults());
            faults.addAll(races(folder, server.port(), requests < REQUESTS ? SHORT_RACES : RACES, seed));
            faults.addAll(server.complaints());
        }
        System.out.printf(
                "held in memory after a fifth: %,d kB; at the end: %,d kB (at most %.2f times as much, and %,d kB)%n",
                early, late, MOST_GROWTH, GROWTH_KILOBYTES);
        if (late > early * MOST_GROWTH + GROWTH_KILOBYTES) {
            faults.add("memory is not flat");
        }
        try (Campaigns campaigns = open(folder)) {
            if (!guests.shut().kept(campaigns.journal()).equals(before)) {
                faults.add("a table was changed by those who have no right to");
            }
            for (Guests.Place place : guests.places()) {
                faults.addAll(Soundness.faults(campaigns.open(place.id()).orElseThrow()));
                System.out.printf("rows of a table: %,d%n", campaigns.journal().last(place.id()));
            }
        }
        faults.forEach(System.out::println);
        System.out.printf("%s%n", faults.isEmpty() ? "all as it should be" : faults.size() + " faults");
        return faults.isEmpty();
    }

    /** Seats that are lost while a request of theirs is on its way. */
    private static List<String> races(Path folder, int port, int tries, long seed) throws IOException {
        try (Campaigns campaigns = open(folder)) {
            SeatRaces races = new SeatRaces(campaigns, port, seed);
            races.heldForms(tries);
            races.feeds(tries);
            races.undos(tries);
            System.out.printf(
                    "%,d forms held while their seat was lost, %,d feeds opened meanwhile, %,d rows that another tried to take back%n",
                    tries, tries, tries);
            return races.faults();
        }
    }

    private static double seconds(BadRun run, long requests) {
        long start = System.nanoTime();
        run.send(requests, BadBench::tell);
        return (System.nanoTime() - start) / 1e9;
    }

    /** The heap in use once closed feeds have been detected. */
    private static long held(ServerProcess server) throws IOException {
        Sleep.millis(FEED_MILLIS);
        return server.heap();
    }

    private static void tell(long number) {
        if (number % 5000 == 0) {
            System.out.printf("%,d%n", number);
        }
    }
}
