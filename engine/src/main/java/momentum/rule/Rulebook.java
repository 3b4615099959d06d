package momentum.rule;

import java.util.List;
import java.util.SequencedMap;

/** A whole game as it was read: its numbers, its moves, its tables. */
public record Rulebook(
        Game game, SequencedMap<String, Move> moves, SequencedMap<String, OracleTable> tables, List<Likely> odds) {
    public Rulebook {
        odds = List.copyOf(odds);
    }
}
