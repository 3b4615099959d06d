package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.AssetCard;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RollOption;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Move;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Deed;

/**
 * Play records of all that is plain on the cards: riders that add, roll with something else, throw dice again, and give or take on an
 * outcome. What has choices, hooks or others in it is written by hand, beside these.
 */
final class PlainRiderRecords {
    private static final Pattern NOT_IN_A_FILE_NAME = Pattern.compile("[^a-z0-9]+");

    private final Rulebook rulebook;
    private final SortedMap<String, String> records = new TreeMap<>();

    private PlainRiderRecords(Rulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** The text of each, by the name of its file. */
    static SortedMap<String, String> of(Rulebook rulebook) {
        PlainRiderRecords made = new PlainRiderRecords(rulebook);
        for (AssetCard card : rulebook.cards().values()) {
            for (Ability ability : card.abilities()) {
                ability.riders().forEach(rider -> made.add(card, ability, rider));
            }
        }
        return made.records;
    }

    private void add(AssetCard card, Ability ability, Rider rider) {
        Trigger trigger = rider.trigger();
        if (rider.isAfter() || trigger.manner() != Trigger.Manner.WHEN || !isYours(trigger)) {
            return;
        }
        for (String name : moves(trigger.deed())) {
            Move move = rulebook.move(name).orElseThrow();
            List<Optional<RollKind>> ways = ways(rider, trigger.deed(), move);
            for (Optional<RollKind> way : ways) {
                try {
                    String key = key(card, ability, rider, move);
                    String text = new PlainRider(rulebook, card, ability, rider, move, way, key).text();
                    records.put(file(card, ability, rider, move, way, ways.size()), text);
                } catch (NotPlain _) {
                    // It is written by hand.
                }
            }
        }
    }

    private static boolean isYours(Trigger trigger) {
        return trigger.actor() == Trigger.Actor.YOU || trigger.actor() == Trigger.Actor.YOU_OR_AN_ALLY;
    }

    /** Of any move, one will do. */
    static List<String> moves(Deed deed) {
        return switch (deed) {
            case Deed.Moves(List<String> moves, List<String> _) -> moves;
            case Deed.AnyMove(List<String> stats) when stats.contains("supply") -> List.of("Make Camp");
            case Deed.AnyMove _ -> List.of("Face Danger");
            case Deed.ProgressMove _, Deed.Perform _, Deed.Choose _, Deed.Burn _, Deed.FillBox _, Deed.FallsToZero _ ->
                List.of();
        };
    }

    /** What the rider has one roll with, or else the stats that it asks for; nothing, where any will do. */
    private static List<Optional<RollKind>> ways(Rider rider, Deed deed, Move move) {
        List<RolledStat> own = new ArrayList<>();
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.Ways(List<RolledStat> stats)) {
                own.addAll(stats);
            }
        }
        if (!own.isEmpty()) {
            return own.stream()
                    .map(stat -> Optional.<RollKind>of(new RollKind.Stat(stat)))
                    .toList();
        }
        List<String> named = switch (deed) {
            case Deed.Moves(List<String> _, List<String> stats) -> stats;
            case Deed.AnyMove(List<String> stats) -> stats;
            case Deed.ProgressMove _, Deed.Perform _, Deed.Choose _, Deed.Burn _, Deed.FillBox _, Deed.FallsToZero _ ->
                List.of();
        };
        if (named.isEmpty()) {
            return List.of(Optional.empty());
        }
        List<Optional<RollKind>> ways = new ArrayList<>();
        for (RollOption option : PlainStory.roll(move).options()) {
            if (option.kind() instanceof RollKind.Stat(RolledStat stat) && named.contains(stat.name())) {
                ways.add(Optional.of(option.kind()));
            }
        }
        return ways;
    }

    /**
     * Where another rider of the ability fits the same move, what the player vouches for tells them apart; where that is the same as
     * well, only one of them can be used at a time.
     */
    private static String key(AssetCard card, Ability ability, Rider rider, Move move) {
        String key = card.name() + " " + ability.number();
        List<Rider> others = ability.riders().stream()
                .filter(other ->
                        !other.equals(rider) && !other.isAfter() && isYours(other.trigger()) && isOn(other, move))
                .toList();
        String fiction = rider.trigger().fiction();
        boolean isAlone =
                others.stream().allMatch(other -> other.trigger().fiction().equals(fiction));
        return isAlone ? key : key + ": " + fiction;
    }

    /** Whether a rider can be joined to a move. */
    static boolean isOn(Rider rider, Move move) {
        return rider.trigger().deed() instanceof Deed.AnyMove
                || moves(rider.trigger().deed()).contains(move.name());
    }

    private static String file(
            AssetCard card, Ability ability, Rider rider, Move move, Optional<RollKind> way, int ways) {
        List<String> parts = new ArrayList<>(List.of(card.name(), String.valueOf(ability.number())));
        if (ability.riders().size() > 1) {
            parts.add(rider.trigger().fiction());
            rider.trigger().condition().map(Printer::print).ifPresent(parts::add);
        }
        parts.add(move.name());
        if (ways > 1) {
            way.ifPresent(kind -> parts.add(kind.stats().getFirst().name()));
        }
        return NOT_IN_A_FILE_NAME
                        .matcher(parts.stream()
                                .filter(part -> !part.isEmpty())
                                .collect(Collectors.joining("-"))
                                .toLowerCase(Locale.ROOT))
                        .replaceAll("-")
                + ".play";
    }
}
