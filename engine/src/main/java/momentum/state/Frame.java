package momentum.state;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.dice.ActionDie;
import momentum.dice.Outcome;
import momentum.rule.Move;

/**
 * What the lines of a move being made refer to.
 *
 * @param you whom it is for: who makes it, or an ally who takes its benefits, or each in turn where everyone chooses
 * @param amount what the move is made with
 * @param option what was chosen to come here
 * @param called how the last move went that was made on behalf of this one
 * @param riding what abilities have to do with it
 */
public record Frame(
        MoveCall made,
        String you,
        About about,
        OptionalInt amount,
        RollState roll,
        Optional<String> option,
        Called called,
        Riding riding) {

    /** As a move begins: nothing chosen, nothing rolled. */
    public static Frame begin(MoveCall made, String you, About about, OptionalInt amount, RollState roll) {
        return new Frame(made, you, about, amount, roll, Optional.empty(), Called.NOTHING, Riding.NONE);
    }

    public int id() {
        return made.id();
    }

    /** The move whose lines run. Only a move rolls, is about something and has parts; a line by hand stands in none. */
    public Move move() {
        return switch (made.origin()) {
            case MoveCall.Origin.OfMove(Move move) -> move;
            case MoveCall.Origin.ByHand _ -> throw new IllegalStateException("a line by hand stands in no move");
        };
    }

    public Optional<String> moveName() {
        return switch (made.origin()) {
            case MoveCall.Origin.OfMove(Move move) -> Optional.of(move.name());
            case MoveCall.Origin.ByHand _ -> Optional.empty();
        };
    }

    /** A part of the move with this name, if it has one. */
    public Optional<Move.Block> block(String name) {
        return switch (made.origin()) {
            case MoveCall.Origin.OfMove(Move move) ->
                Optional.ofNullable(move.blocks().get(name));
            case MoveCall.Origin.ByHand _ -> Optional.empty();
        };
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
        return new Frame(changed, you, about, amount, roll, option, called, riding);
    }

    public Frame withYou(String changed) {
        return you.equals(changed) ? this : new Frame(made, changed, about, amount, roll, option, called, riding);
    }

    public Frame about(About changed) {
        return new Frame(made, you, changed, amount, roll, option, called, riding);
    }

    public Frame withAmount(int changed) {
        return new Frame(made, you, about, OptionalInt.of(changed), roll, option, called, riding);
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
        return new Frame(made, you, about, amount, changed, option, called, riding);
    }

    public Frame withOption(String changed) {
        return new Frame(made, you, about, amount, roll, Optional.of(changed), called, riding);
    }

    public Frame withoutOption() {
        return option.isEmpty() ? this : new Frame(made, you, about, amount, roll, Optional.empty(), called, riding);
    }

    public Frame with(Called changed) {
        return new Frame(made, you, about, amount, roll, option, changed, riding);
    }

    public Frame with(Riding changed) {
        return riding.equals(changed) ? this : new Frame(made, you, about, amount, roll, option, called, changed);
    }

    /** As the lines of an ability run. */
    public Frame by(AbilityRef ability) {
        return with(riding.by(ability));
    }

    /** A part of this making that runs apart, for one hero, with what is said of this roll as well. */
    public Frame apart(int newId, String forHero) {
        MoveCall part = new MoveCall(
                newId, id(), made.origin(), forHero, Optional.empty(), made.ranks(), MoveCall.Manner.CALLED);
        return begin(part, forHero, about, amount, RollState.of(Optional.empty(), Ticks.saying(said())));
    }

    /**
     * Whom or what a move is about.
     *
     * @param someone an ally, a companion, someone else
     * @param track the name of a progress track
     * @param bond whom or what a bond is with
     */
    public record About(Optional<String> someone, Optional<String> track, Optional<String> bond) {
        public static final About NOTHING = new About(Optional.empty(), Optional.empty(), Optional.empty());

        public static About track(Optional<String> name) {
            return name.isEmpty() ? NOTHING : new About(Optional.empty(), name, Optional.empty());
        }

        public About withSomeone(String name) {
            return new About(Optional.of(name), track, bond);
        }

        public About withTrack(String name) {
            return new About(someone, Optional.of(name), bond);
        }

        public About withBond(String with) {
            return new About(someone, track, Optional.of(with));
        }
    }

    /**
     * What is known of the roll of a move.
     *
     * @param stat what the hero means to roll, and once it is rolled what they did
     * @param ticks what is said with it
     * @param die the action die, once it lies; none on a progress roll
     */
    public record RollState(Optional<String> stat, Ticks ticks, Optional<ActionDie> die) {
        public static final RollState NONE = new RollState(Optional.empty(), Ticks.NONE, Optional.empty());

        public static RollState of(Optional<String> stat, Ticks ticks) {
            return stat.isEmpty() && ticks.isEmpty() ? NONE : new RollState(stat, ticks, Optional.empty());
        }
    }

    /**
     * How the last move went that was made on behalf of another.
     *
     * @param outcome what its roll came to
     * @param by who made it
     * @param track the place on the table of the track that it began
     */
    public record Called(Optional<Outcome> outcome, Optional<String> by, OptionalInt track) {
        public static final Called NOTHING = new Called(Optional.empty(), Optional.empty(), OptionalInt.empty());

        public Called with(Outcome changed, String hero) {
            return new Called(Optional.of(changed), Optional.of(hero), track);
        }

        public Called beginning(int place) {
            return new Called(outcome, by, OptionalInt.of(place));
        }
    }
}
