package momentum.phrase;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Move;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Source;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Deed;
import momentum.rule.Walk;

/**
 * Whether the abilities of a card fit the moves they name: a move that rolls, with that stat, with that option.
 *
 * @param moves everyone's, and those of the cards
 * @param nodes the lines of the cards
 */
record CardCheck(Map<String, Move> moves, Map<Source, Node> nodes, Problems problems) {
    void check(AssetCard card) {
        for (Ability ability : card.abilities()) {
            for (Ability.Rides rides : ability.rides()) {
                Trigger trigger = rides.rider().trigger();
                abilities(card, ability, rides);
                switch (trigger.deed()) {
                    case Deed.Moves(List<String> names, List<String> stats) -> {
                        List<Move> named = known(names);
                        if (trigger.manner() != Trigger.Manner.IN_PLACE_OF && named.size() == names.size()) {
                            ridden(card, rides, named, stats);
                        }
                    }
                    case Deed.Choose(List<String> names, String label) -> {
                        List<Move> named = known(names);
                        if (named.size() == names.size()) {
                            option(named, label, rides.source());
                        }
                    }
                    case Deed.AnyMove _, Deed.ProgressMove _, Deed.Perform _, Deed.Burn _, Deed.FillBox _ -> {}
                    case Deed.FallsToZero _ -> {}
                }
            }
        }
    }

    /** An ability of the card that a condition names must be there, and have a rider beside the one that asks. */
    private void abilities(AssetCard card, Ability ability, Ability.Rides rides) {
        new Walk(
                        line -> line.effect().conditions().stream()
                                .flatMap(condition -> condition.all().stream())
                                .forEach(each -> {
                                    if (each instanceof Condition.UsingAbility(int number, boolean _)
                                            && card.ability(number)
                                                    .filter(named ->
                                                            named.riders().size()
                                                                    > (number == ability.number() ? 1 : 0))
                                                    .isEmpty()) {
                                        problem(
                                                line.source(),
                                                Printer.print(each),
                                                "the asset has no ability %d that could be in use beside this"
                                                        .formatted(number));
                                    }
                                }),
                        option -> {})
                .through(List.of(new Phrase(rides.rider(), rides.source())));
    }

    private List<Move> known(List<String> names) {
        return names.stream()
                .flatMap(name -> Stream.ofNullable(moves.get(name)))
                .toList();
    }

    private void problem(Source source, String words, String message) {
        Node node = nodes.get(source);
        if (node == null) {
            problems.add(source, 1, "", message);
        } else {
            problems.add(node, node.column() + Math.max(0, node.text().indexOf(words)), message);
        }
    }

