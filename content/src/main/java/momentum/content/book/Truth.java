package momentum.content.book;

import java.util.List;
import java.util.Optional;

/**
 * A question about the world that a campaign answers once.
 *
 * @param yourCharacter what it means for the hero, or empty
 */
public record Truth(
        String id, String name, Origin origin, Dice dice, List<Answer> answers, Prose yourCharacter, String group)
        implements Entry {
    public Truth {
        answers = List.copyOf(answers);
    }

    /** One way the world may be. */
    public record Answer(
            String id,
            Optional<Range> range,
            Prose summary,
            Prose description,
            Prose questStarter,
            List<OracleText> tables) {
        public Answer {
            tables = List.copyOf(tables);
        }
    }
}
