package momentum.table.journal;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import momentum.table.seat.Mode;

/** An in-memory journal. */
public final class MemoryJournal implements Journal {
    private static final List<String> CHANGES_OF_NOTES =
            List.of("\"Note\"", "\"Rewrite\"", "\"RemoveNote\"", "\"MoveNote\"");

    private final Map<String, Kept> kept = new LinkedHashMap<>();
    private final MemoryTableStore tableStore = new MemoryTableStore(this);

    private static final class Kept {
        private Heading heading;
        private String chain;
        private final List<Row> rows = new ArrayList<>();
        private final NavigableMap<Long, Snapshot> snapshots = new TreeMap<>();
        private final NavigableMap<String, Blob> blobs = new TreeMap<>();

        Kept(Heading heading) {
            this.heading = heading;
            this.chain = HashChain.start(heading);
        }

        void add(RowBatch batch) {
            for (Row row : batch.rows()) {
                chain = HashChain.next(chain, row);
                rows.add(HashChain.linked(row, chain));
            }
            batch.blobs().forEach(blob -> blobs.putIfAbsent(blob.hash(), blob));
        }
    }

    @Override
    public List<CampaignSummary> campaigns() {
        return summaries(false);
    }

    @Override
    public List<CampaignSummary> slates() {
        return summaries(true);
    }

    private synchronized List<CampaignSummary> summaries(boolean slates) {
        return kept.values().stream()
                .filter(each -> each.heading.isSlate() == slates)
                .map(each -> new CampaignSummary(
                        each.heading,
                        each.rows.size(),
                        each.rows.isEmpty() ? Optional.empty() : Optional.of(each.rows.getLast())))
                .sorted(Comparator.comparing((CampaignSummary each) ->
                                each.last().map(Row::at).orElse(each.heading().created()))
                        .reversed())
                .toList();
    }

    @Override
    public synchronized Optional<Heading> heading(String campaign) {
        return found(campaign).map(each -> each.heading);
    }

    private synchronized Optional<Kept> found(String campaign) {
        return Optional.ofNullable(kept.get(campaign));
    }

    @Override
    public synchronized CompletableFuture<Void> found(Heading heading, RowBatch first) {
        if (kept.containsKey(heading.id()) || !isNext(first, 0)) {
            return CompletableFuture.failedFuture(new Conflict(heading.id(), 0));
        }
        return tableStore.write(first.author(), heading.id(), () -> {
            long there = kept.values().stream()
                    .filter(each -> !each.heading.life().isDeleted())
                    .count();
            if (first.author().isPresent() && there >= MOST_CAMPAIGNS) {
                throw Journal.noRoom();
            }
            Kept campaign = new Kept(heading);
            campaign.add(first);
            first.seals().forEach(tableStore::keep);
            kept.put(heading.id(), campaign);
        });
    }

    @Override
    public synchronized CompletableFuture<Void> append(RowBatch batch) {
        Row next = batch.rows().getFirst();
        Kept campaign = kept.get(next.campaign());
        boolean isOfAnOpenSeal = batch.rows().stream().anyMatch(row -> tableStore.isOpen(row.campaign(), row.seal()));
        if (campaign == null
                || !isNext(batch, campaign.rows.size())
                || isOfAnOpenSeal
                || batch.lineage().isBroken()) {
            batch.lineage().end();
            return CompletableFuture.failedFuture(new Conflict(next.campaign(), next.seq()));
        }
        if (campaign.heading.life().isDeleted()) {
            return CompletableFuture.failedFuture(new NotAllowed(NotAllowed.Reason.CAMPAIGN_DELETED));
        }
        return tableStore.write(batch.author(), next.campaign(), () -> {
            campaign.add(batch);
            batch.seals().forEach(tableStore::keep);
            batch.author().ifPresent(author -> tableStore.claim(author.seat(), batch.made()));
        });
    }

    @Override
    public synchronized List<Row> diceRows(String campaign) {
        return rows(campaign, 0, Long.MAX_VALUE).stream()
                .filter(row -> row.kind() == Row.Kind.DICE)
                .toList();
    }

    @Override
    public synchronized Optional<Row> lastThrown(String campaign, long upTo) {
        return rows(campaign, 0, upTo).reversed().stream()
                .filter(row -> !row.dice().isEmpty())
                .findFirst();
    }

