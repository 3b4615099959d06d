package momentum.app.web.roll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.play.Offers;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.rule.Rulebook;
import momentum.state.AbilityRef;
import momentum.state.HandBonus;
import momentum.state.Ticks;

/**
 * The odds of a roll for every set of ticks and every small bonus by hand, each as the engine offers them: a page looks them up
 * while someone ticks, and computes nothing. A set by which more than numbers would change, such as the ways to roll, is left out: the
 * page asks for it.
 */
public final class Forecasts {
    /** More sets than these are asked for when they are ticked. */
    private static final int MOST_SETS = 8;

    private static final int MOST_BY_HAND = 3;

    private final RollOffer shown;
    private final Rulebook rulebook;
    private final String because;
    private final Function<Ticks, Optional<RollOffer>> offered;

    private Forecasts(
            RollOffer shown, Rulebook rulebook, String because, Function<Ticks, Optional<RollOffer>> offered) {
        this.shown = shown;
        this.rulebook = rulebook;
        this.because = because;
        this.offered = offered;
    }

    /**
     * As JSON: by ticks and bonus, for each way in order its odds, its sum, what is in it beside the stat, what else could be made of
     * the dice, and what each tick does to its odds.
     *
     * @param offered what the engine offers with such ticks
     */
    public static String of(
            RollOffer shown, Rulebook rulebook, String because, Function<Ticks, Optional<RollOffer>> offered) {
        return new Forecasts(shown, rulebook, because, offered).inJson();
    }

    private String inJson() {
        List<Ticks> sets = sets();
        if (sets.size() > MOST_SETS) {
            return "";
        }
        Shape shape = Shape.of(shown);
        List<String> entries = new ArrayList<>();
        for (Ticks set : sets) {
            for (int byHand = -MOST_BY_HAND; byHand <= MOST_BY_HAND; byHand++) {
                Ticks ticks = set.and(new Ticks(Set.of(), bonus(byHand)));
                String key = String.join("~", set.said()) + "|" + String.join("~", set.using()) + "|" + byHand;
                offered.apply(ticks)
                        .filter(offer -> Shape.of(offer).equals(shape))
                        .ifPresent(offer -> entries.add(quoted(key) + ":" + row(offer)));
            }
        }
        return "{" + String.join(",", entries) + "}";
    }

    private Optional<HandBonus> bonus(int byHand) {
        return byHand == 0 ? Optional.empty() : Optional.of(new HandBonus(byHand, because));
    }

    /** What of a roll the page cannot change by a number. */
    private record Shape(List<String> ways, List<String> ticks, List<String> riders) {
        static Shape of(RollOffer roll) {
            return new Shape(
                    roll.ways().stream()
                            .map(way -> way.stat().orElse("") + " " + way.fiction())
                            .toList(),
                    roll.ticks().stream().map(Offers.Tick::word).toList(),
                    roll.riders().stream()
                            .map(rider -> rider.key() + " " + rider.isOpen())
                            .toList());
        }
    }

    /** Every set of ticks; of the ways to use one ability, one at most is in it. */
    private List<Ticks> sets() {
        List<Ticks> sets = new ArrayList<>(List.of(Ticks.NONE));
        for (Offers.Tick tick : shown.ticks()) {
            sets = each(sets, List.of(tick.word()), (set, word) -> set.and(Ticks.saying(Set.of(word))));
        }
        for (List<String> keys : alternatives().values()) {
            sets = each(sets, keys, (set, key) -> set.and(Ticks.NONE.using(Set.of(key))));
        }
        return sets;
    }

    private static List<Ticks> each(List<Ticks> sets, List<String> words, BiFunction<Ticks, String, Ticks> with) {
        return sets.size() > MOST_SETS
                ? sets
                : sets.stream()
                        .flatMap(set ->
                                Stream.concat(Stream.of(set), words.stream().map(word -> with.apply(set, word))))
                        .toList();
    }

    private Map<AbilityRef, List<String>> alternatives() {
        return shown.riders().stream()
                .filter(Forecasts::isTickable)
                .filter(rider -> rider.isOpen() && !AbilityView.isAtOnce(rider, rulebook))
                .collect(Collectors.groupingBy(
                        RiderOffer::ref, LinkedHashMap::new, Collectors.mapping(RiderOffer::key, Collectors.toList())));
    }

    private static boolean isTickable(RiderOffer rider) {
        return switch (rider.state()) {
            case OPEN, TICKED -> true;
            case IN_USE, BEHIND_THE_DICE -> false;
        };
    }

    private String row(RollOffer offer) {
        return offer.ways().stream().map(way -> way(offer, way)).collect(Collectors.joining(",", "[", "]"));
    }

    private String way(RollOffer offer, Offers.Way offered) {
        RollView.Way way = RollView.Way.of(offered);
        OddsView.Bar bar = way.odds().plain();
        String more = way.odds().more().stream()
                .map(each -> "[%s,%d,%d,%d]".formatted(quoted(each.name()), each.strong(), each.weak(), each.miss()))
                .collect(Collectors.joining(",", "[", "]"));
        String changes = Stream.concat(
                        IntStream.range(0, offer.ticks().size())
                                .mapToObj(
                                        i -> RollView.Helps.change(offer.ticks().get(i), i, offered)),
                        offer.riders().stream()
                                .filter(rider -> rider.state() != RiderOffer.State.BEHIND_THE_DICE)
                                .map(rider -> AbilityView.change(rider, offered)))
                .map(change -> quoted(change.inWords()))
                .collect(Collectors.joining(",", "[", "]"));
        return "[%d,%d,%d,%s,%s,%s,%s]"
                .formatted(
                        bar.strong(),
                        bar.weak(),
                        bar.miss(),
                        quoted(way.sum()),
                        quoted(way.inAddition()),
                        more,
                        changes);
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
