package momentum.table;

import java.security.SecureRandom;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import momentum.dice.Die;
import momentum.play.Question;
import momentum.play.Reply;
import momentum.rule.Effect.RollKind;

/** The table's own dice. The engine asks for dice; here they are thrown. */
public final class Cup {
    private final RandomGenerator random;

    /** Dice that nobody can foresee. */
    public Cup() {
        this(new SecureRandom());
    }

    public Cup(RandomGenerator random) {
        this.random = random;
    }

    /** One die with so many faces. */
    public int die(int faces) {
        return 1 + random.nextInt(faces);
    }

    /** The dice a roll asks for: with an action die, or without one for a progress roll. */
    public Reply roll(Question.Dice question, String stat, Set<String> said) {
        boolean isProgress = question.roll().options().getFirst().kind() instanceof RollKind.Progress;
        return isProgress
                ? new Reply.Challenge(die(Die.FIRST.faces()), die(Die.SECOND.faces()))
                : new Reply.Dice(die(Die.ACTION.faces()), die(Die.FIRST.faces()), die(Die.SECOND.faces()), stat, said);
    }

    public Reply oracle(Optional<String> which) {
        return new Reply.Oracle(die(100), which);
    }

    /** Some dice, thrown again. */
    public Reply reroll(Collection<Die> again) {
        Map<Die, Integer> thrown = new EnumMap<>(Die.class);
        again.forEach(die -> thrown.put(die, die(die.faces())));
        return new Reply.Reroll(thrown);
    }
}
