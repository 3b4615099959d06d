package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.codec.BlobReader;
import momentum.table.codec.DiceNoteCodec;
import momentum.table.codec.EventCodec;
import momentum.table.codec.UnreadableEvent;
import momentum.table.codec.WaitingState;
import momentum.table.dice.DiceNote;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;

/** Decodes rows and resolves the blobs they refer to. */
public record JournalEntryReader(EventCodec codec, BlobReader blobs) {
    /**
     * A decoded entry and its size.
     *
     * @param size characters of the row plus bytes of its blobs
     */
    public record Read(JournalEntry entry, int size) {}

    /**
     * Decodes a row.
     *
     * @param before what waited after the row's base; evaluated only where the row refers to it
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
        Optional<DiceNote> note =
                row.kind() == Row.Kind.DICE ? Optional.of(DiceNoteCodec.read(row.content())) : Optional.empty();
        return new Read(
                new JournalEntry(row.seq(), row.base(), row.at(), row.who().intern(), row.kind(), said, note),
                size.get());
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
