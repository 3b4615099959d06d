package momentum.content.verify;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.content.Library;
import momentum.content.book.Ability;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Field;
import momentum.content.book.RollOption;
import momentum.content.book.RollType;
import momentum.content.book.Trigger;
import momentum.content.verify.CardFacts.AbilityFacts;

/** What the book's cards come to: by the data's fields, and by the prose. */
final class BookCards {
    /** On some cards a motto stands where others say what they take. */
    private static final Pattern REQUIREMENT = Pattern.compile("^(?:If|Once) |\\bwhile\\b");

    private static final Pattern ANY_OF_A_KIND = Pattern.compile("asset\\.ability\\.move:\\*/(\\w+)/\\*\\.\\*\\.\\*");

    private static final Pattern LINKED = Pattern.compile("<([^>]*)>");
    private static final Pattern MAKES_MOVES =
            Pattern.compile("(?i)\\b(?:make|makes|making)\\b[^.]*\\bmoves?\\b|through a move");

    private final Library library;

    BookCards(Library library) {
        this.library = library;
    }

    CardFacts of(AssetCard card) {
        Set<String> head = new TreeSet<>();
        head.add("kind " + card.group().toLowerCase(Locale.ROOT));
        head.add(card.abilities().size() + " abilities");
        List<Integer> enabled = card.abilities().stream()
                .filter(Ability::enabled)
                .map(ability -> card.abilities().indexOf(ability) + 1)
                .toList();
        head.add("begins with "
                + (enabled.isEmpty()
                        ? "any"
                        : enabled.stream().map(String::valueOf).collect(Collectors.joining(", "))));
        if (REQUIREMENT.matcher(card.requirement().source()).find()) {
            head.add("asks for something");
        }
        card.fields().forEach(field -> head.addAll(field(field)));
        for (int i = 0; i < card.abilities().size(); i++) {
            int number = i + 1;
            card.abilities().get(i).name().ifPresent(name -> head.add("ability " + number + " " + name));
        }
        return new CardFacts(head, card.abilities().stream().map(this::of).toList());
    }

    private static List<String> field(Field field) {
        return switch (field) {
            case Field.Meter meter ->
                List.of("%s %d to %d, starting at %d"
                        .formatted(meter.label(), meter.min(), meter.max(), meter.value()));
            case Field.SelectValue select ->
                select.choices().stream()
                        .map(choice -> "chosen " + choice.label().toLowerCase(Locale.ROOT) + " "
                                + choice.roll().map(BookCards::name).orElse(choice.label()))
                        .toList();
            case Field.SelectEnhancement select ->
                select.choices().stream()
                        .map(choice -> "state " + choice.label())
                        .toList();
            case Field.Clock clock -> List.of("clock " + clock.label());
            case Field.Counter counter -> List.of("counter " + counter.label());
            case Field.Checkbox checkbox -> List.of("box " + checkbox.label());
            case Field.CardFlip flip -> List.of("box " + flip.label());
            case Field.Text _ -> List.of();
        };
    }

    private AbilityFacts of(Ability ability) {
        Set<String> rides = new TreeSet<>();
        Set<String> stats = new TreeSet<>();
        for (Ability.Enhancement each : ability.enhances()) {
            if (each.anyMove()) {
                rides.add(each.rollType() == RollType.PROGRESS_ROLL ? OurCards.ANY_PROGRESS_MOVE : OurCards.ANY_MOVE);
            }
            each.moves().forEach(id -> rides.add(moveOf(id)));
            stats.addAll(rolled(each.conditions()));
        }
        String text = Sayings.plain(ability.text().source());
        Set<String> says = CardSayings.facts(text);
        return new AbilityFacts(
                rides,
                stats,
                ability.moves().stream()
                        .map(move -> OurCards.withStats(
                                move.name(), rolled(move.trigger().conditions())))
                        .collect(Collectors.toCollection(TreeSet::new)),
                says,
                named(text, says));
    }

    /** The stats and the moves that the text names. */
    private static Set<String> named(String text, Set<String> says) {
        Set<String> named = new TreeSet<>();
        LINKED.matcher(text).results().forEach(link -> named.add(link.group(1)));
        if (MAKES_MOVES.matcher(text).find()) {
            named.add(OurCards.ANY_MOVE);
        }
        says.stream().filter(fact -> fact.matches("\\+[a-z ]+")).forEach(fact -> named.add(fact.substring(1)));
        return named;
    }

    private String moveOf(String id) {
        var kind = ANY_OF_A_KIND.matcher(id);
        return kind.matches()
                ? "any " + kind.group(1)
                : library.entry(id).map(Entry::name).orElse(id);
    }

    private static Set<String> rolled(List<Trigger.Way> ways) {
        return ways.stream()
                .flatMap(way -> way.options().stream())
                .map(BookCards::name)
                .map(OurCards::own)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String name(RollOption option) {
        return switch (option) {
            case RollOption.Stat(String name) -> name;
            case RollOption.ConditionMeter(String name) -> name;
            case RollOption.AssetControl(List<String> assets, String control) ->
                control.equals("health") ? "its " + control : control;
            case RollOption.AssetOption(List<String> assets, String name) -> "its " + name;
            case RollOption.AttachedControl(String control) -> control;
            case RollOption.AttachedOption(String name) -> name;
            case RollOption.ProgressTrack() -> "progress";
            case RollOption.SpecialTrack(String name) -> name;
            case RollOption.Custom(String label, int value) -> label;
        };
    }

    /** The ids of the abilities of a card are its own with a number. */
    static String abilityId(AssetCard card, int number) {
        return card.id().replaceFirst("^asset:", "asset.ability:") + "." + number;
    }
}
