package momentum.app.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import momentum.phrase.Nearest;

/** What is said of a command that does not exist. */
final class UnknownCommand {
    private UnknownCommand() {}

    /** That there is none of this name, and which one was probably meant. */
    static String unknown(String typed, Collection<String> commands) {
        List<String> known = new ArrayList<>(commands);
        known.addAll(LauncherCommands.ALL.keySet());
        return "there is no command called " + typed
                + Nearest.to(typed, known).map(near -> ", but there is " + near).orElse("");
    }
}
