package momentum.phrase;

import java.util.List;
import java.util.stream.Stream;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Form;

/** The patterns of every phrase and condition, for tests elsewhere. */
public final class Patterns {
    private Patterns() {}

    public static List<String> all() {
        return Stream.concat(Effect.Line.forms().stream(), Stream.of(Condition.Phrasing.values()))
                .map(Form::pattern)
                .toList();
    }
}
