package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.codec.BlobReader;
import momentum.table.codec.EventCodec;
import momentum.table.codec.UnreadableEvent;
import momentum.table.codec.WaitingState;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;

/** Reads rows, with what they refer to. */
public record JournalEntryReader(EventCodec codec, BlobReader blobs) {
    /**
     * An entry, and how much is written in it.
     *
     * @param size in letters of the row and bytes of what it refers to
     */
    public record Read(JournalEntry entry, int size) {}

    /**
     * Reads a row.
     *
     * @param before what waited at the table that it goes on from; it is asked for only where the row refers to it
     */
    public Read read(Row row, Supplier<WaitingState> before) {
        AtomicInteger size = new AtomicInteger(row.content().length());
        List<CommandResult> said = row.kind() == Row.Kind.COMMAND
                ? said(
                        row.content(),
                        beginning -> blobs.find(beginning).map(blob -> {
                            size.addAndGet(blob.size());
                            return blob;
                        }),
                        before)
                : List.of();
        return new Read(new JournalEntry(row.seq(), row.base(), row.at(), row.who(), row.kind(), said), size.get());
    }

    private List<CommandResult> said(Row.Content content, BlobReader counting, Supplier<WaitingState> before) {
        List<Command> commands = codec.commands(content, counting);
        List<List<Event>> events = codec.events(content, counting, before);
        List<Thrown> dice = codec.dice(content);
        if (commands.isEmpty()
                || commands.size() != events.size()
                || (!dice.isEmpty() && dice.size() != commands.size())) {
            throw new UnreadableEvent("each command has its events, and its dice where there are any");
        }
        List<CommandResult> said = new ArrayList<>(commands.size());
        for (int i = 0; i < commands.size(); i++) {
            said.add(new CommandResult(commands.get(i), events.get(i), dice.isEmpty() ? Thrown.NONE : dice.get(i)));
        }
        return said;
    }
}
