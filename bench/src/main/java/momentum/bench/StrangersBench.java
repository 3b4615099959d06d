package momentum.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;
import momentum.app.web.bad.SocketHolder;
import momentum.app.web.bad.Wire;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.Seats;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/**
 * A server with a heap of 256 MB, and those who want it to stop: connections held open by the thousand, bodies that never end, floods of
 * chunks, notes that would grow, and many exports at once. All the while one with a seat plays on: every command is answered, and how
 * long that takes is told, with what the server holds of memory and handles.
 */
final class StrangersBench {
    private static final int PAUSE_MILLIS = 50;
    private static final int LONGEST_PAGE = 3_000_000;
    private static final int MOST_HANDLES = 2300;
    private static final String FORM = "Content-Type: application/x-www-form-urlencoded\r\n";

    private final ServerProcess server;
    private final String table;
    private final String player;
    private final String watcher;
    private final boolean isShort;
    private final List<String> faults = Collections.synchronizedList(new ArrayList<>());

    private StrangersBench(ServerProcess server, String table, String player, String watcher, boolean isShort) {
        this.server = server;
        this.table = table;
        this.player = player;
        this.watcher = watcher;
        this.isShort = isShort;
    }

    /** What is done to the server, until it is told to stop. */
    @FunctionalInterface
    private interface Attack {
        void go() throws IOException;
    }

