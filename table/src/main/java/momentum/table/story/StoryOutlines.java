package momentum.table.story;

import java.util.Map;
import java.util.WeakHashMap;
import momentum.table.Campaign;

/** Keeps the outline of each campaign that is open, so that the next page need only read what was played since. */
public final class StoryOutlines {
    private final Map<Campaign, Kept> kept = new WeakHashMap<>();

    private static final class Kept {
        private StoryOutline outline = StoryOutline.EMPTY;
        private boolean isRead;

        private synchronized StoryOutline of(Campaign campaign) {
            outline = isRead ? outline.next(campaign) : StoryOutline.of(campaign);
            isRead = true;
            return outline;
        }
    }

    /** The outline of a campaign as it stands now. */
    public StoryOutline of(Campaign campaign) {
        Kept of;
        synchronized (kept) {
            of = kept.computeIfAbsent(campaign, key -> new Kept());
        }
        return of.of(campaign);
    }
}
