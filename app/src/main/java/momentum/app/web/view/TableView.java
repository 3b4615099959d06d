package momentum.app.web.view;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import momentum.app.web.roll.OddsView;
import momentum.app.web.story.StoryItem;

/** Everything a table's page shows, part by part. */
public record TableView(
        Address here,
        Heading heading,
        Rows rows,
        Party party,
        Tracks tracks,
        Story story,
        Dock dock,
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
     * @param when the moment it shows, as a person says it
     * @param what the last that had happened by then, in a line; empty at the beginning
     * @param canPlayOn whether the one who looks may go on from there
     * @param laidAside what was left when someone did so
     */
    public record LookingBack(String when, String what, boolean canPlayOn, List<LaidAside> laidAside) {
        static final LookingBack NOT = new LookingBack("", "", false, List.of());

        /** Both, as a screen reader says them. */
        public String inWords() {
            return what.isEmpty() ? when : when + ": " + what;
        }
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
    public record Tracks(List<TrackView> open, List<TrackView> ended, Optional<FightView> fight) {
        static final Tracks NONE = new Tracks(List.of(), List.of(), Optional.empty());
    }

    /**
     * A fight that is on.
     *
     * @param with how it is called to be ahead in it
     */
    public record FightView(boolean hasInitiative, String with, List<TrackView> foes, List<Fit> fits) {
        /** What one is ahead by, where the game says "with" it. */
        public String label() {
            String what = with.replaceFirst("^with (?:the )?", "");
            return what.substring(0, 1).toUpperCase(Locale.ROOT) + what.substring(1);
        }
    }

    /**
     * A move that is made in a fight.
     *
     * @param odds how it would go, where that is known before it is filled in
     * @param hindrance why it cannot be made now; empty where it can
     */
    public record Fit(String move, Optional<OddsView.Bar> odds, String hindrance) {
        public boolean isOpen() {
            return hindrance.isEmpty();
        }
    }

    /**
     * What was written and done, but for a move that is not settled yet.
     *
     * @param earlier how many rows lie before what is shown
     * @param more where they are shown, too
     * @param spoken what a screen reader says when the page changes
     * @param where the chapter and the session that the last of it belongs to
     */
    public record Story(List<StoryItem> items, long earlier, Address more, String spoken, Where where) {
        static final Story NONE = new Story(List.of(), 0, Address.of(""), "", new Where("", ""));

        /** Only where it begins, and what the last of it belongs to. */
        private Story withoutRows() {
            return new Story(items.subList(0, Math.min(items.size(), 1)), earlier, more, "", where);
        }

        /** The row of the last thing that was rolled or asked, while nothing has followed it; 0 where something has. */
        public long latest() {
            if (items.isEmpty()) {
                return 0;
            }
            return switch (items.getLast()) {
                case StoryItem.Deed deed -> deed.roll().isPresent() ? deed.row() : 0;
                case StoryItem.Answer answer -> answer.row();
                case StoryItem.Prose _, StoryItem.Folded _, StoryItem.News _, StoryItem.SessionBegins _ -> 0;
            };
        }
    }

    /** A chapter and a session; empty where there is none, or where it is not known. */
    public record Where(String chapter, String session) {}

    /**
     * What lies at hand above the pen.
     *
     * @param hand the move that is not settled yet
     * @param editing the note that is being rewritten
     * @param prompts what is to be envisioned, until something is written
     */
    public record Dock(
            Optional<StoryItem.Deed> hand,
            Optional<Editing> editing,
            List<QuestionView> questions,
            List<String> prompts,
            Optional<CoachView> coach,
            Optional<Lesson> lesson) {
        static final Dock NONE =
                new Dock(Optional.empty(), Optional.empty(), List.of(), List.of(), Optional.empty(), Optional.empty());

        /** What momentum would fall to, while a burn is offered. */
        public OptionalInt resetByBurn() {
            return questions.stream()
                    .filter(QuestionView.Burn.class::isInstance)
                    .mapToInt(question -> ((QuestionView.Burn) question).reset())
                    .findFirst();
        }
    }

    /**
     * A note that is being rewritten.
     *
     * @param before the row after which it would stand, were it moved up
     * @param after the row after which it would stand, were it moved down
     */
    public record Editing(
            long row, String text, String when, List<String> earlier, OptionalLong before, OptionalLong after) {
        static Optional<Editing> of(List<StoryItem> items, long row) {
            for (int i = 0; i < items.size(); i++) {
                if (items.get(i) instanceof StoryItem.Prose prose && prose.row() == row) {
                    return Optional.of(new Editing(
                            row,
                            prose.text(),
                            prose.when(),
                            prose.earlier(),
                            i < 1
                                    ? OptionalLong.empty()
                                    : OptionalLong.of(
                                            i < 2 ? 0 : items.get(i - 2).row()),
                            i + 1 < items.size()
                                    ? OptionalLong.of(items.get(i + 1).row())
                                    : OptionalLong.empty()));
                }
            }
            return Optional.empty();
        }
    }

    /**
     * What could be done now, in a sentence and a few moves.
     *
     * @param tips where each leads
     */
    public record CoachView(String text, List<Tip> tips) {}

    /** Something the coach offers. */
    public record Tip(String icon, String label, String url) {}

    /** An idea of the game, explained when it first happens. */
    public record Lesson(String idea, String title, String text) {}

    /**
     * Something that the page must say where the eye is.
     *
     * @param slot the part of the page where the form stands that it answers
     * @param typed what was typed and not taken, to be shown again
     * @param kind whether it is against the rules, or someone was quicker
     */
    public record Notice(String slot, Kind kind, String title, String text, String rule, String typed) {
        /** What stands against it. */
        public enum Kind {
            REFUSAL,
            CONFLICT
        }

        public boolean isRefusal() {
            return kind == Kind.REFUSAL;
        }
    }

    /** A part of what is shown that not every part of the page shows. */
    public enum Part {
        TRACKS,
        WHERE,
        DOCK,
        SIDE
    }

    /**
     * The same without the rows of the story, and with no other of these parts than some: what does not change from row to row, and none
     * but what is asked for. Where the page stands in the journal is told apart only while looking back.
     */
    public TableView only(Part... parts) {
        Set<Part> kept = Set.of(parts);
        return new TableView(
                here,
                heading,
                isNow() ? new Rows(Math.min(rows.last, 1), Math.min(rows.shown, 1), rows.turns, rows.back) : rows,
                party,
                kept.contains(Part.TRACKS) ? tracks : Tracks.NONE,
                kept.contains(Part.WHERE) ? story.withoutRows() : Story.NONE,
                kept.contains(Part.DOCK) ? dock : Dock.NONE,
                kept.contains(Part.SIDE) ? side : ReferenceView.NONE,
                notice);
    }

    public boolean isNow() {
        return here.isNow();
    }

    public boolean isAsking() {
        return !dock.questions().isEmpty();
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

    /** What is to be said in a part of the page. */
    public Optional<Notice> noticeIn(String slot) {
        return notice.filter(each -> each.slot().equals(slot));
    }

    /** The fields that every form of the page has: where it was sent from. A page with scripts fills them in itself. */
    public String sentFrom() {
        return "<input type=\"hidden\" name=\"read\" value=\"%d\"><input type=\"hidden\" name=\"back\" value=\"%s\">"
                .formatted(rows.last(), escaped(here.unfilled().url()));
    }

    private static String escaped(String url) {
        return url.replace("&", "&amp;").replace("\"", "&#34;").replace("<", "&lt;");
    }
}
