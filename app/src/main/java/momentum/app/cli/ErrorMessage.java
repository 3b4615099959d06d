package momentum.app.cli;

import java.util.List;
import java.util.concurrent.CompletionException;
import momentum.app.text.TextPrinter;
import momentum.table.journal.StoreException;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What a person reads when something is wrong: one sentence, and where to look. */
public final class ErrorMessage {
    private ErrorMessage() {}

    public static int aboutArguments(ParameterException wrong, String[] args) {
        return complain(wrong.getCommandLine(), sentence(wrong));
    }

    public static int aboutUse(Exception exception, CommandLine command, ParseResult parsed) {
        if (exception instanceof WrongArgument wrong) {
            return complain(command, String.valueOf(wrong.getMessage()));
        }
        // A write that was waited for has its failure within another exception.
        Throwable cause = exception instanceof CompletionException && exception.getCause() != null
                ? exception.getCause()
                : exception;
        if (cause instanceof StoreException failure) {
            err(command).println(failure.getMessage());
            return ExitCodes.STORE;
        }
        err(command).println("Momentum has a bug, please report it: " + exception);
        return ExitCode.SOFTWARE;
    }

    /** What is complained of is quoted, and has not passed through the command's own printer. */
    private static TextPrinter err(CommandLine command) {
        return TextPrinter.of(command.getErr());
    }

    private static int complain(CommandLine command, String sentence) {
        err(command)
                .println("%s. See %s --help."
                        .formatted(
                                Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1),
                                command.getCommandSpec().qualifiedName()));
        return ExitCode.USAGE;
    }

    private static String sentence(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().getFirst();
            CommandLine command = wrong.getCommandLine();
            if (!command.getSubcommands().isEmpty() && !first.startsWith("-")) {
                return UnknownCommand.unknown(first, command);
            }
            if (!first.startsWith("-")) {
                return "\"%s\" is one word more than this takes; words that belong together stand in quotes"
                        .formatted(first);
            }
            String unknown = "there is no " + first;
            List<String> near = unmatched.getSuggestions();
            return near.isEmpty() ? unknown : unknown + ", but there is " + String.join(" and ", near);
        }
        return String.valueOf(wrong.getMessage())
                .strip()
                .replaceFirst("\\.$", "")
                .replaceFirst("^Error: ", "")
                .replaceFirst("^Invalid value for option '(--[a-z-]+)': ", "$1: ")
                .replace("is not an int", "is not a whole number");
    }
}
