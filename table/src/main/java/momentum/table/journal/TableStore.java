package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.Seat;

/**
 * Stores what belongs to a campaign but not to its rows: seats, seals and asides. Seats and asides are replaced by id; a seal
 * is written once, and opened once.
 */
public interface TableStore {
    /** The seats of a campaign in the order of their creation; an empty name gives those that are valid everywhere. */
    List<Seat> seats(String campaign);

    /** The seat whose secret has this hash. */
    Optional<Seat> seat(String hash);

    CompletableFuture<Void> keep(Seat seat);

    /** The seals of a campaign with their secrets. They are written with rows, see {@link RowBatch}. */
    List<Seal> seals(String campaign);

    List<Aside> asides(String campaign);

    CompletableFuture<Void> keep(Aside aside);
}
