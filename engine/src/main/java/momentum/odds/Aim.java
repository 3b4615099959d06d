package momentum.odds;

/** What a player rerolls for. "Used well" means one thing in danger and another when only a triumph will do. */
public enum Aim {
    /** First of all not to miss; among equals, the better chance of a strong hit. */
    HIT,

    /** First of all a strong hit; among equals, the smaller chance of a miss. */
    STRONG_HIT;

    /** The worth of a choice; larger is better. Counts are of 600, so one outweighs all of the other. */
    int worth(int strong, int miss) {
        return switch (this) {
            case HIT -> strong - 1000 * miss;
            case STRONG_HIT -> 1000 * strong - miss;
        };
    }
}
