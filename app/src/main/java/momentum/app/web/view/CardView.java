package momentum.app.web.view;

import java.util.List;
import java.util.Locale;

/**
 * The card of an asset that a hero may take.
 *
 * @param requirement what it asks for, in the words of the book; empty where it asks for nothing
 * @param health of a companion; 0 for what is none
 * @param hindrance why the hero cannot have it, by what stands on the sheet; empty where they can
 */
public record CardView(
        String name,
        String kind,
        String requirement,
        int health,
        List<Text> abilities,
        String hindrance,
        Choices choices) {

    /**
     * What an ability says.
     *
     * @param name its own; empty where it has none
     * @param isMarked whether it is the hero's from the start
     */
    public record Text(String name, String html, boolean isMarked) {}

    /**
     * What is said of the card as it is taken.
     *
     * @param first the abilities of which one is marked first; none, where the card says which
     * @param traits what is chosen for it
     * @param mayBeNamed whether it is someone with a name of their own
     */
    public record Choices(List<First> first, List<AssetView.Trait> traits, boolean mayBeNamed) {
        public boolean isEmpty() {
            return first.isEmpty() && traits.isEmpty() && !mayBeNamed;
        }
    }

    /** An ability that may be the first. */
    public record First(int number, String label) {}

    public boolean isOpen() {
        return hindrance.isEmpty();
    }

    /** What a search looks through. */
    public String words() {
        StringBuilder words = new StringBuilder(name).append(' ').append(kind);
        abilities.forEach(ability -> words.append(' ')
                .append(ability.name())
                .append(' ')
                .append(ability.html().replaceAll("<[^>]*>", "")));
        return words.toString().toLowerCase(Locale.ROOT);
    }
}
