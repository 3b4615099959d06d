package momentum.play;

import java.util.List;
import momentum.rule.Source;

/** What the table makes of a command. */
public sealed interface Ruling {
    /** Done; nothing is waiting. */
    record Ruled(Table table, List<Event> events) implements Ruling {}

    /** Someone must answer; several may be open at once. */
    record Asks(Table table, List<Event> events) implements Ruling {
        public List<Question> questions() {
            return table.questions();
        }
    }

    /** Against the rules as they stand; the table is unchanged. */
    record Refused(Source rule, String why) implements Ruling {}
}
