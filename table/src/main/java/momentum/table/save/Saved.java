package momentum.table.save;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Objects;
import momentum.dice.Roll;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.Question;
import momentum.play.Reply;
import momentum.play.Table;
import momentum.play.Task;
import momentum.rule.Rulebook;
import momentum.table.dice.Thrown;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;

/**
 * What is played, as it is written down. A value is an object of its parts; one of several kinds says which in {@code is}. What
 * the rulebook knows (a meter, a debility, a move) is written by its name. A line that still waits to run is written in its own
 * words, with the place it stood at, so a save can be read by a person, and by a table whose rulebook has changed since.
 */
public final class Saved {
    /** The version of this form. A newer one must read all older ones: {@link Upgrade} brings them up. */
    public static final int FORM = 1;

    private static final List<Class<?>> KINDS =
            List.of(Event.class, Command.class, Reply.class, Question.class, Task.class, Roll.class);

    private final JsonMapper mapper;
    private final ObjectWriter commands;
    private final ObjectWriter events;
    private final ObjectReader readsCommands;
    private final ObjectReader readsEvents;

    public Saved(Rulebook rulebook) {
        JsonMapper.Builder builder = JsonMapper.builder()
                .addModule(new BookWords(rulebook))
                .changeDefaultVisibility(visibility -> visibility
                        .withGetterVisibility(Visibility.NONE)
                        .withIsGetterVisibility(Visibility.NONE)
                        .withFieldVisibility(Visibility.ANY))
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
        for (Class<?> kind : KINDS) {
            builder.addMixIn(kind, Is.class);
            for (Class<?> one : kind.getPermittedSubclasses()) {
                builder.registerSubtypes(new NamedType(one, one.getSimpleName()));
            }
        }
        mapper = builder.build();
        TypeReference<List<Event>> list = new TypeReference<>() {};
        commands = mapper.writerFor(Command.class);
        events = mapper.writerFor(list);
        readsCommands = mapper.readerFor(Command.class);
        readsEvents = mapper.readerFor(list);
    }

    /** Which of several kinds a value is. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    private interface Is {}

    public String write(Command command) {
        return commands.writeValueAsString(command);
    }

    public String write(List<Event> happened) {
        return events.writeValueAsString(happened);
    }

    public String write(Table table) {
        return mapper.writeValueAsString(table);
    }

    /** Nothing, where no dice of the table's were thrown. */
    public String write(Thrown dice) {
        return dice.isNone() ? "" : mapper.writeValueAsString(dice);
    }

    public Thrown dice(String text) {
        return text.isEmpty() ? Thrown.NONE : read(() -> mapper.readValue(text, Thrown.class));
    }

    public Command command(int form, String text) {
        return read(() -> readsCommands.readValue(Upgrade.command(form, text)));
    }

    public List<Event> events(int form, String text) {
        return read(() -> {
            List<Event> happened = readsEvents.readValue(Upgrade.events(form, text));
            if (happened.stream().anyMatch(Objects::isNull)) {
                throw new IllegalArgumentException("there is nothing where an event should be");
            }
            return happened;
        });
    }

    public Table table(int form, String text) {
        if (form != FORM) {
            throw new Unreadable("a snapshot of another form");
        }
        return read(() -> mapper.readValue(text, Table.class));
    }

    private interface Reading<T> {
        T read();
    }

    private static <T> T read(Reading<T> reading) {
        try {
            return reading.read();
        } catch (JacksonException e) {
            throw new Unreadable(e.getOriginalMessage(), e);
        } catch (RuntimeException e) {
            throw new Unreadable(String.valueOf(e.getMessage()), e);
        }
    }
}
