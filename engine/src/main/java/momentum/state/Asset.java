package momentum.state;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import momentum.rule.AssetCard;
import momentum.rule.Game;
import momentum.rule.Meter;

/**
 * An asset that a hero has. Its card may be one of the rulebook's or one that only the players know.
 *
 * @param card the name of its card
 * @param called a name of its own, as a companion has; may be missing
 * @param abilities which of them are marked
 * @param meters what its meters stand at, by their names
 * @param notes what else is kept on it
 * @param maxHealth a companion's; 0 for what is no companion
 */
public record Asset(
        String card,
        Optional<String> called,
        Abilities abilities,
        Map<String, Integer> meters,
        Notes notes,
        int maxHealth) {
    /** As many abilities as the cards of the books have. */
    public static final int ABILITIES = 3;

    /** The meter that a companion has. */
    public static final String HEALTH = "health";

    public Asset {
        meters = sorted(meters);
    }

    /** One of a card that needs no more to be said of it, with its first abilities. */
    public Asset(String card, int abilities, int health, int maxHealth) {
        this(
                card,
                Optional.empty(),
                Abilities.first(abilities),
                maxHealth > 0 || health > 0 ? Map.of(HEALTH, health) : Map.of(),
                Notes.NONE,
                maxHealth);
    }

    /** As it comes into a hero's hands: nothing marked, its meters where they start. */
    public static Asset of(AssetCard card, Game game) {
        Map<String, Integer> starting = new TreeMap<>();
        card.meters().forEach(meter -> starting.put(meter.name(), meter.start()));
        boolean isCompanion =
                game.assetKind(card.kind()).filter(Game.AssetKind::isCompanion).isPresent();
        int health = isCompanion ? card.meter(HEALTH).map(Meter::max).orElse(0) : 0;
        return new Asset(card.name(), Optional.empty(), Abilities.NONE, starting, Notes.NONE, health);
    }

    private static <T> Map<String, T> sorted(Map<String, T> map) {
        return map.size() < 2 ? Map.copyOf(map) : Collections.unmodifiableMap(new TreeMap<>(map));
    }

    /** What it is called: its own name, or that of its card. */
    public String name() {
        return called.orElse(card);
    }

    public boolean isCompanion() {
        return maxHealth > 0;
    }

    public int health() {
        return meters.getOrDefault(HEALTH, 0);
    }

    /** What a meter of it stands at. */
    public int value(Meter meter) {
        return meters.getOrDefault(meter.name(), meter.start());
    }

    /** A companion without health aids nobody. */
    public boolean isOutOfAction() {
        return isCompanion() && health() == 0;
    }

    public boolean has(int ability) {
        return abilities.has(ability);
    }

    public Asset with(Abilities changed) {
        return new Asset(card, called, changed, meters, notes, maxHealth);
    }

    public Asset withAbility(int number) {
        return with(abilities.with(number));
    }

    public Asset withMeter(String name, int value) {
        Map<String, Integer> changed = new TreeMap<>(meters);
        changed.put(name, value);
        return new Asset(card, called, abilities, changed, notes, maxHealth);
    }

    public Asset withHealth(int value) {
        return withMeter(HEALTH, value);
    }

    public Asset withMaxHealth(int changed) {
        return new Asset(card, called, abilities, meters, notes, changed);
    }

    public Asset called(Optional<String> name) {
        return new Asset(card, name, abilities, meters, notes, maxHealth);
    }

    public Asset with(Notes changed) {
        return new Asset(card, called, abilities, meters, changed, maxHealth);
    }

    /**
     * What is kept on a card besides numbers.
     *
     * @param marks its boxes that are marked, each with the hero who bears what it stands for; with nobody, where that is open
     * @param chosen what was chosen for it, by what it is
     * @param used what can be used no more
     */
    public record Notes(Map<String, String> marks, Map<String, String> chosen, Set<String> used) {
        /** Nobody in particular bears it. */
        public static final String ANYONE = "";

        public static final Notes NONE = new Notes(Map.of(), Map.of(), Set.of());

        public Notes {
            marks = sorted(marks);
            chosen = sorted(chosen);
            used = used.size() < 2 ? Set.copyOf(used) : Collections.unmodifiableSortedSet(new TreeSet<>(used));
        }

        public boolean isMarked(String box) {
            return marks.containsKey(box);
        }

        /** Who bears what a box stands for; nobody in particular, where anyone may. */
        public Optional<String> bearer(String box) {
            return Optional.ofNullable(marks.get(box)).filter(name -> !name.equals(ANYONE));
        }

        public Notes marking(String box, String bearer) {
            Map<String, String> changed = new TreeMap<>(marks);
            changed.put(box, bearer);
            return new Notes(changed, chosen, used);
        }

        public Notes clearing(String box) {
            Map<String, String> changed = new TreeMap<>(marks);
            changed.remove(box);
            return new Notes(changed, chosen, used);
        }

        public Notes choosing(String what, String value) {
            Map<String, String> changed = new TreeMap<>(chosen);
            changed.put(what, value);
            return new Notes(marks, changed, used);
        }

        public Notes using(String what) {
            Set<String> changed = new TreeSet<>(used);
            changed.add(what);
            return new Notes(marks, chosen, changed);
        }

        /** What was used up can be used again. */
        public Notes unused() {
            return new Notes(marks, chosen, Set.of());
        }

        /** As things are called once some hero is called otherwise. */
        Notes renamed(String from, String to) {
            if (!marks.containsValue(from)) {
                return this;
            }
            Map<String, String> changed = new TreeMap<>(marks);
            changed.replaceAll((box, bearer) -> bearer.equals(from) ? to : bearer);
            return new Notes(changed, chosen, used);
        }
    }

    Asset renamed(String from, String to) {
        Notes changed = notes.renamed(from, to);
        return changed.equals(notes) ? this : with(changed);
    }
}
