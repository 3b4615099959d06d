package momentum.bench;

import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs the benchmarks and compares each figure with its limit; or runs a single one. */
public final class Bench {
    private static final String USAGE = """
            ./momentum bench [--long]               each figure against what is promised; --long for steadier ones
            ./momentum bench rules                  the figures of the engine alone, in a minute
            ./momentum bench memory                 what tables take of memory, open and left, in a minute
            ./momentum bench web [--long]           the web table under load, against bare endpoints
            ./momentum bench start                  how long it takes to the first prompt
            ./momentum bench table [--short]        many tables against a server that is killed now and then
            ./momentum bench bad [--short] [--seed N]
                                                    requests that no browser would send; the same again with their seed
            """;

    private Bench() {}

    public static void main(String[] args) throws RunnerException, IOException {
        switch (String.join(" ", args)) {
            case "" -> end(measure(false));
            case "--long" -> end(measure(true));
            case "rules" -> end(Limit.areKept(rules(new Figures(jmh(false)))));
            case "web" -> end(web(false));
            case "web --long" -> end(web(true));
            case "memory" -> end(Limit.areKept(MemoryBench.measure()));
            case "start" -> end(StartBench.run());
            case "table" -> end(LoadBench.run(false));
            case "table --short" -> end(LoadBench.run(true));
            case String bad
            when bad.matches("bad( --short)?( --seed \\d{1,18})?") ->
                end(BadBench.run(bad.contains("--short"), seed(args)));
            case "--help", "-h" -> System.out.print(USAGE);
            default -> {
                System.err.print(USAGE);
                System.exit(2);
            }
        }
    }

    private static void end(boolean isKept) {
        System.exit(isKept ? 0 : 1);
    }

    /** The seed given on the command line, to repeat a run. */
    private static long seed(String[] args) {
        return List.of(args).contains("--seed")
                ? Long.parseLong(args[args.length - 1])
                : new SecureRandom().nextInt(1_000_000);
    }

    private static Collection<RunResult> jmh(boolean isLong) throws RunnerException {
        System.setProperty("jol.magicFieldOffset", "true");
        return new Runner(new OptionsBuilder()
                        .include("momentum\\.bench\\..*")
                        .mode(Mode.AverageTime)
                        .timeUnit(TimeUnit.NANOSECONDS)
                        .forks(isLong ? 3 : 2)
                        .warmupIterations(isLong ? 5 : 3)
                        .warmupTime(TimeValue.milliseconds(isLong ? 1000 : 500))
                        .measurementIterations(isLong ? 10 : 5)
                        .measurementTime(TimeValue.milliseconds(isLong ? 1000 : 500))
                        .addProfiler(GCProfiler.class)
                        .jvmArgsAppend("-XX:+UseSerialGC")
                        .build())
                .run();
    }

    private static boolean measure(boolean isLong) throws RunnerException {
        Figures figures = new Figures(jmh(isLong));
        TableBench.Figures table = TableBench.measure(isLong);
        WebBench.Figures web = WebBench.measure(isLong);
        System.out.printf(
                "durable commands a second, 64 clients: %,.0f; raw appends of such rows: %,.0f%n",
                table.commands(), table.appends());
        System.out.printf(
                "opening a campaign of 100 commands: %.2f ms; of 100,000: %.2f ms%n",
                table.openShort(), table.openLong());
        System.out.printf(
                "a move by HTTP to the last of four listeners, 100 tables busy: p50 %.1f ms, p99 %.1f ms%n",
                web.middle(), web.slowest());
        print(web);
        List<Limit> promises = new ArrayList<>(rules(figures));
        promises.add(new Limit("raw appends, of durable commands", table.ratio(), 1.8, "x"));
        promises.add(new Limit("opening 100,000 commands, of 100", table.openLong() / table.openShort(), 1, "x"));
        promises.addAll(web.limits());
        promises.addAll(MemoryBench.measure());
        return Limit.areKept(promises);
    }

