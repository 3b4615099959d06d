package momentum.app;

import static java.util.Map.entry;

import java.util.List;
import java.util.Locale;
import java.util.Map.Entry;
import java.util.Objects;
import java.util.concurrent.Callable;
import momentum.app.cli.CheckCommand;
import momentum.app.cli.EnumConverter;
import momentum.app.cli.ErrorMessage;
import momentum.app.cli.GameOption;
import momentum.app.cli.HelpCommand;
import momentum.app.cli.OddsCommand;
import momentum.app.cli.RollCommand;
import momentum.app.cli.UsageWidth;
import momentum.app.cli.campaign.BackupCommand;
import momentum.app.cli.campaign.CampaignsCommand;
import momentum.app.cli.campaign.ExportCommand;
import momentum.app.cli.campaign.ImportCommand;
import momentum.app.cli.campaign.VerifyCommand;
import momentum.app.slate.SlateProgram;
import momentum.app.terminal.PlayCommand;
import momentum.app.text.TextPrinter;
import momentum.app.web.ServeCommand;
import momentum.odds.Aim;
import momentum.odds.Likelihood;
import momentum.slate.Rulings.Edition;
import momentum.slate.Rulings.FirstCharge;
import momentum.slate.Rulings.RepeatedCondition;
import momentum.slate.Rulings.SimultaneousGain;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
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
            "  ./momentum help roll                        tells about one command",
            "  ./momentum roll +2 --momentum 6",
            "  ./momentum odds edge=2 heart=1 iron=3 --momentum 7",
            "  ./momentum slate Bone Ash",
            "",
            "To work on Momentum itself: ./momentum test, bench, mutants, format (see CONTRIBUTING.md)."
        })
public final class Main implements Callable<Integer> {
    private static final String HELP = "help";
    private static final List<Entry<String, Class<?>>> COMMANDS = List.of(
            entry("serve", ServeCommand.class),
            entry("play", PlayCommand.class),
            entry("campaigns", CampaignsCommand.class),
            entry("export", ExportCommand.class),
            entry("import", ImportCommand.class),
            entry("verify", VerifyCommand.class),
            entry("backup", BackupCommand.class),
            entry("roll", RollCommand.class),
            entry("odds", OddsCommand.class),
            entry("slate", SlateProgram.class),
            entry("check", CheckCommand.class),
            entry(HELP, HelpCommand.class));

    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT); // all that is said is in English, with digits that it reads itself
        if (args.length > 0 && args[0].equals("play")) {
            PlayCommand.makeReady();
        }
        System.exit(commandLine(args).execute(args));
    }

    /** What reads these arguments: a command that is named does not wait until all the others have been made ready; help shows all. */
    public static CommandLine commandLine(String... args) {
        String named = args.length == 0 ? "serve" : args[0];
        List<Entry<String, Class<?>>> asked = COMMANDS.stream()
                .filter(command -> command.getKey().equals(named) && !named.equals(HELP))
                .toList();
        CommandLine line = new CommandLine(new Main());
        (asked.isEmpty() ? COMMANDS : asked)
                .forEach(command -> line.addSubcommand(command.getKey(), command.getValue()));
        return line.registerConverter(GameOption.class, new EnumConverter<>(GameOption.class))
                .registerConverter(Aim.class, new EnumConverter<>(Aim.class))
                .registerConverter(Likelihood.class, new EnumConverter<>(Likelihood.class))
                .registerConverter(SimultaneousGain.class, new EnumConverter<>(SimultaneousGain.class))
                .registerConverter(FirstCharge.class, new EnumConverter<>(FirstCharge.class))
                .registerConverter(RepeatedCondition.class, new EnumConverter<>(RepeatedCondition.class))
                .registerConverter(ExportCommand.Form.class, new EnumConverter<>(ExportCommand.Form.class))
                .registerConverter(Edition.class, new EnumConverter<>(Edition.class))
                .setHelpFactory(new UsageWidth())
                .setExecutionStrategy(Main::run)
                .setParameterExceptionHandler(ErrorMessage::aboutArguments)
                .setExecutionExceptionHandler(ErrorMessage::aboutUse);
    }

    /** Help is all ours, and may be in colour; what a command prints may be anyone's, and is made visible. */
    private static int run(ParseResult parsed) {
        Integer helped = CommandLine.executeHelpRequest(parsed);
        if (helped != null) {
            return helped;
        }
        CommandLine line = parsed.commandSpec().root().commandLine();
        line.setOut(TextPrinter.of(line.getOut())).setErr(TextPrinter.of(line.getErr()));
        return new RunLast().execute(parsed);
    }

    /** With no command the table itself is opened. */
    @Override
    public Integer call() {
        return Objects.requireNonNull(spec.subcommands().get("serve")).execute();
    }
}
