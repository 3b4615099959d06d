package momentum.phrase;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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

    /** All that a rulebook has, outside of any move. */
    static Vocabulary of(Rulebook rulebook) {
        Set<String> odds = new LinkedHashSet<>();
        rulebook.odds().stream().map(Likely::name).forEach(odds::add);
        return new Vocabulary(
                rulebook.game(),
                rulebook.moves().keySet(),
                rulebook.tables().keySet(),
                odds,
                Set.of(),
                Optional.empty());
    }

    Vocabulary within(Set<String> moveBlocks, Optional<String> moveParameter) {
        return new Vocabulary(game, moves, tables, odds, moveBlocks, moveParameter);
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
        return game.meters().stream().map(Meter::name).toList();
    }

    List<String> debilityNames() {
        return game.debilities().stream().map(Debility::name).toList();
    }
}
