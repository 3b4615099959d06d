package momentum.app.web.view;

import java.time.Instant;
import momentum.app.web.http.Preferences;
import momentum.play.Draft;
import momentum.table.Permissions;

/**
 * What a page needs to know of the one who looks at it.
 *
 * @param draft the open move as far as it is filled in; or what is said with the roll that is
 * @param isRolledNow whether they have said already what they roll
 */
public record Viewer(
        Address from,
        Permissions permissions,
        Preferences preferences,
        Draft draft,
        boolean isRolledNow,
        Instant time) {}
