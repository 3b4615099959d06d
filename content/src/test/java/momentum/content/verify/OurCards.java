package momentum.content.verify;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.content.verify.CardFacts.AbilityFacts;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.SheetEffect;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Deed;

/** What the cards of our rulebook come to. */
final class OurCards {
    static final String ANY_MOVE = "any move";
    static final String ANY_PROGRESS_MOVE = "any progress move";
    static final String ITS_OWN = "its own";
    private static final String ONE_TIME_ONLY = "one time only";

    /** Where our own moves have a miss and the book leaves it out, the rules for a miss of an asset's move stand in its place. */
    private static final String MISS = "(?m)^ *miss\\n *Pay the Price\\n?";

    /** Which other ability must be in use, or must not: the book says so by "as above", "more", or "instead". */
    private static final String BESIDE_ANOTHER = "(?:not )?using ability \\d";

    private final List<String> names;

    OurCards(Rulebook rulebook) {
        names = new ArrayList<>(rulebook.moves().keySet());
        names.sort(Comparator.comparingInt(String::length).reversed());
    }

    CardFacts of(AssetCard card) {
        Set<String> head = new TreeSet<>();
        head.add("kind " + card.kind());
        head.add(card.abilities().size() + " abilities");
        head.add("begins with " + (card.anyFirst() ? "any" : "1"));
        if (!card.requirements().isEmpty()) {
            head.add("asks for something");
        }
        card.meters()
                .forEach(meter -> head.add("%s %d to %d, starting at %d"
                        .formatted(meter.name(), meter.min(), meter.max(), meter.start())));
        card.traits()
                .forEach(trait -> trait.values()
                        .forEach(value ->
                                head.add("chosen " + value.name().toLowerCase(Locale.ROOT) + " " + value.rolled())));
        card.abilities()
                .forEach(ability ->
                        ability.name().ifPresent(name -> head.add("ability " + ability.number() + " " + name)));
        return new CardFacts(
                head,
                card.abilities().stream().map(ability -> of(ability, card)).toList());
    }

    private AbilityFacts of(Ability ability, AssetCard card) {
        Set<String> rides = new TreeSet<>();
        Set<String> stats = new TreeSet<>();
        Set<String> says = new TreeSet<>(CardSayings.facts(text(ability, card)));
        for (Rider rider : ability.riders()) {
            rides.addAll(rides(rider.trigger().deed()));
            stats.addAll(stats(rider));
            if (isGoodForOneTime(rider)) {
                says.add(ONE_TIME_ONLY);
            }
        }
        return new AbilityFacts(
                rides,
                stats.stream().map(OurCards::own).collect(Collectors.toCollection(TreeSet::new)),
                ability.moves().stream()
                        .map(move -> withStats(move.name(), rolled(move)))
                        .collect(Collectors.toCollection(TreeSet::new)),
                says,
                Set.of());
    }

    /** What is chosen for an asset or kept on it goes by another word on every card. */
    static String own(String stat) {
        return stat.replaceFirst("^its .*", ITS_OWN);
    }

    private static List<String> rides(Deed deed) {
        return switch (deed) {
            case Deed.Moves(List<String> moves, List<String> stats) -> moves;
            case Deed.AnyMove _ -> List.of(ANY_MOVE);
            case Deed.ProgressMove _ -> List.of(ANY_PROGRESS_MOVE);
            case Deed.Perform(String kind) -> List.of("any " + kind);
            case Deed.Choose(List<String> moves, String label) -> moves;
            case Deed.Burn(List<String> moves) -> moves;
            case Deed.FillBox _, Deed.FallsToZero _ -> List.of();
        };
    }

    private static List<String> stats(Rider rider) {
        List<String> stats = new ArrayList<>(
                switch (rider.trigger().deed()) {
                    case Deed.Moves(List<String> moves, List<String> with) -> with;
                    case Deed.AnyMove(List<String> with) -> with;
                    case Deed.ProgressMove _,
                            Deed.Perform _,
                            Deed.Choose _,
                            Deed.Burn _,
                            Deed.FillBox _,
                            Deed.FallsToZero _ -> List.of();
                });
        ways(rider.lines(), stats);
        return stats;
    }

    private static void ways(List<Phrase> lines, List<String> stats) {
        for (Phrase line : lines) {
            if (line.effect() instanceof RiderLine.Ways ways) {
                ways.stats().forEach(stat -> stats.add(stat.name()));
            }
            if (line.effect() instanceof Effect.Choose choose) {
                choose.listed().forEach(option -> ways(option.effects(), stats));
            }
            ways(line.effect().under(), stats);
        }
    }

    /** A move of the card and what is rolled for it. */
    static String withStats(String move, Collection<String> stats) {
        return move
                + stats.stream().distinct().sorted().map(stat -> " +" + stat).collect(Collectors.joining());
    }

    private static List<String> rolled(Move move) {
        return move.body().stream()
                .filter(phrase -> phrase.effect() instanceof Effect.Roll)
                .flatMap(phrase -> ((Effect.Roll) phrase.effect()).options().stream())
                .flatMap(option -> option.kind().stats().stream())
                .map(Effect.RolledStat::name)
                .toList();
    }

    /** A rider that clears the mark it needs, and does more than that, is used up with its use. */
    private static boolean isGoodForOneTime(Rider rider) {
        if (rider.trigger().isEvent() || rider.trigger().manner() != Trigger.Manner.WHEN) {
            return false;
        }
        List<String> needed = rider.trigger().condition().stream()
                .flatMap(condition -> condition.all().stream())
                .flatMap(condition ->
                        condition instanceof Condition.Box box && box.marked() ? Stream.of(box.name()) : Stream.empty())
                .toList();
        List<Effect> effects = new ArrayList<>();
        gather(rider.lines(), effects);
        return effects.stream()
                        .anyMatch(effect -> effect instanceof SheetEffect.MarkBox box
                                && !box.marked()
                                && needed.contains(box.box()))
                && effects.stream().anyMatch(effect -> !(effect instanceof SheetEffect.MarkBox));
    }

    /** What depends on a number of the action die ends with that number, and not with the use. */
    private static void gather(List<Phrase> lines, List<Effect> effects) {
        for (Phrase line : lines) {
            Effect effect = line.effect();
            if (effect instanceof RiderLine.OnActionDie) {
                continue;
            }
            if (effect.under().isEmpty()) {
                effects.add(effect);
            }
            gather(effect.under(), effects);
        }
    }

    /** As it is printed, moves in angle brackets, and without the guards that only say there must be some of a meter of its own. */
    private String text(Ability ability, AssetCard card) {
        String text = Printer.print(ability).replaceAll(MISS, "").replaceAll(BESIDE_ANOTHER, "") + "\n";
        for (Meter meter : card.meters()) {
            text = text.replaceAll("(?:while|unless|and) (?:its )?" + meter.name() + " (?:> 0|= 0:[^\\n]*)", "");
        }
        StringBuilder marked = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            String rest = text.substring(at);
            String name = names.stream()
                    .filter(each -> rest.startsWith(each)
                            && !rest.substring(each.length()).matches("(?s)[\\w-].*"))
                    .findFirst()
                    .orElse("");
            boolean isStart = at == 0 || !Character.isLetter(text.charAt(at - 1));
            if (name.isEmpty() || !isStart) {
                marked.append(text.charAt(at));
                at++;
            } else {
                marked.append('<').append(name).append('>');
                at += name.length();
            }
        }
        return marked.toString();
    }
}
