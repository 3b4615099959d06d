package momentum.app.terminal;

import java.util.List;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.hero.HeroCreation;
import momentum.rule.Source;
import momentum.table.JournalEntry;

/** Where things are told: in words to a person, or as an object a row to a program. */
interface Output {
    /** Something that was asked to be shown. */
    void show(List<String> lines);

    /**
     * Something happened, and the table is now as the context has it.
     *
     * @param told in words, where the events alone do not say it
     * @param asked whether what is open now should be put to the player
     */
    void done(SessionContext context, JournalEntry entry, List<String> told, boolean asked);

    /** What waits for an answer. */
    void asks(SessionContext context);

    /** A step of making a hero. */
    void asks(HeroCreation creation);

    /** Against the rules; nothing has changed. */
    void refused(String why, Source rule);

    /** A line that nothing can be made of. */
    void unclear(String why);

    /** The store cannot do it. */
    void storeFailed(String sentence);
}
