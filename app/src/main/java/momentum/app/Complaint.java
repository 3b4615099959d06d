package momentum.app;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** What a person reads when something is wrong: one sentence, and where to look. */
final class Complaint {
    private Complaint() {}

    static int aboutArguments(ParameterException wrong, String[] args) {
        CommandLine command = wrong.getCommandLine();
        command.getErr()
                .println("%s. See %s --help."
                        .formatted(sentence(wrong), command.getCommandSpec().qualifiedName()));
        return ExitCode.USAGE;
    }

    static int aboutUs(Exception bug, CommandLine command, ParseResult parsed) {
        command.getErr().println("Momentum has a bug, please report it: " + bug);
        return ExitCode.SOFTWARE;
    }

    private static String sentence(ParameterException wrong) {
        if (wrong instanceof UnmatchedArgumentException unmatched) {
            List<String> near = unmatched.getSuggestions();
            String unknown = "There is no " + String.join(" ", unmatched.getUnmatched());
            return near.isEmpty() ? unknown : unknown + "; did you mean " + String.join(" or ", near) + "?";
        }
        return String.valueOf(wrong.getMessage())
                .strip()
                .replaceFirst("\\.$", "")
                .replace("is not an int", "is not a whole number");
    }
}
