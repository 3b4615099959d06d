package momentum.table.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Mode;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;

/** An in-memory store of seats, seals and asides. It is guarded by the lock of its journal. */
final class MemoryTableStore implements TableStore {
    private final MemoryJournal journal;
    private final Map<String, Seat> seats = new LinkedHashMap<>();
    private final Map<String, Long> versions = new HashMap<>();
    private final Map<String, Seal> seals = new LinkedHashMap<>();
    private final Map<String, Aside> asides = new LinkedHashMap<>();
    private final Map<String, Long> numbers = new HashMap<>();

    MemoryTableStore(MemoryJournal journal) {
        this.journal = journal;
    }

    /** Makes a change, if its author is allowed to. */
    CompletableFuture<Void> write(Optional<Author> by, String campaign, Runnable change) {
        synchronized (journal) {
            try {
                by.ifPresent(author ->
                        author.check(Optional.ofNullable(seats.get(author.seat().id())), campaign, seating(campaign)));
                change.run();
                return CompletableFuture.completedFuture(null);
            } catch (Conflict | NotAllowed refused) {
                return CompletableFuture.failedFuture(refused);
            }
        }
    }

    /** Something has changed that rights at a campaign follow from. */
    void count(String campaign) {
        versions.merge(campaign, 1L, Long::sum);
    }

    private void change(Seat seat, UnaryOperator<Seat> change) {
        seats.computeIfPresent(seat.id(), (id, now) -> change.apply(now));
        count(seat.campaign());
    }

    @Override
    public List<Seat> seats(String campaign) {
        synchronized (journal) {
            return seats.values().stream()
                    .filter(seat -> seat.campaign().equals(campaign))
                    .toList();
        }
    }

    @Override
    public Seating seating(String campaign) {
        synchronized (journal) {
            Mode mode = journal.heading(campaign).map(Heading::mode).orElse(Mode.SOLO);
            return new Seating(versions.getOrDefault(campaign, 0L), mode, seats(campaign));
        }
    }

    @Override
    public Optional<Seat> seat(String hash) {
        synchronized (journal) {
            return seats.values().stream()
                    .filter(seat -> seat.hash().filter(hash::equals).isPresent())
                    .findFirst();
        }
    }

    @Override
    public Set<String> hashes() {
        synchronized (journal) {
            return seats.values().stream()
                    .flatMap(seat -> seat.hash().stream())
                    .collect(Collectors.toUnmodifiableSet());
        }
    }

    @Override
    public CompletableFuture<Void> add(Optional<Author> by, Seat seat) {
        return write(by, seat.campaign(), () -> {
            if (!seat.campaign().isEmpty()) {
                TableStore.requireRoom(seats(seat.campaign()), seat);
            }
            if (seats.putIfAbsent(seat.id(), seat) != null) {
                throw new Conflict(seat.campaign(), 0);
            }
            count(seat.campaign());
        });
    }

    @Override
    public CompletableFuture<Void> replaceHash(Optional<Author> by, Seat seat, String hash) {
        return write(by, seat.campaign(), () -> {
            Seat now = seats.get(seat.id());
            if (now == null || !now.hash().equals(seat.hash())) {
                throw new Conflict(seat.campaign(), 0);
            }
            change(seat, each -> each.withHash(hash));
        });
    }

    @Override
    public CompletableFuture<Void> revoke(Optional<Author> by, Seat seat) {
        return write(by, seat.campaign(), () -> change(seat, Seat::revoked));
    }

    @Override
    public CompletableFuture<Void> changeHeroes(
            Optional<Author> by, Seat seat, List<HeroClaim> removed, List<HeroClaim> added) {
        return write(by, seat.campaign(), () -> {
            change(
                    seat,
                    now -> now.withHeroes(now.heroes().stream()
                            .filter(claim -> !removed.contains(claim))
                            .toList()));
            claim(seat, added);
        });
    }

    void claim(Seat seat, List<HeroClaim> added) {
        for (HeroClaim claim : added) {
            change(seat, now -> {
                List<HeroClaim> heroes = new ArrayList<>(now.heroes());
                if (!heroes.contains(claim)) {
                    heroes.add(claim);
                }
                return now.withHeroes(heroes);
            });
        }
    }

    @Override
    public List<Seal> seals(String campaign) {
        synchronized (journal) {
            return seals.values().stream()
                    .filter(seal -> seal.campaign().equals(campaign))
                    .toList();
        }
    }

    /** Adds a seal, or opens it. */
    void keep(Seal seal) {
        seals.merge(
                key(seal.campaign(), seal.number()),
                seal,
                (kept, given) -> kept.isOpen() ? kept : kept.opened(given.until()));
    }

    boolean isOpen(String campaign, int seal) {
        Seal kept = seals.get(key(campaign, seal));
        return kept != null && kept.isOpen();
    }

    void remove(String campaign) {
        seats.values().removeIf(seat -> seat.campaign().equals(campaign));
        seals.values().removeIf(seal -> seal.campaign().equals(campaign));
        asides.values().removeIf(aside -> aside.campaign().equals(campaign));
    }

    private static String key(String campaign, long number) {
        return campaign + " " + number;
    }

    @Override
    public List<Aside> asides(String campaign) {
        synchronized (journal) {
            return asides.values().stream()
                    .filter(aside -> aside.campaign().equals(campaign))
                    .toList();
        }
    }

    @Override
    public CompletableFuture<Void> add(Optional<Author> by, Aside aside) {
        return write(by, aside.campaign(), () -> {
            long there = asides(aside.campaign()).stream()
                    .filter(each -> each.from().equals(aside.from()) && each.kind() == aside.kind())
                    .count();
            if (there >= aside.kind().most()) {
                throw new NotAllowed(NotAllowed.Reason.NO_ROOM, aside.kind().noRoom());
            }
            long number = numbers.merge(aside.campaign(), 1L, Long::sum);
            asides.put(key(aside.campaign(), number), aside.numbered(number));
        });
    }

    @Override
    public CompletableFuture<Void> putAway(Optional<Author> by, Aside aside) {
        return write(by, aside.campaign(), () -> {
            if (asides.remove(key(aside.campaign(), aside.number())) == null) {
                throw new Conflict(aside.campaign(), 0);
            }
        });
    }
}
