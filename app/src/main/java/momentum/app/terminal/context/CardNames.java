package momentum.app.terminal.context;

import momentum.content.Library;
import momentum.content.book.AssetCard;
import momentum.phrase.Nearest;

/** Cards as they are named by people who may slip. */
public final class CardNames {
    private CardNames() {}

    /**
     * What to say of words that are in the middle of a card's name at best: that card is not taken for them, since a slip, such as
     * "hund", may well be in a name that has nothing to do with it.
     */
    public static String didYouMean(String typed, Library library, AssetCard found) {
        String meant = Nearest.to(
                        typed, library.assets().stream().map(AssetCard::name).toList())
                .orElse(found.name());
        return "no card begins with \"%s\"; did you mean %s?".formatted(typed, meant);
    }
}
