package momentum.table.journal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import momentum.table.dice.Seal;
import momentum.table.seat.Aside;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;

/**
 * Stores what belongs to a campaign but not to its rows: seats, seals and asides. A change of a seat touches only what it is about,
 * so that two changes at once do not undo each other. Whoever causes a change is checked when it is written, see {@link Author}.
 */
public interface TableStore {
    /** The most seats of a campaign, including revoked ones. */
    int MOST_SEATS = 40;

    /** Rejects a seat for which there is no room, or whose name somebody has: rows are known by the name of their author. */
    static void requireRoom(List<Seat> seats, Seat added) {
        if (seats.stream().anyMatch(seat -> seat.name().equalsIgnoreCase(added.name()))) {
            throw new NotAllowed(
                    NotAllowed.Reason.NO_ROOM, "Somebody called %s has a seat here already.".formatted(added.name()));
        }
        if (seats.size() >= MOST_SEATS) {
            throw new NotAllowed(
                    NotAllowed.Reason.NO_ROOM,
                    "There is room for %d seats at a table. One that was taken back can be given again."
                            .formatted(MOST_SEATS));
        }
    }

    /** The seats of a campaign in the order of their creation; an empty name gives those that are valid everywhere. */
    List<Seat> seats(String campaign);

    /** The seats of a campaign, with all else that rights follow from. */
    Seating seating(String campaign);

    /** The seat whose secret has this hash. */
    Optional<Seat> seat(String hash);

    /** The hashes of all secrets that are valid, at any campaign. */
    Set<String> hashes();

    /** Adds a seat; {@link NotAllowed} if there is no room, or somebody of that name. */
    CompletableFuture<Void> add(Optional<Author> by, Seat seat);

    /** Replaces the secret of a seat; a {@link Conflict} unless it is still the one that this seat has. */
    CompletableFuture<Void> replaceHash(Optional<Author> by, Seat seat, String hash);

    CompletableFuture<Void> revoke(Optional<Author> by, Seat seat);

    /** Changes whom a seat plays; its other claims stay. */
    CompletableFuture<Void> changeHeroes(
            Optional<Author> by, Seat seat, List<HeroClaim> removed, List<HeroClaim> added);

    /** The seals of a campaign with their secrets. They are written with rows, see {@link RowBatch}. */
    List<Seal> seals(String campaign);

    /** What lies beside the table, in order, without what was put away. */
    List<Aside> asides(String campaign);

    /** Adds an aside with the next number, whatever its own; {@link NotAllowed} if its author has too many of the kind. */
    CompletableFuture<Void> add(Optional<Author> by, Aside aside);

    /** Puts an aside away; a {@link Conflict} if it is not there any more. */
    CompletableFuture<Void> putAway(Optional<Author> by, Aside aside);
}
