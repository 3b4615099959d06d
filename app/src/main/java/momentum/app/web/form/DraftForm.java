package momentum.app.web.form;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import momentum.app.web.http.FormData;
import momentum.play.Draft;

/** A move's card, or a roll that waits, as far as it is filled in. */
public final class DraftForm {
    /**
     * The fields that stand in a page's address, so that the page shows the odds of what is filled in. {@code asked} is the hero
     * whose roll waits, where it is not a move's card; {@code several} says that what is picked and what is typed are both meant.
     */
    private static final List<String> FIELDS = List.of(
            "asked", "known", "name", "several", "rank", "pack", "amount", "said", "using", "adding", "because");

    /** Left empty they say something: a new one is meant, and the table is to ask. */
    private static final Set<String> TELLING_WHEN_EMPTY = Set.of("known", "amount");

    private DraftForm() {}

    /** What of a form, or of an address, is such a field. */
    public static FormData fields(FormData sent) {
        return sent.only(FIELDS.stream()
                .filter(name -> sent.has(name) || TELLING_WHEN_EMPTY.contains(name))
                .toList());
    }

    /** The names of the fields, as htmx wants them. */
    public static String names() {
        return String.join(",", FIELDS);
    }

    public static Draft read(FormData form, String move) {
        return new Draft(
                move,
                form.optional("stat"),
                NameFields.read(form, name -> 0),
                form.optionalNumber("amount", "The amount").map(OptionalInt::of).orElse(OptionalInt.empty()),
                ReplyForms.ticks(form));
    }
}
