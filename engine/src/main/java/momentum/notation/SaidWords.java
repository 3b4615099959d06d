package momentum.notation;

import java.util.Set;
import java.util.TreeSet;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Rulebook;
import momentum.rule.Walk;
import momentum.state.Ticks;

/** The words by which a player says what only the story knows: those that conditions of the rulebook ask for. */
public record SaidWords(Set<String> words) {
    public static SaidWords of(Rulebook rulebook) {
        Set<String> words = new TreeSet<>(Set.of(Ticks.TOGETHER));
        new Walk(
                        phrase -> phrase.effect().conditions().forEach(condition -> add(words, condition)),
                        (Option option) -> option.condition().ifPresent(condition -> add(words, condition)))
                .through(rulebook);
        for (Move move : rulebook.moves().values()) {
            for (Move.Need need : move.needs()) {
                if (need instanceof Move.Need.Unless unless) {
                    add(words, unless.condition());
                }
            }
        }
        return new SaidWords(words);
    }

    /** Those that make a difference to one roll. */
    public static SaidWords of(Effect.Roll roll) {
        Set<String> words = new TreeSet<>(Set.of(Ticks.TOGETHER));
        roll.conditions().forEach(condition -> add(words, condition));
        return new SaidWords(words);
    }

    private static void add(Set<String> words, Condition condition) {
        condition.said().forEach(said -> words.add(said.word()));
    }

    public boolean contains(String word) {
        return words.contains(word);
    }
}
