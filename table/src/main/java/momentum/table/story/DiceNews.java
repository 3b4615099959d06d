package momentum.table.story;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import momentum.table.Campaign;
import momentum.table.JournalEntry;
import momentum.table.dice.DiceNote;

/**
 * What happened to the dice themselves, between two rows that stand: everyone is told, above all when a campaign was set back.
 *
 * @param above the row that stands before it; 0 where none is known
 */
public record DiceNews(long above, JournalEntry entry, String words) {
    /**
     * All of it among these rows, by the row that stands before it.
     *
     * @param entries rows without a gap
     * @param head the row whose table stands
     */
    public static Map<Long, List<DiceNews>> find(List<JournalEntry> entries, long head) {
        if (entries.stream().allMatch(entry -> entry.note().isEmpty())) {
            return Map.of();
        }
        Set<Long> standing =
                Campaign.standing(entries, head).stream().map(JournalEntry::seq).collect(Collectors.toSet());
        List<DiceNews> found = new ArrayList<>();
        long above = 0;
        for (JournalEntry entry : entries) {
            long at = above;
            entry.note()
                    .map(note -> words(note, entry.who()))
                    .filter(words -> !words.isEmpty())
                    .ifPresent(words -> found.add(new DiceNews(at, entry, words)));
            above = standing.contains(entry.seq()) ? entry.seq() : above;
        }
        return found.stream().collect(Collectors.groupingBy(DiceNews::above));
    }

    /** A seal that is made where another is opened need not be told by itself. */
    private static String words(DiceNote note, String who) {
        return switch (note) {
            case DiceNote.SealMade made -> "";
            case DiceNote.SealOpened opened -> "Seal %d of the dice is open.".formatted(opened.seal());
            case DiceNote.WordPromised promised -> who + " promised a word to the dice.";
            case DiceNote.WordShown shown -> who + " showed a word for the dice.";
            case DiceNote.LeftBehind left ->
                "This campaign was %s, with its rows up to %d. Whatever was played after them there is not here."
                        .formatted(left.from().inWords(), left.row());
        };
    }
}
