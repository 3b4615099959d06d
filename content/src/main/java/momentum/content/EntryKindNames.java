package momentum.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Foe;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.Place;
import momentum.content.book.Truth;

/** What entries are called when they are counted. */
final class EntryKindNames {
    private EntryKindNames() {}

    static String of(Entry entry) {
        return switch (entry) {
            case MoveText ignored -> "moves";
            case OracleText ignored -> "oracle tables";
            case AssetCard ignored -> "assets";
            case Foe ignored -> "foes";
            case Truth ignored -> "truths";
            case Place ignored -> "places";
        };
    }

    /** "1 move, 3 oracle tables". */
    static String told(Map<String, Integer> counts) {
        List<String> kinds = new ArrayList<>();
        counts.forEach((kind, count) ->
                kinds.add(count + " " + (count == 1 ? kind.substring(0, kind.length() - 1) : kind)));
        return String.join(", ", kinds);
    }
}
