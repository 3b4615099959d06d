package momentum.app.terminal.parse;

import java.util.Optional;
import momentum.app.terminal.context.SessionContext;

/** Listens for one kind of line. */
public interface LineParser {
    /** What is wanted, or nothing where the line is of another kind. */
    Optional<Intent> parse(SessionContext context, String line);
}
