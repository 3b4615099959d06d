package momentum.table;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import momentum.table.dice.Seal;
import momentum.table.journal.Author;
import momentum.table.journal.StoredTime;
import momentum.table.journal.TableStore;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Permission;
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

    /** Gives a seat to play whoever bears these names. */
    public Given give(String campaign, String name, Role role, List<String> heroes) {
        return give(
                Seat.HOME,
                campaign,
                name,
                role,
                heroes.stream().map(HeroClaim::named).toList());
    }

    public Given give(Seat by, String campaign, String name, Role role, List<HeroClaim> heroes) {
        byte[] id = new byte[8];
        RANDOM.nextBytes(id);
        String secret = secret();
        Seat given = new Seat(
                HexFormat.of().formatHex(id),
                campaign,
                name,
                role,
                heroes,
                Optional.of(Seal.hash(secret)),
                clock.instant());
        store.add(keeper(by), given).join();
        return new Given(given, secret);
    }

    /** Replaces the secret of a seat; the old one becomes invalid. */
    public Given again(Seat seat) {
        return again(Seat.HOME, seat);
    }

    public Given again(Seat by, Seat seat) {
        String secret = secret();
        store.replaceHash(keeper(by), seat, Seal.hash(secret)).join();
        return new Given(seat.withHash(Seal.hash(secret)), secret);
    }

    public void revoke(Seat seat) {
        revoke(Seat.HOME, seat);
    }

    public void revoke(Seat by, Seat seat) {
        store.revoke(keeper(by), seat).join();
    }

    /** Changes whom a seat plays. */
    public void changeHeroes(Seat by, Seat seat, List<HeroClaim> removed, List<HeroClaim> added) {
        store.changeHeroes(keeper(by), seat, removed, added).join();
    }

    private static Optional<Author> keeper(Seat by) {
        return Author.needing(by, Permission.KEEP_SEATS);
    }

    private static String secret() {
        byte[] bytes = new byte[SECRET_BYTES];
        RANDOM.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
