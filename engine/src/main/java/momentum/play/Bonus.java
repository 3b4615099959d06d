package momentum.play;

import java.util.List;
import java.util.Optional;
import momentum.rule.Phrase;
import momentum.rule.Source;

/** What a hero may add to a roll still to come, and what then follows on its outcome. */
public record Bonus(int add, Optional<String> move, List<Phrase> onHit, List<Phrase> onMiss, Source source) {
    boolean fits(String made) {
        return move.isEmpty() || move.get().equals(made);
    }
}
