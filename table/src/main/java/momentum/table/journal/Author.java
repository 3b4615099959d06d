package momentum.table.journal;

import java.util.Optional;
import java.util.OptionalLong;
import momentum.table.seat.Permission;
import momentum.table.seat.Rights;
import momentum.table.seat.Seat;
import momentum.table.seat.Seating;

/**
 * The seat that causes a write, and what must hold of it. It is checked in the transaction that writes: between a request and its
 * write a seat may be revoked, get another secret or another role.
 *
 * @param needed a permission that the seat must have by then
 * @param seating the version of the seating that the write was allowed by; it must be the same still
 */
public record Author(Seat seat, Optional<Permission> needed, OptionalLong seating) {
    /** Someone who must have a permission when the write is made; empty for local use, which needs no seat. */
    public static Optional<Author> needing(Seat seat, Permission permission) {
        return of(seat, Optional.of(permission), OptionalLong.empty());
    }

    /** Someone whose write was allowed by this seating; empty for local use. */
    public static Optional<Author> allowedBy(Seat seat, Seating seating) {
        return of(seat, Optional.empty(), OptionalLong.of(seating.version()));
    }

    private static Optional<Author> of(Seat seat, Optional<Permission> needed, OptionalLong seating) {
        return seat.equals(Seat.HOME) ? Optional.empty() : Optional.of(new Author(seat, needed, seating));
    }

    /**
     * Rejects the write unless all of it holds.
     *
     * @param now the seat as it is stored
     * @param current the seating of the campaign that is written to
     */
    public void check(Optional<Seat> now, String campaign, Seating current) {
        if (now.filter(this::isSame).isEmpty()
                || !(seat.campaign().isEmpty() || seat.campaign().equals(campaign))) {
            throw new NotAllowed(NotAllowed.Reason.SEAT_REVOKED);
        }
        if (seating.isPresent() && seating.getAsLong() != current.version()) {
            throw new NotAllowed(NotAllowed.Reason.SEATING_CHANGED);
        }
        needed.ifPresent(permission -> {
            if (!Rights.may(now.get().role(), permission, current.mode(), current.hasGuide())) {
                throw new NotAllowed(
                        NotAllowed.Reason.NO_RIGHT, Rights.refusal(now.get().role(), permission));
            }
        });
    }

    private boolean isSame(Seat now) {
        return !now.isRevoked()
                && now.hash().equals(seat.hash())
                && now.campaign().equals(seat.campaign());
    }
}
