package momentum.app.web.story;

import java.util.ArrayList;
import java.util.List;
import momentum.app.web.http.GenerationCache;
import momentum.table.JournalEntry;

/**
 * What was told of rows already. A move and all the answers that followed it are told together, and once it is settled nothing that
 * follows changes them: such a group of rows is told once for each kind of reader.
 */
public final class ToldGroups {
    private static final long MOST_LETTERS = 8_000_000;

    /** What a piece of a story takes but for what was written. */
    private static final int PIECE = 500;

    private final GenerationCache<Reader, List<Group>> known = new GenerationCache<>(
            MOST_LETTERS, groups -> groups.stream().mapToInt(Group::letters).sum());

    /**
     * For whom a campaign was told.
     *
     * @param day on which day, where the reader is: the words for moments depend on it
     */
    public record Reader(String campaign, StoryTeller.Setting setting, String day) {}

    /**
     * Rows that stand, from one to another. Those between two never change, for each knows the one that it follows.
     *
     * @param isSettled whether nothing is asked after them; otherwise what follows belongs to them
     * @param letters how much it takes to keep
     */
    private record Group(long first, long last, int size, boolean isSettled, StoryTeller.Told told, int letters) {
        private boolean isAt(List<JournalEntry> standing, int from) {
            int end = from + size;
            return end <= standing.size()
                    && standing.get(from).seq() == first
                    && standing.get(end - 1).seq() == last
                    && (isSettled || end == standing.size());
        }
    }

    /** One who tells these rows of a campaign by themselves. */
    @FunctionalInterface
    public interface Teller {
        StoryTeller.Told tell(List<JournalEntry> rows);
    }

    /** The story of rows that stand, with no dice between them that were taken back and no note changed or moved. */
    public StoryTeller.Told tell(Reader reader, List<JournalEntry> standing, Teller teller) {
        List<Group> before = known.get(reader).orElse(List.of());
        List<Group> groups = new ArrayList<>(before.size() + 1);
        int place = 0;
        for (int from = 0; from < standing.size(); ) {
            long first = standing.get(from).seq();
            while (place < before.size() && before.get(place).first() < first) {
                place++;
            }
            Group group = place < before.size() && before.get(place).isAt(standing, from)
                    ? before.get(place)
                    : group(standing, from, teller);
            groups.add(group);
            from += group.size();
        }
        known.put(reader, List.copyOf(groups));
        return told(groups);
    }

    private static StoryTeller.Told told(List<Group> groups) {
        List<StoryItem> items = new ArrayList<>();
        int lastMove = -1;
        for (Group group : groups) {
            lastMove = group.told().lastMove() < 0
                    ? lastMove
                    : items.size() + group.told().lastMove();
            items.addAll(group.told().items());
        }
        return new StoryTeller.Told(List.copyOf(items), lastMove);
    }

    /** A group ends with a row after which nothing is asked. */
    private static Group group(List<JournalEntry> standing, int from, Teller teller) {
        boolean isAsking = standing.get(from).isAskingAfter(false);
        int end = from + 1;
        while (isAsking && end < standing.size()) {
            isAsking = standing.get(end).isAskingAfter(isAsking);
            end++;
        }
        StoryTeller.Told told = teller.tell(standing.subList(from, end));
        return new Group(
                standing.get(from).seq(), standing.get(end - 1).seq(), end - from, !isAsking, told, letters(told));
    }

    private static int letters(StoryTeller.Told told) {
        return told.items().stream()
                .mapToInt(item -> PIECE
                        + (item instanceof StoryItem.Prose prose
                                ? prose.html().length() + prose.text().length()
                                : 0))
                .sum();
    }
}
