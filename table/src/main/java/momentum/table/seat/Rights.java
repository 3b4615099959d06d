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
        guide.removeAll(EnumSet.of(Permission.KEEP_SEATS, Permission.CHANGE_MODE, Permission.KEEP_CAMPAIGN));
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
    public static boolean may(Role role, Permission permission, Mode mode, boolean hasGuide) {
        boolean isGuided = mode == Mode.GUIDED;
        return switch (permission) {
            case ASK_THE_ORACLE -> allows(role, permission) && !(isGuided && role == Role.PLAYER);
            case LOOK_BEHIND_THE_SCREEN -> isGuided && (allows(role, permission) || (role == Role.OWNER && !hasGuide));
            case WHISPER -> isGuided && allows(role, permission);
            case LOOK,
                    WRITE,
                    PLAY,
                    PLAY_FOR_OTHERS,
                    DECIDE,
                    SET_BY_HAND,
                    SET_FOR_OTHERS,
                    HAND_OUT,
                    SET_ASIDE,
                    SET_ASIDE_FOR_OTHERS,
                    TAKE_BACK,
                    TAKE_BACK_FOR_OTHERS,
                    CHANGE_STRICTNESS,
                    JOIN,
                    PROPOSE,
                    ADD_A_WORD,
                    OPEN_THE_SEAL,
                    EXPORT,
                    KEEP_SEATS,
                    CHANGE_MODE,
                    KEEP_CAMPAIGN -> allows(role, permission);
        };
    }

    /** Why a role may not do something, in a sentence. */
    public static String refusal(Role role, Permission permission) {
        return "A %s cannot %s.".formatted(role.inWords(), permission.inWords());
    }

    private static boolean allows(Role role, Permission permission) {
        return TABLE.getOrDefault(role, Set.of()).contains(permission);
    }
}
