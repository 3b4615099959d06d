package momentum.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import momentum.rule.AssetCard;
import momentum.rule.Meter;

/**
 * The numbers that a plain record is about, with the arithmetic of the book: what is gained stops at the top. It knows nothing of the
 * engine, so that what it expects is worked out apart from what it tests.
 */
final class PlainSheet {
    static final String HERO = "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1";
    static final Map<String, Integer> STATS = Map.of("edge", 2, "heart", 2, "iron", 3, "shadow", 1, "wits", 1);
    static final String FOE = "Wolf";
    static final String JOURNEY = "The ash road";
    static final String VOW = "Find Edda";

    /** Of a formidable foe, for each harm. */
    private static final int TICKS_A_HARM = 4;

    /** Of a dangerous journey or vow, for each time that progress is marked. */
    private static final int TICKS_A_MARK = 8;

    private static final int FULL_TRACK = 40;
    private static final int HARM = 2;

    private final Map<String, Integer> hero = new LinkedHashMap<>();
    private final Map<String, Integer> ofAsset = new LinkedHashMap<>();
    private final Map<String, Integer> tracks = new LinkedHashMap<>();
    private final Set<String> boxes = new LinkedHashSet<>();
    private final Set<String> debilities = new LinkedHashSet<>();
    private final AssetCard card;
    private int harm = HARM;
    private boolean isOver;

    PlainSheet(AssetCard card) {
        this.card = card;
        hero.put("momentum", 0);
        hero.put("health", 3);
        hero.put("spirit", 3);
        hero.put("supply", 3);
        for (Meter meter : card.meters()) {
            ofAsset.put(meter.name(), Math.max(meter.start(), Math.min(meter.max(), 2)));
        }
    }

    PlainSheet copy() {
        PlainSheet copy = new PlainSheet(card);
        copy.hero.putAll(hero);
        copy.ofAsset.putAll(ofAsset);
        copy.tracks.putAll(tracks);
        copy.boxes.addAll(boxes);
        copy.debilities.addAll(debilities);
        return copy;
    }

    int value(Meter meter) {
        return value(meter.isOfAsset() ? ofAsset : hero, meter.name());
    }

    private static int value(Map<String, Integer> meters, String name) {
        Integer value = meters.get(name);
        if (value == null) {
            throw new NotPlain(name);
        }
        return value;
    }

    int momentum() {
        return value(hero, "momentum");
    }

    void set(Meter meter, int value) {
        (meter.isOfAsset() ? ofAsset : hero).put(meter.name(), value);
    }

    /** The story ends, and whoever it is about takes nothing any more. */
    void end() {
        isOver = true;
    }

    boolean isAtMax(Meter meter) {
        return value(meter) == meter.max();
    }

    /** What is blocked does not rise, and nothing rises beyond its top. */
    void gain(Meter meter, int number) {
        boolean isBlocked = meter.name().equals("health") && debilities.contains("wounded");
        if (!isOver && (!isBlocked || meter.isOfAsset())) {
            set(meter, Math.min(meter.max(), value(meter) + number));
        }
    }

    /** What falls to the bottom has consequences, and is no longer plain. */
    void lose(Meter meter, int number) {
        boolean isEndless = meter.isOfAsset() || meter.isMomentum();
        if (value(meter) - number < meter.min() + (isEndless ? 0 : 1)) {
            throw new NotPlain("nothing is left of " + meter.name());
        }
        set(meter, value(meter) - number);
    }

    /** What cannot be lost of one is lost of the other. */
    void lose(Meter meter, int number, Meter rest) {
        int lost = Math.min(number, value(meter) - meter.min());
        set(meter, value(meter) - lost);
        if (lost < number) {
            lose(rest, number - lost);
        }
    }

    void begin(String track, int ticks) {
        tracks.put(track, ticks);
    }

    boolean isFighting() {
        return tracks.containsKey(FOE);
    }

    int ticks(String track) {
        return value(tracks, track);
    }

    void harmIs(int number) {
        harm = number;
    }

    void inflictHarm(int more) {
        inflict(harm + more);
    }

    void inflict(int number) {
        mark(FOE, number * TICKS_A_HARM);
    }

    void markProgress(String track) {
        mark(track, TICKS_A_MARK);
    }

    private void mark(String track, int ticks) {
        tracks.put(track, Math.min(FULL_TRACK, ticks(track) + ticks));
    }

    void tick(String box, boolean isMarked) {
        if (isMarked) {
            boxes.add(box);
        } else {
            boxes.remove(box);
        }
    }

    boolean isTicked(String box) {
        return boxes.contains(box);
    }

    void mark(String debility) {
        debilities.add(debility);
    }

    boolean isMarked(String debility) {
        return debilities.contains(debility);
    }

    /** The lines that bring a table to these numbers, but for the game and the hero. */
    List<String> setUp() {
        List<String> lines = new ArrayList<>();
        hero.forEach((meter, value) -> lines.add("set " + meter + " " + value));
        return lines;
    }

    /** What stands in the brackets of the asset. */
    String onTheCard() {
        List<String> parts = new ArrayList<>();
        ofAsset.forEach((meter, value) -> parts.add("; " + meter + " " + value));
        boxes.forEach(box -> parts.add("; " + box));
        return String.join("", parts);
    }

    /** What is stated of it all. */
    List<String> statements() {
        List<String> lines = new ArrayList<>();
        int momentum = momentum();
        lines.add("momentum %s%d, health %d, spirit %d, supply %d"
                .formatted(
                        momentum > 0 ? "+" : "",
                        momentum,
                        value(hero, "health"),
                        value(hero, "spirit"),
                        value(hero, "supply")));
        List<String> others = new ArrayList<>();
        tracks.forEach((track, ticks) -> others.add(track + " " + ticks + " ticks"));
        ofAsset.forEach((meter, value) -> others.add(card.name() + " " + meter + " " + value));
        card.marks().forEach(box -> others.add(card.name() + (boxes.contains(box) ? " " : " not ") + box));
        if (!others.isEmpty()) {
            lines.add(String.join(", ", others));
        }
        return lines;
    }
}
