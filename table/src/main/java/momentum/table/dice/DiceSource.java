package momentum.table.dice;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import momentum.content.book.Dice;
import momentum.dice.Die;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.state.Ticks;

/** Throws the program's dice and records them. The engine itself never rolls. */
public final class DiceSource {
    /** A die and what it shows. */
    public record Throw(int faces, int shown) {}

    private final RandomGenerator random;
    private final List<Throw> thrown = new ArrayList<>(3);
    private String roll = "";

    public DiceSource(RandomGenerator random) {
        this.random = random;
    }

    /** One die with so many faces. */
    public int die(int faces) {
        int shown = 1 + random.nextInt(faces);
        thrown.add(new Throw(faces, shown));
        return shown;
    }

    /** Rolls the dice of an oracle table and sums them. Rolls that its row asks for come after that. */
    public int sum(Dice dice) {
        roll = dice.toString();
        int sum = dice.plus();
        for (int i = 0; i < dice.count(); i++) {
            sum += die(dice.sides());
        }
        return sum;
    }

    /** The dice expression that was summed, such as "2d6+1"; empty for none. */
    public String roll() {
        return roll;
    }

    /** Later dice are not part of this sum. */
    public void endRoll() {
        roll = "";
    }

    /** All dice so far. */
    public List<Throw> thrown() {
        return List.copyOf(thrown);
    }

    /** The dice a roll asks for: with an action die, or without one for a progress roll. */
    public Reply roll(Question.Dice question, Optional<String> stat, Ticks ticks) {
        boolean isProgress = question.roll().options().getFirst().kind().isProgress();
        return isProgress
                ? new Reply.Challenge(die(Die.FIRST.faces()), die(Die.SECOND.faces()), ticks)
                : new Reply.Dice(die(Die.ACTION.faces()), die(Die.FIRST.faces()), die(Die.SECOND.faces()), stat, ticks);
    }

    public Reply oracle(Optional<String> which) {
        return new Reply.Oracle(die(100), which);
    }

    /** Some dice, thrown again. */
    public Reply reroll(Collection<Die> again) {
        Map<Die, Integer> thrownAgain = new EnumMap<>(Die.class);
        again.stream().sorted().forEach(die -> thrownAgain.put(die, die(die.faces())));
        return new Reply.Reroll(thrownAgain);
    }
}
