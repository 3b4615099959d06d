package momentum.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.Event;
import momentum.table.codec.WaitingState;
import momentum.table.dice.DiceNote;
import momentum.table.dice.Thrown;
import momentum.table.journal.Row;

/**
 * A decoded row of the journal: commands and their events.
 *
 * @param who the name of the seat that said it
 * @param said the commands in order, undone together; empty for a row of any other kind
 * @param note what a row about the dice says
 */
public record JournalEntry(
        long seq, long base, Instant at, String who, Row.Kind kind, List<CommandResult> said, Optional<DiceNote> note) {
    public JournalEntry {
        said = List.copyOf(said);
    }

    public JournalEntry(long seq, long base, Instant at, String who, Row.Kind kind, List<CommandResult> said) {
        this(seq, base, at, who, kind, said, Optional.empty());
    }

    public List<Command> commands() {
        return said.size() == 1
                ? List.of(said.getFirst().command())
                : said.stream().map(CommandResult::command).toList();
    }

    /** Splits the entry: one for each command, all with this row's number. */
    public List<JournalEntry> each() {
        return said.size() == 1
                ? List.of(this)
                : said.stream()
                        .map(one -> new JournalEntry(seq, base, at, who, kind, List.of(one)))
                        .toList();
    }

    /** The events of all its commands. */
    public List<Event> events() {
        return said.size() == 1
                ? said.getFirst().events()
                : said.stream().flatMap(each -> each.events().stream()).toList();
    }

    /** The names of heroes that joined with it. */
    List<String> heroesMade() {
        List<String> made = new ArrayList<>(0);
        for (Event event : events()) {
            if (event instanceof Event.HeroJoined joined) {
                made.add(joined.hero().name());
            }
        }
        return made;
    }

    /** What happened to heroes as such: they joined, or were renamed. */
    List<Event> heroEvents() {
        List<Event> found = new ArrayList<>(0);
        for (Event event : events()) {
            if (event instanceof Event.HeroJoined || event instanceof Event.HeroRenamed) {
                found.add(event);
            }
        }
        return found;
    }

    /** All dice that the program threw for it. */
    public Thrown dice() {
        return said.stream().map(CommandResult::dice).reduce(Thrown.NONE, Thrown::and);
    }

    /** Whether some of its dice were typed in. */
    public boolean isByHand() {
        return said.stream().anyMatch(CommandResult::isByHand);
    }

    /** What waits after this, where one of its events says so. */
    Optional<WaitingState> waiting() {
        for (Event event : events().reversed()) {
            if (event instanceof Event.Waits waits) {
                return Optional.of(new WaitingState(waits.agenda(), waits.taken()));
            }
        }
        return Optional.empty();
    }

    /**
     * Whether something is asked after this.
     *
     * @param wasAsking whether something was before it; not every row says
     */
    public boolean isAskingAfter(boolean wasAsking) {
        return waiting().map(state -> !state.agenda().isEmpty()).orElse(wasAsking);
    }

    /** Whether other heroes may be on the table after this. */
    boolean changesHeroes() {
        return switch (kind) {
            case COMMAND -> !heroEvents().isEmpty();
            case UNDO, REDO, BRANCH -> true;
            case DICE -> false;
        };
    }

    /** The row whose table stands after this one. */
    public long head() {
        return kind == Row.Kind.COMMAND ? seq : base;
    }
}
