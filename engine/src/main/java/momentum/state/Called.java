package momentum.state;

import java.util.Optional;
import java.util.OptionalInt;
import momentum.dice.Outcome;

/**
 * How the last move went that was made on behalf of another.
 *
 * @param outcome what its roll came to
 * @param track the place on the table of the track that it began
 */
public record Called(Optional<Outcome> outcome, OptionalInt track) {
    public static final Called NOTHING = new Called(Optional.empty(), OptionalInt.empty());

    public Called with(Outcome changed) {
        return new Called(Optional.of(changed), track);
    }

    public Called beginning(int place) {
        return new Called(outcome, OptionalInt.of(place));
    }
}
