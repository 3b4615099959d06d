package momentum.phrase;

import java.util.List;
import java.util.stream.Stream;
import momentum.rule.AssetCard;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Move;

/** The words that only the lines of one asset may use: its meters, its boxes, what is chosen for it, and its own moves. */
record CardWords(List<Meter> meters, List<String> marks, List<AssetCard.Trait> traits, List<String> moves) {
    static final CardWords NONE = new CardWords(List.of(), List.of(), List.of(), List.of());

    static CardWords of(AssetCard card) {
        return new CardWords(
                card.meters(),
                card.marks(),
                card.traits(),
                card.moves().stream().map(Move::name).toList());
    }

    /** What is chosen for it and can be rolled, since each of its values stands for a stat. */
    List<String> rolled(Game game) {
        return traits.stream()
                .filter(trait ->
                        trait.values().stream().allMatch(value -> game.stats().contains(value.rolled())))
                .map(trait -> "its " + trait.word())
                .toList();
    }

    /** Whether a line has one of these words, so that it may be a line of this asset. */
    boolean isSaidIn(String line) {
        return Stream.of(meters.stream().map(Meter::said), marks.stream(), traitNames().stream(), moves.stream())
                .flatMap(words -> words)
                .anyMatch(line::contains);
    }

    List<String> traitNames() {
        return traits.stream().map(AssetCard.Trait::word).toList();
    }
}
