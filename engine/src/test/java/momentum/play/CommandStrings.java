package momentum.play;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Makes every kind of command there is, with a text of one's choice in each place that takes one; found by reflection. */
public final class CommandStrings {
    private final UnaryOperator<String> texts;

    /** Which of the kinds of a sealed type is made; its places are named by it. */
    private final Map<Class<?>, Class<?>> chosen;

    private CommandStrings(UnaryOperator<String> texts, Map<Class<?>, Class<?>> chosen) {
        this.texts = texts;
        this.chosen = chosen;
    }

    /**
     * One of each kind of command.
     *
     * @param texts what stands in a place, by the name of the place, such as {@code AddHero.bonds}
     */
    public static List<Command> all(UnaryOperator<String> texts) {
        List<Command> commands = new ArrayList<>();
        for (Class<?> kind : Command.class.getPermittedSubclasses()) {
            for (Map<Class<?>, Class<?>> choice : choices(kind)) {
                commands.add((Command) new CommandStrings(texts, choice).make(kind, kind.getSimpleName()));
            }
        }
        return commands;
    }

    private static List<Map<Class<?>, Class<?>>> choices(Class<?> kind) {
        return Arrays.stream(kind.getRecordComponents())
                .map(RecordComponent::getType)
                .filter(Class::isSealed)
                .findFirst()
                .<List<Map<Class<?>, Class<?>>>>map(several -> Stream.of(several.getPermittedSubclasses())
                        .flatMap(each -> choices(each).stream().map(within -> {
                            Map<Class<?>, Class<?>> all = new HashMap<>(within);
                            all.put(several, each);
                            return Map.copyOf(all);
                        }))
                        .toList())
                .orElse(List.of(Map.of()));
    }

    private Object make(Type type, String place) {
        if (type instanceof ParameterizedType generic) {
            return container(generic, place);
        }
        Class<?> kind = (Class<?>) type;
        if (kind == String.class) {
            return texts.apply(place);
        }
        if (kind == int.class || kind == Integer.class) {
            return 1;
        }
        if (kind == long.class) {
            return 1L;
        }
        if (kind == boolean.class) {
            return true;
        }
        if (kind == OptionalInt.class) {
            return OptionalInt.of(1);
        }
        if (kind.isEnum()) {
            return kind.getEnumConstants()[0];
        }
        if (kind.isSealed()) {
            Class<?> one = Objects.requireNonNull(chosen.get(kind), () -> "no choice for " + kind);
            return make(one, place + "." + one.getSimpleName());
        }
        if (kind.isRecord()) {
            return record(kind, place);
        }
        throw new IllegalArgumentException("a command holds what this test cannot make: " + kind);
    }

    private Object container(ParameterizedType generic, String place) {
        Type[] parts = generic.getActualTypeArguments();
        Class<?> raw = (Class<?>) generic.getRawType();
        if (raw == Optional.class) {
            return Optional.of(make(parts[0], place));
        }
        if (raw == List.class) {
            return List.of(make(parts[0], place));
        }
        if (raw == Set.class) {
            return Set.of(make(parts[0], place));
        }
        if (raw == Map.class) {
            return new TreeMap<>(Map.of(make(parts[0], place), make(parts[1], place)));
        }
        throw new IllegalArgumentException("a command holds what this test cannot make: " + generic);
    }

    private Object record(Class<?> kind, String place) {
        RecordComponent[] components = kind.getRecordComponents();
        Object[] values = Arrays.stream(components)
                .map(part -> make(part.getGenericType(), place + "." + part.getName()))
                .toArray();
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = kind.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
