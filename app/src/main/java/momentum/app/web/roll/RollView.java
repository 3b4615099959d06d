package momentum.app.web.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.web.http.FormData;
import momentum.app.web.story.SignedNumber;
import momentum.play.Offers;
import momentum.play.Offers.RollOffer;
import momentum.play.RollOdds;
import momentum.rule.Rulebook;
import momentum.state.Addend;

/**
 * A roll that waits or is about to be made, as the engine offers it.
 *
 * @param abilities those that have to do with it
 * @param byHand what is filled in to be added by hand
 * @param chosen the way that is chosen at first
 * @param forecasts the odds of every set of ticks, for a script to look them up; empty where there are too many
 */
public record RollView(
        List<Way> ways, List<Helps> ticks, Abilities abilities, ByHand byHand, Way chosen, String forecasts) {
    /**
     * One way to roll.
     *
     * @param stat what is sent to roll this way; empty for a progress roll
     * @param first the stat or the progress
     * @param added what is added to it
     */
    public record Way(String stat, Addend first, List<Addend> added, String fiction, OddsView odds) {
        static Way of(Offers.Way way) {
            return new Way(
                    way.stat().orElse(""),
                    way.sum().getFirst(),
                    way.sum().subList(1, way.sum().size()),
                    way.fiction(),
                    OddsView.of(way.odds()));
        }

        /** What is rolled: a stat has its plus. */
        public String label() {
            return (stat.isEmpty() ? "" : "+") + first.name() + " " + first.number();
        }

        /** What is added, each with its name. */
        public String inAddition() {
            return added.stream()
                    .map(add -> SignedNumber.of(add.number()) + " " + add.name())
                    .collect(Collectors.joining(" "));
        }

        /** All of the sum, for the button that rolls it. */
        public String sum() {
            StringBuilder sum = new StringBuilder(label());
            added.forEach(add -> sum.append(' ').append(SignedNumber.of(add.number())));
            return sum.toString();
        }
    }

    /**
     * Something that may be said of the roll.
     *
     * @param change what it would do to the odds of the way that is chosen
     */
    public record Helps(String word, String does, boolean isSet, OddsChange change) {
        private static Helps of(Offers.Tick tick, int number, Offers.Way chosen) {
            return new Helps(tick.word(), tick.does(), tick.isSet(), change(tick, number, chosen));
        }

        static OddsChange change(Offers.Tick tick, int number, Offers.Way way) {
            RollOdds other = way.toggled().get(number);
            return tick.isSet() ? OddsChange.between(other, way.odds()) : OddsChange.between(way.odds(), other);
        }
    }

    /** A bonus by hand as it was typed. */
    public record ByHand(String adding, String because) {
        public static final ByHand NONE = new ByHand("", "");

        public static ByHand of(FormData filled) {
            return new ByHand(filled.text("adding"), filled.text("because"));
        }

        public boolean isFilled() {
            return !adding.isEmpty() || !because.isEmpty();
        }
    }

    /**
     * The abilities that have to do with a roll.
     *
     * @param before those that may be used before its dice, or are in use
     * @param behind what is said to use those that will be offered once the dice lie
     */
    public record Abilities(List<AbilityView> before, List<String> behind) {
        public boolean isEmpty() {
            return before.isEmpty() && behind.isEmpty();
        }

        /** Whether some are used by themselves, each by a button. */
        public boolean isAnyAtOnce() {
            return before.stream().anyMatch(AbilityView::isAtOnce);
        }

        /** Whether it is the first of the ways to use one ability, or the only one. */
        public boolean isFirst(AbilityView view) {
            return AbilityView.firsts(before).contains(view.key());
        }
    }

    /** The way that is chosen at first: the one that is meant, or the first there is. */
    static Offers.Way chosen(RollOffer offer, String stat) {
        return offer.ways().stream()
                .filter(way -> way.stat().filter(stat::equals).isPresent())
                .findFirst()
                .orElseGet(() -> offer.ways().getFirst());
    }

    public static RollView of(RollOffer offer, Rulebook rulebook, ByHand byHand, String stat, String forecasts) {
        Offers.Way chosen = chosen(offer, stat);
        List<Helps> helps = new ArrayList<>(offer.ticks().size());
        for (int i = 0; i < offer.ticks().size(); i++) {
            helps.add(Helps.of(offer.ticks().get(i), i, chosen));
        }
        return new RollView(
                offer.ways().stream().map(Way::of).toList(),
                List.copyOf(helps),
                new Abilities(AbilityView.before(offer.riders(), chosen, rulebook), AbilityView.behind(offer.riders())),
                byHand,
                Way.of(chosen),
                forecasts);
    }

    public boolean isProgress() {
        return ways.stream().allMatch(way -> way.stat().isEmpty());
    }

    /** The way to roll, where there is only one. */
    public Optional<Way> onlyWay() {
        return ways.size() == 1 ? Optional.of(ways.getFirst()) : Optional.empty();
    }
}
