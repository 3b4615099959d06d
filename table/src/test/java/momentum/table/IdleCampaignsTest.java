package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import momentum.play.Command;
import momentum.play.Event;
import momentum.state.Strictness;
import momentum.table.export.Jsonl;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.proof.Proof;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A campaign that nobody uses is let go, and read from the journal when it is next asked for. */
@Timeout(120)
class IdleCampaignsTest {
    private static final int KEPT = 3;

    @TempDir
    Path folder;

    private Campaigns campaigns;

    @BeforeEach
    void open() {
        campaigns = new Campaigns(SqliteJournal.open(folder.resolve("campaigns.db")), InstantSource.system(), KEPT);
    }

    @AfterEach
    void close() {
        campaigns.close();
    }

    private String begin(String name) {
        return campaigns.begin(name, "ironsworn", Strictness.ENFORCE).heading().id();
    }

    /** Uses so many others that none is kept for having been used last, and waits until those are all there are. */
    private void letGo(int stay) {
        IntStream.range(0, KEPT).forEach(i -> begin("Other"));
        while (campaigns.openCount() > KEPT + stay && !Thread.currentThread().isInterrupted()) {
            System.gc();
            LockSupport.parkNanos(1_000_000);
        }
        assertThat(campaigns.openCount()).isEqualTo(KEPT + stay);
    }

    @Test
    void itComesBackAsItWasWithWhatWasUndoneAndTheDiceThatFollow() throws Exception {
        String id = played();
        Moment before = moment(id);
        assertThat(before.canUndo()).isTrue();
        assertThat(before.undone()).hasSize(2);
        int seals = campaigns.open(id).orElseThrow().seals().size();
        letGo(0);

        Campaign back = campaigns.open(id).orElseThrow();
        assertThat(back.now()).isEqualTo(before);
        assertThat(back.seals()).hasSize(seals);
        assertThat(back.redo(Seat.HOME, before.seq()).join()).isInstanceOf(SayResult.Done.class);
        assertThat(back.redo(Seat.HOME, Campaign.ANY).join()).isInstanceOf(SayResult.Done.class);
        assertThat(back.now().canRedo()).isFalse();
        ask(back);
        SealedGame.open(back);
        Proof proof = new Jsonl(campaigns).verify(new BufferedReader(new StringReader(exported(back))));
        assertThat(proof.dice().isFine()).isTrue();
    }

    /** In a method of its own, so that nothing here holds the campaign. */
    private String played() {
        Campaign campaign = new SealedGame(campaigns, 7).play(130).campaign();
        ask(campaign);
        ask(campaign);
        ask(campaign);
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        return campaign.heading().id();
    }

    private Moment moment(String id) {
        return campaigns.open(id).orElseThrow().now();
    }

