package momentum.rule;

import java.util.List;

/**
 * One way to say something, both ways: {@code take +{n} {meter}} reads a line into a value, and a value is written by it. The
 * constants of an enum are forms, so that no list of them is kept beside it.
 */
public interface Form<T> {
    /** Words, and slots in braces. After "a ", a slot takes the article that its word wants. */
    String pattern();

    /** The value that a line of this form says. */
    T read(Slots slots);

    /** A line of this form: what goes into the slots, in order. */
    default Wording with(Object... slots) {
        return new Wording(pattern(), List.of(slots));
    }

    /**
     * What a line says, before it is text.
     *
     * @param slots numbers, words, meters, marks, amounts, and lists of these
     */
    record Wording(String pattern, List<Object> slots) {}
}
