package momentum.phrase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.rule.Tracks;

/**
 * The words that lines may use: those of the game, and the names that the files themselves give.
 *
 * @param moves those that lines may call: everyone's, and those of the asset at hand
 * @param owned whose the moves are that an asset brings along
 * @param blocks the named parts of the move at hand
 * @param parameter what the move at hand is made with
 * @param card the words of the asset at hand
 */
record Vocabulary(
        Game game,
        Set<String> moves,
        Map<String, String> owned,
        Set<String> tables,
        Set<String> odds,
        Set<String> blocks,
        Optional<String> parameter,
        CardWords card) {

    static final List<String> RANKS = List.of("troublesome", "dangerous", "formidable", "extreme", "epic");

    /** All that a rulebook has, outside of any move. */
    static Vocabulary of(Rulebook rulebook) {
        Set<String> odds = new LinkedHashSet<>();
        rulebook.odds().stream().map(Likely::name).forEach(odds::add);
        return new Vocabulary(
                rulebook.game(),
                rulebook.moves().keySet(),
                owned(rulebook),
                rulebook.tables().keySet(),
                odds,
                Set.of(),
                Optional.empty(),
                CardWords.NONE);
    }

    private static Map<String, String> owned(Rulebook rulebook) {
        Map<String, String> owned = new LinkedHashMap<>();
        rulebook.cards().values().forEach(card -> card.moves().forEach(move -> owned.put(move.name(), card.name())));
        return owned;
    }

    Vocabulary within(Set<String> moveBlocks, Optional<String> moveParameter) {
        return new Vocabulary(game, moves, owned, tables, odds, moveBlocks, moveParameter, card);
    }

    Vocabulary within(CardWords asset) {
        Set<String> callable = new LinkedHashSet<>(moves);
        callable.addAll(asset.moves());
        return new Vocabulary(game, callable, owned, tables, odds, blocks, parameter, asset);
    }

    /** What to say of a name that no line here may call. */
    String noMove(String name) {
        String owner = owned.get(name);
        return owner == null
                ? "there is no move \"%s\"%s".formatted(name, Nearest.hint(name, moves))
                : "\"%s\" is a move of the asset %s: only the lines of that asset make it".formatted(name, owner);
    }

    /** A meter of the game, or of the asset at hand; of two with one name the asset's is said with "its". */
    Optional<Meter> meter(String said) {
        Optional<Meter> own = card.meters().stream()
                .filter(meter -> meter.said().equals(said))
                .findFirst();
        return own.or(() -> game.meter(said));
    }

    /** What can be rolled: stats, meters, and what was chosen for the asset at hand. */
    List<String> rollable() {
        List<String> known = new ArrayList<>(game.stats());
        known.addAll(meterNames());
        known.addAll(card.rolled(game));
        return known;
    }

    /** What a progress roll can be made on. */
    List<String> rolledTracks() {
        List<String> names = new ArrayList<>(game.tracks().names());
        game.tracks().ofHero().stream().map(Tracks.HeroTrack::name).forEach(names::add);
        return names;
    }

    /** How a track of this kind can end. */
    List<String> endings(String kind) {
        return game.tracks().kind(kind).map(Tracks.TrackKind::endings).orElse(List.of());
    }

    /** How a fight can end: as what it is over can. */
    List<String> fightEndings() {
        return game.tracks().fight().map(fight -> endings(fight.kind())).orElse(List.of());
    }

    /** Every way in which any track can end. */
    List<String> endings() {
        return game.tracks().kinds().stream()
                .flatMap(kind -> kind.endings().stream())
                .distinct()
                .toList();
    }

    List<String> meterNames() {
        List<String> names =
                new ArrayList<>(game.meters().stream().map(Meter::name).toList());
        card.meters().stream().map(Meter::said).forEach(names::add);
        return names;
    }

    List<String> debilityNames() {
        return game.debilities().stream().map(Debility::name).toList();
    }
}
