package momentum.content;

import java.util.List;
import java.util.Optional;

/**
 * One thing that is wrong or different in the data.
 *
 * @param id the Datasworn id of what it is about
 * @param at the way to the wrong value from the top of the file, where it can be put right
 * @param says what the data has there; an ellipsis stands for anything; empty where it has nothing
 * @param right what belongs there instead
 * @param differs where our rulebook and the text differ on purpose, as {@code VerificationTest} words it
 * @param why the reason
 */
public record Erratum(String id, Optional<String> at, String says, String right, List<String> differs, String why) {
    public Erratum {
        differs = List.copyOf(differs);
    }

    /** The game's name in Datasworn ids, such as "classic". */
    String game() {
        return id.substring(id.indexOf(':') + 1, id.indexOf('/'));
    }
}
