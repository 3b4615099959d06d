package momentum.app.web.view;

import java.util.List;
import java.util.Optional;

/**
 * Everything a table's page shows.
 *
 * @param row the last row there is
 * @param shown the row the page shows; less than the last when looking back
 * @param earlier how many rows lie before what is shown of the story
 * @param beginnings moves that set a story going, for a table where none has been made yet
 * @param spoken what a screen reader says when the page changes
 */
public record TableView(
        Address here,
        String name,
        String game,
        String mode,
        String strictness,
        boolean hasOwnDice,
        long row,
        long shown,
        boolean canUndo,
        boolean canRedo,
        List<String> heroes,
        List<PartyHero> party,
        Optional<SheetView> sheet,
        List<TrackView> tracks,
        List<TrackView> ended,
        Optional<FightView> fight,
        List<StoryItem> story,
        long earlier,
        List<QuestionView> questions,
        List<SideView.Item> beginnings,
        SideView side,
        String spoken,
        String rollNow,
        Optional<Notice> notice) {

    /**
     * A hero of the party, in a line.
     *
     * @param state what holds for them now, such as who has the initiative
     */
    public record PartyHero(String name, int momentum, List<SheetView.Gauge> meters, String state) {}

    /** A fight that is on: who has the initiative, and the moves that fit now. */
    public record FightView(boolean hasInitiative, List<TrackView> foes, List<String> fitting) {}

    /**
     * Something the page must say first.
     *
     * @param typed what was typed and not taken, to be shown again
     */
    public record Notice(String title, String text, String rule, String typed) {}

    public boolean isNow() {
        return here.isNow();
    }

    public boolean isAsking() {
        return !questions.isEmpty();
    }

    public String heroName() {
        return sheet.map(SheetView::name).orElse("");
    }
}
