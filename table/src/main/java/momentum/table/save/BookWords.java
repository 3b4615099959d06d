package momentum.table.save;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import momentum.phrase.Lines;
import momentum.play.Agenda;
import momentum.play.Marks;
import momentum.play.Task;
import momentum.play.Values;
import momentum.rule.Debility;
import momentum.rule.Effect;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;

/** How what the rulebook knows is written: by name, or as the line it is. */
final class BookWords extends SimpleModule {
    private static final long serialVersionUID = 1;

    /** Going through the whole rulebook takes a while, and most tables open with nothing waiting. */
    private final transient Supplier<Lines> lines;

    BookWords(Rulebook rulebook) {
        super("book words");
        lines = new Supplier<>() {
            private volatile Optional<Lines> made = Optional.empty();

            @Override
            public Lines get() {
                if (made.isEmpty()) {
                    made = Optional.of(new Lines(rulebook));
                }
                return made.get();
            }
        };
        Game game = rulebook.game();
        named(Meter.class, Meter::name, game::meter);
        named(Debility.class, Debility::name, game::debility);
        named(Move.class, BookWords::name, name -> Optional.of(move(rulebook, name)));
        named(Source.class, Source::toString, text -> Optional.of(source(text)));
        as(Line.class, Phrase.class, this::line, this::phrase);
        as(Line.class, Option.class, this::line, this::option);
        as(
                Line.class,
                Effect.class,
                effect -> line(lines.get().keep(effect)),
                line -> phrase(line).effect());
        for (Class<?> effect : Effect.class.getPermittedSubclasses()) {
            under(effect);
        }
        as(int[].class, Values.class, BookWords::numbers, BookWords::values);
        as(
                Task[].class,
                Agenda.class,
                agenda -> agenda.tasks().toArray(Task[]::new),
                tasks -> Agenda.of(List.of(tasks)));
        addDeserializer(Agenda.class, new AgendaReader());
        as(Marked[].class, Marks.class, marks -> marked(marks, game), BookWords::marks);
    }

    /** A line of a rulebook: where it stands, and its words with those of the lines under it. */
    record Line(Source at, String text) {}

    /** A debility that is marked, and the vow that it is bound to, if any. */
    record Marked(Debility debility, String until) {}

    private Line line(Phrase phrase) {
        Lines.Kept kept = lines.get().keep(phrase.effect());
        return new Line(phrase.source(), kept.text());
    }

    private Line line(Option option) {
        return line(lines.get().keep(option));
    }

    private static Line line(Lines.Kept kept) {
        return new Line(kept.source(), kept.text());
    }

    private Phrase phrase(Line line) {
        return lines.get().phrase(new Lines.Kept(line.at, line.text)).orElseThrow(() -> new Forgotten(line.text));
    }

    private Option option(Line line) {
        return lines.get().option(new Lines.Kept(line.at, line.text)).orElseThrow(() -> new Forgotten(line.text));
    }

    /** What stands in no move is written with its reason, behind a colon, which no name begins with. */
    private static String name(Move move) {
        return move.name().isEmpty() ? ":" + move.when() : move.name();
    }

    /** A move that is gone from the rulebook is still the name of one. */
    private static Move move(Rulebook rulebook, String name) {
        Move known = rulebook.moves().get(name);
        if (known != null) {
            return known;
        }
        return name.startsWith(":") ? Move.byHand(name.substring(1)) : Move.named(name);
    }

    private static Source source(String text) {
        int colon = text.lastIndexOf(':');
        return colon < 0
                ? new Source(text, 0)
                : new Source(text.substring(0, colon), Integer.parseInt(text.substring(colon + 1)));
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
                .map(debility -> new Marked(debility, marks.bound().getOrDefault(debility.name(), "")))
                .toArray(Marked[]::new);
    }

    private static Marks marks(Marked[] marked) {
        int bits = 0;
        Map<String, String> bound = new TreeMap<>();
        for (Marked each : marked) {
            bits |= each.debility.bit();
            if (!each.until.isEmpty()) {
                bound.put(each.debility.name(), each.until);
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
                                .formatted(type.getSimpleName().toLowerCase(java.util.Locale.ROOT), text))));
    }

    /** Writes a type as another. */
    private <S, T> void as(Class<S> saved, Class<T> type, Function<T, S> write, Function<S, T> read) {
        addSerializer(type, new ValueSerializer<T>() {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                context.writeValue(out, write.apply(value));
            }
        });
        addDeserializer(type, new ValueDeserializer<T>() {
            @Override
            public T deserialize(JsonParser in, DeserializationContext context) {
                return read.apply(context.readValue(in, saved));
            }
        });
    }

    private <T extends Effect> void under(Class<?> effect) {
        @SuppressWarnings("unchecked")
        Class<T> type = (Class<T>) effect;
        as(
                Line.class,
                type,
                value -> line(lines.get().keep(value)),
                line -> type.cast(phrase(line).effect()));
    }
}
