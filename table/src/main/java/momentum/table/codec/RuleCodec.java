package momentum.table.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import momentum.phrase.StoredLines.Kept;
import momentum.play.Cause;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.Agenda;
import momentum.state.Asset;
import momentum.state.Marks;
import momentum.state.MoveCall.Origin;
import momentum.state.Values;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/** Serializes values of the rulebook: by name, or as a reference to a line. */
final class RuleCodec extends SimpleModule {
    private static final long serialVersionUID = 1;

    private final transient LineCodec lines;

    RuleCodec(Rulebook rulebook) {
        super("book words");
        setDeserializerModifier(new EmptyValues());
        lines = new LineCodec(rulebook);
        Game game = rulebook.game();
        named(Meter.class, Meter::name, game::meter);
        named(Debility.class, Debility::name, game::debility);
        named(Origin.class, RuleCodec::name, name -> Optional.of(origin(rulebook, name)));
        addSerializer(Source.class, new SourceCodec.Writer());
        addDeserializer(Source.class, new SourceCodec.Reader());
        line(
                Phrase.class,
                phrase -> new Kept(phrase.source(), lines.keep(phrase.effect()).text()),
                lines::phrase);
        line(Option.class, lines::keep, lines::option);
        effects(Effect.class);
        line(Effect.OfAmount.class, amount -> lines.keep((Effect) amount), line ->
                (Effect.OfAmount) lines.phrase(line).effect());
        as(int[].class, Values.class, RuleCodec::numbers, RuleCodec::values, Optional.empty());
        as(
                Marked[].class,
                Marks.class,
                marks -> marked(marks, game),
                RuleCodec::marks,
                Optional.of(marks(new Marked[0])));
        addSerializer(Asset.class, new AssetCodec.Writer());
        addDeserializer(Asset.class, new AssetCodec.Reader());
        addSerializer(EventCodec.Happened.class, new EventCodec.HappenedWriter());
        addSerializer(Cause.class, new CauseCodec.Writer());
        addDeserializer(Cause.class, new CauseCodec.Reader());
        addSerializer(Agenda.class, new AgendaCodec.Writer());
        addDeserializer(Agenda.class, new AgendaCodec.Reader());
        addSerializer(String.class, new LongText.Writer());
        addDeserializer(String.class, new LongText.Reader());
    }

    /** A debility that is marked, and the ends of tracks that it is bound to, if any. */
    record Marked(Debility debility, List<Marks.Bound> until) {}

    /** A line outside any move is written as a colon and its reason; no name begins with a colon. */
    private static String name(Origin origin) {
        return switch (origin) {
            case Origin.OfMove(Move move) -> move.name();
            case Origin.ByHand(String reason) -> ":" + reason;
        };
    }

    /** A move that the rulebook no longer has is kept by its name. */
    private static Origin origin(Rulebook rulebook, String name) {
        if (name.startsWith(":")) {
            return new Origin.ByHand(name.substring(1));
        }
        return new Origin.OfMove(rulebook.move(name).orElseGet(() -> Move.named(name)));
    }

    private static int[] numbers(Values values) {
        int[] numbers = new int[values.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = values.get(i);
        }
        return numbers;
    }

    private static Values values(int[] numbers) {
        List<Integer> list = new ArrayList<>();
        for (int number : numbers) {
            list.add(number);
        }
        return Values.of(list);
    }

    private static Marked[] marked(Marks marks, Game game) {
        return game.debilities().stream()
                .filter(marks::has)
                .map(debility -> new Marked(debility, marks.bounds(debility)))
                .toArray(Marked[]::new);
    }

    private static Marks marks(Marked[] marked) {
        int bits = 0;
        Map<String, List<Marks.Bound>> bound = new TreeMap<>();
        for (Marked each : marked) {
            bits |= each.debility.bit();
            if (!each.until.isEmpty()) {
                bound.put(each.debility.name(), List.copyOf(each.until));
            }
        }
        return new Marks(bits, bound);
    }

    private <T> void named(Class<T> type, Function<T, String> name, Function<String, Optional<T>> find) {
        as(
                String.class,
                type,
                name,
                text -> find.apply(text)
                        .orElseThrow(() -> new IllegalArgumentException("the rulebook knows no %s called %s"
                                .formatted(type.getSimpleName().toLowerCase(Locale.ROOT), text))),
                Optional.empty());
    }

    /**
     * Writes a type as another.
     *
     * @param empty the value that is omitted, and assumed where none is written
     */
    private <S, T> void as(
            Class<S> saved, Class<T> type, Function<T, S> write, Function<S, T> read, Optional<T> empty) {
        addSerializer(type, new ValueSerializer<T>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                context.writeValue(out, write.apply(value));
            }

            @Override
            public boolean isEmpty(SerializationContext context, T value) {
                return empty.filter(value::equals).isPresent();
            }
        });
        addDeserializer(type, new ValueDeserializer<T>() {
            @Override
            public T deserialize(JsonParser in, DeserializationContext context) {
                return read.apply(context.readValue(in, saved));
            }

            @Override
            public @Nullable Object getEmptyValue(DeserializationContext context) {
                return empty.orElse(null);
            }
        });
    }

    /** Writes a type as a line. */
    private <T> void line(Class<T> type, Function<T, Kept> keep, Function<Kept, T> read) {
        addSerializer(type, new ValueSerializer<T>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                lines.write(keep.apply(value), out, context);
            }
        });
        addDeserializer(type, new ValueDeserializer<T>() {
            @Override
            public T deserialize(JsonParser in, DeserializationContext context) {
                return read.apply(lines.read(in, context));
            }
        });
    }

    /** The kinds of effects as well as each of them. */
    private void effects(Class<? extends Effect> type) {
        effect(type);
        if (type.isSealed()) {
            for (Class<?> kind : type.getPermittedSubclasses()) {
                effects(kind.asSubclass(Effect.class));
            }
        }
    }

    private <T extends Effect> void effect(Class<T> type) {
        line(type, lines::keep, line -> type.cast(lines.phrase(line).effect()));
    }
}
