package momentum.app;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map.Entry;
import java.util.Objects;
import java.util.concurrent.Callable;
import momentum.app.play.BackupMaker;
import momentum.app.play.CampaignsLister;
import momentum.app.play.DiceVerifier;
import momentum.app.play.Exporter;
import momentum.app.play.Importer;
import momentum.app.play.TerminalTable;
import momentum.app.web.Serve;
import momentum.odds.Aim;
import momentum.odds.Likelihood;
import momentum.slate.Rulings.Edition;
import momentum.slate.Rulings.FirstCharge;
import momentum.slate.Rulings.RepeatedCondition;
import momentum.slate.Rulings.SimultaneousGain;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The wiring, and the only one. */
@Command(
        name = "./momentum",
        mixinStandardHelpOptions = true,
        version = "Momentum 0.1.0",
        description = "A table that knows the rules of Ironsworn and Starforged.",
        synopsisSubcommandLabel = "COMMAND",
        footerHeading = "%nFor example:%n",
        footer = {
            "  ./momentum                                  opens the table in a browser",
            "  ./momentum play                             plays in the terminal",
            "  ./momentum roll +2 --momentum 6",
            "  ./momentum odds edge=2 heart=1 iron=3 --momentum 7",
            "  ./momentum slate Bone Ash",
            "",
            "To work on Momentum itself: ./momentum test, bench, mutants, format (see CONTRIBUTING.md)."
        })
public final class Main implements Callable<Integer> {
    private static final List<Entry<String, Class<?>>> COMMANDS = List.of(
            entry("serve", Serve.class),
            entry("play", TerminalTable.class),
            entry("campaigns", CampaignsLister.class),
            entry("export", Exporter.class),
            entry("import", Importer.class),
            entry("verify", DiceVerifier.class),
            entry("backup", BackupMaker.class),
            entry("roll", Roller.class),
            entry("odds", OddsTeller.class),
            entry("slate", SlateKeeper.class),
            entry("check", Checker.class));

    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("play")) {
            TerminalTable.makeReady();
        }
        System.exit(commandLine(args).execute(args));
    }

    /** What reads these arguments: a command that is named does not wait until all the others have been made ready. */
    static CommandLine commandLine(String... args) {
        String named = args.length == 0 ? "serve" : args[0];
        List<Entry<String, Class<?>>> asked = COMMANDS.stream()
                .filter(command -> command.getKey().equals(named))
                .toList();
        CommandLine line = new CommandLine(new Main());
        (asked.isEmpty() ? COMMANDS : asked)
                .forEach(command -> line.addSubcommand(command.getKey(), command.getValue()));
        return line.registerConverter(GameRule.class, new OneOf<>(GameRule.class))
                .registerConverter(Aim.class, new OneOf<>(Aim.class))
                .registerConverter(Likelihood.class, new OneOf<>(Likelihood.class))
                .registerConverter(SimultaneousGain.class, new OneOf<>(SimultaneousGain.class))
                .registerConverter(FirstCharge.class, new OneOf<>(FirstCharge.class))
                .registerConverter(RepeatedCondition.class, new OneOf<>(RepeatedCondition.class))
                .registerConverter(Exporter.Form.class, new OneOf<>(Exporter.Form.class))
                .registerConverter(Edition.class, new OneOf<>(Edition.class))
                .setUsageHelpWidth(100)
                .setParameterExceptionHandler(Complaint::aboutArguments)
                .setExecutionExceptionHandler(Complaint::aboutUse);
    }

    /** With no command the table itself is opened. */
    @Override
    public Integer call() {
        return Objects.requireNonNull(spec.subcommands().get("serve")).execute();
    }
}
