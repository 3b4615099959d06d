package momentum.table.journal;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import momentum.table.seat.Mode;

/** A journal that lasts as long as the program does. */
public final class MemoryJournal implements Journal {
    private final Map<String, Kept> kept = new LinkedHashMap<>();
    private final MemoryCabinet cabinet = new MemoryCabinet(this);

    private static final class Kept {
        private Heading heading;
        private final List<Row> rows = new ArrayList<>();
        private final NavigableMap<Long, Snapshot> snapshots = new TreeMap<>();

        Kept(Heading heading) {
            this.heading = heading;
        }
    }

    @Override
    public synchronized List<Listed> campaigns() {
        return kept.values().stream()
                .map(each -> new Listed(
                        each.heading,
                        each.rows.size(),
                        each.rows.isEmpty() ? Optional.empty() : Optional.of(each.rows.getLast())))
                .sorted(Comparator.comparing((Listed each) ->
                                each.last().map(Row::at).orElse(each.heading().created()))
                        .reversed())
                .toList();
    }

    @Override
    public synchronized Optional<Heading> heading(String campaign) {
        return Optional.ofNullable(kept.get(campaign)).map(each -> each.heading);
    }

    @Override
    public synchronized CompletableFuture<Void> found(Heading heading, List<Row> rows) {
        if (kept.containsKey(heading.id()) || !isNext(rows, 0)) {
            return CompletableFuture.failedFuture(new Conflict(heading.id(), 0));
        }
        Kept campaign = new Kept(heading);
        campaign.rows.addAll(rows);
        kept.put(heading.id(), campaign);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public synchronized CompletableFuture<Void> append(List<Row> rows) {
        Kept campaign = kept.get(rows.getFirst().campaign());
        boolean isOfAnOpenSeal = rows.stream().anyMatch(row -> cabinet.isOpen(row.campaign(), row.seal()));
        if (campaign == null || !isNext(rows, campaign.rows.size()) || isOfAnOpenSeal) {
            return CompletableFuture.failedFuture(
                    new Conflict(rows.getFirst().campaign(), rows.getFirst().seq()));
        }
        campaign.rows.addAll(rows);
        return CompletableFuture.completedFuture(null);
    }

    private static boolean isNext(List<Row> rows, long last) {
        for (int i = 0; i < rows.size(); i++) {
            if (rows.get(i).seq() != last + i + 1) {
                return false;
            }
        }
        return true;
    }

    @Override
    public synchronized List<Row> rows(String campaign, long above, long upTo) {
        Kept found = kept.get(campaign);
        if (found == null) {
            return List.of();
        }
        int from = Math.clamp(above, 0, found.rows.size());
        int to = Math.clamp(upTo, from, found.rows.size());
        return List.copyOf(found.rows.subList(from, to));
    }

    @Override
    public synchronized long last(String campaign) {
        Kept found = kept.get(campaign);
        return found == null ? 0 : found.rows.size();
    }

    @Override
    public synchronized CompletableFuture<Void> rename(String campaign, String name) {
        Kept found = kept.get(campaign);
        if (found != null) {
            found.heading = found.heading.withName(name);
        }
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public synchronized CompletableFuture<Void> play(String campaign, Mode mode) {
        Kept found = kept.get(campaign);
        if (found != null) {
            found.heading = found.heading.with(mode);
        }
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public Cabinet cabinet() {
        return cabinet;
    }

    @Override
    public synchronized void keep(Snapshot snapshot) {
        Kept found = kept.get(snapshot.campaign());
        if (found != null) {
            found.snapshots.put(snapshot.seq(), snapshot);
        }
    }

    @Override
    public synchronized Optional<Snapshot> snapshot(String campaign, long atMost) {
        return Optional.ofNullable(kept.get(campaign))
                .map(each -> each.snapshots.floorEntry(atMost))
                .map(Map.Entry::getValue);
    }

    @Override
    public void backup(Path file) {
        throw new Trouble("What is kept in memory only cannot be backed up.");
    }

    @Override
    public void close() {}
}
