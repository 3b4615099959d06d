package momentum.run;

import java.util.ArrayList;
import java.util.List;
import momentum.state.Agenda;
import momentum.state.Frame;
import momentum.state.MoveCall;
import momentum.state.Task;

/**
 * Numbers the makings of moves on an agenda 1, 2, 3 ..., from the oldest on, and forgets callers that wait for nothing any more. So
 * two tables at which the same waits are equal, however many moves were made before.
 */
final class Numbering {
    private Numbering() {}

    static int highest(Agenda agenda) {
        int highest = 0;
        for (Agenda at = agenda; !at.isEmpty(); at = at.rest()) {
            highest = Math.max(highest, at.top().frame().id());
        }
        return highest;
    }

    static Agenda canonical(Agenda agenda) {
        if (agenda.isEmpty()) {
            return agenda;
        }
        if (agenda.rest().isEmpty()) {
            return alone(agenda);
        }
        List<Integer> ids = new ArrayList<>();
        List<Task> tasks = agenda.tasks();
        for (Task task : tasks.reversed()) {
            if (!ids.contains(task.frame().id())) {
                ids.add(task.frame().id());
            }
        }
        return agenda.map(task -> renumbered(task, ids));
    }

    /** Most agendas are a single question, which is the first making and was called by none that still waits. */
    @SuppressWarnings("ReferenceEquality")
    private static Agenda alone(Agenda agenda) {
        Frame frame = agenda.top().frame();
        MoveCall made = frame.made();
        MoveCall numbered = made.numbered(1, made.isCalled() ? MoveCall.CALLER_IS_DONE : MoveCall.NO_CALLER);
        return numbered == made ? agenda : Agenda.EMPTY.push(agenda.top().withFrame(frame.withMade(numbered)));
    }

    /** @param ids those that wait, the oldest first */
    @SuppressWarnings("ReferenceEquality")
    private static Task renumbered(Task task, List<Integer> ids) {
        Frame frame = task.frame();
        MoveCall made = frame.made();
        int caller = made.caller();
        if (caller != MoveCall.NO_CALLER) {
            int at = ids.indexOf(caller);
            caller = at < 0 ? MoveCall.CALLER_IS_DONE : at + 1;
        }
        MoveCall numbered = made.numbered(ids.indexOf(frame.id()) + 1, caller);
        return numbered == made ? task : task.withFrame(frame.withMade(numbered));
    }
}
