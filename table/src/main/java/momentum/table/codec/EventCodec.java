package momentum.table.codec;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import momentum.dice.Roll;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Event;
import momentum.play.Reply;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.Agenda;
import momentum.state.Marks;
import momentum.state.MoveCall;
import momentum.state.MoveCall.Origin;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Taken;
import momentum.table.dice.Thrown;
import momentum.table.journal.Blob;
import momentum.table.journal.Row;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.annotation.JsonSerialize;
import tools.jackson.databind.cfg.MutableConfigOverride;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.node.ObjectNode;

/**
 * Commands, events and tables as JSON. A record is an object without its empty parts; a sealed type names its case in {@code
 * is}. Meters, debilities and moves are written by name, waiting lines by reference ({@link LineCodec}), long texts as blobs
 * ({@link LongText}), and what a row shares with its base as a delta ({@link AgendaCodec}, {@link CauseCodec}). So rows are
 * small, and remain readable for a person and with a rulebook that has changed since.
 */
public final class EventCodec {
    /** The version of this form. Every version reads all older ones, by way of {@link Upgrade}. */
    public static final int FORM = 2;

    private static final List<Class<?>> KINDS = List.of(
            Event.class,
            Command.class,
            Correction.class,
            Correction.Change.class,
            Reply.class,
            Question.class,
            Question.Then.class,
            Roll.class);

    private final JsonMapper mapper;
    private final ObjectWriter commands;
    private final ObjectWriter command;
    private final ObjectWriter events;
    private final ObjectWriter happenings;
    private final ObjectWriter dice;
    private final ObjectReader readsCommand;
    private final ObjectReader readsEvent;
    private final ObjectReader readsDice;

