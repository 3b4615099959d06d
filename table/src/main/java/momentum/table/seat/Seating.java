package momentum.table.seat;

import java.util.List;

/**
 * All that rights at a table follow from.
 *
 * @param version another number whenever any of it changes
 * @param seats including revoked ones
 */
public record Seating(long version, Mode mode, List<Seat> seats) {
    public Seating {
        seats = List.copyOf(seats);
    }

    public boolean hasGuide() {
        return seats.stream().anyMatch(seat -> seat.role() == Role.GUIDE && !seat.isRevoked());
    }
}
