package momentum.table;

import momentum.rule.Source;

/** What became of something said to a campaign. Whatever it is but {@link Done}, nothing has changed. */
public sealed interface SayResult {
    /** It is done, and on disk. */
    record Done(Moment now, JournalEntry entry) implements SayResult {}

    /** Against the rules. */
    record Refused(Source rule, String why) implements SayResult {}

    /** Someone was quicker: the table is not what the speaker saw. */
    record Stale(Moment now) implements SayResult {}

    /** Not for this seat to do, or not any more: a sentence says why. */
    record Forbidden(String why) implements SayResult {}

    /** It makes no command at this table: a sentence says why, and what was expected. */
    record Unreadable(String why) implements SayResult {}
}
