package momentum.bench;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import momentum.app.web.WebTable;
import momentum.app.web.security.BindAddress;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.DataFolder;
import momentum.table.SayResult;
import momentum.table.journal.Heading;
import momentum.table.journal.RowBatch;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;

/** What tables take of memory while they are open, and after they were left; and that the list of campaigns opens none. */
final class MemoryBench {
    private static final int TABLES = 40;
    private static final int ROWS = 300;
    private static final int IDLE = 2000;

    /** What a table that is open may take. */
    private static final double MOST_KILOBYTES = 150;

    private final Path folder;

    private MemoryBench(Path folder) {
        this.folder = folder;
    }

    static List<Limit> measure() {
        try (TempFolder scratch = TempFolder.open()) {
            return new MemoryBench(scratch.folder()).limits();
        }
    }

    private Campaigns campaigns() {
        return new Campaigns(SqliteJournal.open(DataFolder.journal(folder)), InstantSource.system());
    }

    private List<Limit> limits() {
        List<String> played;
        List<String> fresh;
        List<String> idle;
        try (Campaigns campaigns = campaigns()) {
            played = IntStream.range(0, TABLES)
                    .mapToObj(i -> played(campaigns, ROWS, i))
                    .toList();
            fresh = IntStream.range(0, TABLES)
                    .mapToObj(i -> played(campaigns, 0, i))
                    .toList();
            idle = copies(campaigns, fresh.getFirst());
        }
        List<Limit> limits = new ArrayList<>();
        try (Campaigns campaigns = campaigns();
                WebTable server = new WebTable(campaigns, folder, BindAddress.home(0), InstantSource.system()).start();
                TableClient client = new TableClient(server.address())) {
            client.get("");
            limits.add(new Limit("campaigns that the list has opened", campaigns.openCount(), 0, ""));
            // Once for the classes and the texts of the book, which all tables share.
            client.get("t/" + fresh.getLast());
            client.get("t/" + played.getLast());
            limits.add(held("a fresh table held open", fresh.subList(0, TABLES - 1), campaigns, client));
            limits.add(held(
                    "a table of %d rows held open".formatted(ROWS), played.subList(0, TABLES - 1), campaigns, client));
        }
        try (Campaigns campaigns = campaigns();
                WebTable server = new WebTable(campaigns, folder, BindAddress.home(0), InstantSource.system()).start();
                TableClient client = new TableClient(server.address())) {
            client.get("t/" + fresh.getFirst());
            long before = used();
            idle.forEach(id -> client.get("t/" + id));
            double left = (used() - before) / 1024.0;
            limits.add(new Limit(
                    "%,d tables looked at and left".formatted(IDLE), left, Campaigns.MOST_IDLE * MOST_KILOBYTES, "kB"));
            limits.add(new Limit("of them still open", stillOpen(campaigns), Campaigns.MOST_IDLE + 1, ""));
            Random random = new Random(1);
            for (int i = 0; i < 50; i++) {
                Campaign back = campaigns.open(idle.get(random.nextInt(IDLE))).orElseThrow();
                if (back.now().table().heroes().size() != 1) {
                    throw new IllegalStateException("a table did not come back as it was");
                }
            }
        }
        return limits;
    }

    private static Limit held(String what, List<String> ids, Campaigns campaigns, TableClient client) {
        long before = used();
        List<Campaign> held = ids.stream()
                .map(id -> {
                    client.get("t/" + id);
                    return campaigns.open(id).orElseThrow();
                })
                .toList();
        double kilobytes = (used() - before) / 1024.0 / held.size();
        return new Limit(what, kilobytes, MOST_KILOBYTES, "kB");
    }

    /** That one was let go is heard of some time after its memory was freed. */
    private static int stillOpen(Campaigns campaigns) {
        int open = campaigns.openCount();
        for (int i = 0; i < 100 && open > Campaigns.MOST_IDLE + 1; i++) {
            System.gc();
            open = campaigns.openCount();
        }
        return open;
    }

    private static long used() {
        for (int i = 0; i < 4; i++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    /** A campaign of ordinary play: moves with their dice, questions, notes, now and then something set by hand. */
    private static String played(Campaigns campaigns, int rows, int number) {
        Campaign campaign = campaigns.begin("Bench " + number, "ironsworn", Strictness.ENFORCE);
        say(campaign, new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        CompletableFuture<?> last = CompletableFuture.completedFuture(null);
        for (int i = 0; i < rows; i++) {
            last = switch (i % 5) {
                case 0 ->
                    campaign.say(
                            Seat.HOME,
                            Campaign.ANY,
                            new Command.Note(
                                    "The ice is thin here, and row %d of it is thinner. She goes on.".formatted(i)));
                case 1 ->
                    campaign.say(
                            Seat.HOME,
                            Campaign.ANY,
                            new Command.Make("Kára", Draft.of("Face Danger").rolling("iron")));
                case 2 -> campaign.say(Seat.HOME, Campaign.ANY, "dice 6 vs 2 3");
                case 3 ->
                    campaign.say(
                            Seat.HOME,
                            Campaign.ANY,
                            (table, source) -> new Command.AskOdds("Kára", "Likely", source.die(100), "Is it cold?"));
                default ->
                    campaign.say(Seat.HOME, Campaign.ANY, new Command.SetValue("Kára", "momentum", i % 7, "a test"));
            };
        }
        last.join();
        if (campaign.now().seq() < rows) {
            throw new IllegalStateException("some of what was said was not taken");
        }
        return campaign.heading().id();
    }

    private static void say(Campaign campaign, Command command) {
        if (!(campaign.say(Seat.HOME, Campaign.ANY, command).join() instanceof SayResult.Done)) {
            throw new IllegalStateException("the table did not take " + command);
        }
    }

    private static List<String> copies(Campaigns campaigns, String id) {
        Heading copied = campaigns.journal().heading(id).orElseThrow();
        return IntStream.range(0, IDLE)
                .mapToObj(i -> {
                    Heading heading = campaigns.heading("Idle " + i, copied.game());
                    RowBatch rows = RowBatch.of(campaigns.journal().rows(id, 0, Long.MAX_VALUE).stream()
                            .map(row -> row.of(heading.id()).withHash(Optional.empty()))
                            .toList());
                    return campaigns.found(Seat.HOME, heading, rows).id();
                })
                .toList();
    }
}
