package momentum.table.journal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.Seat;

/** An in-memory store of seats, seals and asides. */
final class MemoryTableStore implements TableStore {
    private final Map<String, Seat> seats = new LinkedHashMap<>();
    private final Map<String, Seal> seals = new LinkedHashMap<>();
    private final Map<String, Aside> asides = new LinkedHashMap<>();

    @Override
    public synchronized List<Seat> seats(String campaign) {
        return seats.values().stream()
                .filter(seat -> seat.campaign().equals(campaign))
                .toList();
    }

    @Override
    public synchronized Optional<Seat> seat(String hash) {
        return seats.values().stream()
                .filter(seat -> seat.hash().filter(hash::equals).isPresent())
                .findFirst();
    }

    @Override
    public synchronized CompletableFuture<Void> keep(Seat seat) {
        seats.put(seat.id(), seat);
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public synchronized List<Seal> seals(String campaign) {
        return seals.values().stream()
                .filter(seal -> seal.campaign().equals(campaign))
                .toList();
    }

    /** Adds a seal, or opens it. */
    synchronized void keep(Seal seal) {
        seals.merge(
                key(seal.campaign(), seal.number()),
                seal,
                (kept, given) -> kept.isOpen() ? kept : kept.opened(given.until()));
    }

    synchronized boolean isOpen(String campaign, int seal) {
        Seal kept = seals.get(key(campaign, seal));
        return kept != null && kept.isOpen();
    }

    /** Whether a seat is unchanged: not revoked, and with the same secret. */
    synchronized boolean isSeated(Seat seat) {
        Seat now = seats.get(seat.id());
        return now != null && !now.isRevoked() && now.hash().equals(seat.hash());
    }

    synchronized void remove(String campaign) {
        seats.values().removeIf(seat -> seat.campaign().equals(campaign));
        seals.values().removeIf(seal -> seal.campaign().equals(campaign));
        asides.values().removeIf(aside -> aside.campaign().equals(campaign));
    }

    private static String key(String campaign, int seal) {
        return campaign + " " + seal;
    }

    @Override
    public synchronized List<Aside> asides(String campaign) {
        return asides.values().stream()
                .filter(aside -> aside.campaign().equals(campaign))
                .toList();
    }

    @Override
    public synchronized CompletableFuture<Void> keep(Aside aside) {
        asides.put(aside.campaign() + " " + aside.number(), aside);
        return CompletableFuture.completedFuture(null);
    }
}
