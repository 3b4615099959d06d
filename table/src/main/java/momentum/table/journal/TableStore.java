package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.Seat;

/**
 * Stores what belongs to a campaign but not to its rows: seats, seals and asides. Seats and asides are replaced by id; seals
 * are write-once.
 */
public interface TableStore {
    /** The seats of a campaign in the order of their creation; an empty name gives those that are valid everywhere. */
    List<Seat> seats(String campaign);

    /** The seat whose secret has this hash. */
    Optional<Seat> seat(String hash);

    CompletableFuture<Void> keep(Seat seat);

    List<Seal> seals(String campaign);

    /** Stores a seal, unless its number exists already: read it back before using it. */
    CompletableFuture<Void> keep(Seal seal);

    /** Opens a seal. From then on rows with dice of this seal are rejected. */
    CompletableFuture<Void> open(String campaign, int seal);

    List<Aside> asides(String campaign);

    CompletableFuture<Void> keep(Aside aside);
}
