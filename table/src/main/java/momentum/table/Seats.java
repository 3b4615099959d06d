package momentum.table;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import momentum.table.dice.Seal;
import momentum.table.journal.TableStore;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/**
 * Seats are given out as secrets. A secret is told once, to the one who gives the seat; what is kept of it is its hash, from which
 * it cannot be found again.
 */
public final class Seats {
    /** Whose seats are at every table. */
    public static final String HOUSE = "";

    private static final int SECRET_BYTES = 20;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** A seat, and the secret that leads to it. */
    public record Given(Seat seat, String secret) {}

    private final TableStore cabinet;
    private final InstantSource clock;

    public Seats(TableStore cabinet, InstantSource clock) {
        this.cabinet = cabinet;
        this.clock = clock;
    }

    /** Those of a campaign, revoked ones as well. */
    public List<Seat> of(String campaign) {
        return cabinet.seats(campaign);
    }

    /** The seat that a secret leads to. */
    public Optional<Seat> at(String secret) {
        return secret.isEmpty() ? Optional.empty() : cabinet.seat(Seal.hash(secret));
    }

    public Given give(String campaign, String name, Role role, List<String> heroes) {
        byte[] id = new byte[8];
        RANDOM.nextBytes(id);
        return again(new Seat(HexFormat.of().formatHex(id), campaign, name, role, heroes, "", "", clock.instant()));
    }

    /** A new secret for a seat; the old one leads nowhere from now on. */
    public Given again(Seat seat) {
        byte[] bytes = new byte[SECRET_BYTES];
        RANDOM.nextBytes(bytes);
        String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Seat given = seat.withHash(Seal.hash(secret));
        keep(given);
        return new Given(given, secret);
    }

    public void revoke(Seat seat) {
        keep(seat.withHash(""));
    }

    public void keep(Seat seat) {
        cabinet.keep(seat).join();
    }
}
