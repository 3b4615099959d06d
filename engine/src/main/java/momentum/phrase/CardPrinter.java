package momentum.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Meter;

/** An asset back to the lines it was read from. */
final class CardPrinter {
    private CardPrinter() {}

    static List<String> print(AssetCard card) {
        List<String> lines = new ArrayList<>(List.of("asset " + card.name() + " (" + card.kind() + ")"));
        card.requirements().forEach(each -> lines.add("  " + (each.isOnce() ? "once " : "if ") + each.text()));
        card.traits()
                .forEach(trait -> lines.add("  its " + trait.word() + " is "
                        + English.or(trait.values().stream()
                                .map(value -> value.name()
                                        + value.stat()
                                                .map(stat -> " (" + stat + ")")
                                                .orElse(""))
                                .toList())));
        card.meters().forEach(meter -> lines.add("  " + meter(meter)));
        if (!card.marks().isEmpty()) {
            lines.add("  marks " + String.join(", ", card.marks()));
        }
        if (card.anyFirst()) {
            lines.add("  " + CardLines.ANY_FIRST);
        }
        card.abilities().forEach(ability -> {
            lines.add("  ability" + ability.name().map(name -> " " + name).orElse("")
                    + (ability.isEarned() ? ", earned" : ""));
            ability.items().forEach(item -> item(item).forEach(line -> lines.add("    " + line)));
        });
        return lines;
    }

    private static String meter(Meter meter) {
        return "%s %d to %d, starting at %d".formatted(meter.name(), meter.min(), meter.max(), meter.start());
    }

    private static List<String> item(Ability.Item item) {
        return switch (item) {
            case Ability.Rides rides -> Printer.whole(rides.rider()).lines().toList();
            case Ability.OwnMove own -> Printer.print(own.move());
            case Ability.AtOnce atOnce -> {
                List<String> lines = new ArrayList<>(List.of(AbilityReader.AT_ONCE));
                atOnce.lines()
                        .forEach(phrase ->
                                Printer.whole(phrase.effect()).lines().forEach(line -> lines.add("  " + line)));
                yield lines;
            }
            case Ability.Static fixed -> List.of(StaticLines.print(fixed));
            case Ability.Told told -> List.of(told.text());
        };
    }

    /** What an ability does, as its lines say it. */
    static String inWords(Ability ability) {
        return ability.items().stream().flatMap(item -> item(item).stream()).collect(Collectors.joining("\n"));
    }
}
