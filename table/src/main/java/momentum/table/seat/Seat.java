package momentum.table.seat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A place at a table, held by whoever has its secret. Only the hash of the secret is stored.
 *
 * @param campaign where it stands; empty for the host's, which is at every table
 * @param heroes whom it plays
 * @param hash of the secret; none once it was revoked
 */
public record Seat(
        String id,
        String campaign,
        String name,
        Role role,
        List<HeroClaim> heroes,
        Optional<String> hash,
        Instant created) {
    /** Local use needs no login: the local user owns every table. */
    public static final Seat HOME =
            new Seat("home", "", "owner", Role.OWNER, List.of(), Optional.empty(), Instant.EPOCH);

    /** What the host is called, who has a seat at every table. */
    public static final String HOST = "host";

    public Seat {
        heroes = List.copyOf(heroes);
    }

    public boolean isRevoked() {
        return hash.isEmpty();
    }

    public boolean plays(String hero) {
        return heroes.stream().anyMatch(claim -> claim.hero().equals(hero));
    }

    public List<String> heroNames() {
        return heroes.stream().map(HeroClaim::hero).distinct().toList();
    }

    /** The seat with those of its heroes that are at the table, by the names they have there. */
    public Seat at(Map<String, HeroOrigin> origins) {
        return withHeroes(
                heroes.stream().flatMap(claim -> claim.at(origins).stream()).toList());
    }

    public Seat withHash(String changed) {
        return new Seat(id, campaign, name, role, heroes, Optional.of(changed), created);
    }

    public Seat revoked() {
        return new Seat(id, campaign, name, role, heroes, Optional.empty(), created);
    }

    public Seat withHeroes(List<HeroClaim> changed) {
        return new Seat(id, campaign, name, role, changed, hash, created);
    }
}
