package momentum.app.web.page;

import java.util.ArrayList;
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
import momentum.rule.HeroRule.NewHero;
import momentum.state.Hero;
import momentum.table.Campaign;

/**
 * What the page for a new hero needs.
 *
 * @param begins how many of what a hero begins with
 * @param names the tables that suggest a name
 * @param others heroes who are at the table already
 */
public record HeroView(
        Heading heading, NewHero begins, List<Stat> stats, List<String> names, List<Kind> cards, List<String> others) {

    /** Which table the hero comes to. */
    public record Heading(String campaign, String name, String game, String mode) {}

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
        return new HeroView(
                new Heading(campaign.heading().id(), campaign.heading().name(), game.name(), mode),
                game.hero().beginsWith(),
                stats(game, catalog),
                catalog.oracles().chapters().stream()
                        .flatMap(chapter -> chapter.items().stream())
                        .map(ReferenceView.Item::name)
                        .filter(HeroView::isOfNames)
                        .toList(),
                catalog.library().map(Library::assetGroups).orElse(List.of()).stream()
                        .map(group -> kind(group, game))
                        .toList(),
                campaign.now().table().heroes().stream().map(Hero::name).toList());
    }

    private static List<Stat> stats(Game game, GameCatalog catalog) {
        List<Stat> stats = new ArrayList<>();
        for (String stat : game.stats()) {
            stats.add(new Stat(
                    stat,
                    catalog.library().map(books -> books.stat(stat).plain()).orElse(""),
                    game.hero().beginsWith().array().get(stats.size())));
        }
        return stats;
    }

    private static boolean isOfNames(String table) {
        return table.contains("Ironlander Names") || table.equals("Given Name") || table.equals("Callsign");
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
