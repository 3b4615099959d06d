package momentum.rule;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** A whole game as it was read: its numbers, its moves, its tables, its assets. */
public record Rulebook(
        Game game,
        SequencedMap<String, Move> moves,
        SequencedMap<String, OracleTable> tables,
        List<Likely> odds,
        SequencedMap<String, AssetCard> cards,
        Map<String, Move> ownMoves) {
    public Rulebook {
        odds = List.copyOf(odds);
    }

    public Rulebook(
            Game game,
            SequencedMap<String, Move> moves,
            SequencedMap<String, OracleTable> tables,
            List<Likely> odds,
            SequencedMap<String, AssetCard> cards) {
        this(game, moves, tables, odds, cards, ownMoves(cards));
    }

    private static Map<String, Move> ownMoves(SequencedMap<String, AssetCard> cards) {
        Map<String, Move> own = new HashMap<>();
        cards.values().forEach(card -> card.moves().forEach(move -> own.put(move.name(), move)));
        return Map.copyOf(own);
    }

    /** One that everyone may make, or one that an asset brings along. */
    public Optional<Move> move(String name) {
        Move move = moves.get(name);
        return Optional.ofNullable(move != null ? move : ownMoves.get(name));
    }

    public Optional<AssetCard> card(String name) {
        return Optional.ofNullable(cards.get(name));
    }
}
