package momentum.app.terminal.console;

import java.util.List;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.ParsedLine;
import org.jline.reader.Parser;

/** A line is one word: moves and names have spaces in them, and are completed as a whole. */
final class WholeLineParser implements Parser {
    @Override
    public ParsedLine parse(String line, int cursor, ParseContext context) {
        return new Whole(line, cursor);
    }

    private record Whole(String line, int cursor) implements CompletingParsedLine {
        @Override
        public String word() {
            return line;
        }

        @Override
        public int wordCursor() {
            return cursor;
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return cursor;
        }

        @Override
        public int rawWordLength() {
            return line.length();
        }

        @Override
        public List<String> words() {
            return List.of(line);
        }
    }
}
