package momentum.app.web.page;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.table.seat.Seat;

/**
 * The seats of a table, for whoever keeps them.
 *
 * @param here the ids of those who have the page open
 * @param given the link that was made just now; it is shown once
 */
public record SeatsView(
        String id,
        String name,
        String mode,
        List<Seat> seats,
        Set<String> here,
        List<String> heroes,
        Optional<Link> given,
        boolean demandsSeats,
        String wrong) {
    /** A seat and the way to it. */
    public record Link(Seat seat, String address) {}

    public boolean isHere(Seat seat) {
        return here.contains(seat.id());
    }
}
