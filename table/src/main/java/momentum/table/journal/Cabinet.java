package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.Seat;

/**
 * What a table keeps beside its journal: who sits at it, what its dice follow from, and what was said to some and not to all. Each
 * of these is kept by its own number or id: what is kept again takes the place of what was.
 */
public interface Cabinet {
    /** In the order they were made; those of the house by an empty name. */
    List<Seat> seats(String campaign);

    /** The seat whose secret has this hash. */
    Optional<Seat> seat(String hash);

    CompletableFuture<Void> keep(Seat seat);

    List<Seal> seals(String campaign);

    CompletableFuture<Void> keep(Seal seal);

    List<Aside> asides(String campaign);

    CompletableFuture<Void> keep(Aside aside);
}
