package momentum.table;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import momentum.table.dice.Seal;
import momentum.table.journal.StoredTime;
import momentum.table.journal.TableStore;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;

/** Creates and finds seats. The secret of a seat is shown once, to its creator; only its hash is stored. */
public final class Seats {
    /** The campaign name of seats that are valid at every table. */
    public static final String EVERY_TABLE = "";

    private static final int SECRET_BYTES = 20;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** A new seat and its secret. */
    public record Given(Seat seat, String secret) {}

    private final TableStore store;
    private final InstantSource clock;

    public Seats(TableStore store, InstantSource clock) {
        this.store = store;
        this.clock = StoredTime.of(clock);
    }

    /** The seats of a campaign, including revoked ones. */
    public List<Seat> of(String campaign) {
        return store.seats(campaign);
    }

    /** The seat with this secret. */
    public Optional<Seat> at(String secret) {
        return secret.isEmpty() ? Optional.empty() : store.seat(Seal.hash(secret));
    }

    public Given give(String campaign, String name, Role role, List<String> heroes) {
        byte[] id = new byte[8];
        RANDOM.nextBytes(id);
        return again(new Seat(
                HexFormat.of().formatHex(id), campaign, name, role, heroes, "", Optional.empty(), clock.instant()));
    }

    /** Replaces the secret of a seat; the old one becomes invalid. */
    public Given again(Seat seat) {
        byte[] bytes = new byte[SECRET_BYTES];
        RANDOM.nextBytes(bytes);
        String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        Seat given = seat.withHash(Seal.hash(secret));
        keep(given);
        return new Given(given, secret);
    }

    public void revoke(Seat seat) {
        keep(seat.revoked());
    }

    public void keep(Seat seat) {
        store.keep(seat).join();
    }
}
