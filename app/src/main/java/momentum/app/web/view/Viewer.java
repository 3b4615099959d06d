package momentum.app.web.view;

import momentum.app.web.http.Preferences;
import momentum.app.web.story.ReadersClock;
import momentum.play.Draft;
import momentum.table.Permissions;

/**
 * What a page needs to know of the one who looks at it.
 *
 * @param draft the open move as far as it is filled in; or what is said with the roll that is
 */
public record Viewer(Address from, Permissions permissions, Preferences preferences, Draft draft, ReadersClock clock) {}
