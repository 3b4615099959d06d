package momentum.app.web.story;

import java.util.List;
import momentum.table.story.TakenBack;

/**
 * Rolls that were taken back, as the page lists them.
 *
 * @param row the row of the first
 * @param earlier how many are not listed: a page stays of a size that can be read
 */
public record TakenBackView(long row, String title, List<Roll> rolls, int earlier) {
    private static final int MOST = 300;

    /**
     * One of them.
     *
     * @param who who rolled it; empty where there are no seats
     */
    public record Roll(long row, String words, String who, boolean isTypedIn) {}

    static TakenBackView of(TakenBack taken, StoryTeller.Setting setting) {
        int earlier = Math.max(0, taken.rolls().size() - MOST);
        return new TakenBackView(
                taken.rolls().getFirst().row(),
                taken.inWords(),
                taken.rolls().stream()
                        .skip(earlier)
                        .map(roll -> new Roll(
                                roll.row(),
                                roll.words(),
                                setting.hasSeats() ? roll.who() : "",
                                roll.isByHand() && roll.row() > setting.sealedSince()))
                        .toList(),
                earlier);
    }
}
