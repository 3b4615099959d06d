package momentum.rule;

import java.util.List;
import java.util.Optional;

/**
 * One thing to choose. Without a label, it is called by what it does.
 *
 * @param raises whether it raises a meter of the chooser's, and so may be blocked
 * @param clears whether it clears a debility
 */
public record Option(
        Optional<String> label,
        Optional<Condition> condition,
        List<Phrase> effects,
        Source source,
        boolean raises,
        boolean clears) {

    public static Option of(
            Optional<String> label, Optional<Condition> condition, List<Phrase> effects, Source source) {
        boolean raises = effects.stream()
                .anyMatch(phrase -> phrase.effect() instanceof MeterEffect.Take take && take.who() == Who.YOU);
        boolean clears = effects.stream().anyMatch(phrase -> phrase.effect() instanceof SheetEffect.Clear);
        return new Option(label, condition, List.copyOf(effects), source, raises, clears);
    }
}
