package momentum.app.cli;

import momentum.track.MomentumRule;

/** The games whose momentum the terminal knows. */
public enum GameOption {
    IRONSWORN,
    STARFORGED;

    MomentumRule rule() {
        return switch (this) {
            case IRONSWORN -> MomentumRule.IRONSWORN;
            case STARFORGED -> MomentumRule.STARFORGED;
        };
    }
}
