package momentum.app.web.view;

import momentum.app.web.story.ToldGroups;
import momentum.table.story.StoryOutlines;

/** What the pages of a table have in common, found once for all who look at it. */
public record ViewCache(StoryOutlines outlines, KnownOffers offers, ToldGroups told) {
    public ViewCache() {
        this(new StoryOutlines(), new KnownOffers(), new ToldGroups());
    }
}
