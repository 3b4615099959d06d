package momentum.table.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import momentum.rule.Phrase;
import momentum.state.Agenda;
import momentum.state.Frame;
import momentum.state.Question;
import momentum.state.Task;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/**
 * Encodes the agenda, top of the stack first, in groups that share a frame, as in {@code
 * [{"frame":{...},"tasks":["fate.moves:16 3fa91c20b7", {"is":"Choose",...}]},{"rest":4}]}. A line to run is a reference, a
 * question an object.
 *
 * <p>It is a delta against the agenda after the base row, since a stack changes at its top: {@code rest} is the number of tasks
 * at the bottom that are unchanged, and a frame that resembles a known one is written as the number of that frame and the parts
 * that differ: {@code {"like":0,"die":6}}, or the number alone where they are equal. The frames of the base are numbered from
 * 0, then those of this row.
 */
final class AgendaCodec {
    private static final RecordParts<Frame> PARTS = new RecordParts<>(Frame.class);
    private static final String FRAME = "frame";
    private static final String TASKS = "tasks";
    private static final String LIKE = "like";
    private static final String REST = "rest";

    private AgendaCodec() {}

    /** The distinct frames of an agenda. */
    private static List<Frame> frames(Agenda agenda) {
        List<Frame> frames = new ArrayList<>();
        for (Agenda at = agenda; !at.isEmpty(); at = at.rest()) {
            if (!frames.contains(at.top().frame())) {
                frames.add(at.top().frame());
            }
        }
        return frames;
    }

    static final class Writer extends ValueSerializer<Agenda> {
        @Override
        public void serialize(Agenda agenda, JsonGenerator out, SerializationContext context) {
            Optional<RowContext> row = RowContext.of(context);
            Agenda before = row.map(each -> each.waiting().agenda()).orElse(Agenda.EMPTY);
            List<Task> tasks = agenda.tasks();
            int rest = common(tasks, before.tasks());
            List<Frame> known = frames(before);
            out.writeStartArray();
            int from = 0;
            while (from < tasks.size() - rest) {
                Frame frame = tasks.get(from).frame();
                out.writeStartObject();
                out.writeName(FRAME);
                write(frame, known, out, context);
                out.writeArrayPropertyStart(TASKS);
                do {
                    write(tasks.get(from), out, context);
                    from++;
                } while (from < tasks.size() - rest && tasks.get(from).frame().equals(frame));
                out.writeEndArray();
                out.writeEndObject();
            }
            if (rest > 0) {
                out.writeStartObject();
                out.writeNumberProperty(REST, rest);
                out.writeEndObject();
            }
            out.writeEndArray();
        }

        /** The length of the common suffix. */
        private static int common(List<Task> tasks, List<Task> before) {
            int most = Math.min(tasks.size(), before.size());
            int same = 0;
            while (same < most && isSame(tasks.get(tasks.size() - 1 - same), before.get(before.size() - 1 - same))) {
                same++;
            }
            return same;
        }

        /** Unchanged tasks are nearly always the same object, which saves a deep comparison. */
        @SuppressWarnings("ReferenceEquality")
        private static boolean isSame(Task one, Task other) {
            return one == other || one.equals(other);
        }

        private static void write(Frame frame, List<Frame> known, JsonGenerator out, SerializationContext context) {
            int same = known.indexOf(frame);
            if (same >= 0) {
                out.writeNumber(same);
                return;
            }
            int like = like(frame, known);
            if (like < 0) {
                context.writeValue(out, frame);
            } else {
                Object[] old = PARTS.of(known.get(like));
                Object[] parts = PARTS.of(frame);
                out.writeStartObject();
                out.writeNumberProperty(LIKE, like);
                for (int i = 0; i < parts.length; i++) {
                    if (!Objects.equals(parts[i], old[i])) {
                        context.defaultSerializeProperty(PARTS.names().get(i), parts[i], out);
                    }
                }
                out.writeEndObject();
            }
            known.add(frame);
        }

        /** The known frame with the fewest differences, or -1 if none is of the same move call. */
        private static int like(Frame frame, List<Frame> known) {
            int best = -1;
            int least = Integer.MAX_VALUE;
            Object[] parts = PARTS.of(frame);
            for (int i = 0; i < known.size(); i++) {
                if (known.get(i).made().equals(frame.made())) {
                    Object[] old = PARTS.of(known.get(i));
                    int differ = 0;
                    for (int part = 0; part < parts.length; part++) {
                        differ += Objects.equals(parts[part], old[part]) ? 0 : 1;
                    }
                    if (differ < least) {
                        best = i;
                        least = differ;
                    }
                }
            }
            return best;
        }