    private static boolean web(boolean isLong) {
        WebBench.Figures web = WebBench.measure(isLong);
        print(web);
        return Limit.areKept(web.limits());
    }

    private static void print(WebBench.Figures web) {
        System.out.printf(
                "requests a second: %,.0f pages, %,.0f of a bare endpoint that sends as many bytes (%.2f of it); %,.0f commands,"
                        + " %,.0f of a bare small one (%.2f of it)%n",
                web.pages(),
                web.asLarge(),
                web.pages() / web.asLarge(),
                web.clicks(),
                web.bare(),
                web.clicks() / web.bare());
        System.out.printf("another's move costs a viewer %,.0f bytes%n%n", web.update());
    }

    /** Prints and collects JMH's results by benchmark. */
    private static final class Figures {
        private final Map<String, Double> nanos = new TreeMap<>();
        private final Map<String, Double> bytes = new TreeMap<>();

        Figures(Collection<RunResult> results) {
            for (RunResult result : results) {
                String name = result.getParams().getBenchmark().replaceFirst("^momentum\\.bench\\.", "");
                // Other load can only slow an iteration down, so the minimum is the best estimate.
                nanos.put(name, result.getPrimaryResult().getStatistics().getMin());
                bytes.put(
                        name,
                        at(result.getSecondaryResults(), "gc.alloc.rate.norm").getScore());
            }
            System.out.println();
            nanos.forEach((name, time) -> System.out.printf("%-26s %12.1f ns %8.0f B%n", name, time, bytes.get(name)));
            System.out.println();
        }

        double micros(String name) {
            return at(nanos, name) / 1000;
        }

        double ofBare(String name) {
            return at(nanos, name) / at(nanos, "RollBench.bare");
        }

        double bytes(String name) {
            return at(bytes, name);
        }
    }

    private static List<Limit> rules(Figures measured) {
        return List.of(
                new Limit("resolving a roll, of three bare dice", measured.ofBare("RollBench.outcome"), 2, "x"),
                new Limit("a roll kept, of three bare dice", measured.ofBare("RollBench.roll"), 2, "x"),
                new Limit("allocated to resolve a roll", measured.bytes("RollBench.outcome"), 0.5, "B"),
                new Limit("allocated for a roll that is kept", measured.bytes("RollBench.roll"), 40.5, "B"),
                new Limit("odds of an action roll", measured.micros("OddsBench.plain"), 20, "µs"),
                new Limit("odds with a burn", measured.micros("OddsBench.withBurn"), 20, "µs"),
                new Limit("odds with a reroll used well", measured.micros("OddsBench.withReroll"), 20, "µs"),
                new Limit(
                        "odds with two rerolls, one of them adding",
                        measured.micros("OddsBench.withTwoRerolls"),
                        100,
                        "µs"),
                new Limit("odds of a progress roll", measured.micros("OddsBench.progress"), 20, "µs"),
                new Limit("a whole move, of three bare dice", measured.ofBare("PlayBench.faceDanger"), 45, "x"),
                new Limit(
                        "a move with three cards and two riders in use, of one without",
                        measured.micros("PlayBench.faceDangerWithTwoRiders") / measured.micros("PlayBench.faceDanger"),
                        2,
                        "x"),
                new Limit(
                        "what is open to a hero with cards", measured.micros("PlayBench.offersWithRiders"), 150, "µs"),
                new Limit("what is open to a hero", measured.micros("PlayBench.offers"), 60, "µs"),
                new Limit("reading the rulebook", measured.micros("PlayBench.readTheRulebook") / 1000, 40, "ms"),
                new Limit("a table after 100 moves", PlayBench.sizeAfterAHundredMoves() / 1024.0, 64, "kB"));
    }

    private static <T> T at(Map<String, T> figures, String name) {
        T figure = figures.get(name);
        if (figure == null) {
            throw new IllegalStateException("no figure for " + name);
        }
        return figure;
    }
}
