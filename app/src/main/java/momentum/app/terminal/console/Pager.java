package momentum.app.terminal.console;

import java.util.List;
import java.util.Optional;

/** Shows long text a page at a time, where someone reads it on a screen. What is typed in between is not lost. */
public final class Pager {
    /** The last lines of a page are for the question whether to go on. */
    private static final int KEPT_FREE = 2;

    private static final int SMALLEST_PAGE = 5;

    private final Console console;

    public Pager(Console console) {
        this.console = console;
    }

    public void show(List<String> lines) {
        int page = console.size().rows() - KEPT_FREE;
        if (!console.isPerson() || page < SMALLEST_PAGE || lines.size() <= page) {
            print(lines);
            return;
        }
        int shown = 0;
        do {
            int end = Math.min(lines.size(), shown + page);
            print(lines.subList(shown, end));
            shown = end;
        } while (shown < lines.size() && isWanted(lines.size() - shown));
    }

    private boolean isWanted(int more) {
        Optional<String> answer =
                console.lines().next(console.look().faint("  %d more lines: Enter goes on, q stops ".formatted(more)));
        String typed = answer.map(String::strip).orElse("q");
        if (!typed.isEmpty() && !typed.equalsIgnoreCase("q")) {
            console.lines().putBack(typed);
        }
        return typed.isEmpty();
    }

    private void print(List<String> lines) {
        lines.forEach(console.out()::println);
        console.out().flush();
    }
}
