package momentum.app.wire;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.rule.Effect;
import momentum.rule.Outcomes;
import momentum.rule.StoryEffect;
import momentum.rule.Who;
import momentum.state.Agenda;
import momentum.state.Values;

/** A value of any kind of record, with something in every part of it. */
final class Sample {
    private Sample() {}

    static <T> T of(Class<T> type) {
        return type.cast(make(type, type.getSimpleName()));
    }

    /** One of each kind of a sealed type. */
    static <T> List<T> each(Class<T> sealed) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .<T>map(kind -> sealed.cast(make(kind, kind.getSimpleName())))
                .toList();
    }

    private static Object make(Type type, String name) {
        if (type instanceof ParameterizedType generic) {
            Type first = generic.getActualTypeArguments()[0];
            Class<?> raw = (Class<?>) generic.getRawType();
            return raw == Optional.class
                    ? Optional.of(make(first, name))
                    : raw == List.class
                            ? List.of(make(first, name))
                            : raw == Set.class
                                    ? Set.of(make(first, name))
                                    : Map.of(make(first, name), make(generic.getActualTypeArguments()[1], name));
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isRecord()) {
            return record(raw);
        }
        // One that can be said: the language has no words for some effects with every part of them filled.
        Effect said = new StoryEffect.Envision("it");
        if (raw.isSealed() && raw.isInstance(said)) {
            return said;
        }
        if (raw == Who.class) {
            return Who.YOU;
        }
        if (raw.isSealed()) {
            return make(raw.getPermittedSubclasses()[0], name);
        }
        return raw.isEnum() ? raw.getEnumConstants()[raw.getEnumConstants().length - 1] : simple(raw, name);
    }

    private static Object simple(Class<?> type, String name) {
        Map<Class<?>, Object> simple = Map.of(
                String.class,
                name,
                int.class,
                1,
                Integer.class,
                0,
                long.class,
                1L,
                boolean.class,
                true,
                OptionalInt.class,
                OptionalInt.of(1),
                Values.class,
                Values.of(List.of(1, 1, 1, 1, 1)),
                Agenda.class,
                Agenda.EMPTY,
                Outcomes.class,
                new Outcomes(new LinkedHashMap<>()));
        return Optional.ofNullable(simple.get(type)).orElseThrow(() -> new AssertionError("no sample of " + type));
    }

    private static Object record(Class<?> type) {
        try {
            RecordComponent[] parts = type.getRecordComponents();
            Constructor<?> whole = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            return whole.newInstance(Arrays.stream(parts)
                    .map(part -> make(part.getGenericType(), part.getName()))
                    .toArray());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(type.toString(), e);
        }
    }
}
