package momentum.bench;

import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Ticks;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.SayResult;
import momentum.table.dice.DiceSource;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;

/** Throughput and opening times of the journal on a real disk. */
final class TableBench {
    private static final int CLIENTS = 64;
    private static final int ROUNDS = 5;
    private static final int MOST_ROUNDS_TO_WARM_UP = 30;

    private final Path folder;

    private TableBench(Path folder) {
        this.folder = folder;
    }

    /**
     * What was measured.
     *
     * @param commands a second, each on disk
     * @param appends of such rows a second, by nothing but SQLite
     * @param ratio appends to commands, the median of several rounds
     * @param openShort milliseconds to open a campaign of 100 commands
     * @param openLong the same for 100,000
     */
    record Figures(double commands, double appends, double ratio, double openShort, double openLong) {}

    private static double median(double[] figures) {
        double[] sorted = figures.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    static Figures measure(boolean isLong) {
        try (TempFolder scratch = TempFolder.open()) {
            TableBench bench = new TableBench(scratch.folder());
            int millis = isLong ? 4000 : 1500;
            bench.appends(0, millis);
            bench.warmUp(millis);
            double[] commands = new double[ROUNDS];
            double[] appends = new double[ROUNDS];
            double[] ratios = new double[ROUNDS];
            // Alternating, and compared in pairs, so that noise affects both.
            for (int round = 0; round < ROUNDS; round++) {
                appends[round] = bench.appends(round + 1, millis);
                commands[round] = bench.commands(round + 1, millis);
                ratios[round] = appends[round] / commands[round];
            }
            return new Figures(
                    median(commands), median(appends), median(ratios), bench.opening(100), bench.opening(100_000));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Until no round is faster: a command is far more code than an append, and takes the compiler far longer. */
    private void warmUp(int millis) {
        double best = 0;
        int since = 0;
        for (int round = 0; round < MOST_ROUNDS_TO_WARM_UP && since < ROUNDS; round++) {
            double now = commands(0, millis);
            since = now > best ? 0 : since + 1;
            best = Math.max(best, now);
        }
    }

    /** A client that sends one command at a time. */
    private interface Client {
        void speak(int client, int turn);
    }

    private static double perSecond(int millis, Client client) {
        AtomicLong spoken = new AtomicLong();
        long end = System.nanoTime() + millis * 1_000_000L;
        long start = System.nanoTime();
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < CLIENTS; i++) {
                int number = i;
                clients.execute(() -> {
                    for (int turn = 0; System.nanoTime() < end; turn++) {
                        client.speak(number, turn);
                        spoken.incrementAndGet();
                    }
                });
            }
        }
        return spoken.get() * 1e9 / (System.nanoTime() - start);
    }

    /** The baseline: rows of typical length, inserted as they are. */
    private double appends(int round, int millis) throws SQLException {
        try (Campaigns campaigns = open("sample" + round + ".db")) {
            Campaign campaign = hero(campaigns);
            String[] commands = new String[4];
            String[] events = new String[4];
            for (int i = 0; i < 4; i++) {
                SayResult.Done done =
                        (SayResult.Done) say(campaign, next(campaign)).join();
                Row row = campaigns
                        .journal()
                        .rows(
                                campaign.heading().id(),
                                done.now().seq() - 1,
                                done.now().seq())
                        .getFirst();
                commands[i] = row.command();
                events[i] = row.events();
            }
            try (RawAppends raw = new RawAppends(folder.resolve("raw" + round + ".db"))) {
                return perSecond(
                        millis,
                        (client, turn) -> raw.append("client" + client, turn, commands[turn % 4], events[turn % 4])
                                .join());
            }
        }
    }

    /** Moves made, rolled and chosen for at 64 tables. */
    private double commands(int round, int millis) {
        try (Campaigns campaigns = open("tables" + round + ".db")) {
            List<Campaign> tables =
                    Stream.generate(() -> hero(campaigns)).limit(CLIENTS).toList();
            return perSecond(millis, (client, turn) -> {
                Campaign campaign = tables.get(client);
                if (!(say(campaign, next(campaign)).join() instanceof SayResult.Done)) {
                    throw new IllegalStateException("a command was not done");
                }
            });
        }
    }

    private Campaigns open(String name) {
        return new Campaigns(SqliteJournal.open(folder.resolve(name)), InstantSource.system());
    }

    private static Campaign hero(Campaigns campaigns) {
        Campaign campaign = campaigns.begin("Bench", "ironsworn", Strictness.ENFORCE);
        say(campaign, new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""))
                .join();
        return campaign;
    }

    private static CompletableFuture<SayResult> say(Campaign campaign, Command command) {
        return campaign.say(Seat.HOME, Campaign.ANY, command);
    }

    private static Command next(Campaign campaign) {
        return campaign.now().table().questions().stream()
                .findFirst()
                .map(TableBench::answer)
                .orElseGet(
                        () -> new Command.Make("Kára", Draft.of("Face Danger").rolling("iron")));
    }

    private static Command answer(Question question) {
        DiceSource source = new DiceSource(ThreadLocalRandom.current());
        return switch (question) {
            case Question.Dice dice -> answer(dice, source.roll(dice, Optional.empty(), Ticks.NONE));
            case Question.Burn burn -> answer(burn, new Reply.Keep());
            case Question.Use use -> answer(use, new Reply.Keep());
            case Question.OneDie die ->
                answer(die, new Reply.OneDie(source.die(die.die().faces())));
            case Question.Choose choose ->
                answer(
                        choose,
                        new Reply.Choose(choose.choices().stream()
                                .filter(Question.Choice::isAvailable)
                                .limit(choose.least())
                                .map(Question.Choice::label)
                                .toList()));
            case Question.Reroll _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _,
                    Question.Oracle _ -> new Command.SetAside("the bench plays on");
        };
    }

    private static Command answer(Question question, Reply reply) {
        return new Command.Answer(Optional.of(question.hero()), reply);
    }

    /** The median of many openings, in milliseconds. */
    private double opening(int commands) {
        String id;
        String name = "long" + commands + ".db";
        try (Campaigns campaigns = open(name)) {
            Campaign campaign = hero(campaigns);
            id = campaign.heading().id();
            CompletableFuture<?> last = CompletableFuture.completedFuture(null);
            for (int i = 1; i < commands; i++) {
                last = say(campaign, new Command.SetValue("Kára", "momentum", i % 10, "row " + i));
                if (i % 1000 == 0) {
                    last.join();
                }
            }
            last.join();
        }
        double[] millis = new double[41];
        for (int i = 0; i < millis.length; i++) {
            try (SqliteJournal journal = SqliteJournal.open(folder.resolve(name))) {
                Campaigns campaigns = new Campaigns(journal, InstantSource.system());
                long start = System.nanoTime();
                long seq = campaigns.open(id).orElseThrow().now().seq();
                millis[i] = (System.nanoTime() - start) / 1e6;
                if (seq != commands) {
                    throw new IllegalStateException("%d commands instead of %d".formatted(seq, commands));
                }
            }
        }
        return median(millis);
    }
}
