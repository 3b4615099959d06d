package momentum.state;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What is still to do, first things first: a stack that shares its lower part with the one it grew from. */
public final class Agenda {
    public static final Agenda EMPTY = new Agenda(null, null);

    private final @Nullable Task top;
    private final @Nullable Agenda rest;

    private Agenda(@Nullable Task top, @Nullable Agenda rest) {
        this.top = top;
        this.rest = rest;
    }

    public boolean isEmpty() {
        return top == null;
    }

    public Task top() {
        if (top == null) {
            throw new NoSuchElementException("nothing is left to do");
        }
        return top;
    }

    public Agenda rest() {
        if (rest == null) {
            throw new NoSuchElementException("nothing is left to do");
        }
        return rest;
    }

    public Agenda push(Task task) {
        return new Agenda(task, this);
    }

    public List<Task> tasks() {
        List<Task> tasks = new ArrayList<>();
        for (Agenda at = this; !at.isEmpty(); at = at.rest()) {
            tasks.add(at.top());
        }
        return tasks;
    }

    public static Agenda of(List<Task> tasks) {
        Agenda agenda = EMPTY;
        for (Task task : tasks.reversed()) {
            agenda = agenda.push(task);
        }
        return agenda;
    }

    public Agenda map(UnaryOperator<Task> change) {
        return of(tasks().stream().map(change).toList());
    }

    /** Without one task, told apart from its equals by being the very same. */
    @SuppressWarnings("ReferenceEquality")
    public Agenda without(Task task) {
        if (isEmpty()) {
            return this;
        }
        return top == task ? rest() : rest().without(task).push(top());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Agenda agenda && tasks().equals(agenda.tasks());
    }

    @Override
    public int hashCode() {
        return tasks().hashCode();
    }

    @Override
    public String toString() {
        return tasks().toString();
    }
}
