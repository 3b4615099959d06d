package momentum.phrase;

import java.util.List;
import java.util.stream.Stream;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Form;
import momentum.rule.RiderLine;

/** The patterns of every phrase and condition, for tests elsewhere. */
public final class Patterns {
    private Patterns() {}

    public static List<String> all() {
        return Stream.of(
                        Effect.Line.forms().stream(),
                        Stream.of(Condition.Phrasing.values()),
                        Stream.of(RiderLine.Phrasing.values()))
                .flatMap(forms -> forms)
                .map(Form::pattern)
                .toList();
    }
}
