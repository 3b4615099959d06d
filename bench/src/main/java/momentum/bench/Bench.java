package momentum.bench;

import java.io.IOException;
import java.security.SecureRandom;
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

/** Runs the benchmarks and holds each figure against what we promise; or one of the runs that stand alone. */
public final class Bench {
    private static final String USAGE = """
            ./momentum bench [--long]               each figure against what is promised; --long for steadier ones
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

    /** The one given, to have the same run again. */
    private static long seed(String[] args) {
        return List.of(args).contains("--seed")
                ? Long.parseLong(args[args.length - 1])
                : new SecureRandom().nextInt(1_000_000);
    }

    private static boolean measure(boolean isLong) throws RunnerException {
        System.setProperty("jol.magicFieldOffset", "true");
        var options = new OptionsBuilder()
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
                .build();
        return new Bench().report(new Runner(options).run(), TableBench.measure(isLong), WebBench.measure(isLong));
    }

    private boolean report(Collection<RunResult> results, TableBench.Figures table, WebBench.Figures web) {
        Map<String, Double> nanos = new TreeMap<>();
        Map<String, Double> bytes = new TreeMap<>();
        for (RunResult result : results) {
            String name = result.getParams().getBenchmark().replaceFirst("^momentum\\.bench\\.", "");
            // Others on the machine can only slow an iteration down, so the quickest is the nearest to the truth.
            nanos.put(name, result.getPrimaryResult().getStatistics().getMin());
            bytes.put(
                    name, at(result.getSecondaryResults(), "gc.alloc.rate.norm").getScore());
        }
        System.out.println();
        nanos.forEach((name, time) -> System.out.printf("%-26s %12.1f ns %8.0f B%n", name, time, bytes.get(name)));
        System.out.printf(
                "durable commands a second, 64 clients: %,.0f; raw appends of such rows: %,.0f%n",
                table.commands(), table.appends());
        System.out.printf(
                "opening a campaign of 100 commands: %.2f ms; of 100,000: %.2f ms%n",
                table.openShort(), table.openLong());
        System.out.printf(
                "a move by HTTP to the last of four listeners, 100 tables busy: p50 %.1f ms, p99 %.1f ms%n",
                web.middle(), web.slowest());
        System.out.printf(
                "requests a second: %,.0f pages, %,.0f commands; %,.0f of a bare endpoint (%.1f and %.1f to one)%n",
                web.pages(), web.clicks(), web.bare(), web.bare() / web.pages(), web.bare() / web.clicks());
        System.out.printf("memory of a table that is open: %.0f kB%n", web.kilobytes());
        System.out.println();

        double bare = at(nanos, "RollBench.bare");
        List<Promise> promises = List.of(
                new Promise("resolving a roll, of three bare dice", at(nanos, "RollBench.outcome") / bare, 2, "x"),
                new Promise("a roll kept, of three bare dice", at(nanos, "RollBench.roll") / bare, 2, "x"),
                new Promise("allocated to resolve a roll", at(bytes, "RollBench.outcome"), 0.5, "B"),
                new Promise("allocated for a roll that is kept", at(bytes, "RollBench.roll"), 40.5, "B"),
                new Promise("odds of an action roll", at(nanos, "OddsBench.plain") / 1000, 20, "µs"),
                new Promise("odds with a burn", at(nanos, "OddsBench.withBurn") / 1000, 20, "µs"),
                new Promise("odds with a reroll used well", at(nanos, "OddsBench.withReroll") / 1000, 20, "µs"),
                new Promise("odds of a progress roll", at(nanos, "OddsBench.progress") / 1000, 20, "µs"),
                new Promise("a whole move, of three bare dice", at(nanos, "PlayBench.faceDanger") / bare, 50, "x"),
                new Promise("reading the rulebook", at(nanos, "PlayBench.readTheRulebook") / 1_000_000, 50, "ms"),
                new Promise("a table after 100 moves", PlayBench.sizeAfterAHundredMoves() / 1024.0, 64, "kB"),
                new Promise("raw appends, of durable commands", table.ratio(), 2, "x"),
                new Promise("opening 100,000 commands, of 100", table.openLong() / table.openShort(), 3, "x"));
        return Promise.areKept(promises);
    }

    private static <T> T at(Map<String, T> figures, String name) {
        T figure = figures.get(name);
        if (figure == null) {
            throw new IllegalStateException("no figure for " + name);
        }
        return figure;
    }
}
