package momentum.phrase;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;

/**
 * The words that lines may use: those of the game, and the names that the files themselves give.
 *
 * @param blocks the named parts of the move at hand
 * @param parameter what the move at hand is made with
 */
record Vocabulary(
        Game game,
        Set<String> moves,
        Set<String> tables,
        Set<String> odds,
        Set<String> blocks,
        Optional<String> parameter) {

    static final List<String> RANKS = List.of("troublesome", "dangerous", "formidable", "extreme", "epic");
    static final List<String> TRACKS = List.of("vow", "journey", "foe", "fight", "bonds");

    Vocabulary within(Set<String> moveBlocks, Optional<String> moveParameter) {
        return new Vocabulary(game, moves, tables, odds, moveBlocks, moveParameter);
    }

    List<String> meterNames() {
        return game.meters().stream().map(Meter::name).toList();
    }

    List<String> debilityNames() {
        return game.debilities().stream().map(Debility::name).toList();
    }
}
