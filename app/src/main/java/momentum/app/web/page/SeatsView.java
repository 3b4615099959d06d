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
        RefusedForm refused) {
    /** A seat and the way to it. */
    public record Link(Seat seat, String address) {
        /** The link as a picture, for whoever sits beside the one who gives it. */
        public QrImage picture() {
            return QrImage.of(address);
        }
    }

    /** Whether it was something about this seat that could not be done. */
    public boolean isRefused(Seat seat) {
        return refused.says("seat", seat.id());
    }

    /** Whether it was a new seat that could not be given. */
    public boolean isNewRefused() {
        return refused.says("do", "give");
    }

    /** Whether what could not be done has no place of its own on the page. */
    public boolean isRefusedElsewhere() {
        return refused.isAny() && !isNewRefused() && seats.stream().noneMatch(this::isRefused);
    }

    /** The role that was chosen for a new seat; a player's, where none was. */
    public boolean isChosen(String role) {
        String chosen = isNewRefused() ? refused.typed().text("role") : "";
        return role.equals(chosen.isEmpty() ? "player" : chosen);
    }

    public boolean isHere(Seat seat) {
        return here.contains(seat.id());
    }
}
