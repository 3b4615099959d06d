package momentum.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.state.Abilities;
import momentum.state.Asset;
import momentum.state.Asset.Notes;

/**
 * An asset that a hero has: {@code Hound "Fang" (1 and 3; health 2)}, {@code Keen (1; sung with Bran)}, {@code Devotant (1; its stat
 * wits)}. One whose card the rules do not know says how much health it can have: {@code Goat (companion 2 of 4 and 3 abilities)}.
 */
final class AssetForm {
    /** What stands in brackets keeps its commas and semicolons. */
    static final String NEXT = ", (?![^(]*\\))";

    private static final Pattern ASSET =
            Pattern.compile("(.+?|" + QuotedParts.PART + ")(?: (" + QuotedParts.PART + "))?(?: \\(([^()]*)\\))?");
    private static final String ABILITIES = "(" + Numbers.ANY + ") abilit(?:y|ies)";
    private static final Pattern COMPANION = Pattern.compile(
            "companion(?: (" + Numbers.ANY + "))?(?: of (" + Numbers.ANY + "))?(?: and " + ABILITIES + ")?");
    private static final Pattern COUNT = Pattern.compile(ABILITIES);
    private static final Pattern NUMBERS = Pattern.compile("\\d(?: and \\d)*");
    private static final String NONE = "no ability";
    private static final Pattern USED = Pattern.compile("(\\d) used");
    private static final Pattern CHOSEN = Pattern.compile("its ([a-z]+) (.+)");
    private static final Pattern METER = Pattern.compile("([a-z]+) (" + Numbers.ANY + ")");
    private static final Pattern BOX = Pattern.compile("([a-z ]+?)(?: with (.+))?");

    private AssetForm() {}

    static Asset read(String text, QuotedParts quotes) {
        Matcher asset = ASSET.matcher(text);
        if (!asset.matches()) {
            throw unreadable();
        }
        String card = quotes.meant(asset.group(1));
        Asset read = new Asset(card, 1, 0, 0)
                .called(Optional.ofNullable(asset.group(2)).map(quotes::meant));
        if (asset.group(3) == null) {
            return read;
        }
        for (String part : asset.group(3).split("; ", -1)) {
            read = with(part, read, quotes);
        }
        return read;
    }

    private static UnreadableLine unreadable() {
        return new UnreadableLine(
                "an asset reads \"Swordmaster\", \"Hound (1 and 3; health 2)\", or \"Goat (companion 4)\"");
    }

    private static Asset with(String part, Asset asset, QuotedParts quotes) {
        Matcher companion = COMPANION.matcher(part);
        Matcher count = COUNT.matcher(part);
        Matcher used = USED.matcher(part);
        Matcher chosen = CHOSEN.matcher(part);
        Matcher meter = METER.matcher(part);
        Matcher box = BOX.matcher(part);
        if (companion.matches() && (companion.group(1) != null || companion.group(2) != null)) {
            Asset healthy = companion.group(1) == null ? asset : asset.withHealth(Numbers.whole(companion.group(1)));
            Asset with = healthy.withMaxHealth(
                    companion.group(2) == null ? healthy.health() : Numbers.whole(companion.group(2)));
            return companion.group(3) == null ? with : with.with(Abilities.first(Numbers.whole(companion.group(3))));
        }
        if (count.matches()) {
            return asset.with(Abilities.first(Numbers.whole(count.group(1))));
        }
        if (part.equals(NONE)) {
            return asset.with(Abilities.NONE);
        }
        if (NUMBERS.matcher(part).matches()) {
            return asset.with(Abilities.of(
                    Stream.of(part.split(" and ", -1)).map(Numbers::whole).toList()));
        }
        if (used.matches()) {
            return asset.with(asset.notes().using(asset.card() + " " + used.group(1)));
        }
        if (chosen.matches()) {
            return asset.with(asset.notes().choosing(chosen.group(1), quotes.meant(chosen.group(2))));
        }
        if (meter.matches()) {
            return asset.withMeter(meter.group(1), Numbers.whole(meter.group(2)));
        }
        if (box.matches()) {
            String bearer = box.group(2) == null ? Notes.ANYONE : quotes.meant(box.group(2));
            return asset.with(asset.notes().marking(box.group(1), bearer));
        }
        throw unreadable();
    }

    static String print(Asset asset, NameWriter pen) {
        List<String> parts = new ArrayList<>();
        Map<String, Integer> meters = new TreeMap<>(asset.meters());
        if (asset.maxHealth() != 0) {
            parts.add(companion(asset));
            meters.remove(Asset.HEALTH);
        }
        if (!asset.abilities().equals(Abilities.first(1))) {
            parts.add(abilities(asset.abilities()));
        }
        meters.forEach((meter, value) -> parts.add(meter + " " + value));
        asset.notes().chosen().forEach((what, value) -> parts.add("its " + what + " " + pen.write(value)));
        asset.notes().marks().forEach((box, bearer) -> parts.add(box + pen.writeAfter(" with ", bearer)));
        asset.notes().used().forEach(limit -> parts.add(limit.substring(limit.length() - 1) + " used"));
        return pen.write(asset.card())
                + asset.called().map(name -> " " + pen.write(name)).orElse("")
                + (parts.isEmpty() ? "" : " (" + String.join("; ", parts) + ")");
    }

    private static String companion(Asset asset) {
        Optional<Integer> health = Optional.ofNullable(asset.meters().get(Asset.HEALTH));
        String most = health.filter(has -> has == asset.maxHealth()).isPresent() ? "" : " of " + asset.maxHealth();
        return "companion" + health.map(has -> " " + has).orElse("") + most;
    }

    private static String abilities(Abilities marked) {
        return marked.numbers().isEmpty()
                ? NONE
                : marked.numbers().stream().map(String::valueOf).collect(Collectors.joining(" and "));
    }
}
