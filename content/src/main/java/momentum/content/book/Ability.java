package momentum.content.book;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One ability of an asset.
 *
 * @param enabled whether it comes with the asset, or is bought later
 * @param moves moves that stand on the card itself
 * @param newMaximum the meters of the asset that it makes larger
 */
public record Ability(
        String id,
        Optional<String> name,
        Prose text,
        boolean enabled,
        List<Field> fields,
        List<MoveText> moves,
        List<OracleText> tables,
        List<Enhancement> enhances,
        Map<String, Integer> newMaximum) {
    public Ability {
        fields = List.copyOf(fields);
        moves = List.copyOf(moves);
        tables = List.copyOf(tables);
        enhances = List.copyOf(enhances);
        newMaximum = Map.copyOf(newMaximum);
    }

    /**
     * Which moves it changes.
     *
     * @param anyMove whether it is any move of that roll type
     * @param moves ids, or patterns of ids
     */
    public record Enhancement(RollType rollType, boolean anyMove, List<String> moves, List<Trigger.Way> conditions) {
        public Enhancement {
            moves = List.copyOf(moves);
            conditions = List.copyOf(conditions);
        }
    }
}
