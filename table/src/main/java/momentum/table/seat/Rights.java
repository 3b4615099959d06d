package momentum.table.seat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** What each role may do, in one table. */
public final class Rights {
    private static final Map<Role, Set<Deed>> TABLE = new EnumMap<>(Role.class);

    static {
        Set<Deed> spectator = EnumSet.of(Deed.LOOK, Deed.EXPORT);
        Set<Deed> player = EnumSet.copyOf(spectator);
        player.addAll(EnumSet.of(
                Deed.WRITE,
                Deed.PLAY,
                Deed.ASK_THE_ORACLE,
                Deed.SET_BY_HAND,
                Deed.SET_ASIDE,
                Deed.TAKE_BACK,
                Deed.JOIN,
                Deed.PROPOSE,
                Deed.WHISPER,
                Deed.ADD_A_WORD));
        Set<Deed> guide = EnumSet.allOf(Deed.class);
        guide.removeAll(EnumSet.of(Deed.KEEP_SEATS, Deed.CHANGE_MODE, Deed.KEEP_CAMPAIGN));
        Set<Deed> owner = EnumSet.allOf(Deed.class);
        owner.remove(Deed.LOOK_BEHIND_THE_SCREEN);
        TABLE.put(Role.SPECTATOR, spectator);
        TABLE.put(Role.PLAYER, player);
        TABLE.put(Role.GUIDE, guide);
        TABLE.put(Role.OWNER, owner);
    }

    private Rights() {}

    /**
     * Whether a role may do something. With a guide, the guide is the oracle. What lies behind the screen is the guide's; where
     * nobody is the guide, the owner is.
     */
    public static boolean may(Role role, Deed deed, Mode mode, boolean hasGuide) {
        boolean isGuided = mode == Mode.GUIDED;
        return switch (deed) {
            case ASK_THE_ORACLE -> allows(role, deed) && !(isGuided && role == Role.PLAYER);
            case LOOK_BEHIND_THE_SCREEN -> isGuided && (allows(role, deed) || (role == Role.OWNER && !hasGuide));
            case WHISPER -> isGuided && allows(role, deed);
            default -> allows(role, deed);
        };
    }

    private static boolean allows(Role role, Deed deed) {
        return TABLE.getOrDefault(role, Set.of()).contains(deed);
    }
}
