package momentum.app.web.story;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import momentum.content.Rulebooks;
import momentum.rule.Source;

/** The lines of a game's rulebook: what a "why?" shows. */
public final class RuleLines {
    private final Map<String, List<String>> files = new HashMap<>();

    public RuleLines(String game) {
        Rulebooks.files(game)
                .ifPresent(all -> all.forEach((name, bytes) -> files.put(
                        name, new String(bytes, StandardCharsets.UTF_8).lines().toList())));
    }

    /** The line's own words, or empty for what no line did. */
    public String text(Source source) {
        List<String> lines = files.getOrDefault(source.file(), List.of());
        return source.line() < 1 || source.line() > lines.size()
                ? ""
                : lines.get(source.line() - 1).strip();
    }
}
