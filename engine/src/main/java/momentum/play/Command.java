package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.state.Asset;
import momentum.state.Strictness;

/** What a person tells the table. */
public sealed interface Command {
    /** A new hero: stats, what they begin with, the vow they have carried for long, and what they carry, by commas. */
    record AddHero(
            String name,
            List<Integer> stats,
            List<String> bonds,
            List<Asset> assets,
            Optional<Reply.Named> vow,
            String carries)
            implements Command {}

    /** A move is made, as it was drafted. */
    record Make(String hero, Draft draft) implements Command {
        public String move() {
            return draft.move();
        }
    }

    /** An answer; without a hero, to whatever is asked first. */
    record Answer(Optional<String> hero, Reply reply) implements Command {}

    /** A stat or a meter set by hand, or a debility, which is marked or not. */
    record SetValue(String hero, String what, int value, String reason) implements Command {}

    /** A track set up or changed by hand. The hero shares it from then on; or, together, everyone in play. */
    record SetTrack(String hero, String kind, Reply.Named name, int ticks, boolean together, String reason)
            implements Command {
        public SetTrack(String hero, String kind, Reply.Named name, int ticks, String reason) {
            this(hero, kind, name, ticks, false, reason);
        }
    }

    /** Anything else put right by hand. */
    record Correct(String hero, Correction correction, String reason) implements Command {}

    /**
     * A line of the language, carried out at once for each of these heroes, or for everyone in play where none is named: what
     * a guide hands out, or the group agrees on.
     */
    record Impose(List<String> heroes, String phrase, String reason) implements Command {}

    record Note(String text) implements Command {}

    /** Something is done to a note that was written before; it is known by the number of its row in the journal. */
    sealed interface OfNote {
        long note();
    }

    /** A note is written anew; which one is known by the number of its row in the journal. */
    record Rewrite(long note, String text) implements Command, OfNote {}

    /** A note is no longer told. The journal keeps it, and to write it anew brings it back. */
    record RemoveNote(long note) implements Command, OfNote {}

    /** A note is told right after another row of the story from now on; after none, at its start. */
    record MoveNote(long note, long after) implements Command, OfNote {
        /** In place of a row: before all others. */
        public static final long THE_START = 0;
    }

    /** What the table does from now on with what is against the rules. */
    record SetStrictness(Strictness strictness) implements Command {}

    /** What is still to do is dropped, with a reason. */
    record SetAside(String reason) implements Command {}

    /** A roll on a table, at any time; its digits may be reversed, and the row above or below read instead. */
    record Consult(String hero, String table, int value, boolean reversed, int rowsDown) implements Command {}

    /** A yes or no, at any time; the question may be kept with it. */
    record AskOdds(String hero, String likely, int value, String question) implements Command {}

    /** A table that is not the rulebook's was rolled on, and this is what it says. */
    record Read(String hero, String table, int value, String text) implements Command {}
}
