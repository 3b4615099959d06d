package momentum.record;

import java.util.List;

/** What came of a record: how many of its statements held, and those that did not. */
public record Report(int passed, List<Failure> failures) {
    public Report {
        failures = List.copyOf(failures);
    }

    /** A line that did not come out as stated, with what happened instead. */
    public record Failure(String file, int line, String text, String expected, String got, List<String> events) {
        public String describe() {
            StringBuilder words = new StringBuilder(
                    "%s:%d %s%n  expected %s%n  got %s".formatted(file, line, text.strip(), expected, got));
            events.forEach(event -> words.append("\n    ").append(event));
            return words.toString();
        }
    }
}
