package momentum.state;

import java.util.Optional;

/**
 * Whom or what a move is about.
 *
 * @param someone an ally, a companion, someone else
 * @param track the name of a progress track
 * @param bond whom or what a bond is with
 */
public record About(Optional<String> someone, Optional<String> track, Optional<String> bond) {
    public static final About NOTHING = new About(Optional.empty(), Optional.empty(), Optional.empty());

    public static About track(Optional<String> name) {
        return name.isEmpty() ? NOTHING : new About(Optional.empty(), name, Optional.empty());
    }

    public About withSomeone(String name) {
        return new About(Optional.of(name), track, bond);
    }

    public About withTrack(String name) {
        return new About(someone, Optional.of(name), bond);
    }

    public About withBond(String with) {
        return new About(someone, track, Optional.of(with));
    }
}
