package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.codec.EventCodec;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A program that plays is killed at a random moment, over and over: a hundred times in all. Whatever it had acknowledged is there,
 * once and as it was, and the next program opens the same campaigns and plays on.
 */
class KillTest {
    private static final int KILLS = 50;

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void whatWasAcknowledgedSurvivesTheKill(long seed) throws Exception {
        Path file = folder.resolve("campaigns.db");
        List<String> ids;
        try (Campaigns campaigns = open(file)) {
            ids = LongStream.range(0, Victim.TABLES)
                    .mapToObj(i -> campaigns.begin("Table " + i, "ironsworn", Strictness.ENFORCE))
                    .map(campaign -> campaign.heading().id())
                    .toList();
        }
        Random random = new Random(seed);
        long acknowledged = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            Map<String, Map<Long, Integer>> told = playAndKill(file, ids, random);
            acknowledged += told.values().stream().mapToInt(Map::size).sum();
            try (Campaigns campaigns = open(file)) {
                for (String id : ids) {
                    check(campaigns.open(id).orElseThrow(), told.getOrDefault(id, Map.of()));
                }
            }
        }
        assertThat(acknowledged).isGreaterThan(KILLS);
        try (Campaigns campaigns = open(file)) {
            for (String id : ids) {
                Campaign campaign = campaigns.open(id).orElseThrow();
                assertThat(campaign.say(Seat.HOME, campaign.now().seq(), new Command.Note("on we go"))
                                .join())
                        .isInstanceOf(SayResult.Done.class);
            }
        }
    }

    private static Campaigns open(Path file) {
        return new Campaigns(SqliteJournal.open(file), InstantSource.system());
    }

    private static void check(Campaign campaign, Map<Long, Integer> told) {
        List<JournalEntry> rows = campaign.entries(0, Long.MAX_VALUE);
        EventCodec codec = new EventCodec(campaign.play().rulebook());
        assertThat(rows)
                .extracting(JournalEntry::seq)
                .isEqualTo(LongStream.rangeClosed(1, rows.size()).boxed().toList());
        told.forEach((seq, hash) -> {
            assertThat(seq).isLessThanOrEqualTo(rows.size());
            assertThat(codec.write(rows.get((int) (seq - 1)).events()).hashCode())
                    .isEqualTo(hash);
        });
    }

    /** What the victim acknowledged before it died: table, row, and a hash of the row's events. */
    private static Map<String, Map<Long, Integer>> playAndKill(Path file, List<String> ids, Random random)
            throws IOException, InterruptedException, ExecutionException {
        Process victim = VictimProcess.start(
                Victim.class, file, List.of(file.toString(), Long.toString(random.nextLong()), String.join(",", ids)));
        CompletableFuture<Void> hasBegun = new CompletableFuture<>();
        CompletableFuture<Map<String, Map<Long, Integer>>> told =
                CompletableFuture.supplyAsync(() -> read(victim.inputReader(), hasBegun));
        hasBegun.orTimeout(300, TimeUnit.SECONDS).join();
        Thread.sleep(random.nextInt(250));
        victim.destroyForcibly().waitFor();
        return told.get();
    }

    private static Map<String, Map<Long, Integer>> read(BufferedReader out, CompletableFuture<Void> hasBegun) {
        Map<String, Map<Long, Integer>> told = new HashMap<>();
        try {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                String[] words = line.split(" ", -1);
                if (words.length != 5 || !words[0].equals("ack") || !words[4].equals(".")) {
                    // The kill may cut the last line short; anything else the program said is a failure of its own.
                    if (out.readLine() != null) {
                        hasBegun.completeExceptionally(new AssertionError(line));
                    }
                    break;
                }
                told.computeIfAbsent(words[1], id -> new HashMap<>())
                        .put(Long.valueOf(words[2]), Integer.valueOf(words[3]));
                hasBegun.complete(null);
            }
        } catch (IOException e) {
            hasBegun.completeExceptionally(e);
        }
        hasBegun.completeExceptionally(new AssertionError("the program ended before it had played anything"));
        return told;
    }
}
