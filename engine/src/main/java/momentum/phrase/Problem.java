package momentum.phrase;

import momentum.rule.Source;

/** What is wrong with a line, where, and what might have been meant. */
public record Problem(Source source, int column, String line, String message) {
    /** File, line, column and the message; then the line itself with a caret under the spot. */
    public String describe() {
        String head = "%s:%d:%d %s".formatted(source.file(), source.line(), column, message);
        if (line.isBlank()) {
            return head;
        }
        return head + "\n  " + line + "\n  " + " ".repeat(Math.max(0, column - 1)) + "^";
    }
}
