package momentum.app.web.page;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.app.text.TextLayout;
import momentum.app.web.page.ReadView.Block;
import momentum.app.web.page.ReadView.Rank;
import momentum.app.web.page.ReadView.Result;
import momentum.app.web.page.ReadView.Roll;
import momentum.app.web.story.DiceView;
import momentum.app.web.story.Markdown;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;
import momentum.table.story.ChapterHeading;
import momentum.table.story.StoryOrder;

/** Writes rows as a book would: what people wrote and what the oracle said, with rolls beside it and nothing else of the rules. */
final class Chronicle {
    private final boolean hasRolls;
    private final boolean isShared;
    private final List<Block> blocks = new ArrayList<>();

    /** Rolls that were made before anything was written in this part: they go with what comes next. */
    private final List<Roll> early = new ArrayList<>();

    private final Set<Long> told = new HashSet<>();
    private boolean isOpening = true;

    /**
     * Nothing is told yet.
     *
     * @param hasRolls whether rolls are told
     * @param isShared whether there are several heroes, so that it must be said whose a roll is
     */
    Chronicle(boolean hasRolls, boolean isShared) {
        this.hasRolls = hasRolls;
        this.isShared = isShared;
    }

    List<Block> blocks() {
        tellEarly();
        return List.copyOf(blocks);
    }

    void begin(Block.Heading heading) {
        tellEarly();
        told.add(heading.row());
        isOpening |= heading.rank() != Rank.SESSION_IN_CHAPTER;
        boolean isSecond = heading.rank() == Rank.CHAPTER && !blocks.isEmpty();
        // A chapter that begins with a session has the day of it, and the session needs no heading of its own.
        if (isSecond && blocks.getLast() instanceof Block.Heading before && before.rank() != Rank.CHAPTER) {
            blocks.removeLast();
            blocks.add(new Block.Heading(
                    heading.row(),
                    before.row() == heading.row() ? 0 : before.row(),
                    heading.title(),
                    before.title() + ", " + before.when(),
                    Rank.CHAPTER));
        } else {
            blocks.add(heading);
        }
    }

    void tell(StoryOrder.Piece piece) {
        JournalEntry entry = piece.entry();
        for (CommandResult said : entry.said()) {
            if (said.command() instanceof Command.Note(String text)) {
                note(entry.seq(), text);
            } else {
                said.events().forEach(event -> tell(entry.seq(), event));
            }
        }
    }

    /** Where a link to a row leads; 0 where that is told already. */
    private long place(long row) {
        return told.add(row) ? row : 0;
    }

    private void note(long row, String text) {
        Optional<ChapterHeading> chapter = ChapterHeading.of(text);
        chapter.ifPresent(heading -> begin(new Block.Heading(row, 0, heading.title(), "", Rank.CHAPTER)));
        String prose = chapter.map(ChapterHeading::rest).orElse(text);
        if (!prose.isBlank()) {
            blocks.add(new Block.Prose(place(row), Markdown.written(prose), isOpening, List.copyOf(early)));
            early.clear();
            isOpening = false;
        }
    }

    private void tell(long row, Event event) {
        if (event instanceof Event.OracleRolled oracle) {
            String twist = oracle.isTwist() ? ", and a match" : "";
            blocks.add(new Block.Oracle(
                    place(row),
                    oracle.cause().reason().orElse(oracle.table() + ":"),
                    TextLayout.sentence(oracle.text() + twist)));
        } else if (event instanceof Event.OracleRead read) {
            blocks.add(new Block.Oracle(place(row), read.table() + ":", TextLayout.sentence(read.text())));
        } else if (hasRolls && event instanceof Event.Rolled rolled) {
            roll(row, rolled);
        } else if (event instanceof Event.Burned burned) {
            change(roll -> with(roll, burned.to(), roll.chosen()));
        } else if (event instanceof Event.Overruled overruled) {
            change(roll -> with(roll, overruled.to(), roll.chosen()));
        } else if (event instanceof Event.Chosen chosen) {
            change(roll -> new Roll(
                    roll.row(),
                    roll.move(),
                    roll.hero(),
                    roll.dice(),
                    roll.outcome(),
                    roll.chosen().isEmpty() ? chosen.label() : roll.chosen() + "; " + chosen.label()));
        }
    }

    private void roll(long row, Event.Rolled rolled) {
        Roll roll = new Roll(
                place(row),
                rolled.move(),
                isShared ? rolled.hero() : "",
                DiceView.of(rolled),
                result(rolled.outcome()),
                "");
        List<Roll> rolls = rolls();
        boolean isAgain = !rolls.isEmpty()
                && rolls.getLast().move().equals(rolled.move())
                && rolled.roll() instanceof ActionRoll action
                && action.rerolled();
        if (isAgain) {
            roll = roll.at(rolls.removeLast().row());
        }
        rolls.add(roll);
        put(rolls);
    }

    private interface Change {
        Roll on(Roll roll);
    }

    private void change(Change change) {
        List<Roll> rolls = rolls();
        if (!rolls.isEmpty()) {
            rolls.add(change.on(rolls.removeLast()));
            put(rolls);
        }
    }

    private static Roll with(Roll roll, Outcome outcome, String chosen) {
        return new Roll(roll.row(), roll.move(), roll.hero(), roll.dice(), result(outcome), chosen);
    }

    private static Result result(Outcome outcome) {
        return new Result(DiceView.letter(outcome), "a " + outcome.inWords());
    }

    /** The rolls that stand by what was written last. */
    private List<Roll> rolls() {
        int at = lastProse();
        return new ArrayList<>(at < 0 ? early : ((Block.Prose) blocks.get(at)).rolls());
    }

    private void put(List<Roll> rolls) {
        int at = lastProse();
        if (at < 0) {
            early.clear();
            early.addAll(rolls);
        } else {
            blocks.set(at, ((Block.Prose) blocks.get(at)).with(List.copyOf(rolls)));
        }
    }

    /** Within this part: what stands under another heading is of another time. */
    private int lastProse() {
        for (int i = blocks.size() - 1; i >= 0 && !(blocks.get(i) instanceof Block.Heading); i--) {
            if (blocks.get(i) instanceof Block.Prose) {
                return i;
            }
        }
        return -1;
    }

    private void tellEarly() {
        if (!early.isEmpty()) {
            blocks.add(new Block.Prose(0, "", false, List.copyOf(early)));
            early.clear();
        }
    }
}
