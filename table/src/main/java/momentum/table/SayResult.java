package momentum.table;

import momentum.rule.Source;

/** The result of a command. Only {@link Done} has changed anything. */
public sealed interface SayResult {
    /** Applied and durable. */
    record Done(Moment now, JournalEntry entry) implements SayResult {}

    /** Against the rules. */
    record Refused(Source rule, String why) implements SayResult {}

    /** The command was based on an outdated row. */
    record Stale(Moment now) implements SayResult {}

    /** The seat lacks the right, or has been revoked; a sentence says which. */
    record Forbidden(String why) implements SayResult {}

    /** The text is no command at this table; a sentence says why, and what was expected. */
    record Unreadable(String why) implements SayResult {}
}
