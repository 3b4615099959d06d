package momentum.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What a person tells the table. */
public sealed interface Command {
    /** A new hero: stats, what they begin with, the vow they have carried for long, and what they carry. */
    record AddHero(
            String name,
            List<Integer> stats,
            List<String> bonds,
            List<Asset> assets,
            Optional<Reply.Named> vow,
            String carries)
            implements Command {}

    /** A move is made. What is left empty and needed will be asked. */
    record Make(String hero, String move, String stat, List<Reply.Named> subjects, OptionalInt amount, Set<String> said)
            implements Command {}

    /** An answer; without a hero, to whatever is asked first. */
    record Answer(Optional<String> hero, Reply reply) implements Command {}

    /** Any number set by hand, with a reason. */
    record SetValue(String hero, String what, int value, String reason) implements Command {}

    /** A track set up or changed by hand. */
    record SetTrack(String hero, String kind, Reply.Named name, int ticks, String reason) implements Command {}

    /**
     * A line of the language, carried out at once for each of these heroes, or for everyone in play where none is named: what
     * a guide hands out, or the group agrees on.
     */
    record Impose(List<String> heroes, String phrase, String reason) implements Command {}

    record Note(String text) implements Command {}

    /** A note is written anew; which one is known by the number of its row in the journal. */
    record Rewrite(long note, String text) implements Command {}

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
