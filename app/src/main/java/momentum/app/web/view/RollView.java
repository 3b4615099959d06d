package momentum.app.web.view;

import java.util.List;
import java.util.Optional;
import momentum.app.web.http.FormData;
import momentum.play.Offers;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.state.Addend;

/**
 * A roll that waits or is about to be made, as the engine offers it.
 *
 * @param byHand what is filled in to be added by hand
 */
public record RollView(List<Way> ways, List<Tick> ticks, ByHand byHand) {
    /**
     * One way to roll.
     *
     * @param stat what is sent to roll this way; empty for a progress roll
     * @param first the stat or the progress
     * @param added what is added to it
     */
    public record Way(String stat, Addend first, List<Addend> added, String fiction, OddsView odds) {
        private static Way of(Offers.Way way) {
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

    static RollView of(RollOffer offer, ByHand byHand) {
        return new RollView(offer.ways().stream().map(Way::of).toList(), offer.ticks(), byHand);
    }

    public boolean isProgress() {
        return ways.stream().allMatch(way -> way.stat().isEmpty());
    }

    /** The way to roll, where there is only one. */
    public Optional<Way> onlyWay() {
        return ways.size() == 1 ? Optional.of(ways.getFirst()) : Optional.empty();
    }
}
