package momentum.run;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Objects;
import java.util.RandomAccess;
import momentum.play.Event;

/**
 * The events of one command, as they come. Only the interpreter can add to it; whoever is given it can only read. Every command makes
 * one, and an ArrayList that is wrapped to be read alone would be two objects more.
 */
final class EventList extends AbstractList<Event> implements RandomAccess {
    private Event[] events = new Event[4];
    private int size;

    void append(Event event) {
        if (size == events.length) {
            events = Arrays.copyOf(events, 2 * size);
        }
        events[size++] = event;
    }

    @Override
    public Event get(int index) {
        return events[Objects.checkIndex(index, size)];
    }

    @Override
    public int size() {
        return size;
    }
}
