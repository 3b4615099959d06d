package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.state.Asset;
import momentum.state.Hero;

/** What can be stated of an asset: {@code Keen sung}, {@code Lightbearer light 5}, {@code Archer 2 used}, {@code Hound ability 2}. */
final class AssetStatement {
    private static final Pattern METER = Pattern.compile("([a-z]+) (\\d{1,6})");
    private static final Pattern ABILITY = Pattern.compile("(no )?ability (\\d)");
    private static final Pattern USED = Pattern.compile("(\\d) (not )?used");
    private static final Pattern CHOSEN = Pattern.compile("its ([a-z]+) (.+)");
    private static final Pattern BOX = Pattern.compile("(not )?([a-z][a-z ]*?)(?: with (.+))?");

    private AssetStatement() {}

    /** How it is instead; empty where it holds. */
    record Compared(Optional<String> instead) {}

    /** Nothing, where it is about no asset. */
    static Optional<Compared> differs(Hero hero, String text) {
        for (Asset asset : hero.assets()) {
            for (String name : List.of(asset.name(), asset.card())) {
                if (text.regionMatches(true, 0, name + " ", 0, name.length() + 1)) {
                    Optional<Compared> found = of(hero, asset, text.substring(name.length() + 1));
                    if (found.isPresent()) {
                        return Optional.of(new Compared(found.get().instead().map(is -> name + " " + is)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<Compared> of(Hero hero, Asset asset, String what) {
        Matcher meter = METER.matcher(what);
        Matcher ability = ABILITY.matcher(what);
        Matcher used = USED.matcher(what);
        Matcher chosen = CHOSEN.matcher(what);
        Matcher box = BOX.matcher(what);
        if (used.matches()) {
            String limit = asset.card() + " " + used.group(1);
            boolean isUsed =
                    hero.stance().used().contains(limit) || asset.notes().used().contains(limit);
            return unless(isUsed == (used.group(2) == null), used.group(1) + (isUsed ? " used" : " not used"));
        }
        if (ability.matches()) {
            int number = Integer.parseInt(ability.group(2));
            return unless(
                    asset.has(number) == (ability.group(1) == null),
                    (asset.has(number) ? "ability " : "no ability ") + number);
        }
        if (chosen.matches()) {
            String value = asset.notes().chosen().getOrDefault(chosen.group(1), "nothing");
            return unless(value.equals(chosen.group(2)), "its " + chosen.group(1) + " " + value);
        }
        if (meter.matches()) {
            Integer value = asset.meters().get(meter.group(1));
            return value == null || meter.group(1).equals("abilities")
                    ? Optional.empty()
                    : unless(value == Integer.parseInt(meter.group(2)), meter.group(1) + " " + value);
        }
        if (!box.matches()) {
            return Optional.empty();
        }
        boolean isMarked = asset.notes().isMarked(box.group(2));
        boolean isBorne = box.group(3) == null
                || asset.notes()
                        .bearer(box.group(2))
                        .filter(box.group(3)::equals)
                        .isPresent();
        return unless(
                isMarked == (box.group(1) == null) && isBorne,
                (isMarked ? "" : "not ")
                        + box.group(2)
                        + asset.notes()
                                .bearer(box.group(2))
                                .map(name -> " with " + name)
                                .orElse(""));
    }

    private static Optional<Compared> unless(boolean holds, String otherwise) {
        return Optional.of(new Compared(holds ? Optional.empty() : Optional.of(otherwise)));
    }

    /** What is otherwise on a card than it was, in the words of statements. */
    static List<String> changes(Asset was, Asset is) {
        List<String> changes = new ArrayList<>();
        for (Map.Entry<String, Integer> meter : is.meters().entrySet()) {
            if (!meter.getValue().equals(was.meters().get(meter.getKey()))) {
                changes.add(is.name() + " " + meter.getKey() + " " + meter.getValue());
            }
        }
        for (int number : is.abilities().numbers()) {
            if (!was.has(number)) {
                changes.add(is.name() + " ability " + number);
            }
        }
        TreeSet<String> boxes = new TreeSet<>(was.notes().marks().keySet());
        boxes.addAll(is.notes().marks().keySet());
        for (String box : boxes) {
            if (was.notes().isMarked(box) != is.notes().isMarked(box)) {
                changes.add(is.name()
                        + (is.notes().isMarked(box) ? " " : " not ")
                        + box
                        + is.notes().bearer(box).map(name -> " with " + name).orElse(""));
            }
        }
        is.notes().chosen().forEach((what, value) -> {
            if (!value.equals(was.notes().chosen().get(what))) {
                changes.add(is.name() + " its " + what + " " + value);
            }
        });
        return changes;
    }
}
