package momentum.play;

import java.util.Optional;
import java.util.Set;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.rule.Move;

/**
 * What the lines of a move being made refer to.
 *
 * @param id told apart from every other making of a move
 * @param caller the making that asked for this one, or 0
 * @param hero who makes the move
 * @param you whom it is for: the same, or an ally who takes its benefits, or each in turn where everyone chooses
 * @param they the one named by the move: an ally, a companion, someone else
 * @param track the name of the vow, journey, foe or bond
 * @param stat what the hero means to roll
 * @param amount what the move is made with
 * @param said what the player says is so
 * @param option what was chosen to come here
 * @param roll the roll made, once it is
 * @param called the outcome of the last move made on behalf of this one
 * @param manner how it came to be made
 */
public record Frame(
        int id,
        int caller,
        Move move,
        String hero,
        String you,
        String they,
        String track,
        String stat,
        int amount,
        int adding,
        Set<String> ranks,
        Set<String> said,
        String option,
        Optional<ActionRoll> roll,
        Optional<Outcome> called,
        Manner manner) {

    /** How a move came to be made. */
    public enum Manner {
        /** By a hero's own command: what they may add to their next move counts. */
        OWN,
        /** Because a line of another says so. */
        CALLED,
        /** The same, and whatever comes of it, the initiative stays where it is. */
        STEADY
    }

    Frame withStat(String changed) {
        if (stat.equals(changed)) {
            return this;
        }
        return new Frame(
                id, caller, move, hero, you, they, track, changed, amount, adding, ranks, said, option, roll, called,
                manner);
    }

    Frame withYou(String changed) {
        if (you.equals(changed)) {
            return this;
        }
        return new Frame(
                id, caller, move, hero, changed, they, track, stat, amount, adding, ranks, said, option, roll, called,
                manner);
    }

    Frame withThey(String changed) {
        return new Frame(
                id, caller, move, hero, you, changed, track, stat, amount, adding, ranks, said, option, roll, called,
                manner);
    }

    Frame withTrack(String changed) {
        return new Frame(
                id, caller, move, hero, you, they, changed, stat, amount, adding, ranks, said, option, roll, called,
                manner);
    }

    Frame withAmount(int changed) {
        return new Frame(
                id, caller, move, hero, you, they, track, stat, changed, adding, ranks, said, option, roll, called,
                manner);
    }

    Frame withSaid(Set<String> changed) {
        return new Frame(
                id, caller, move, hero, you, they, track, stat, amount, adding, ranks, changed, option, roll, called,
                manner);
    }

    Frame withOption(String changed) {
        return new Frame(
                id, caller, move, hero, you, they, track, stat, amount, adding, ranks, said, changed, roll, called,
                manner);
    }

    Frame withRoll(Optional<ActionRoll> changed) {
        return new Frame(
                id, caller, move, hero, you, they, track, stat, amount, adding, ranks, said, option, changed, called,
                manner);
    }

    Frame withCalled(Outcome outcome) {
        return new Frame(
                id,
                caller,
                move,
                hero,
                you,
                they,
                track,
                stat,
                amount,
                adding,
                ranks,
                said,
                option,
                roll,
                Optional.of(outcome),
                manner);
    }

    /** A part of this making that runs apart, for one hero. */
    Frame apart(int newId, String forHero) {
        return new Frame(
                newId,
                id,
                move,
                forHero,
                forHero,
                they,
                track,
                "",
                amount,
                0,
                ranks,
                said,
                "",
                Optional.empty(),
                Optional.empty(),
                Manner.CALLED);
    }
}
