package momentum.app.play;

import java.util.List;
import momentum.rule.Source;
import momentum.table.Entry;

/** Where things are told: in words to a person, or as an object a row to a program. */
interface Teller {
    /** Something that was asked to be shown. */
    void show(List<String> lines);

    /**
     * Something happened, and the table is now as the scene has it.
     *
     * @param told in words, where the events alone do not say it
     * @param asked whether what is open now should be put to the player
     */
    void done(Scene scene, Entry entry, List<String> told, boolean asked);

    /** What waits for an answer. */
    void asks(Scene scene);

    /** A step of making a hero. */
    void asks(Creation creation, Look look);

    /** Against the rules; nothing has changed. */
    void refused(String why, Source rule);

    /** A line that nothing can be made of. */
    void unclear(String why);

    /** The store cannot do it. */
    void trouble(String sentence);
}
