package momentum.app.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import momentum.app.text.TextPrinter;
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
        footer = {"  ./momentum help", "  ./momentum help roll", "  ./momentum help campaigns rename"})
public final class HelpCommand implements Callable<Integer> {
    @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "the command to tell about")
    private List<String> about = new ArrayList<>();

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        String launched = about.size() == 1 ? LauncherCommands.ALL.get(about.getFirst()) : null;
        if (launched != null) {
            out.println("./momentum %s %s. CONTRIBUTING.md tells more.".formatted(about.getFirst(), launched));
            return ExitCodes.FINE;
        }
        CommandLine command = Objects.requireNonNull(spec.parent()).commandLine();
        for (String word : about) {
            CommandLine below = command.getSubcommands().get(word);
            if (below == null) {
                throw new ParameterException(command, UnknownCommand.unknown(word, command));
            }
            command = below;
        }
        command.usage(TextPrinter.unfiltered(out));
        return ExitCodes.FINE;
    }
}
