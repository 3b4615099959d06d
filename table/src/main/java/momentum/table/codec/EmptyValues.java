package momentum.table.codec;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import java.util.Objects;
import momentum.state.Frame.About;
import momentum.state.Frame.Called;
import momentum.state.Frame.RollState;
import momentum.state.Question.Terms;
import momentum.state.Riding;
import momentum.state.Ticks;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.cfg.MutableConfigOverride;
import tools.jackson.databind.deser.ValueDeserializerModifier;
import tools.jackson.databind.deser.std.DelegatingDeserializer;

/** Omits values whose parts are all empty, and restores them where they are missing. */
final class EmptyValues extends ValueDeserializerModifier {
    private static final long serialVersionUID = 1;

    static final Map<Class<?>, Object> BY_TYPE = Map.of(
            About.class, About.NOTHING,
            RollState.class, RollState.NONE,
            Ticks.class, Ticks.NONE,
            Called.class, Called.NOTHING,
            Terms.class, Terms.PLAIN,
            Riding.class, Riding.NONE,
            Riding.Dice.class, Riding.Dice.FRESH,
            Riding.Yield.class, Riding.Yield.NOTHING);

    static void leaveOut(MutableConfigOverride type) {
        type.setIncludeAsProperty(JsonInclude.Value.construct(
                JsonInclude.Include.CUSTOM, JsonInclude.Include.ALWAYS, IsEmpty.class, Void.class));
    }

    /** Jackson's filter: equal to every value that is to be omitted. */
    static final class IsEmpty {
        @Override
        public boolean equals(@Nullable Object value) {
            return value == null || value.equals(BY_TYPE.get(value.getClass()));
        }

        @Override
        public int hashCode() {
            return Objects.hashCode(BY_TYPE);
        }
    }

    @Override
    public ValueDeserializer<?> modifyDeserializer(
            DeserializationConfig config, BeanDescription.Supplier type, ValueDeserializer<?> deserializer) {
        Object empty = BY_TYPE.get(type.getBeanClass());
        return empty == null ? deserializer : new OrEmpty(deserializer, empty);
    }

    private static final class OrEmpty extends DelegatingDeserializer {
        private final Object empty;

        OrEmpty(ValueDeserializer<?> delegate, Object empty) {
            super(delegate);
            this.empty = empty;
        }

        @Override
        protected ValueDeserializer<?> newDelegatingInstance(ValueDeserializer<?> delegate) {
            return new OrEmpty(delegate, empty);
        }

        @Override
        public Object getEmptyValue(DeserializationContext context) {
            return empty;
        }
    }
}
