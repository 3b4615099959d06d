package momentum.table.codec;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The components of a record by name, for encoding a record as a delta to another. */
final class RecordParts<T extends Record> {
    private final List<RecordComponent> parts;
    private final List<String> names;
    private final Constructor<T> constructor;

    RecordParts(Class<T> type) {
        parts = List.of(type.getRecordComponents());
        names = parts.stream().map(RecordComponent::getName).toList();
        try {
            constructor = type.getConstructor(
                    parts.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException("every record has such a constructor", e);
        }
    }

    List<String> names() {
        return names;
    }

    Type type(int part) {
        return parts.get(part).getGenericType();
    }

    Object[] of(T value) {
        try {
            Object[] values = new Object[parts.size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = parts.get(i).getAccessor().invoke(value);
            }
            return values;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the parts of a record can be read", e);
        }
    }

    T make(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(
                    Arrays.stream(values).map(String::valueOf).collect(Collectors.joining(", ")), e);
        }
    }
}
