package momentum.app.web.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.app.web.story.Markdown;
import momentum.content.Library;
import momentum.content.book.AssetCard;
import momentum.content.book.Group;
import momentum.rule.Ability;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Rulebook;
import momentum.state.Asset;

/** The cards that there are: those that run, with the book's text where it is known, and those that are only to be read. */
public final class CardViews {
    private final Rulebook rulebook;
    private final Optional<Library> library;
    private final Predicate<Debility> isMarked;

    /** @param isMarked which debilities the hero has who may take one */
    public CardViews(Rulebook rulebook, Optional<Library> library, Predicate<Debility> isMarked) {
        this.rulebook = rulebook;
        this.library = library;
        this.isMarked = isMarked;
    }

    /** All of them by their kinds: those of the book in its order, then those that only the rulebook has. */
    public Map<String, List<CardView>> byKind() {
        Map<String, List<CardView>> kinds = new LinkedHashMap<>();
        for (Group<AssetCard> group : library.map(Library::assetGroups).orElse(List.of())) {
            group.all().map(this::read).forEach(card -> add(card, kinds));
        }
        List<String> known = kinds.values().stream()
                .flatMap(List::stream)
                .map(CardView::name)
                .toList();
        rulebook.cards().values().stream()
                .filter(card -> !known.contains(card.name()))
                .map(card -> view(Optional.empty(), Optional.of(card)))
                .forEach(card -> add(card, kinds));
        return kinds;
    }

    private static void add(CardView card, Map<String, List<CardView>> kinds) {
        kinds.computeIfAbsent(card.kind(), _ -> new ArrayList<>()).add(card);
    }

    private CardView read(AssetCard book) {
        return view(Optional.of(book), rulebook.card(book.name()));
    }

    private CardView view(Optional<AssetCard> book, Optional<momentum.rule.AssetCard> card) {
        Game game = rulebook.game();
        return new CardView(
                book.map(AssetCard::name)
                        .or(() -> card.map(momentum.rule.AssetCard::name))
                        .orElseThrow(),
                book.map(each -> each.group().replace(" Assets", ""))
                        .or(() -> card.map(each -> titled(each.kind())))
                        .orElseThrow(),
                book.map(each -> each.requirement().plain())
                        .or(() -> card.map(CardViews::requirement))
                        .orElse(""),
                card.map(each -> Asset.of(each, game).maxHealth())
                        .or(() -> book.map(each -> each.health(game)))
                        .orElse(0),
                texts(book, card),
                card.flatMap(this::hindrance).orElse(""),
                choices(book, card));
    }

    /** "Combat Talent", as the book has it. */
    private static String titled(String kind) {
        return Stream.of(kind.split(" ", -1))
                .map(word -> word.isEmpty() ? word : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining(" "));
    }

    private static String requirement(momentum.rule.AssetCard card) {
        return card.requirements().stream()
                .map(each -> (each.isOnce() ? "Once " : "If ") + each.text() + ".")
                .collect(Collectors.joining(" "));
    }

    private Optional<String> hindrance(momentum.rule.AssetCard card) {
        return card.requirements().stream()
                .filter(each ->
                        each.isOnce() && each.mark().filter(isMarked.negate()).isPresent())
                .map(each -> "Only once " + each.text())
                .findFirst();
    }

    /** The book's words, and ours where there are none. */
    private static List<CardView.Text> texts(Optional<AssetCard> book, Optional<momentum.rule.AssetCard> card) {
        List<Ability> ours = card.map(momentum.rule.AssetCard::abilities).orElse(List.of());
        boolean isChosen = card.filter(momentum.rule.AssetCard::anyFirst).isPresent();
        int count =
                Math.max(ours.size(), book.map(each -> each.abilities().size()).orElse(0));
        return IntStream.range(0, count)
                .mapToObj(i -> {
                    Optional<momentum.content.book.Ability> read = book.map(AssetCard::abilities)
                            .filter(abilities -> i < abilities.size())
                            .map(abilities -> abilities.get(i));
                    return new CardView.Text(
                            i < ours.size() ? ours.get(i).name().orElse("") : "",
                            Markdown.book(read.map(ability -> ability.text().markdown())
                                    .orElseGet(() -> AssetViews.inALine(ours.get(i)))),
                            !isChosen
                                    && read.map(momentum.content.book.Ability::enabled)
                                            .orElse(i == 0));
                })
                .toList();
    }

    private CardView.Choices choices(Optional<AssetCard> book, Optional<momentum.rule.AssetCard> card) {
        return new CardView.Choices(
                card.filter(momentum.rule.AssetCard::anyFirst)
                        .map(each -> each.abilities().stream()
                                .filter(ability -> !ability.isEarned())
                                .map(ability -> new CardView.First(ability.number(), label(ability)))
                                .toList())
                        .orElse(List.of()),
                card.map(momentum.rule.AssetCard::chosenAtOnce).orElse(List.of()).stream()
                        .map(trait -> new AssetView.Trait(
                                trait.word(),
                                Optional.empty(),
                                trait.values().stream()
                                        .map(momentum.rule.AssetCard.Trait.Value::name)
                                        .toList()))
                        .toList(),
                card.map(each -> rulebook.game()
                                .assetKind(each.kind())
                                .filter(Game.AssetKind::isCompanion)
                                .isPresent())
                        .or(() -> book.map(each -> each.health(rulebook.game()) > 0))
                        .orElse(false));
    }

    private static String label(Ability ability) {
        return ability.name().orElse("its ability " + ability.number());
    }

    /** What the abilities do that a question names, by how it names them. */
    static Map<String, String> abilities(
            Rulebook rulebook, Optional<Library> library, List<Asset> held, List<String> named) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Asset asset : held) {
            List<String> book = library.stream()
                    .flatMap(found -> found.assets().stream())
                    .filter(each -> each.name().equals(asset.card()))
                    .findFirst()
                    .map(each -> each.abilities().stream()
                            .map(ability -> ability.text().plain())
                            .toList())
                    .orElse(List.of());
            List<Ability> ours = rulebook.card(asset.card())
                    .map(momentum.rule.AssetCard::abilities)
                    .orElse(List.of());
            IntStream.range(0, Math.max(book.size(), ours.size())).forEach(i -> {
                String key = asset.name() + " " + (i + 1);
                named.stream()
                        .filter(each -> each.equals(key) || each.startsWith(key + ":"))
                        .forEach(each ->
                                texts.put(each, i < book.size() ? book.get(i) : AssetViews.inALine(ours.get(i))));
            });
        }
        return texts;
    }
}