        private static void write(Task task, JsonGenerator out, SerializationContext context) {
            switch (task) {
                case Task.Do(Phrase phrase, Frame _) -> context.writeValue(out, phrase);
                case Task.Ask(Question question, Frame _) -> context.writeValue(out, question);
            }
        }

        @Override
        public boolean isEmpty(SerializationContext context, Agenda agenda) {
            return agenda.isEmpty();
        }
    }

    /**
     * Decodes an agenda. If one of its lines can no longer be parsed with the current rulebook, the whole agenda is dropped:
     * running the rest without that line would be a move that nobody wrote. The campaign still opens, and the move can be made
     * again.
     */
    static final class Reader extends ValueDeserializer<Agenda> {
        @Override
        public Agenda deserialize(JsonParser in, DeserializationContext context) {
            JsonNode groups = context.readTree(in);
            try {
                return read(groups, RowContext.of(context), context);
            } catch (JacksonException | UnknownLine failure) {
                if (UnknownLine.isBehind(failure)) {
                    return Agenda.EMPTY;
                }
                throw failure;
            }
        }

        private static Agenda read(JsonNode groups, Optional<RowContext> row, DeserializationContext context) {
            FrameReader frames = new FrameReader(row, context);
            List<Task> tasks = new ArrayList<>();
            for (JsonNode group : groups) {
                if (group.has(REST)) {
                    List<Task> before = frames.before().tasks();
                    int rest = group.path(REST).intValue();
                    if (rest > before.size()) {
                        throw new UnknownLine("what waited before was set aside");
                    }
                    tasks.addAll(before.subList(before.size() - rest, before.size()));
                } else {
                    Frame frame = frames.read(group.path(FRAME));
                    for (JsonNode task : group.path(TASKS)) {
                        tasks.add(
                                task.has("is")
                                        ? new Task.Ask(context.readTreeAsValue(task, Question.class), frame)
                                        : new Task.Do(context.readTreeAsValue(task, Phrase.class), frame));
                    }
                }
            }
            return Agenda.of(tasks);
        }

        @Override
        public Object getEmptyValue(DeserializationContext context) {
            return Agenda.EMPTY;
        }
    }

    /** Decodes frames in order, with the known ones they may refer to. */
    private static final class FrameReader {
        private final Optional<RowContext> row;
        private final DeserializationContext context;
        private final List<Frame> ofThisRow = new ArrayList<>();
        private Optional<List<Frame>> ofBefore = Optional.empty();

        FrameReader(Optional<RowContext> row, DeserializationContext context) {
            this.row = row;
            this.context = context;
        }

        Agenda before() {
            return row.map(each -> each.waiting().agenda()).orElse(Agenda.EMPTY);
        }

        Frame read(JsonNode node) {
            if (node.isIntegralNumber()) {
                return known(node.intValue());
            }
            Frame frame = node.has(LIKE)
                    ? like(known(node.path(LIKE).intValue()), node)
                    : context.readTreeAsValue(node, Frame.class);
            ofThisRow.add(frame);
            return frame;
        }

        /** A reference to a frame of the base whose agenda was dropped cannot be resolved, so this one is dropped too. */
        private Frame known(int number) {
            if (ofBefore.isEmpty()) {
                ofBefore = Optional.of(frames(before()));
            }
            List<Frame> old = ofBefore.get();
            if (number >= old.size() + ofThisRow.size()) {
                throw new UnknownLine("what waited before was set aside");
            }
            return number < old.size() ? old.get(number) : ofThisRow.get(number - old.size());
        }

        private Frame like(Frame frame, JsonNode node) {
            Object[] parts = PARTS.of(frame);
            for (int i = 0; i < parts.length; i++) {
                JsonNode changed = node.path(PARTS.names().get(i));
                if (!changed.isMissingNode()) {
                    parts[i] = context.readTreeAsValue(
                            changed, context.getTypeFactory().constructType(PARTS.type(i)));
                }
            }
            return PARTS.make(parts);
        }
    }
}
