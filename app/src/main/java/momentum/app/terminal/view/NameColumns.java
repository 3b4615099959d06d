package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;

/** Names in columns under their headings, as many columns as the screen has room for; read aloud, they are a list. */
final class NameColumns {
    private static final String INDENT = "    ";
    private static final int GAP = 2;

    private final TextStyle look;

    NameColumns(TextStyle look) {
        this.look = look;
    }

    List<String> lines(SequencedMap<String, List<String>> groups) {
        int widest = groups.values().stream()
                .flatMap(List::stream)
                .mapToInt(String::length)
                .max()
                .orElse(0);
        int column = widest + GAP;
        int columns = Math.max(1, (look.width() - INDENT.length() + GAP) / column);
        List<String> lines = new ArrayList<>();
        groups.forEach((heading, names) -> {
            lines.add("  " + look.bold(heading));
            lines.addAll(
                    look.plain()
                            ? TextLayout.lines(String.join(", ", names), look.width(), INDENT)
                            : inColumns(names, column, columns));
        });
        return lines;
    }

    /** Downwards first, as a list is read. */
    private static List<String> inColumns(List<String> names, int column, int columns) {
        int rows = (names.size() + columns - 1) / columns;
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            StringBuilder line = new StringBuilder(INDENT);
            for (int at = row; at < names.size(); at += rows) {
                line.append(TextLayout.pad(names.get(at), column));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
