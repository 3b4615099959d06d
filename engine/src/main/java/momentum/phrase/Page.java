package momentum.phrase;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import momentum.rule.Source;

/** A file as lines within lines: two spaces a step. Blank lines and lines that begin with # say nothing. */
final class Page {
    private static final int STEP = 2;
    private static final int LARGEST = 1_000_000;
    private static final int DEEPEST = 20;
    private static final int LONGEST = 1_000;

    private Page() {}

    static List<Node> read(String file, byte[] bytes, Problems problems) {
        Source top = new Source(file, 1);
        if (bytes.length > LARGEST) {
            problems.add(top, 1, "", "the file is too large: %,d bytes, at most %,d".formatted(bytes.length, LARGEST));
            return List.of();
        }
        String text;
        try {
            text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString()
                    .replaceFirst("^\uFEFF", "");
        } catch (CharacterCodingException e) {
            problems.add(top, 1, "", "the file is not UTF-8 text");
            return List.of();
        }
        List<Node> nodes = read(file, text, problems);
        if (nodes.isEmpty() && problems.all().isEmpty()) {
            problems.add(top, 1, "", "the file is empty; begin with a line such as: move Brave the Storm");
        }
        return nodes;
    }

    private static List<Node> read(String file, String text, Problems problems) {
        List<Node> roots = new ArrayList<>();
        Deque<Node> open = new ArrayDeque<>();
        int number = 0;
        for (String raw : text.split("\\R", -1)) {
            number++;
            String line = raw.stripTrailing();
            if (line.isBlank() || line.stripLeading().startsWith("#")) {
                continue;
            }
            Source source = new Source(file, number);
            if (line.length() > LONGEST) {
                problems.add(source, LONGEST, "", "the line is too long: at most %,d characters".formatted(LONGEST));
                continue;
            }
            int indent = line.length() - line.stripLeading().length();
            if (line.substring(0, indent).indexOf('\t') >= 0) {
                problems.add(source, line.indexOf('\t') + 1, line.replace('\t', ' '), "a tab; indent with spaces");
                continue;
            }
            int depth = indent / STEP;
            if (indent % STEP != 0 || depth > open.size() || depth > DEEPEST) {
                problems.add(
                        source,
                        indent + 1,
                        line,
                        "wrong indentation: %d spaces, where at most %d fit, in steps of two"
                                .formatted(indent, Math.min(open.size(), DEEPEST) * STEP));
                continue;
            }
            while (open.size() > depth) {
                open.removeLast();
            }
            Node node = new Node(source, line, indent + 1, line.strip(), new ArrayList<>());
            if (open.isEmpty()) {
                roots.add(node);
            } else {
                open.getLast().children().add(node);
            }
            open.addLast(node);
        }
        return roots;
    }
}
