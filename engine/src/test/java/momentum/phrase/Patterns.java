package momentum.phrase;

import java.util.List;
import java.util.stream.Stream;

/** The patterns of every phrase and condition, for tests elsewhere. */
public final class Patterns {
    private Patterns() {}

    public static List<String> all() {
        return Stream.concat(
                        EffectForms.ALL.stream().map(Form::pattern),
                        ConditionForms.ALL.stream().map(Form::pattern))
                .toList();
    }
}
