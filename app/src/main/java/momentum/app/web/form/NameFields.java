package momentum.app.web.form;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.play.Reply;
import momentum.track.Rank;

/** Whom or what a form names: one that is known, or a new one with what it needs to begin. */
final class NameFields {
    private NameFields() {}

    /**
     * Those known that were picked, and the new one that was typed; none where neither was. Where only one is meant, what is typed
     * counts and not what the list beside it happens to show.
     *
     * @param health what health a companion by some name has, and 0 for all else
     */
    static List<Reply.Named> read(FormData form, ToIntFunction<String> health) {
        List<Reply.Named> names = new ArrayList<>();
        if (form.has("several") || !form.has("name")) {
            form.all("known").forEach(name -> names.add(Reply.Named.of(name)));
        }
        if (form.has("name")) {
            names.add(new Reply.Named(
                    form.text("name"),
                    rank(form.text("rank")),
                    form.optionalNumber("pack", "How many").orElse(0),
                    health.applyAsInt(form.text("name"))));
        }
        return List.copyOf(names);
    }

    static Optional<Rank> rank(String typed) {
        if (typed.isEmpty()) {
            return Optional.empty();
        }
        for (Rank rank : Rank.values()) {
            if (rank.name().equalsIgnoreCase(typed)) {
                return Optional.of(rank);
            }
        }
        throw new WrongForm("\"%s\" is no rank: it is troublesome, dangerous, formidable, extreme or epic."
                .formatted(typed.toLowerCase(Locale.ROOT)));
    }
}
