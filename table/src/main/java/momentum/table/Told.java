package momentum.table;

import momentum.rule.Source;

/** What became of something said to a campaign. */
public sealed interface Told {
    /** It is done, and on disk. */
    record Done(Moment now, Entry entry) implements Told {}

    /** Against the rules; nothing has changed. */
    record Refused(Source rule, String why) implements Told {}

    /** Someone was quicker: the table is not what the speaker saw. Nothing of it was done. */
    record Stale(Moment now) implements Told {}
}
