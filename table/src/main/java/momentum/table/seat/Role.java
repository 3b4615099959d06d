package momentum.table.seat;

import java.util.Locale;
import java.util.Optional;

/** What someone is at a table. */
public enum Role {
    OWNER,
    GUIDE,
    PLAYER,
    SPECTATOR;

    public String inWords() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Role> of(String word) {
        for (Role role : values()) {
            if (role.inWords().equals(word)) {
                return Optional.of(role);
            }
        }
        return Optional.empty();
    }
}
