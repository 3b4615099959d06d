package momentum.app.web.view;

import java.util.List;
import java.util.Optional;
import momentum.app.web.story.StoryItem;

/** Everything a table's page shows, part by part. */
public record TableView(
        Address here,
        Heading heading,
        Rows rows,
        Party party,
        Tracks tracks,
        Story story,
        Asked asked,
        ReferenceView side,
        Optional<Notice> notice) {

    /** What is played, how, and with whose dice. */
    public record Heading(String name, String game, String mode, String strictness, boolean hasOwnDice) {}

    /**
     * Where the page stands in the journal.
     *
     * @param last the last row there is
     * @param shown the row the page shows; less than the last when looking back
     * @param back what can be done while looking back
     */
    public record Rows(long last, long shown, Turns turns, LookingBack back) {}

    /** Which way the one who looks may turn the last row. */
    public record Turns(boolean canUndo, boolean canRedo) {}

    /**
     * The table as it was.
     *
     * @param canPlayOn whether the one who looks may go on from there
     * @param laidAside what was left when someone did so
     */
    public record LookingBack(boolean canPlayOn, List<LaidAside> laidAside) {
        static final LookingBack NOT = new LookingBack(false, List.of());
    }

    /** Rows that are no longer part of the story, and can be returned to by the last of them. */
    public record LaidAside(long first, long last, String who, String when) {}

    /** All heroes in a line each, and the sheet of the one in view. */
    public record Party(List<PartyHero> heroes, Optional<SheetView> sheet) {}

    /**
     * A hero of the party, in a line.
     *
     * @param state what holds for them now, such as who has the initiative
     */
    public record PartyHero(String name, int momentum, List<SheetView.Gauge> meters, String state) {}

    /** The tracks that are open, those that have ended, and the fight that is on. */
    public record Tracks(List<TrackView> open, List<TrackView> ended, Optional<FightView> fight) {}

    /** A fight that is on: who has the initiative, and the moves that fit now. */
    public record FightView(boolean hasInitiative, List<TrackView> foes, List<String> fitting) {}

    /**
     * What was written and done.
     *
     * @param earlier how many rows lie before what is shown
     * @param more where they are shown, too
     * @param beginnings moves that set a story going, for a table where none has been made yet
     * @param spoken what a screen reader says when the page changes
     */
    public record Story(
            List<StoryItem> items, long earlier, Address more, List<ReferenceView.Item> beginnings, String spoken) {}

    /**
     * What is asked.
     *
     * @param isRolledNow whether a roll that can be made in one way only is made at once, with the table's dice
     */
    public record Asked(List<QuestionView> questions, boolean isRolledNow) {}

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
        return !asked.questions().isEmpty();
    }

    public boolean hasOwnDice() {
        return heading.hasOwnDice();
    }

    public List<String> heroes() {
        return party.heroes().stream().map(PartyHero::name).toList();
    }

    public Optional<SheetView> sheet() {
        return party.sheet();
    }

    /** The hero in view; empty where there is none yet. */
    public String heroName() {
        return sheet().map(SheetView::name).orElse("");
    }
}
