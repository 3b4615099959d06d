package momentum.app;

import momentum.track.MomentumMeter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

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
    private GameRule game = GameRule.IRONSWORN;

    @Spec(Target.MIXEE)
    private CommandSpec spec = CommandSpec.create();

    MomentumMeter meter() {
        try {
            return new MomentumMeter(game.rule(), momentum, marks);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), wrong.getMessage());
        }
    }
}
