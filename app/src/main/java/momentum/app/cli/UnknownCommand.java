package momentum.app.cli;

import java.util.ArrayList;
import java.util.List;
import momentum.phrase.Nearest;
import picocli.CommandLine;

/** What is said of a command that does not exist. */
final class UnknownCommand {
    private UnknownCommand() {}

    /** That there is none of this name here, and which one was probably meant. */
    static String unknown(String typed, CommandLine among) {
        List<String> known = new ArrayList<>(among.getSubcommands().keySet());
        if (among.getParent() == null) {
            known.addAll(LauncherCommands.ALL.keySet());
        }
        return "there is no command called " + typed
                + Nearest.to(typed, known).map(near -> ", but there is " + near).orElse("");
    }
}
