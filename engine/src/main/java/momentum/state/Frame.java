package momentum.state;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.dice.ActionDie;
import momentum.rule.Move;

/**
 * What the lines of a move being made refer to.
 *
 * @param you whom it is for: who makes it, or an ally who takes its benefits, or each in turn where everyone chooses
 * @param amount what the move is made with
 * @param option what was chosen to come here
 * @param called how the last move went that was made on behalf of this one
 */
public record Frame(
        MoveCall made,
        String you,
        About about,
        OptionalInt amount,
        RollState roll,
        Optional<String> option,
        Called called) {

    /** As a move begins: nothing chosen, nothing rolled. */
    public static Frame begin(MoveCall made, String you, About about, OptionalInt amount, RollState roll) {
        return new Frame(made, you, about, amount, roll, Optional.empty(), Called.NOTHING);
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

    /** The one named by the move: an ally, a companion, someone else. */
    public Optional<String> they() {
        return about.someone();
    }

    /** The name of the track the move is about. */
    public Optional<String> track() {
        return about.track();
    }

    public boolean isAbout(String someone) {
        return they().isPresent() && they().get().equals(someone);
    }

    public Optional<String> stat() {
        return roll.stat();
    }

    public Ticks ticks() {
        return roll.ticks();
    }

    /** What the player says is so. */
    public Set<String> said() {
        return ticks().said();
    }

    public Optional<ActionDie> die() {
        return roll.die();
    }

    public Frame withMade(MoveCall changed) {
        return new Frame(changed, you, about, amount, roll, option, called);
    }

    public Frame withYou(String changed) {
        return you.equals(changed) ? this : new Frame(made, changed, about, amount, roll, option, called);
    }

    public Frame about(About changed) {
        return new Frame(made, you, changed, amount, roll, option, called);
    }

    public Frame withAmount(int changed) {
        return new Frame(made, you, about, OptionalInt.of(changed), roll, option, called);
    }

    public Frame withStat(String changed) {
        boolean isSame = stat().isPresent() && stat().get().equals(changed);
        return isSame ? this : with(new RollState(Optional.of(changed), ticks(), die()));
    }

    public Frame withTicks(Ticks changed) {
        return ticks().equals(changed) ? this : with(new RollState(stat(), changed, die()));
    }

    public Frame withDie(ActionDie changed) {
        return with(new RollState(stat(), ticks(), Optional.of(changed)));
    }

    /** Once the dice have come out: of what was said with them, only what may be asked again. */
    public Frame rolled() {
        RollState over = RollState.of(Optional.empty(), Ticks.saying(said()));
        return roll.equals(over) ? this : with(over);
    }

    private Frame with(RollState changed) {
        return new Frame(made, you, about, amount, changed, option, called);
    }

    public Frame withOption(String changed) {
        return new Frame(made, you, about, amount, roll, Optional.of(changed), called);
    }

    public Frame withoutOption() {
        return option.isEmpty() ? this : new Frame(made, you, about, amount, roll, Optional.empty(), called);
    }

    public Frame with(Called changed) {
        return new Frame(made, you, about, amount, roll, option, changed);
    }

    /** A part of this making that runs apart, for one hero, with what is said of this roll as well. */
    public Frame apart(int newId, String forHero) {
        MoveCall part =
                new MoveCall(newId, id(), move(), forHero, Optional.empty(), made.ranks(), MoveCall.Manner.CALLED);
        return begin(part, forHero, about, amount, RollState.of(Optional.empty(), Ticks.saying(said())));
    }
}
