package momentum.table.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.play.Command;
import momentum.table.CommandResult;
import momentum.table.JournalEntry;

/** Brings rows into the order in which they are told: notes stand where they were moved to, and removed ones are left out. */
public final class StoryOrder {
    private final NotePlaces places;
    private final Map<Long, JournalEntry> notes = new HashMap<>();
    private final List<Piece> pieces = new ArrayList<>();

    /** Those that stand after a move wait until all that came of it is told. */
    private final List<Piece> waiting = new ArrayList<>(0);

    private StoryOrder(NotePlaces places) {
        this.places = places;
    }

    /**
     * A row to be told.
     *
     * @param entry without a note that was moved away or removed, and so perhaps without anything; or just a note
     * @param isMoved whether it is a note away from its row: what follows its row in the journal does not follow it here
     */
    public record Piece(JournalEntry entry, boolean isMoved) {}

    /**
     * These rows in the order of the story.
     *
     * @param standing the rows that stand, all of them or the last ones
     * @param elsewhere notes of rows before them, which may have been moved here; see {@link StoryOutline#movedInto}
     */
    public static List<Piece> of(List<JournalEntry> standing, List<JournalEntry> elsewhere) {
        NotePlaces places = new NotePlaces();
        for (JournalEntry entry : standing) {
            for (Command command : entry.commands()) {
                if (command instanceof Command.OfNote changed) {
                    places.take(changed);
                }
            }
        }
        return of(standing, elsewhere, places);
    }

    /** The same with what is known of the places of notes. */
    static List<Piece> of(List<JournalEntry> standing, List<JournalEntry> elsewhere, NotePlaces places) {
        StoryOrder order = new StoryOrder(places);
        elsewhere.forEach(entry -> order.notes.put(entry.seq(), entry));
        standing.stream()
                .filter(entry -> places.isMoved(entry.seq()))
                .forEach(entry -> note(entry).ifPresent(note -> order.notes.put(entry.seq(), note)));
        if (standing.isEmpty() || standing.getFirst().base() == 0) {
            order.await(Command.MoveNote.THE_START);
        }
        for (JournalEntry entry : standing) {
            if (!isAnswer(entry)) {
                order.tellWaiting();
            }
            boolean isTaken = places.isMoved(entry.seq()) || places.isRemoved(entry.seq());
            order.pieces.add(new Piece(isTaken ? withoutNote(entry) : entry, false));
            order.await(entry.seq());
        }
        order.tellWaiting();
        return List.copyOf(order.pieces);
    }

    private void await(long row) {
        places.at(row).stream()
                .filter(note -> !places.isRemoved(note))
                .flatMap(note -> Optional.ofNullable(notes.get(note)).stream())
                .forEach(note -> waiting.add(new Piece(note, true)));
    }

    private void tellWaiting() {
        pieces.addAll(waiting);
        waiting.clear();
    }

    /** The note of a row by itself. */
    static Optional<JournalEntry> note(JournalEntry entry) {
        return entry.each().stream()
                .filter(each -> each.commands().getFirst() instanceof Command.Note)
                .findFirst();
    }

    private static JournalEntry withoutNote(JournalEntry entry) {
        List<CommandResult> rest = entry.said().stream()
                .filter(said -> !(said.command() instanceof Command.Note))
                .toList();
        return new JournalEntry(entry.seq(), entry.base(), entry.at(), entry.who(), entry.kind(), rest, entry.note());
    }

    private static boolean isAnswer(JournalEntry entry) {
        return !entry.said().isEmpty() && entry.commands().stream().allMatch(Command.Answer.class::isInstance);
    }
}
