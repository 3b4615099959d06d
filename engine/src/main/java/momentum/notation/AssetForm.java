package momentum.notation;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.state.Asset;

/** An asset that a hero begins with: {@code Hound (companion 2 of 4 and 3 abilities)}. */
final class AssetForm {
    private static final String ABILITIES = "(" + Numbers.ANY + ") abilit(?:y|ies)";
    private static final Pattern ASSET = Pattern.compile("(.+?)(?: \\(companion (" + Numbers.ANY + ")(?: of ("
            + Numbers.ANY + "))?(?: and " + ABILITIES + ")?\\)| \\(" + ABILITIES + "\\))?");

    private AssetForm() {}

    static Asset read(String text, QuotedParts quotes) {
        Matcher asset = ASSET.matcher(text);
        if (!asset.matches()) {
            throw new UnreadableLine("an asset reads \"Swordmaster\", or \"Hound (companion 4)\"");
        }
        int health = asset.group(2) == null ? 0 : Numbers.whole(asset.group(2));
        int most = asset.group(3) == null ? health : Numbers.whole(asset.group(3));
        String counted = asset.group(4) == null ? asset.group(5) : asset.group(4);
        int abilities = counted == null ? 1 : Numbers.whole(counted);
        return new Asset(quotes.meant(asset.group(1)), abilities, health, most);
    }

    static String print(Asset asset, NameWriter pen) {
        String companion = asset.health() == 0 && asset.maxHealth() == 0
                ? ""
                : "companion " + asset.health()
                        + (asset.health() == asset.maxHealth() ? "" : " of " + asset.maxHealth());
        String abilities = asset.abilities() == 1 ? "" : asset.abilities() + " abilities";
        String between = companion.isEmpty() || abilities.isEmpty() ? "" : " and ";
        String all = companion + between + abilities;
        return pen.write(asset.name()) + (all.isEmpty() ? "" : " (" + all + ")");
    }
}
