package momentum.app.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A choice typed as a word: {@code ACTIVE_FIRST} is "active-first", and any beginning that only one has will do. */
public record EnumConverter<E extends Enum<E>>(Class<E> type) implements ITypeConverter<E> {
    @Override
    public E convert(String text) {
        String typed = text.toLowerCase(Locale.ROOT).replace(' ', '-').replace("50/50", "fifty-fifty");
        var near = values().filter(value -> word(value).startsWith(typed)).toList();
        if (near.size() != 1) {
            throw new TypeConversionException("'%s' is none of: %s"
                    .formatted(text, values().map(EnumConverter::word).collect(Collectors.joining(", "))));
        }
        return near.getFirst();
    }

    private Stream<E> values() {
        return Stream.of(type.getEnumConstants());
    }

    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
