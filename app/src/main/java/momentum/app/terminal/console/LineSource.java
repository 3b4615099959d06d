package momentum.app.terminal.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** Where lines come from. */
public interface LineSource {
    /** The next line, or nothing at the end. */
    Optional<String> next(String prompt);

    /** Lines as the system brings them, with a prompt where someone reads it. */
    record Plain(BufferedReader in, PrintWriter out, boolean isRead) implements LineSource {
        @Override
        public Optional<String> next(String prompt) {
            if (isRead) {
                out.print(prompt);
                out.flush();
            }
            try {
                return Optional.ofNullable(in.readLine());
            } catch (IOException e) {
                return Optional.empty();
            }
        }
    }
}
