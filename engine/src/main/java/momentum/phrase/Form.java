package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One way to say something, both ways: {@code take +{n} {meter}} reads a line into an effect and writes it back.
 *
 * @param show what goes into the slots, in order; null where this form is not how the thing is said
 */
record Form<T>(
        String pattern,
        Pattern regex,
        List<String> slots,
        int weight,
        Class<? extends T> type,
        Function<Slots, T> make,
        Function<T, @Nullable List<?>> show) {

    private static final Pattern SLOT = Pattern.compile("\\{([a-z]+)\\d*}");

    static <T, E extends T> Form<T> says(
            String pattern, Class<E> type, Function<Slots, E> make, Function<E, @Nullable List<?>> show) {
        StringBuilder regex = new StringBuilder();
        List<String> slots = new ArrayList<>();
        Matcher matcher = SLOT.matcher(pattern);
        int end = 0;
        int weight = 0;
        while (matcher.find()) {
            String literal = pattern.substring(end, matcher.start());
            weight += literal.length();
            regex.append(Pattern.quote(literal)).append(shape(matcher.group(1)));
            slots.add(matcher.group());
            end = matcher.end();
        }
        regex.append(Pattern.quote(pattern.substring(end)));
        weight += pattern.length() - end;
        return new Form<>(
                pattern,
                Pattern.compile(regex.toString()),
                slots,
                weight,
                type,
                make::apply,
                value -> show.apply(type.cast(value)));
    }

    /** Loose on purpose: what a slot holds is judged when it is read, so that the complaint can point at it. */
    private static String shape(String slot) {
        return switch (slot) {
            case "n", "meter", "stat", "word", "block", "kind" -> "([^ ,;:()]+)";
            case "text" -> "(.+)";
            default -> "(.+?)";
        };
    }

    /** The line for a value, or null where this is not its form. */
    @Nullable String print(T value) {
        if (!type.isInstance(value)) {
            return null;
        }
        List<?> shown = show.apply(value);
        if (shown == null) {
            return null;
        }
        String line = pattern;
        for (int i = 0; i < slots.size(); i++) {
            line = line.replace(slots.get(i), String.valueOf(shown.get(i)));
        }
        return line;
    }
}
