package momentum.app.web.view;

import java.time.Instant;
import java.util.List;
import momentum.play.Draft;
import momentum.table.Permissions;

/**
 * What a page needs to know of the one who looks at it.
 *
 * @param draft the open move as far as it is filled in; or what is said with the roll that is
 * @param isRolledNow whether they have said already what they roll
 */
public record Looking(
        Address from, Permissions permissions, Likes likes, Draft draft, boolean isRolledNow, Instant time) {
    /** What their browser keeps for them: whether they throw dice of their own, and the oracles they keep at hand. */
    public record Likes(boolean hasOwnDice, List<String> favourites) {}
}
