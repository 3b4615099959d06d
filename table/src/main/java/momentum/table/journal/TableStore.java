package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.Seat;

/**
 * What a table keeps beside its journal: who sits at it, what its dice follow from, and what was said to some and not to all. Each
 * of these is kept by its own number or id: what is kept again takes the place of what was. Only a seal stays what it was.
 */
public interface TableStore {
    /** In the order they were made; those of the house by an empty name. */
    List<Seat> seats(String campaign);

    /** The seat whose secret has this hash. */
    Optional<Seat> seat(String hash);

    CompletableFuture<Void> keep(Seat seat);

    List<Seal> seals(String campaign);

    /** Where there is one by this number already, that stays: read it before it is used. */
    CompletableFuture<Void> keep(Seal seal);

    /** Opens a seal after the last row there is. From then on no row is taken whose dice follow from it. */
    CompletableFuture<Void> open(String campaign, int seal);

    List<Aside> asides(String campaign);

    CompletableFuture<Void> keep(Aside aside);
}
