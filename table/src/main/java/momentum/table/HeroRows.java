package momentum.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import momentum.play.Event;
import momentum.state.Hero;
import momentum.table.journal.Journal;
import momentum.table.journal.RowOutline;
import momentum.table.seat.HeroOrigin;

/**
 * Tells in which row each hero at the table was made, and by what name. A name alone does not tell one hero from another: a hero may
 * be undone, and another of the same name be made by someone else, here or on another branch; and a hero may be renamed.
 */
final class HeroRows {
    private static final int MOST_CACHED = 64;

    private final String campaign;
    private final Journal journal;
    private final CampaignHistory past;

    /** What happened to the names of heroes, on any branch, by rows. */
    private final NavigableMap<Long, List<Naming>> namings = new TreeMap<>();

    /** The row in which a hero of this name was made, for names that were given once. */
    private final Map<String, Long> madeOnce = new HashMap<>();

    /** Whether a name was given more than once, so that it depends on the branch who bears it. */
    private boolean isAmbiguous;

    /** What was told of a head; only asked where it depends on the branch. */
    private final Map<Long, Map<String, HeroOrigin>> told = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Map<String, HeroOrigin>> eldest) {
            return size() > MOST_CACHED;
        }
    };

    private long known;

    /** A name is given to someone who joins, or in place of another. */
    private record Naming(Optional<String> instead, String name) {
        static Optional<Naming> of(Event event) {
            return event instanceof Event.HeroJoined joined
                    ? Optional.of(new Naming(Optional.empty(), joined.hero().name()))
                    : event instanceof Event.HeroRenamed renamed
                            ? Optional.of(new Naming(Optional.of(renamed.hero()), renamed.to()))
                            : Optional.empty();
        }

        void on(Map<String, HeroOrigin> origins, long row) {
            HeroOrigin origin = instead.isEmpty()
                    ? new HeroOrigin(name, row)
                    : Optional.ofNullable(origins.remove(instead.get()))
                            .orElseGet(() -> new HeroOrigin(instead.get(), 0));
            origins.put(name, origin);
        }
    }

    HeroRows(String campaign, Journal journal, CampaignHistory past) {
        this.campaign = campaign;
        this.journal = journal;
        this.past = past;
    }

    /** The heroes at a table that is durable, by the names they have there. */
    synchronized Map<String, HeroOrigin> at(Moment moment) {
        readOn(moment.seq());
        List<String> heroes = moment.table().heroes().stream().map(Hero::name).toList();
        Map<String, HeroOrigin> origins = new HashMap<>();
        if (isAmbiguous) {
            Map<String, HeroOrigin> cached = told.get(moment.head());
            Map<String, HeroOrigin> found = cached == null ? onPath(moment.head()) : cached;
            told.put(moment.head(), found);
            origins.putAll(found);
        }
        heroes.forEach(hero -> origins.computeIfAbsent(
                hero, name -> new HeroOrigin(name, isAmbiguous ? 0 : madeOnce.getOrDefault(name, 0L))));
        return origins;
    }

    private void readOn(long last) {
        if (known >= last) {
            return;
        }
        for (long row : journal.heroRows(campaign, known)) {
            List<Naming> its = past.entries(row - 1, row).stream()
                    .flatMap(entry -> entry.heroEvents().stream())
                    .flatMap(event -> Naming.of(event).stream())
                    .toList();
            for (Naming naming : its) {
                isAmbiguous |= naming.instead().isPresent() || madeOnce.put(naming.name(), row) != null;
            }
            namings.put(row, its);
        }
        known = last;
    }

    private Map<String, HeroOrigin> onPath(long head) {
        Map<String, HeroOrigin> before = told.get(head == 0 ? 0 : past.base(head));
        Map<String, HeroOrigin> origins = new HashMap<>();
        if (before != null) {
            origins.putAll(before);
            namings.getOrDefault(head, List.of()).forEach(naming -> naming.on(origins, head));
            return origins;
        }
        List<RowOutline> rows = journal.outline(campaign);
        Set<Long> path = new HashSet<>();
        for (long row = head; row > 0; row = rows.get((int) row - 1).base()) {
            path.add(row);
        }
        namings.forEach((row, its) -> {
            if (path.contains(row)) {
                its.forEach(naming -> naming.on(origins, row));
            }
        });
        return origins;
    }
}