    private void ridden(AssetCard card, Ability.Rides rides, List<Move> named, List<String> stats) {
        Rider rider = rides.rider();
        List<Effect.Roll> rolls = named.stream()
                .flatMap(move -> rolls(move, new HashSet<>()).stream())
                .toList();
        String names = English.or(named.stream().map(Move::name).toList());
        if (rolls.isEmpty()) {
            withoutARoll(rides, names);
            return;
        }
        Set<String> rolled = rolledBy(rolls);
        rolled.addAll(waysOf(card));
        stats.stream()
                .filter(stat -> !stat.startsWith("its ") && !rolled.contains(stat))
                .forEach(stat -> problem(
                        rides.source(),
                        "+" + stat,
                        "%s is never rolled +%s%s"
                                .formatted(
                                        names,
                                        stat,
                                        rolled.isEmpty()
                                                ? ""
                                                : ", but "
                                                        + English.or(rolled.stream()
                                                                .map(each -> "+" + each)
                                                                .toList()))));
        if (rolls.stream().allMatch(Effect.Roll::isProgress)) {
            rider.lines().stream()
                    .filter(line -> isOfTheActionDie(line.effect()))
                    .findFirst()
                    .ifPresent(line -> problem(
                            line.source(),
                            Printer.print(line.effect()),
                            "%s is a progress roll: no action die is thrown".formatted(names)));
        }
        if (!rolls.stream().allMatch(Effect.Roll::isProgress)) {
            rider.lines().stream()
                    .filter(line -> line.effect() instanceof RiderLine.CancelADie)
                    .forEach(line -> problem(
                            line.source(),
                            Printer.print(line.effect()),
                            "a burn cancels a die of a progress roll, and %s is none".formatted(names)));
        }
        said(rider, rides.source(), rolls, names);
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.WhenChosen chosen
                    && !chosen.label().isEmpty()) {
                option(named, chosen.label(), line.source());
            }
        }
    }

    private static boolean isOfTheActionDie(Effect effect) {
        return switch (effect) {
            case RiderLine.Add _, RiderLine.AddAndTake _, RiderLine.Ways _, RiderLine.OnActionDie _ -> true;
            case Effect _ -> false;
        };
    }

    /** What is said of a roll needs one; what follows in any case does not. */
    private void withoutARoll(Ability.Rides rides, String names) {
        Rider rider = rides.rider();
        boolean isForced = rider.trigger().manner() == Trigger.Manner.WHENEVER;
        if (rider.isAfter() || isForced) {
            problem(rides.source(), names, "no dice are thrown for %s that this could come after".formatted(names));
            return;
        }
        rider.lines().stream()
                .filter(line -> line.effect() instanceof RiderLine)
                .findFirst()
                .ifPresent(line -> problem(
                        line.source(),
                        Printer.print(line.effect()),
                        "\"%s\" is said of a roll, and no dice are thrown for %s"
                                .formatted(Printer.print(line.effect()), names)));
    }

    /** The rolls of a move; of one that throws no dice, those of the moves it calls. */
    private List<Effect.Roll> rolls(Move move, Set<String> seen) {
        List<Effect.Roll> own = Walk.effects(move).stream()
                .filter(Effect.Roll.class::isInstance)
                .map(Effect.Roll.class::cast)
                .toList();
        if (!own.isEmpty() || !seen.add(move.name())) {
            return own;
        }
        return move.body().stream()
                .flatMap(line -> calls(line.effect()))
                .flatMap(name -> Stream.ofNullable(moves.get(name)))
                .flatMap(called -> rolls(called, seen).stream())
                .toList();
    }

    /** The moves that a move calls in its own name, and not in case of something. */
    private static Stream<String> calls(Effect effect) {
        return switch (effect) {
            case Effect.Make make -> Stream.of(make.move());
            case Effect.Choose choose ->
                choose.listed().stream()
                        .flatMap(option -> option.effects().stream())
                        .flatMap(line -> calls(line.effect()));
            case Effect _ -> Stream.empty();
        };
    }

    private static Set<String> rolledBy(List<Effect.Roll> rolls) {
        Set<String> stats = new LinkedHashSet<>();
        rolls.stream()
                .flatMap(roll -> roll.options().stream())
                .flatMap(way -> way.kind().stats().stream())
                .map(RolledStat::name)
                .forEach(stats::add);
        return stats;
    }

    /** Ways that the abilities of a card bring to a roll. */
    private static Set<String> waysOf(AssetCard card) {
        Set<String> stats = new LinkedHashSet<>();
        Walk.effects(card).stream()
                .filter(RiderLine.Ways.class::isInstance)
                .flatMap(ways -> ((RiderLine.Ways) ways).stats().stream())
                .map(RolledStat::name)
                .forEach(stats::add);
        return stats;
    }

    /** What only the player can say is asked where the roll itself asks for it. */
    private void said(Rider rider, Source source, List<Effect.Roll> rolls, String names) {
        Set<String> asked = new HashSet<>();
        rolls.stream()
                .flatMap(roll -> roll.adds().stream())
                .flatMap(add -> add.condition().said().stream())
                .forEach(said -> asked.add(said.word()));
        rider.trigger().condition().stream()
                .flatMap(condition -> condition.said().stream())
                .filter(said -> !asked.contains(said.word()))
                .forEach(said -> problem(
                        source,
                        Printer.print(said),
                        "%s does not ask whether you are %s".formatted(names, said.word())));
    }

    private void option(List<Move> named, String label, Source source) {
        List<String> labels = new ArrayList<>();
        named.forEach(move -> new Walk(phrase -> {}, option -> labels.add(Printer.label(option))).through(move));
        if (labels.stream().noneMatch(each -> each.startsWith(label))) {
            String names = English.or(named.stream().map(Move::name).toList());
            List<String> starts = labels.stream()
                    .map(each -> String.join(
                                    " ", List.of(each.split(" ", -1)).subList(0, Math.min(words(label), words(each))))
                            .replaceFirst(",$", ""))
                    .toList();
            String hint = Nearest.to(
                            label,
                            Stream.concat(labels.stream(), starts.stream()).toList())
                    .map(near -> "; did you mean \"" + near + "\"?")
                    .orElse(labels.isEmpty() ? "" : "; they are " + String.join("; ", labels));
            problem(source, label, "no option of %s is \"%s\"%s".formatted(names, label, hint));
        }
    }

    private static int words(String text) {
        return text.split(" ", -1).length;
    }
}
