package momentum.table.seat;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** What each role may do, in one table. */
public final class Rights {
    private static final Map<Role, Set<Permission>> TABLE = new EnumMap<>(Role.class);

    static {
        Set<Permission> spectator = EnumSet.of(Permission.LOOK, Permission.EXPORT);
        Set<Permission> player = EnumSet.copyOf(spectator);
        player.addAll(EnumSet.of(
                Permission.WRITE,
                Permission.PLAY,
                Permission.ASK_THE_ORACLE,
                Permission.SET_BY_HAND,
                Permission.SET_ASIDE,
                Permission.TAKE_BACK,
                Permission.JOIN,
                Permission.PROPOSE,
                Permission.WHISPER,
                Permission.ADD_A_WORD));
        Set<Permission> guide = EnumSet.allOf(Permission.class);
        guide.removeAll(EnumSet.of(Permission.KEEP_SEATS, Permission.CHANGE_MODE));
        Set<Permission> owner = EnumSet.allOf(Permission.class);
        owner.remove(Permission.LOOK_BEHIND_THE_SCREEN);
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
    public static boolean may(Role role, Permission deed, Mode mode, boolean hasGuide) {
        boolean isGuided = mode == Mode.GUIDED;
        return switch (deed) {
            case ASK_THE_ORACLE -> allows(role, deed) && !(isGuided && role == Role.PLAYER);
            case LOOK_BEHIND_THE_SCREEN -> isGuided && (allows(role, deed) || (role == Role.OWNER && !hasGuide));
            case WHISPER -> isGuided && allows(role, deed);
            default -> allows(role, deed);
        };
    }

    private static boolean allows(Role role, Permission deed) {
        return TABLE.getOrDefault(role, Set.of()).contains(deed);
    }
}