    private static boolean isNext(RowBatch batch, long last) {
        return batch.rows().isEmpty() || batch.rows().getFirst().seq() == last + 1;
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
    public synchronized List<Long> heroRows(String campaign, long above) {
        return rowsWith(
                row -> row.events().contains("\"HeroJoined\"") || row.events().contains("\"HeroRenamed\""),
                campaign,
                above);
    }

    @Override
    public synchronized List<Long> noteRows(String campaign, long above) {
        return rowsWith(row -> CHANGES_OF_NOTES.stream().anyMatch(row.command()::contains), campaign, above);
    }

    private List<Long> rowsWith(Predicate<Row> condition, String campaign, long above) {
        return rows(campaign, above, Long.MAX_VALUE).stream()
                .filter(condition)
                .map(Row::seq)
                .toList();
    }

    @Override
    public synchronized List<RowOutline> outline(String campaign) {
        return found(campaign)
                .map(each -> each.rows.stream().map(RowOutline::of).toList())
                .orElse(List.of());
    }

    @Override
    public synchronized long last(String campaign) {
        return found(campaign).map(each -> each.rows.size()).orElse(0);
    }

    @Override
    public CampaignState state(String campaign) {
        return new CampaignState(last(campaign), tableStore.seating(campaign));
    }

    private CompletableFuture<Void> change(Optional<Author> by, String campaign, UnaryOperator<Heading> change) {
        return tableStore.write(
                by,
                campaign,
                () -> found(campaign).ifPresent(each -> {
                    each.heading = change.apply(each.heading);
                    tableStore.count(campaign);
                }));
    }

    @Override
    public CompletableFuture<Void> rename(Optional<Author> by, String campaign, String name) {
        return change(by, campaign, heading -> heading.withName(name));
    }

    @Override
    public CompletableFuture<Void> play(Optional<Author> by, String campaign, Mode mode) {
        return change(by, campaign, heading -> heading.with(mode));
    }

    @Override
    public CompletableFuture<Void> archive(Optional<Author> by, String campaign, Optional<Instant> since) {
        return change(
                by,
                campaign,
                heading -> heading.with(new Heading.Life(since, heading.life().deleted())));
    }

    @Override
    public CompletableFuture<Void> delete(Optional<Author> by, String campaign, Optional<Instant> since) {
        return change(
                by,
                campaign,
                heading -> heading.with(new Heading.Life(heading.life().archived(), since)));
    }

    @Override
    public synchronized CompletableFuture<Integer> purge(Instant deletedBefore) {
        List<String> gone = kept.values().stream()
                .map(each -> each.heading)
                .filter(heading ->
                        heading.life().deleted().filter(deletedBefore::isAfter).isPresent())
                .map(Heading::id)
                .toList();
        gone.forEach(kept::remove);
        gone.forEach(tableStore::remove);
        return CompletableFuture.completedFuture(gone.size());
    }

    @Override
    public CompletableFuture<Void> set(String campaign, String setting, Optional<String> value) {
        return change(Optional.empty(), campaign, heading -> {
            Map<String, String> settings = new TreeMap<>(heading.settings());
            value.ifPresentOrElse(text -> settings.put(setting, text), () -> settings.remove(setting));
            return heading.with(settings);
        });
    }

    @Override
    public TableStore tableStore() {
        return tableStore;
    }

    @Override
    public BlobStore blobs() {
        return new Blobs();
    }

    private final class Blobs implements BlobStore {
        @Override
        public CompletableFuture<String> put(String campaign, byte[] bytes) {
            Blob blob = Blob.of(bytes);
            synchronized (MemoryJournal.this) {
                Kept found = kept.get(campaign);
                if (found == null) {
                    return CompletableFuture.failedFuture(new Conflict(campaign, 0));
                }
                found.blobs.putIfAbsent(blob.hash(), blob);
            }
            return CompletableFuture.completedFuture(blob.hash());
        }

        @Override
        public Optional<Blob> get(String campaign, String hash) {
            synchronized (MemoryJournal.this) {
                return found(campaign).map(each -> each.blobs.get(hash));
            }
        }

        @Override
        public Optional<Blob> find(String campaign, String beginning) {
            synchronized (MemoryJournal.this) {
                return found(campaign)
                        .map(each -> each.blobs.ceilingEntry(beginning))
                        .map(Map.Entry::getValue)
                        .filter(blob -> blob.hash().startsWith(beginning));
            }
        }

        @Override
        public List<String> hashes(String campaign) {
            synchronized (MemoryJournal.this) {
                return found(campaign)
                        .map(each -> List.copyOf(each.blobs.keySet()))
                        .orElse(List.of());
            }
        }
    }

    @Override
    public synchronized void keep(Snapshot snapshot) {
        found(snapshot.campaign()).ifPresent(each -> each.snapshots.put(snapshot.seq(), snapshot));
    }

    @Override
    public synchronized Optional<Snapshot> snapshot(String campaign, long atMost) {
        return found(campaign).map(each -> each.snapshots.floorEntry(atMost)).map(Map.Entry::getValue);
    }

    @Override
    public void backup(Path file) {
        throw new StoreException("What is kept in memory only cannot be backed up.");
    }

    @Override
    public void close() {}
}
