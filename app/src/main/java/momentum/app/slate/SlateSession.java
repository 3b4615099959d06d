package momentum.app.slate;

import java.util.List;
import java.util.Optional;
import momentum.history.History;
import momentum.slate.Players;
import momentum.slate.SlateEvent;
import momentum.slate.SlateLine;
import momentum.slate.SlateRuling;
import momentum.slate.WarSlate;

/** Two players at a slate: lines go in, and each is answered. */
public final class SlateSession {
    private final Players players;
    private History<WarSlate> history;

    public SlateSession(Players players, WarSlate start) {
        this(players, History.of(start));
    }

    private SlateSession(Players players, History<WarSlate> history) {
        this.players = players;
        this.history = history;
    }

    /** Another that stands where this one does: what is said to it changes only that. */
    SlateSession copy() {
        return new SlateSession(players, history);
    }

    /** What came of a line. */
    public sealed interface Reply {
        /** The slate has changed, and the line belongs in the log. */
        record Changed(List<SlateEvent> events) implements Reply {}

        record Wrong(String why) implements Reply {}

        enum Plain implements Reply {
            SHOW,
            HELP,
            QUIT
        }
    }

    public WarSlate slate() {
        return history.now();
    }

    public Reply hear(String line) {
        return switch (SlateLine.read(line, players)) {
            case SlateLine.Unclear(String why) -> new Reply.Wrong(why);
            case SlateLine.Play(var command) ->
                switch (slate().apply(command)) {
                    case SlateRuling.Ruled ruled -> change(ruled.slate(), ruled.events());
                    case SlateRuling.Asks asks -> change(asks.slate(), asks.events());
                    case SlateRuling.Refused refused -> new Reply.Wrong(refused.why());
                };
            case SlateLine.Word word ->
                switch (word) {
                    case UNDO -> turn(history.undo(), "there is nothing to undo");
                    case REDO -> turn(history.redo(), "there is nothing to redo");
                    case SHOW -> Reply.Plain.SHOW;
                    case HELP -> Reply.Plain.HELP;
                    case QUIT -> Reply.Plain.QUIT;
                };
        };
    }

    private Reply change(WarSlate slate, List<SlateEvent> events) {
        history = history.then(slate);
        return new Reply.Changed(events);
    }

    private Reply turn(Optional<History<WarSlate>> turned, String otherwise) {
        turned.ifPresent(found -> history = found);
        return turned.isPresent() ? new Reply.Changed(List.of()) : new Reply.Wrong(otherwise);
    }
}
