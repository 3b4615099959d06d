package momentum.app.cli.campaign;

import java.util.List;
import java.util.Locale;

/** Words with a meaning of their own where a campaign is asked for, which one cannot be called. */
public final class PromptWords {
    public static final List<String> ALL = List.of(
            "?",
            "help",
            "quit",
            "exit",
            "q",
            "list",
            "all",
            "campaigns",
            "new",
            "rename",
            "archive",
            "unarchive",
            "delete",
            "restore",
            "yes",
            "y",
            "no",
            "n");

    private PromptWords() {}

    static boolean isWord(String name) {
        return ALL.contains(name.strip().toLowerCase(Locale.ROOT));
    }
}
