package momentum.content.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Choices that the book makes within a sentence. */
enum InlineChoice {
    EITHER_LOSS("suffer -(\\d) (\\w+) or -(\\d) (\\w+) \\(your choice\\)") {
        @Override
        List<List<String>> options(MatchResult found) {
            return List.of(
                    List.of("suffer -" + found.group(1) + " " + found.group(2)),
                    List.of("suffer -" + found.group(3) + " " + found.group(4)));
        }
    },
    EITHER_MARK("you must mark (\\w+) or (\\w+) \\(if currently unmarked\\) or roll on the following table") {
        @Override
        List<List<String>> options(MatchResult found) {
            return List.of(
                    List.of("if not " + found.group(1), "mark " + found.group(1)),
                    List.of("if not " + found.group(2), "mark " + found.group(2)),
                    List.of("roll on the table"));
        }
    },
    DO_OR_SWEAR("do it \\(or <([^>]*)>\\)(, and mark the bond)?\\. If you refuse or fail, ([^.]*)\\.") {
        @Override
        List<List<String>> options(MatchResult found) {
            List<String> done = found.group(2) == null ? List.of() : List.of("mark bond");
            List<String> sworn = new ArrayList<>(List.of(found.group(1)));
            sworn.addAll(done);
            return List.of(done, sworn, Sayings.facts(found.group(3)));
        }
    },
    EITHER_SPENDING("spend (\\d) experience to add a new asset, or (\\d) experience to upgrade an asset") {
        @Override
        List<List<String>> options(MatchResult found) {
            return List.of(
                    List.of(
                            "if experience >= " + found.group(1),
                            "spend " + found.group(1) + " experience",
                            "add an asset"),
                    List.of(
                            "if ability left",
                            "if experience >= " + found.group(2),
                            "spend " + found.group(2) + " experience",
                            "mark an ability"));
        }
    };

    private final Pattern pattern;

    InlineChoice(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    Pattern pattern() {
        return pattern;
    }

    abstract List<List<String>> options(MatchResult found);
}
