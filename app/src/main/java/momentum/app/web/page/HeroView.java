package momentum.app.web.page;

import java.util.List;
import java.util.Locale;
import momentum.app.web.http.FormData;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.ReferenceView;
import momentum.app.web.view.SheetView;
import momentum.content.Library;
import momentum.content.book.AssetCard;
import momentum.content.book.Group;
import momentum.rule.Game;
import momentum.state.Hero;
import momentum.table.Campaign;

/**
 * What the page for a new hero needs.
 *
 * @param names the tables that suggest a name
 * @param others heroes who are at the table already
 */
public record HeroView(
        String campaign,
        String name,
        String game,
        String mode,
        List<Stat> stats,
        List<Integer> array,
        int bonds,
        int assets,
        List<String> vowRanks,
        List<String> names,
        List<Kind> cards,
        List<String> others) {

    /** A stat, and what it is good for. */
    public record Stat(String name, String about, int suggested) {}

    /** Assets of a kind. */
    public record Kind(String name, List<Card> cards) {}

    /** An asset as it is printed. */
    public record Card(String name, String kind, String requirement, int health, List<SheetView.Ability> abilities) {
        /** What a search looks through. */
        public String words() {
            StringBuilder words = new StringBuilder(name).append(' ').append(kind);
            abilities.forEach(ability -> words.append(' ').append(ability.html().replaceAll("<[^>]*>", "")));
            return words.toString().toLowerCase(Locale.ROOT);
        }
    }

    public static HeroView of(Campaign campaign, GameCatalog catalog, String mode) {
        Game game = campaign.play().rulebook().game();
        List<Integer> array = game.hero().beginsWith().array();
        return new HeroView(
                campaign.heading().id(),
                campaign.heading().name(),
                game.name(),
                mode,
                java.util.stream.IntStream.range(0, game.stats().size())
                        .mapToObj(i ->
                                new Stat(game.stats().get(i), about(game.stats().get(i)), array.get(i)))
                        .toList(),
                array,
                game.hero().beginsWith().bonds(),
                game.hero().beginsWith().assets(),
                game.hero().beginsWith().vowRanks(),
                catalog.oracles().chapters("").stream()
                        .flatMap(chapter -> chapter.items().stream())
                        .map(ReferenceView.Item::name)
                        .filter(HeroView::isOfNames)
                        .toList(),
                catalog.library().map(Library::assetGroups).orElse(List.of()).stream()
                        .map(group -> kind(group, game))
                        .toList(),
                campaign.now().table().heroes().stream().map(Hero::name).toList());
    }

    private static boolean isOfNames(String table) {
        return table.contains("Ironlander Names") || table.equals("Given Name") || table.equals("Callsign");
    }

    private static String about(String stat) {
        return switch (stat) {
            case "edge" -> "speed, and a sure aim";
            case "heart" -> "courage, kindness, and loyalty";
            case "iron" -> "force, and staying power";
            case "shadow" -> "stealth, and guile";
            case "wits" -> "knowledge, and a sharp eye";
            default -> "";
        };
    }

    private static Kind kind(Group<AssetCard> group, Game game) {
        return new Kind(
                group.name().replace(" Assets", ""),
                group.all().map(card -> card(card, game)).toList());
    }

    private static Card card(AssetCard card, Game game) {
        return new Card(
                card.name(),
                card.group().replace(" Assets", ""),
                card.requirement().plain(),
                card.health(game),
                card.abilities().stream()
                        .map(ability -> new SheetView.Ability(
                                Markdown.book(ability.text().markdown()), ability.enabled()))
                        .toList());
    }

    /** What was typed into a field, or what stands there at first. */
    public static String typed(FormData form, String field, String otherwise) {
        return form.fields().containsKey(field) ? form.text(field) : otherwise;
    }
}