    private static void ask(Campaign campaign) {
        SayResult told = campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "Likely", source.die(100), "Is it cold?"))
                .join();
        assertThat(told).isInstanceOf(SayResult.Done.class);
    }

    private String exported(Campaign campaign) throws Exception {
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(campaign.heading(), out);
        return out.toString();
    }

    @Test
    void whoeverHoldsItAndWhoeverAsksForItHaveTheSame() {
        String id = begin("Ash");
        Campaign held = campaigns.open(id).orElseThrow();
        letGo(1);
        assertThat(campaigns.open(id)).containsSame(held);
    }

    @Test
    void whoListensIsToldThoughNobodyHoldsTheCampaign() {
        String id = begin("Ash");
        List<Long> told = new ArrayList<>();
        Runnable stop = listening(id, told);
        letGo(1);
        ask(campaigns.open(id).orElseThrow());
        assertThat(told).containsExactly(1L);

        stop.run();
        letGo(0);
        ask(campaigns.open(id).orElseThrow());
        assertThat(told).containsExactly(1L);
    }

    /** Once it has run, what unsubscribes holds nothing. */
    private Runnable listening(String id, List<Long> told) {
        Map<String, Runnable> stops = new HashMap<>();
        stops.put(id, campaigns.open(id).orElseThrow().listen(entry -> told.add(entry.seq())));
        return () -> Objects.requireNonNull(stops.remove(id)).run();
    }

    @Test
    void aChangeOfItsNameIsSeenByWhoeverOpensItMeanwhile() throws Exception {
        String id = begin("Ash");
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (int i = 0; i < 6; i++) {
                letGo(0);
                String name = "Ash " + i;
                CountDownLatch together = new CountDownLatch(2);
                Future<?> renamed = threads.submit(() -> {
                    meet(together);
                    campaigns.rename(Seat.HOME, id, name);
                });
                Future<Campaign> opened = threads.submit(() -> {
                    meet(together);
                    return campaigns.open(id).orElseThrow();
                });
                renamed.get();
                assertThat(opened.get().heading().name()).isEqualTo(name);
            }
        }
    }

    private static void meet(CountDownLatch together) {
        together.countDown();
        try {
            together.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A listener that was left at a campaign, and the last row when it began. */
    private record Left(String id, long from, ConcurrentLinkedQueue<Long> told) {}

    /**
     * Many threads open, say, listen and leave, while campaigns are let go as fast as they can be. Were there ever two of one campaign
     * that both write, one of them would be told that it is outdated.
     */
    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    void whateverRacesEveryAcknowledgedCommandIsThereOnceAndEveryListenerIsTold(long seed) throws Exception {
        List<String> ids =
                IntStream.range(0, 3 * KEPT).mapToObj(i -> begin("Ash " + i)).toList();
        Map<String, ConcurrentLinkedQueue<String>> acknowledged = new HashMap<>();
        ids.forEach(id -> acknowledged.put(id, new ConcurrentLinkedQueue<>()));
        ConcurrentLinkedQueue<Left> left = new ConcurrentLinkedQueue<>();
        AtomicBoolean isOver = new AtomicBoolean();
        Thread collector = Thread.ofPlatform().start(() -> {
            while (!isOver.get()) {
                System.gc();
                LockSupport.parkNanos(20_000_000);
            }
        });
        try (ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<?>> players = IntStream.range(0, 4)
                    .<Future<?>>mapToObj(player -> threads.submit(() -> {
                        Random random = new Random(seed * 100 + player);
                        for (int i = 0; i < 100; i++) {
                            String id = ids.get(random.nextInt(ids.size()));
                            play(
                                    id,
                                    "%d of %d".formatted(i, player),
                                    random,
                                    Objects.requireNonNull(acknowledged.get(id)),
                                    left);
                        }
                        return null;
                    }))
                    .toList();
            for (Future<?> player : players) {
                player.get();
            }
        } finally {
            isOver.set(true);
            collector.join();
        }

        for (String id : ids) {
            Campaign campaign = campaigns.open(id).orElseThrow();
            // Rows are written in their order, so that all before this one are there with it.
            ask(campaign);
            long last = campaigns.journal().last(id);
            assertThat(campaign.now().seq()).isEqualTo(last);
            List<String> written = campaign.entries(0, last).stream()
                    .flatMap(entry -> entry.events().stream())
                    .filter(Event.Noted.class::isInstance)
                    .map(event -> ((Event.Noted) event).text())
                    .toList();
            assertThat(written).containsExactlyInAnyOrderElementsOf(Objects.requireNonNull(acknowledged.get(id)));
        }
        assertThat(left).hasSizeGreaterThan(5);
        for (Left each : left) {
            long last = campaigns.journal().last(each.id());
            assertThat(List.copyOf(each.told()))
                    .isSorted()
                    .doesNotHaveDuplicates()
                    .containsAll(LongStream.rangeClosed(each.from() + 1, last)
                            .boxed()
                            .toList());
        }
    }

    private void play(
            String id,
            String text,
            Random random,
            ConcurrentLinkedQueue<String> acknowledged,
            ConcurrentLinkedQueue<Left> left) {
        Campaign campaign = campaigns.open(id).orElseThrow();
        switch (random.nextInt(12)) {
            case 0 -> {
                ConcurrentLinkedQueue<Long> told = new ConcurrentLinkedQueue<>();
                Runnable stop = campaign.listen(entry -> told.add(entry.seq()));
                if (random.nextBoolean()) {
                    left.add(new Left(id, campaigns.journal().last(id), told));
                } else {
                    stop.run();
                }
            }
            case 1 -> {
                SayResult undone = campaign.undo(Seat.HOME, Campaign.ANY).join();
                assertThat(undone).isNotInstanceOf(SayResult.Stale.class);
            }
            case 2 -> assertThat(campaigns.open(id)).containsSame(campaign);
            // One is not waited for: it holds the campaign by itself until it is written.
            case 3 -> {
                String unawaited = text + ", unawaited";
                acknowledged.add(unawaited);
                var ignored = campaign.say(Seat.HOME, Campaign.ANY, new Command.Note(unawaited));
            }
            default -> {
                assertThat(campaign.say(Seat.HOME, Campaign.ANY, new Command.Note(text))
                                .join())
                        .isInstanceOf(SayResult.Done.class);
                acknowledged.add(text);
            }
        }
    }
}
