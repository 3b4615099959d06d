package momentum.table.story;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.table.Campaign;
import momentum.table.JournalEntry;
import momentum.table.journal.Row;
import momentum.table.seat.Seat;

/**
 * Rolls that no longer count, between two rows that stand: they were undone, or laid aside by playing on from elsewhere. Dice that fell
 * stay part of what is told, so that nobody rolls until the dice please without everyone seeing it.
 *
 * @param above the row that stands before them; 0 where none is known
 * @param isAnswer whether the first of them answered what that row had asked
 * @param by who took them back, in the order they did
 */
public record TakenBack(long above, boolean isAnswer, List<Roll> rolls, List<String> by) {
    public TakenBack {
        rolls = List.copyOf(rolls);
        by = List.copyOf(by);
    }

    /**
     * Dice as they fell.
     *
     * @param isByHand whether they were typed in
     */
    public record Roll(long row, String who, String words, boolean isByHand) {}

    /**
     * All of them among these rows.
     *
     * @param entries rows without a gap
     * @param head the row whose table stands
     */
    public static List<TakenBack> find(List<JournalEntry> entries, long head) {
        Set<Long> standing =
                Campaign.standing(entries, head).stream().map(JournalEntry::seq).collect(Collectors.toSet());
        if (entries.stream().allMatch(entry -> entry.kind() == Row.Kind.DICE || standing.contains(entry.seq()))) {
            return List.of();
        }
        Map<Long, JournalEntry> known = new HashMap<>();
        entries.forEach(entry -> known.put(entry.seq(), entry));
        Map<Long, String> by = takers(entries, known);
        List<TakenBack> found = new ArrayList<>();
        List<JournalEntry> run = new ArrayList<>();
        long above = 0;
        for (JournalEntry entry : entries) {
            if (standing.contains(entry.seq())) {
                of(above, run, by).ifPresent(found::add);
                run.clear();
                above = entry.seq();
            } else if (entry.kind() == Row.Kind.COMMAND) {
                run.add(entry);
            }
        }
        of(above, run, by).ifPresent(found::add);
        return List.copyOf(found);
    }

    /** Who took back each row last. */
    private static Map<Long, String> takers(List<JournalEntry> entries, Map<Long, JournalEntry> known) {
        Map<Long, String> by = new HashMap<>();
        long head = 0;
        for (JournalEntry entry : entries) {
            // Numbers only grow along a path, so that the two paths meet where these two do.
            long left = head;
            long now = entry.head();
            while (entry.kind() != Row.Kind.COMMAND && left != now && left > 0) {
                if (left < now) {
                    now = base(now, known);
                } else {
                    by.put(left, entry.who());
                    left = base(left, known);
                }
            }
            head = entry.head();
        }
        return by;
    }

    private static long base(long row, Map<Long, JournalEntry> known) {
        return Optional.ofNullable(known.get(row)).map(JournalEntry::base).orElse(0L);
    }

    private static Optional<TakenBack> of(long above, List<JournalEntry> run, Map<Long, String> by) {
        List<JournalEntry> withDice =
                run.stream().filter(entry -> !rolls(entry).isEmpty()).toList();
        if (withDice.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new TakenBack(
                above,
                withDice.getFirst().commands().getFirst() instanceof Command.Answer,
                withDice.stream().flatMap(entry -> rolls(entry).stream()).toList(),
                withDice.stream()
                        .flatMap(entry -> Optional.ofNullable(by.get(entry.seq())).stream())
                        .distinct()
                        .toList()));
    }

    private static List<Roll> rolls(JournalEntry entry) {
        return entry.events().stream()
                .filter(TakenBack::isRoll)
                .map(event -> new Roll(entry.seq(), entry.who(), words(event), entry.isByHand()))
                .toList();
    }

    private static boolean isRoll(Event event) {
        return event instanceof Event.Rolled
                || event instanceof Event.OracleRolled
                || event instanceof Event.OracleRead;
    }

    private static String words(Event event) {
        return event.cause().move().map(move -> move + ", ").orElse("") + EventText.inWords(event);
    }

    /** In a line: how many, and by whom where there is more than one who could have. */
    public String inWords() {
        boolean isAlone =
                Stream.concat(by.stream(), rolls.stream().map(Roll::who)).allMatch(Seat.HOME.name()::equals);
        String names = isAlone ? "" : String.join(" and ", by);
        return "Taken back: " + (rolls.size() == 1 ? "a roll" : rolls.size() + " rolls")
                + (names.isEmpty() ? "" : ", by " + names);
    }
}
