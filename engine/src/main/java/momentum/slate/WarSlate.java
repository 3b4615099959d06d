package momentum.slate;

import java.util.List;
import java.util.Optional;

/**
 * The slate between two players.
 *
 * @param slider -2 to 2, counted toward the right
 * @param agenda what is still to happen; empty unless a reward is waiting to be chosen
 */
public record WarSlate(Rulings rulings, int slider, Army left, Army right, List<SlateStep> agenda) {
    /** The last space on each side. */
    public static final int LAST = 2;

    public WarSlate {
        if (slider < -LAST || slider > LAST) {
            throw new IllegalArgumentException("the slider stands on -2 to 2, not " + slider);
        }
        agenda = List.copyOf(agenda);
    }

    public static WarSlate start(Rulings rulings, int leftSeals, int rightSeals) {
        return new WarSlate(rulings, 0, new Army(leftSeals, 0, false), new Army(rightSeals, 0, false), List.of());
    }

    public SlateRuling apply(SlateCommand command) {
        return new SlateProcedure(this).apply(command);
    }

    public Army army(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /** Who must choose a reward before anything else can gain momentum. */
    public Optional<Side> awaits() {
        return agenda.isEmpty()
                ? Optional.empty()
                : Optional.of(agenda.getFirst().side());
    }

    /** A single-die reroll in each attack test of its units, for as long as the slider rests on the side's 2. */
    public boolean hasReroll(Side side) {
        return agenda.isEmpty() && side.facing(slider) == LAST;
    }

    /** What the edition lets the side choose from. */
    public List<Reward> rewards() {
        return switch (rulings.edition()) {
            case CURRENT -> List.of(Reward.DISPLACEMENT, Reward.BOOST, Reward.NEITHER);
            case EARLIER -> List.of(Reward.DISPLACEMENT, Reward.NEITHER);
        };
    }

    WarSlate withSlider(int value) {
        return new WarSlate(rulings, value, left, right, agenda);
    }

    WarSlate withArmy(Side side, Army army) {
        return side == Side.LEFT
                ? new WarSlate(rulings, slider, army, right, agenda)
                : new WarSlate(rulings, slider, left, army, agenda);
    }

    WarSlate withAgenda(List<SlateStep> steps) {
        return new WarSlate(rulings, slider, left, right, steps);
    }
}
