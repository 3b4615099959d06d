package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.web.http.FormData;
import momentum.app.web.story.SignedNumber;
import momentum.play.Offers;
import momentum.play.Offers.RollOffer;
import momentum.state.Addend;

/**
 * A roll that waits or is about to be made, as the engine offers it.
 *
 * @param byHand what is filled in to be added by hand
 * @param chosen the way that is chosen at first
 * @param forecasts the odds of every set of ticks, for a script to look them up; empty where there are too many
 */
public record RollView(List<Way> ways, List<Helps> ticks, ByHand byHand, Way chosen, String forecasts) {
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
    public record Helps(String word, String does, boolean isSet, String change, boolean isGain) {
        private static Helps of(Offers.Tick tick, int number, Offers.Way chosen) {
            int now = OddsView.of(chosen.odds()).plain().strong();
            int then = OddsView.of(chosen.toggled().get(number)).plain().strong();
            int without = tick.isSet() ? then : now;
            int with = tick.isSet() ? now : then;
            return new Helps(
                    tick.word(),
                    tick.does(),
                    tick.isSet(),
                    with == without ? "" : "strong %d → %d".formatted(without, with),
                    with > without);
        }
    }

    /** A bonus by hand as it was typed. */
    public record ByHand(String adding, String because) {
        static final ByHand NONE = new ByHand("", "");

        static ByHand of(FormData filled) {
            return new ByHand(filled.text("adding"), filled.text("because"));
        }

        public boolean isFilled() {
            return !adding.isEmpty() || !because.isEmpty();
        }
    }

    static RollView of(RollOffer offer, ByHand byHand, String stat, String forecasts) {
        Offers.Way chosen = offer.ways().stream()
                .filter(way -> way.stat().filter(stat::equals).isPresent())
                .findFirst()
                .orElseGet(() -> offer.ways().getFirst());
        List<Helps> helps = new ArrayList<>(offer.ticks().size());
        for (int i = 0; i < offer.ticks().size(); i++) {
            helps.add(Helps.of(offer.ticks().get(i), i, chosen));
        }
        return new RollView(
                offer.ways().stream().map(Way::of).toList(), List.copyOf(helps), byHand, Way.of(chosen), forecasts);
    }

    public boolean isProgress() {
        return ways.stream().allMatch(way -> way.stat().isEmpty());
    }

    /** The way to roll, where there is only one. */
    public Optional<Way> onlyWay() {
        return ways.size() == 1 ? Optional.of(ways.getFirst()) : Optional.empty();
    }
}
