package momentum.state;

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
 * @param ticks what is said with this roll
 * @param option what was chosen to come here
 * @param die the action die, once it is rolled; 0 before, and on a progress roll
 * @param called the outcome of the last move made on behalf of this one
 */
public record Frame(
        MoveCall made,
        String you,
        String they,
        String track,
        String stat,
        int amount,
        Ticks ticks,
        String option,
        int die,
        Optional<Outcome> called) {

    /** As a move begins: nothing chosen, nothing rolled. */
    public Frame(MoveCall made, String you, String they, String track, String stat, int amount, Ticks ticks) {
        this(made, you, they, track, stat, amount, ticks, "", 0, Optional.empty());
    }

    /** What the player says is so. */
    public Set<String> said() {
        return ticks.said();
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

    public Frame withMade(MoveCall changed) {
        return new Frame(changed, you, they, track, stat, amount, ticks, option, die, called);
    }

    public Frame withStat(String changed) {
        return stat.equals(changed)
                ? this
                : new Frame(made, you, they, track, changed, amount, ticks, option, die, called);
    }

    public Frame withYou(String changed) {
        return you.equals(changed)
                ? this
                : new Frame(made, changed, they, track, stat, amount, ticks, option, die, called);
    }

    public Frame withThey(String changed) {
        return new Frame(made, you, changed, track, stat, amount, ticks, option, die, called);
    }

    public Frame withTrack(String changed) {
        return new Frame(made, you, they, changed, stat, amount, ticks, option, die, called);
    }

    public Frame withAmount(int changed) {
        return new Frame(made, you, they, track, stat, changed, ticks, option, die, called);
    }

    public Frame withTicks(Ticks changed) {
        return ticks.equals(changed)
                ? this
                : new Frame(made, you, they, track, stat, amount, changed, option, die, called);
    }

    public Frame withOption(String changed) {
        return new Frame(made, you, they, track, stat, amount, ticks, changed, die, called);
    }

    public Frame withDie(int changed) {
        return new Frame(made, you, they, track, stat, amount, ticks, option, changed, called);
    }

    public Frame withCalled(Outcome outcome) {
        return new Frame(made, you, they, track, stat, amount, ticks, option, die, Optional.of(outcome));
    }

    /** A part of this making that runs apart, for one hero. */
    public Frame apart(int newId, String forHero) {
        MoveCall part =
                new MoveCall(newId, id(), move(), forHero, Optional.empty(), made.ranks(), MoveCall.Manner.CALLED);
        return new Frame(part, forHero, they, track, "", amount, Ticks.saying(said()));
    }
}
