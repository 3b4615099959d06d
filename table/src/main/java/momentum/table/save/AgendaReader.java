package momentum.table.save;

import java.util.List;
import momentum.play.Agenda;
import momentum.play.Task;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;

/**
 * Reads what waits. Where the rulebook has lost the words of a line, the whole of it is set aside: to run the rest without that
 * line would be a move that nobody wrote. The campaign still opens, and the move can be made again.
 */
final class AgendaReader extends ValueDeserializer<Agenda> {
    @Override
    public Agenda deserialize(JsonParser in, DeserializationContext context) {
        JsonNode tasks = context.readTree(in);
        if (tasks.isEmpty()) {
            return Agenda.EMPTY;
        }
        try {
            return Agenda.of(List.of(context.readTreeAsValue(tasks, Task[].class)));
        } catch (JacksonException | Forgotten failure) {
            if (Forgotten.isBehind(failure)) {
                return Agenda.EMPTY;
            }
            throw failure;
        }
    }
}