    public EventCodec(Rulebook rulebook) {
        JsonMapper.Builder builder = JsonMapper.builder()
                .addModule(new RuleCodec(rulebook))
                .changeDefaultVisibility(visibility -> visibility
                        .withGetterVisibility(Visibility.NONE)
                        .withIsGetterVisibility(Visibility.NONE)
                        .withFieldVisibility(Visibility.ANY))
                .changeDefaultPropertyInclusion(
                        inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_DEFAULT))
                .changeDefaultNullHandling(nulls -> nulls.withValueNulls(Nulls.AS_EMPTY))
                .withConfigOverride(Cause.class, EventCodec::withoutEmpty)
                .withConfigOverride(Source.class, EventCodec::withoutEmpty)
                .withConfigOverride(Marks.class, EventCodec::withoutEmpty)
                .withConfigOverride(Agenda.class, EventCodec::withoutEmpty)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .addMixIn(Event.Waits.class, Waits.class)
                .addMixIn(MoveCall.class, Call.class);
        EmptyValues.BY_TYPE.keySet().forEach(type -> builder.withConfigOverride(type, EmptyValues::leaveOut));
        for (Class<?> kind : KINDS) {
            builder.addMixIn(kind, Is.class);
            for (Class<?> one : kind.getPermittedSubclasses()) {
                builder.registerSubtypes(new NamedType(one, one.getSimpleName()));
            }
        }
        mapper = builder.build();
        commands = mapper.writerFor(new TypeReference<List<Command>>() {});
        command = mapper.writerFor(Command.class);
        happenings = mapper.writerFor(Happened.class);
        events = mapper.writerFor(new TypeReference<List<Event>>() {});
        dice = mapper.writerFor(new TypeReference<List<Thrown>>() {});
        readsCommand = mapper.readerFor(Command.class);
        readsEvent = mapper.readerFor(Event.class);
        readsDice = mapper.readerFor(Thrown.class);
    }

    /** Omits values that the type's serializer calls empty. */
    private static void withoutEmpty(MutableConfigOverride type) {
        type.setIncludeAsProperty(
                JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS));
    }

    /** Serialization of what waits. */
    interface Waits {
        @JsonSerialize(using = TakenCodec.Writer.class)
        @JsonDeserialize(using = TakenCodec.Reader.class)
        List<Taken> taken();
    }

    /** Serialization of the making of a move. */
    interface Call {
        @JsonProperty("move")
        Origin origin();
    }

    /** Adds the name of the case to values of a sealed type. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    private interface Is {}

    /** The events of each command of a row. */
    record Happened(List<List<Event>> events) {}

    /** Writes the events of a row in order; each may refer to those before it. */
    static final class HappenedWriter extends ValueSerializer<Happened> {
        @Override
        public void serialize(Happened happened, JsonGenerator out, SerializationContext context) {
            RowContext row = RowContext.of(context).orElseThrow();
            out.writeStartArray();
            for (List<Event> of : happened.events()) {
                out.writeStartArray();
                for (Event event : of) {
                    row.begin();
                    context.writeValue(out, event);
                    row.end(event);
                }
                out.writeEndArray();
            }
            out.writeEndArray();
        }
    }

    /** The content of a row and the blobs it refers to. */
    public record Encoded(Row.Content content, List<Blob> blobs) {}

    /**
     * Encodes the commands of a row with their events and dice.
     *
     * @param before what waited after the row's base
     */
    public Encoded encode(List<Command> said, List<List<Event>> happened, List<Thrown> thrown, WaitingState before) {
        Set<Blob> blobs = new LinkedHashSet<>();
        RowContext row = RowContext.writing(before, blobs::add);
        Row.Content content = new Row.Content(
                FORM,
                commands.withAttribute(RowContext.class, row).writeValueAsString(said),
                happenings.withAttribute(RowContext.class, row).writeValueAsString(new Happened(happened)),
                thrown.stream().allMatch(Thrown::isNone) ? "" : dice.writeValueAsString(thrown));
        return new Encoded(content, List.copyOf(blobs));
    }

    /** Self-contained, without references to blobs. */
    public String write(Command said) {
        return command.writeValueAsString(said);
    }

    /** Self-contained, without references to blobs. */
    public String write(List<Event> happened) {
        return events.writeValueAsString(happened);
    }

    public String write(Table table) {
        return mapper.writeValueAsString(table);
    }

    /** The commands of a row. */
    public List<Command> commands(Row.Content content, BlobReader blobs) {
        return read(() -> {
            ObjectReader reader =
                    readsCommand.withAttribute(RowContext.class, RowContext.reading(() -> WaitingState.NOTHING, blobs));
            return each(tree(content.form(), content.command()), reader::<Command>readValue);
        });
    }

    /**
     * The events of each command.
     *
     * @param before what waited after the row's base; evaluated only where the row refers to it
     */
    public List<List<Event>> events(Row.Content content, BlobReader blobs, Supplier<WaitingState> before) {
        return read(() -> {
            RowContext row = RowContext.reading(before, blobs);
            ObjectReader reader = readsEvent.withAttribute(RowContext.class, row);
            JsonNode tree = tree(content.form(), content.events());
            if (!Upgrade.isNeeded(content.form())) {
                CauseCodec.complete(tree);
            }
            return each(
                    tree,
                    of -> each(of, node -> {
                        if (node instanceof ObjectNode event) {
                            Upgrade.prompted(event);
                        }
                        row.begin();
                        Event read = reader.readValue(node);
                        row.end(read);
                        return read;
                    }));
        });
    }

    /** The dice of each command; empty if the program threw none for any of them. */
    public List<Thrown> dice(Row.Content content) {
        return content.dice().isEmpty()
                ? List.of()
                : read(() -> each(tree(content.form(), content.dice()), readsDice::<Thrown>readValue));
    }

    /** In the first form a row had one command, and no list of them. */
    private JsonNode tree(int form, String text) {
        return Upgrade.isNeeded(form)
                ? mapper.createArrayNode().add(Upgrade.fromFirst(mapper.readTree(text)))
                : mapper.readTree(text);
    }

    private static <T> List<T> each(JsonNode list, Function<JsonNode, T> read) {
        if (!list.isArray()) {
            throw new IllegalArgumentException("something else where a list should be");
        }
        List<T> all = new ArrayList<>();
        for (JsonNode node : list) {
            T one = node.isNull() ? null : read.apply(node);
            if (one == null) {
                throw new IllegalArgumentException("there is nothing where something should be");
            }
            all.add(one);
        }
        return List.copyOf(all);
    }

    public Table table(int form, String text) {
        if (form != FORM) {
            throw new UnreadableEvent("a snapshot of another form");
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
            throw new UnreadableEvent(e.getOriginalMessage(), e);
        } catch (RuntimeException e) {
            throw new UnreadableEvent(String.valueOf(e.getMessage()), e);
        }
    }
}
