package momentum.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import momentum.state.Hero;
import momentum.table.journal.Journal;
import momentum.table.journal.RowOutline;

/**
 * Tells in which row each hero at the table was made. A name alone does not tell one hero from another: a hero may be undone, and
 * another of the same name be made by someone else, here or on another branch.
 */
final class HeroRows {
    private static final int MOST_CACHED = 64;

    private final String campaign;
    private final Journal journal;
    private final CampaignHistory past;

    /** The rows, by name, in which heroes were made, on any branch. */
    private final Map<String, List<Long>> made = new HashMap<>();

    /** What was told of a head; only asked where a name was given more than once. */
    private final Map<Long, Map<String, Long>> told = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Map<String, Long>> eldest) {
            return size() > MOST_CACHED;
        }
    };

    private long known;

    HeroRows(String campaign, Journal journal, CampaignHistory past) {
        this.campaign = campaign;
        this.journal = journal;
        this.past = past;
    }

    /** The heroes at a table that is durable, each with the row it was made in; 0 where no row tells. */
    synchronized Map<String, Long> at(Moment moment) {
        readOn(moment.seq());
        List<String> heroes = moment.table().heroes().stream().map(Hero::name).toList();
        boolean isAmbiguous = heroes.stream().anyMatch(hero -> made(hero).size() > 1);
        if (isAmbiguous) {
            Map<String, Long> known = told.get(moment.head());
            Map<String, Long> rows = known == null ? onPath(moment.head(), heroes) : known;
            told.put(moment.head(), rows);
            return rows;
        }
        Map<String, Long> rows = new HashMap<>();
        heroes.forEach(
                hero -> rows.put(hero, made(hero).isEmpty() ? 0 : made(hero).getFirst()));
        return rows;
    }

    private List<Long> made(String hero) {
        return made.getOrDefault(hero, List.of());
    }

    private void readOn(long last) {
        if (known >= last) {
            return;
        }
        for (long row : journal.heroRows(campaign, known)) {
            past.entries(row - 1, row).stream()
                    .flatMap(entry -> entry.heroesMade().stream())
                    .forEach(hero -> made.computeIfAbsent(hero, name -> new ArrayList<>())
                            .add(row));
        }
        known = last;
    }

    private Map<String, Long> onPath(long head, List<String> heroes) {
        Map<String, Long> before = told.get(past.base(head));
        if (before != null) {
            Map<String, Long> rows = new HashMap<>();
            heroes.forEach(hero -> rows.put(hero, before.getOrDefault(hero, head)));
            return rows;
        }
        List<RowOutline> rows = journal.outline(campaign);
        Set<Long> path = new HashSet<>();
        for (long row = head; row > 0; row = rows.get((int) row - 1).base()) {
            path.add(row);
        }
        Map<String, Long> found = new HashMap<>();
        heroes.forEach(hero -> found.put(
                hero, made(hero).stream().filter(path::contains).findFirst().orElse(0L)));
        return found;
    }
}
