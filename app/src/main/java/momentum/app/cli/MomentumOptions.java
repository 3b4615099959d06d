package momentum.app.cli;

import momentum.track.MomentumMeter;
import picocli.CommandLine.Option;

/** The momentum a roll is made at. */
final class MomentumOptions {
    @Option(
            names = {"-m", "--momentum"},
            paramLabel = "N",
            description = "momentum, -6 to 10; without it, momentum plays no part")
    private int momentum;

    @Option(
            names = {"--debilities", "--impacts"},
            paramLabel = "N",
            description = "how many are marked: they lower max and reset")
    private int marks;

    @Option(
            names = "--game",
            paramLabel = "GAME",
            defaultValue = "ironsworn",
            description = "ironsworn (default) or starforged")
    private GameOption game = GameOption.IRONSWORN;

    MomentumMeter meter() {
        return WrongArgument.unless(() -> new MomentumMeter(game.rule(), momentum, marks));
    }
}
