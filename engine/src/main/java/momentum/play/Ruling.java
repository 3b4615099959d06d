package momentum.play;

import java.util.List;
import momentum.rule.Source;
import momentum.state.Question;
import momentum.state.Table;

/** What the table makes of a command. */
public sealed interface Ruling {
    /** The table as it is now. */
    Table table();

    /** Done; nothing is waiting. */
    record Ruled(Table table, List<Event> events) implements Ruling {}

    /** Someone must answer; several may be open at once. */
    record Asks(Table table, List<Event> events) implements Ruling {
        public List<Question> questions() {
            return table.questions();
        }
    }

    /** Against the rules as they stand; the table is unchanged. */
    record Refused(Table table, Source rule, String why) implements Ruling {}
}
