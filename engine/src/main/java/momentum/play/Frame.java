package momentum.play;

import java.util.Optional;
import java.util.Set;
import momentum.dice.Outcome;
import momentum.rule.Move;

/**
 * What the lines of a move being made refer to.
 *
 * @param you whom it is for: who makes it, or an ally who takes its benefits, or each in turn where everyone chooses
 * @param they the one named by the move: an ally, a companion, someone else
 * @param track the name of the vow, journey, foe or bond
 * @param stat what the hero means to roll
 * @param amount what the move is made with
 * @param said what the player says is so
 * @param option what was chosen to come here
 * @param die the action die, once it is rolled; 0 before, and on a progress roll
 * @param called the outcome of the last move made on behalf of this one
 */
public record Frame(
        Made made,
        String you,
        String they,
        String track,
        String stat,
        int amount,
        Set<String> said,
        String option,
        int die,
        Optional<Outcome> called) {

    /** As a move begins: nothing chosen, nothing rolled. */
    Frame(Made made, String you, String they, String track, String stat, int amount, Set<String> said) {
        this(made, you, they, track, stat, amount, said, "", 0, Optional.empty());
    }

    public int id() {
        return made.id();
    }

    public Move move() {
        return made.move();
    }

    /** Who makes the move. */
    public String hero() {
        return made.hero();
    }

    Frame withStat(String changed) {
        return stat.equals(changed)
                ? this
                : new Frame(made, you, they, track, changed, amount, said, option, die, called);
    }

    Frame withYou(String changed) {
        return you.equals(changed)
                ? this
                : new Frame(made, changed, they, track, stat, amount, said, option, die, called);
    }

    Frame withThey(String changed) {
        return new Frame(made, you, changed, track, stat, amount, said, option, die, called);
    }

    Frame withTrack(String changed) {
        return new Frame(made, you, they, changed, stat, amount, said, option, die, called);
    }

    Frame withAmount(int changed) {
        return new Frame(made, you, they, track, stat, changed, said, option, die, called);
    }

    Frame withSaid(Set<String> changed) {
        return new Frame(made, you, they, track, stat, amount, changed, option, die, called);
    }

    Frame withOption(String changed) {
        return new Frame(made, you, they, track, stat, amount, said, changed, die, called);
    }

    Frame withDie(int changed) {
        return new Frame(made, you, they, track, stat, amount, said, option, changed, called);
    }

    Frame withCalled(Outcome outcome) {
        return new Frame(made, you, they, track, stat, amount, said, option, die, Optional.of(outcome));
    }

    /** A part of this making that runs apart, for one hero. */
    Frame apart(int newId, String forHero) {
        Made part = new Made(newId, id(), move(), forHero, 0, made.ranks(), Made.Manner.CALLED);
        return new Frame(part, forHero, they, track, "", amount, said);
    }
}
