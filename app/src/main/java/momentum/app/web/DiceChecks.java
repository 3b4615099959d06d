package momentum.app.web;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import momentum.table.Campaign;
import momentum.table.proof.TableDice;
import momentum.table.proof.Verifier;
import momentum.table.proof.Verifier.Report;

/**
 * The dice of campaigns, checked. A long campaign takes a second or two, so that is done beside the pages, one campaign at a time;
 * what was checked once is not checked again.
 */
final class DiceChecks implements AutoCloseable {
    private static final long PATIENCE_MILLIS = 400;
    private static final int MOST_KEPT = 200;

    private final ExecutorService aside = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("dice-checker").factory());
    /** Only the checker's own thread looks here. */
    private final Map<String, Verifier> kept = new HashMap<>();

    private final Map<String, CompletableFuture<Report>> underWay = new ConcurrentHashMap<>();

    /** What was found of the dice as they are now, or nothing yet: then it is being looked into, and the answer is there soon. */
    Optional<Report> of(Campaign campaign) {
        String id = campaign.heading().id();
        CompletableFuture<Report> coming =
                underWay.computeIfAbsent(id, key -> CompletableFuture.supplyAsync(() -> check(campaign), aside));
        var ignored = coming.whenComplete((report, failure) -> underWay.remove(id, coming));
        try {
            return Optional.of(coming.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS))
                    .filter(report -> report.seals().equals(campaign.seals()));
        } catch (TimeoutException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException e) {
            throw new IllegalStateException("the dice of a campaign could not be checked", e);
        }
    }

    private Report check(Campaign campaign) {
        String id = campaign.heading().id();
        if (kept.size() > MOST_KEPT) {
            kept.clear();
        }
        Verifier verifier = kept.computeIfAbsent(
                id,
                key -> new Verifier(
                        campaign.heading(),
                        campaign.sealsByRow(),
                        TableDice.ofGame(campaign.heading().game())));
        verifier.look(campaign, campaign.now().seq());
        return verifier.report();
    }

    @Override
    public void close() {
        aside.shutdownNow();
    }
}
