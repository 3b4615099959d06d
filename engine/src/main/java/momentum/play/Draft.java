package momentum.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.state.Ticks;

/**
 * A move as far as it is settled. What is left open and needed will be asked.
 *
 * @param stat what the hero means to roll
 * @param amount what the move is made with, such as the harm of Endure Harm
 */
public record Draft(String move, Optional<String> stat, List<Reply.Named> subjects, OptionalInt amount, Ticks ticks) {
    public Draft {
        subjects = List.copyOf(subjects);
    }

    public static Draft of(String move) {
        return new Draft(move, Optional.empty(), List.of(), OptionalInt.empty(), Ticks.NONE);
    }

    public Draft rolling(String with) {
        return new Draft(move, Optional.of(with), subjects, amount, ticks);
    }

    public Draft about(List<Reply.Named> named) {
        return new Draft(move, stat, named, amount, ticks);
    }

    public Draft about(String name) {
        return about(List.of(Reply.Named.of(name)));
    }

    public Draft with(int number) {
        return new Draft(move, stat, subjects, OptionalInt.of(number), ticks);
    }

    public Draft ticking(Ticks set) {
        return new Draft(move, stat, subjects, amount, set);
    }
}
