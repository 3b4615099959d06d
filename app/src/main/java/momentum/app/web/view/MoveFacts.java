package momentum.app.web.view;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Rulebook;
import momentum.rule.Verb;
import momentum.rule.Walk;

/**
 * What a move is for, as its lines tell it.
 *
 * @param ends the kinds of track that it brings to an end, by a progress roll
 * @param marksProgress whether it does so on what it is about
 * @param isEveryday whether it fits at any time: a roll that is about nothing in particular
 */
record MoveFacts(Move move, Set<String> ends, boolean marksProgress, boolean isEveryday) {
    static Map<String, MoveFacts> of(Rulebook rulebook) {
        Map<String, MoveFacts> facts = new LinkedHashMap<>();
        rulebook.moves().forEach((name, move) -> facts.put(name, of(move)));
        return facts;
    }

    private static MoveFacts of(Move move) {
        List<Effect> effects = Walk.effects(move);
        List<Effect.RollKind> rolls = effects.stream()
                .filter(Effect.Roll.class::isInstance)
                .flatMap(effect -> ((Effect.Roll) effect).options().stream())
                .map(Effect.RollOption::kind)
                .toList();
        return new MoveFacts(
                move,
                rolls.stream()
                        .filter(Effect.RollKind.Progress.class::isInstance)
                        .map(kind -> ((Effect.RollKind.Progress) kind).kind())
                        .collect(Collectors.toSet()),
                effects.contains(Verb.MARK_PROGRESS),
                move.subject().isEmpty()
                        && move.parameter().isEmpty()
                        && move.needs().stream().allMatch(Move.Need.InitiativeInAFight.class::isInstance)
                        && !rolls.isEmpty()
                        && rolls.stream().noneMatch(Effect.RollKind::isProgress));
    }
}