    static boolean run(Path folder, boolean isShort) throws IOException {
        Files.createDirectories(folder);
        String table;
        String player;
        String watcher;
        int rows = isShort ? 2_000 : 20_000;
        System.out.printf("%nstrangers against a server of 256 MB, with a table of %,d rows%n", rows);
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system())) {
            Campaign campaign = campaigns.begin("Strangers", "ironsworn", Strictness.ENFORCE, Mode.COOP);
            CompletableFuture<?> last = CompletableFuture.completedFuture(null);
            for (int i = 0; i < rows; i++) {
                last = campaign.say(Seat.HOME, Campaign.ANY, new Command.Note("Row " + i + ": " + "word ".repeat(60)));
            }
            last.join();
            table = campaign.heading().id();
            Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
            player = "seat-" + table + "="
                    + seats.give(table, "Anna", Role.PLAYER, List.of()).secret();
            watcher = "seat-" + table + "="
                    + seats.give(table, "Brom", Role.SPECTATOR, List.of()).secret();
        }
        try (ServerProcess server = ServerProcess.open(folder, List.of("-Xmx256m"))) {
            StrangersBench bench = new StrangersBench(server, table, player, watcher, isShort);
            bench.run();
            bench.faults.addAll(server.complaints());
            bench.faults.stream().limit(20).forEach(System.out::println);
            System.out.printf("%s%n", bench.faults.isEmpty() ? "all as it should be" : bench.faults.size() + " faults");
            return bench.faults.isEmpty();
        }
    }

    private void run() throws IOException {
        int seconds = isShort ? 4 : 12;
        during("nothing", () -> Sleep.millis(2_000));
        during("held connections, from three programs", () -> heldByOthers(seconds));
        during("floods of chunks", () -> sides(8, seconds, this::flood));
        during("bodies that never end, with a seat", () -> heldBodies(seconds));
        during("exports and long pages", () -> sides(18, seconds, this::export));
        during("notes that would grow", this::bombs);
        during("nothing, again", () -> Sleep.millis(2_000));
    }

    /** Goes on playing while something is done to the server. */
    private void during(String what, Attack attack) throws IOException {
        Tally tally = new Tally();
        AtomicBoolean isOver = new AtomicBoolean();
        long most = 0;
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            all.execute(() -> play(what, tally, isOver));
            var ended = CompletableFuture.runAsync(
                    () -> {
                        try {
                            attack.go();
                        } catch (IOException e) {
                            faults.add(what + ": " + e);
                        }
                    },
                    all);
            while (!ended.isDone()) {
                most = Math.max(most, server.handles());
                Sleep.millis(200);
            }
            isOver.set(true);
        }
        if (!server.isAlive()) {
            faults.add("the server ended during " + what);
            return;
        }
        if (most > MOST_HANDLES) {
            faults.add("%,d handles during %s".formatted(most, what));
        }
        System.out.printf(
                "%-40s %4d commands answered; half in %.0f ms, 99 %% in %.0f ms, all in %.0f ms; at most %,d handles; %,d kB resident, %,d kB of heap%n",
                what + ":",
                tally.done(),
                tally.millis(0.5),
                tally.millis(0.99),
                tally.millis(1),
                most,
                server.resident(),
                server.heap());
    }

    /** Every second command on a new connection. */
    private void play(String what, Tally tally, AtomicBoolean isOver) {
        Wire kept = null;
        int number = 0;
        while (!isOver.get()) {
            try {
                long start = System.nanoTime();
                Wire wire = kept == null ? new Wire(server.port(), 1) : kept;
                int status = note(wire, "Hello").status();
                tally.took(System.nanoTime() - start);
                if (status != 303) {
                    faults.add("a command was answered %d during %s".formatted(status, what));
                }
                number++;
                kept = number % 2 == 0 ? null : wire;
                if (kept == null) {
                    wire.close();
                }
            } catch (IOException e) {
                faults.add("a command was not answered during %s: %s".formatted(what, e));
                kept = null;
            }
            Sleep.millis(PAUSE_MILLIS);
        }
        if (kept != null) {
            kept.close();
        }
    }

    private Wire.Reply note(Wire wire, String text) throws IOException {
        String form = "do=note&text=" + text;
        return ask(
                wire,
                "POST /t/%s/say HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n%sContent-Length: %d\r\n\r\n%s"
                        .formatted(table, player, FORM, form.length(), form));
    }

    private static Wire.Reply ask(Wire wire, String said) throws IOException {
        return wire.ask(said.getBytes(StandardCharsets.US_ASCII), false, true);
    }

    private void heldByOthers(int seconds) throws IOException {
        List<Process> holders = new ArrayList<>();
        try {
            for (int i = 0; i < 3; i++) {
                List<String> command = new ArrayList<>(List.of(
                        ServerProcess.java("java"),
                        "-Xmx128m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SocketHolder.class.getName(),
                        Integer.toString(server.port()),
                        "900"));
                for (int address = 0; address < 8; address++) {
                    command.add(Integer.toString(20 + 8 * i + address));
                }
                holders.add(new ProcessBuilder(command)
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start());
            }
            for (Process holder : holders) {
                holder.inputReader().readLine();
            }
            Sleep.millis(seconds * 1000L);
        } finally {
            holders.forEach(Process::destroyForcibly);
        }
    }

    private static void sides(int count, int seconds, IntConsumer side) {
        long until = System.nanoTime() + seconds * 1_000_000_000L;
        try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < count; i++) {
                int number = i;
                all.execute(() -> {
                    while (System.nanoTime() < until) {
                        side.accept(number);
                    }
                });
            }
        }
    }

    /** Up to 8 MB of what lies between chunks, or of chunks of one letter, as long as anyone listens. */
    private void flood(int number) {
        String between = (number % 2 == 0 ? ";" + "x".repeat(8_000) : "1\r\na\r\n".repeat(1_000));
        try (Wire wire = new Wire(server.port(), 50 + number)) {
            wire.say(
                    "POST /t/%s/say HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n%sTransfer-Encoding: chunked\r\n\r\n%s"
                            .formatted(table, number % 4 < 2 ? watcher : "a=b", FORM, number % 2 == 0 ? "1" : ""));
            for (int i = 0; i < 1_000; i++) {
                wire.say(between);
            }
        } catch (IOException e) {
            // Closed, as it should be.
        }
    }

    private void heldBodies(int seconds) throws IOException {
        List<Wire> held = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            Wire wire = new Wire(server.port(), 60 + i % 8);
            held.add(wire);
            try {
                wire.say(
                        "POST /t/%s/say HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n%sContent-Length: 250000\r\n\r\n%s"
                                .formatted(table, watcher, FORM, "a".repeat(249_000)));
            } catch (IOException e) {
                // More than there is room for.
            }
        }
        Sleep.millis(seconds * 1000L);
        held.forEach(Wire::close);
    }

    private void export(int number) {
        String path = number % 3 == 0 ? "?rows=100000" : "/export";
        try (Wire wire = new Wire(server.port(), 70 + number)) {
            int status = ask(
                            wire,
                            "GET /t/%s%s HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n\r\n"
                                    .formatted(table, path, watcher))
                    .status();
            if (status != 200 && status != 503 && status != 429) {
                faults.add("an export was answered " + status);
            }
        } catch (IOException e) {
            faults.add("an export was not answered: " + e);
        }
    }

    private void bombs() throws IOException {
        String references = "[a]:http://example.com/" + "x".repeat(9_000) + "%0A%0A" + "[a]".repeat(3_000);
        String brackets = "![".repeat(5_000) + "]!".repeat(4_000);
        try (Wire wire = new Wire(server.port(), 1)) {
            for (int i = 0; i < 10; i++) {
                int status = note(wire, i % 2 == 0 ? references : brackets).status();
                if (status != 303) {
                    faults.add("a large note was answered " + status);
                }
            }
            int page = ask(wire, "GET /t/%s HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\n\r\n".formatted(table, player))
                    .body()
                    .length();
            System.out.printf("a page with ten notes that would grow: %,d letters%n", page);
            if (page > LONGEST_PAGE) {
                faults.add("ten notes make a page of %,d letters".formatted(page));
            }
        }
    }
}
