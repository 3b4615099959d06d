package momentum.content.book;

import java.util.List;
import java.util.Optional;

/**
 * A move as the book has it. What the move does is in our rulebooks; this is what the book says.
 *
 * @param group the name of its category, or of the asset it stands on
 * @param track the kind of progress track it is rolled on, where it is
 * @param burns whether momentum may be burned on its roll
 * @param text all of it, as the book prints it: to be shown
 * @param outcomes each outcome written out in full, nothing being "as above": to be compared
 * @param tables the oracle tables printed with it
 */
public record MoveText(
        String id,
        String name,
        Origin origin,
        String group,
        RollType rollType,
        Optional<String> track,
        boolean burns,
        Trigger trigger,
        Prose text,
        Optional<Outcomes> outcomes,
        List<OracleText> tables)
        implements Entry {
    public MoveText {
        tables = List.copyOf(tables);
    }

    /** What follows on each outcome of the roll. */
    public record Outcomes(Prose strongHit, Prose weakHit, Prose miss) {}
}
