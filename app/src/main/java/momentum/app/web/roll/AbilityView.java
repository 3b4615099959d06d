package momentum.app.web.roll;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.phrase.Printer;
import momentum.play.Hindrance;
import momentum.play.Offers;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RiderOffer.State;
import momentum.play.RollOdds;
import momentum.rule.Effect;
import momentum.rule.MeterEffect;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Who;

/**
 * An ability that may be used, or one of the ways to use it.
 *
 * @param key what is said to use it
 * @param name of the ability, where it has one
 * @param group those of which one at most can be used: the ways to use one ability
 * @param when its trigger, with what must be so in the story
 * @param costs the lines that are paid at once
 * @param does its other lines
 * @param hindrance why it cannot be used now; empty where it can
 * @param isAtOnce whether it is used by itself, before the roll: something is asked first, or no dice are thrown
 * @param change what it does to the odds of the way that is chosen
 */
public record AbilityView(
        String key,
        String name,
        String group,
        String when,
        List<String> costs,
        List<String> does,
        String hindrance,
        State state,
        boolean isAtOnce,
        OddsChange change) {

    public AbilityView {
        costs = List.copyOf(costs);
        does = List.copyOf(does);
    }

    public static AbilityView of(RiderOffer offer, Rulebook rulebook, OddsChange change) {
        Optional<Rider> rider = offer.ref().rider(rulebook);
        Set<String> paid = rider.map(AbilityView::costs).orElse(Set.of());
        List<String> limits = rider.stream()
                .flatMap(each -> each.limits().stream())
                .map(limit -> limit.kind().inWords())
                .toList();
        List<String> costs =
                new ArrayList<>(offer.does().stream().filter(paid::contains).toList());
        costs.addAll(limits);
        return new AbilityView(
                offer.key(),
                offer.ability().orElse(""),
                offer.ref().owner() + " " + offer.ref().limit() + " "
                        + offer.ref().rider(),
                offer.when() + offer.requirement().map(each -> ", if " + each).orElse(""),
                costs,
                offer.does().stream()
                        .filter(line -> !paid.contains(line))
                        .map(AbilityView::inALine)
                        .toList(),
                offer.hindrance().map(Hindrance::why).orElse(""),
                offer.state(),
                isAtOnce(offer, rulebook),
                change);
    }

    /** What stands under a line follows it, behind a colon. */
    public static String inALine(String printed) {
        StringBuilder line = new StringBuilder();
        int depth = 0;
        for (String each : printed.split("\n", -1)) {
            int now = each.length() - each.stripLeading().length();
            line.append(line.isEmpty() ? "" : now > depth ? ": " : "; ").append(each.strip());
            depth = now;
        }
        return line.toString();
    }

    /** The lines by which whoever uses it loses something. */
    private static Set<String> costs(Rider rider) {
        return Stream.concat(
                        rider.lines().stream(),
                        rider.lines().stream()
                                .filter(line -> line.effect() instanceof Effect.Choose)
                                .flatMap(line -> ((Effect.Choose) line.effect()).listed().stream())
                                .flatMap(option -> option.effects().stream()))
                .filter(AbilityView::isCost)
                .map(Printer::text)
                .collect(Collectors.toSet());
    }

    private static boolean isCost(Phrase line) {
        return line.effect() instanceof MeterEffect.Suffer suffer && suffer.who() == Who.YOU;
    }

    /** Dice are not asked for together with it. */
    static boolean isAtOnce(RiderOffer offer, Rulebook rulebook) {
        return offer.asks()
                || offer.ref()
                        .rider(rulebook)
                        .filter(rider ->
                                rider.lines().stream().anyMatch(line -> line.effect() instanceof RiderLine.Automatic))
                        .isPresent();
    }

    /** Those that have to do with a roll before its dice; what they change is told of the way that is chosen. */
    static List<AbilityView> before(List<RiderOffer> riders, Offers.Way chosen, Rulebook rulebook) {
        return riders.stream()
                .filter(rider -> rider.state() != State.BEHIND_THE_DICE)
                .map(rider -> of(rider, rulebook, change(rider, chosen)))
                .toList();
    }

    /** Those that will be offered once the dice lie, by what is said to use them. */
    static List<String> behind(List<RiderOffer> riders) {
        return riders.stream()
                .filter(rider -> rider.state() == State.BEHIND_THE_DICE && rider.isOpen())
                .map(RiderOffer::key)
                .distinct()
                .toList();
    }

    /** Where it opens other ways to roll, the best of them is compared. */
    static OddsChange change(RiderOffer rider, Offers.Way chosen) {
        Optional<Offers.Way> same = rider.ways().stream()
                .filter(way -> way.stat().equals(chosen.stat()))
                .findFirst();
        if (same.isPresent()) {
            RollOdds other = same.get().odds();
            return rider.state() == State.TICKED
                    ? OddsChange.between(other, chosen.odds())
                    : OddsChange.between(chosen.odds(), other);
        }
        return rider.ways().stream()
                .filter(way -> rider.state() != State.TICKED && way.stat().isPresent())
                .max(Comparator.comparingInt(
                        way -> OddsView.of(way.odds()).plain().strong()))
                .map(way -> OddsChange.byAnother(way.stat().orElseThrow(), chosen.odds(), way.odds()))
                .orElse(OddsChange.NONE);
    }

    /** Its first words, where it is one of several ways to use an ability: the others need not say it again. */
    public static Set<String> firsts(List<AbilityView> views) {
        Set<String> groups = new HashSet<>();
        return views.stream()
                .filter(view -> groups.add(view.group()))
                .map(AbilityView::key)
                .collect(Collectors.toSet());
    }

    public boolean isOpen() {
        return hindrance.isEmpty();
    }

    public boolean isTicked() {
        return state == State.TICKED;
    }

    public boolean isInUse() {
        return state == State.IN_USE;
    }

    /** What it does, and what it costs, in a line each. */
    public String inWords() {
        return String.join("; ", does);
    }

    public String cost() {
        return String.join(", ", costs);
    }
}
