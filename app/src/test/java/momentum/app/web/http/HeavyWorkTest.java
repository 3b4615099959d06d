package momentum.app.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What takes long is done a little at a time. */
class HeavyWorkTest {
    private final HeavyWork patient = new HeavyWork(Duration.ofMinutes(10));
    private final HeavyWork hasty = new HeavyWork(Duration.ofMillis(1));

    /** Something that is under way until it is let go. */
    private static final class UnderWay {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch mayEnd = new CountDownLatch(1);

        int go() {
            begun.countDown();
            await(mayEnd);
            return 1;
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aSeatHasOneAtATimeAndAllTogetherAFew() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<UnderWay> three = new ArrayList<>();
            for (String seat : List.of("Anna", "Brom", "Cyra")) {
                UnderWay each = new UnderWay();
                three.add(each);
                threads.execute(() -> hasty.run(seat, each::go));
                await(each.begun);
                assertThatThrownBy(() -> hasty.run(seat, () -> 2)).isInstanceOf(HeavyWork.TooBusy.class);
            }
            assertThatThrownBy(() -> hasty.run("Dorn", () -> 2)).isInstanceOf(HeavyWork.TooBusy.class);
            three.forEach(each -> each.mayEnd.countDown());
        }
        assertThat(hasty.run("Anna", () -> 2)).isEqualTo(2);
    }

    @Test
    void whoAsksForManyPagesWaitsBehindThemselves() {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<UnderWay> pages = List.of(new UnderWay(), new UnderWay());
            for (UnderWay each : pages) {
                threads.execute(() -> hasty.page("Anna", each::go));
                await(each.begun);
            }
            assertThatThrownBy(() -> hasty.page("Anna", () -> 2)).isInstanceOf(HeavyWork.TooBusy.class);
            assertThat(hasty.page("Brom", () -> 2)).isEqualTo(2);
            pages.forEach(each -> each.mayEnd.countDown());
        }
        assertThat(hasty.page("Anna", () -> 2)).isEqualTo(2);
    }

    @Test
    void neverMoreThanAFewAreAtWorkAndNoneIsLeftOut() {
        AtomicInteger atWork = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.range(0, 200)
                    .forEach(i -> threads.execute(() -> patient.run("seat " + i % 20, () -> {
                        most.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                        Thread.onSpinWait();
                        atWork.decrementAndGet();
                        return done.incrementAndGet();
                    })));
        }
        assertThat(done.get()).isEqualTo(200);
        assertThat(most.get()).isBetween(1, 3);
    }

    /** Ten who read nothing, and the eleventh works all the same. */
    @Test
    void whoReadsSlowlyHoldsUpNobody() throws IOException {
        CountDownLatch mayRead = new CountDownLatch(1);
        CountDownLatch stuck = new CountDownLatch(10);
        OutputStream unread = new OutputStream() {
            @Override
            public void write(int each) {
                throw new IllegalStateException("written by the letter");
            }

            @Override
            public void write(byte[] bytes, int from, int count) {
                stuck.countDown();
                HeavyWorkTest.await(mayRead);
            }
        };
        byte[] large = new byte[200_000];
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 10; i++) {
                String seat = "slow " + i;
                threads.execute(() -> {
                    try {
                        patient.stream(seat, () -> unread, out -> out.write(large));
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                });
            }
            await(stuck);
            ByteArrayOutputStream read = new ByteArrayOutputStream();
            patient.stream("quick", () -> read, out -> out.write(large));
            assertThat(read.size()).isEqualTo(large.length);
            mayRead.countDown();
        }
    }

    @Test
    void whatIsCutShortIsNotEnded() {
        AtomicInteger closed = new AtomicInteger();
        OutputStream out = new ByteArrayOutputStream() {
            @Override
            public void close() {
                closed.incrementAndGet();
            }
        };
        assertThatThrownBy(() -> patient.stream("Anna", () -> out, stream -> {
                    stream.write(1);
                    throw new IllegalStateException("the disk is gone");
                }))
                .isInstanceOf(IOException.class);
        assertThat(closed.get()).isZero();
        assertThat(patient.run("Anna", () -> 3)).isEqualTo(3);
    }
}
