package momentum.app.cli;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells what the program can do, or what one command of it takes. */
@Command(
        mixinStandardHelpOptions = true,
        description = "What there is, or what one command takes.",
        footerHeading = "%nFor example:%n",
        footer = {"  ./momentum help", "  ./momentum help roll"})
public final class HelpCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "the command to tell about")
    private @Nullable String about;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        CommandLine program = Objects.requireNonNull(spec.parent()).commandLine();
        if (about == null) {
            program.usage(spec.commandLine().getOut());
            return ExitCodes.FINE;
        }
        Map<String, CommandLine> commands = program.getSubcommands();
        String launched = LauncherCommands.ALL.get(about);
        if (launched != null) {
            spec.commandLine()
                    .getOut()
                    .println("./momentum %s %s. CONTRIBUTING.md tells more.".formatted(about, launched));
            return ExitCodes.FINE;
        }
        CommandLine command = commands.get(about);
        if (command == null) {
            throw new ParameterException(program, UnknownCommand.unknown(about, commands.keySet()));
        }
        command.usage(spec.commandLine().getOut());
        return ExitCodes.FINE;
    }
}
