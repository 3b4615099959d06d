package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.app.web.roll.AbilityView;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.MoveView.RuleLine;
import momentum.content.Library;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Move;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.Derived;
import momentum.state.Hero;

/** Draws up the assets of a hero: what runs is the rulebook's, what is read is the book's. */
final class AssetViews {
    private final Rulebook rulebook;
    private final Optional<Library> library;
    private final Hero hero;

    AssetViews(Rulebook rulebook, Optional<Library> library, Hero hero) {
        this.rulebook = rulebook;
        this.library = library;
        this.hero = hero;
    }

    List<AssetView> all() {
        return hero.assets().stream().map(this::view).toList();
    }

    private AssetView view(Asset asset) {
        Optional<AssetCard> card = rulebook.card(asset.card());
        Optional<momentum.content.book.AssetCard> book = library.flatMap(found -> found.assets().stream()
                .filter(each -> each.name().equals(asset.card()))
                .findFirst());
        return new AssetView(
                new AssetView.Title(
                        asset.name(),
                        asset.card(),
                        asset.called(),
                        card.map(AssetCard::kind)
                                .or(() -> book.map(momentum.content.book.AssetCard::group))
                                .orElse("")),
                new AssetView.Kept(
                        meters(asset, card),
                        card.map(each -> boxes(asset, each)).orElse(List.of()),
                        card.map(each -> traits(asset, each)).orElse(List.of()),
                        List.copyOf(asset.notes().used()),
                        asset.isOutOfAction()),
                abilities(asset, card, book),
                moves(asset, card));
    }

    private List<AssetView.Meter> meters(Asset asset, Optional<AssetCard> card) {
        if (card.isEmpty()) {
            return asset.isCompanion()
                    ? List.of(new AssetView.Meter(Asset.HEALTH, asset.health(), 0, asset.maxHealth()))
                    : List.of();
        }
        Derived derived = new Derived(rulebook, hero);
        return card.get().meters().stream()
                .map(meter ->
                        new AssetView.Meter(meter.name(), asset.value(meter), meter.min(), derived.max(asset, meter)))
                .toList();
    }

    private static List<AssetView.Box> boxes(Asset asset, AssetCard card) {
        return card.marks().stream()
                .map(box -> new AssetView.Box(
                        box,
                        asset.notes().isMarked(box),
                        asset.notes().bearer(box).orElse("")))
                .toList();
    }

    private static List<AssetView.Trait> traits(Asset asset, AssetCard card) {
        return card.traits().stream()
                .map(trait -> new AssetView.Trait(
                        trait.word(),
                        Optional.ofNullable(asset.notes().chosen().get(trait.word())),
                        trait.values().stream().map(AssetCard.Trait.Value::name).toList()))
                .toList();
    }

    private List<AssetView.AbilityText> abilities(
            Asset asset, Optional<AssetCard> card, Optional<momentum.content.book.AssetCard> book) {
        List<Ability> ours = card.map(AssetCard::abilities).orElse(List.of());
        List<String> texts = book.map(AssetViews::texts).orElse(List.of());
        return IntStream.range(0, Math.max(ours.size(), texts.size()))
                .mapToObj(i -> new AssetView.AbilityText(
                        i + 1,
                        i < ours.size() ? ours.get(i).name() : Optional.empty(),
                        asset.has(i + 1),
                        i < texts.size() ? texts.get(i) : "",
                        i < ours.size() ? lines(ours.get(i)) : List.of(),
                        used(asset, i + 1)))
                .toList();
    }

    /** The book's words for its abilities, as HTML. */
    static List<String> texts(momentum.content.book.AssetCard book) {
        return book.abilities().stream()
                .map(ability -> Markdown.book(ability.text().markdown()))
                .toList();
    }

    /** What an ability does, line by line. */
    static List<RuleLine> lines(Ability ability) {
        return Printer.print(ability)
                .lines()
                .map(line -> MoveCards.line(line, 0))
                .toList();
    }

    /** The same, one line behind the other. */
    static String inALine(Ability ability) {
        return AbilityView.inALine(Printer.print(ability));
    }

    private String used(Asset asset, int ability) {
        String limit = asset.card() + " " + ability;
        return asset.notes().used().contains(limit)
                ? "used up"
                : hero.stance().used().contains(limit) ? "used in this fight" : "";
    }

    /** Those of its abilities that are marked. */
    private static List<String> moves(Asset asset, Optional<AssetCard> card) {
        List<String> moves = new ArrayList<>();
        card.stream()
                .flatMap(each -> each.abilities().stream())
                .filter(ability -> asset.has(ability.number()))
                .flatMap(ability -> ability.moves().stream())
                .map(Move::name)
                .forEach(moves::add);
        return moves;
    }

    /** The names of all cards there are, for one that is added by hand. */
    static List<String> cards(Rulebook rulebook, Optional<Library> library) {
        return Stream.concat(
                        rulebook.cards().keySet().stream(),
                        library.stream()
                                .flatMap(found -> found.assets().stream().map(momentum.content.book.AssetCard::name)))
                .distinct()
                .sorted()
                .toList();
    }
}
