package momentum.state;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import momentum.rule.Lasts;
import momentum.rule.Phrase;
import momentum.rule.Source;

/**
 * What a hero may add to a roll still to come, and what then follows on its outcome.
 *
 * @param move the only move it may be added to, where there is one
 * @param from the move that gave it; none, where it was handed out
 */
public record Bonus(
        int add,
        Optional<String> move,
        List<Phrase> onHit,
        List<Phrase> onMiss,
        Lasts lasts,
        Optional<String> from,
        Source source) {
    /** Any order, as long as it is always the same: by the line that gave it, and where that was said by hand, by what it says. */
    static final Comparator<Bonus> ORDER = Comparator.comparing(
                    (Bonus bonus) -> bonus.source().file())
            .thenComparingInt(bonus -> bonus.source().line())
            .thenComparing(Bonus::toString);

    public boolean fits(String made) {
        return move.isEmpty() || move.get().equals(made);
    }
}
