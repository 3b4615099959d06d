package momentum.app.slate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import momentum.slate.Players;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SlateGameTest {
    @TempDir
    Path data;

    @Test
    void ofTwoWhoTapAtOnceOneIsTaken() throws InterruptedException, ExecutionException {
        SlateGame slate = new SlateFiles(data).begin(new Players("Bone", "Ash"), 0, 0);
        try (var hands = Executors.newFixedThreadPool(2)) {
            for (int round = 0; round < 100; round++) {
                long read = slate.row();
                CyclicBarrier start = new CyclicBarrier(2);
                List<Callable<SlateGame.Answer>> taps = new ArrayList<>();
                for (String line : List.of("Bone +seal", "Ash +seal")) {
                    taps.add(() -> {
                        start.await();
                        return slate.say(read, line);
                    });
                }
                List<SlateGame.Answer> answers = new ArrayList<>();
                for (Future<SlateGame.Answer> answer : hands.invokeAll(taps)) {
                    answers.add(answer.get());
                }

                assertThat(answers)
                        .containsExactlyInAnyOrder(new SlateGame.Answer.Taken(), new SlateGame.Answer.Outdated());
                assertThat(slate.row()).isEqualTo(read + 1);
            }
        }
        assertThat(new SlateFiles(data).open(slate.id()).orElseThrow().slate()).isEqualTo(slate.slate());
    }
}
