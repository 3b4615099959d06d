package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import momentum.play.Offers;
import momentum.play.Offers.RollOffer;
import momentum.state.HandBonus;
import momentum.state.Ticks;

/**
 * The odds of a roll for every set of ticks and every small bonus by hand, each as the engine offers them: a page looks them up
 * while someone ticks, and computes nothing.
 */
final class Forecasts {
    /** More than this is asked for when it is ticked. */
    private static final int MOST_TICKS = 3;

    private static final int MOST_BY_HAND = 3;

    private Forecasts() {}

    /**
     * As JSON: by ticks and bonus, for each way in order its odds, its sum, and what is in it beside the stat.
     *
     * @param offered what the engine offers with such ticks
     */
    static String of(RollOffer roll, String because, Function<Ticks, Optional<RollOffer>> offered) {
        if (roll.ticks().size() > MOST_TICKS) {
            return "";
        }
        List<String> entries = new ArrayList<>();
        for (int set = 0; set < 1 << roll.ticks().size(); set++) {
            TreeSet<String> said = new TreeSet<>();
            for (int i = 0; i < roll.ticks().size(); i++) {
                if ((set >> i & 1) == 1) {
                    said.add(roll.ticks().get(i).word());
                }
            }
            for (int byHand = -MOST_BY_HAND; byHand <= MOST_BY_HAND; byHand++) {
                Optional<HandBonus> bonus =
                        byHand == 0 ? Optional.empty() : Optional.of(new HandBonus(byHand, because));
                String key = String.join("~", said) + "|" + byHand;
                offered.apply(new Ticks(said, bonus))
                        .ifPresent(offer -> entries.add("%s:[%s]"
                                .formatted(
                                        quoted(key),
                                        offer.ways().stream()
                                                .map(Forecasts::way)
                                                .collect(Collectors.joining(",")))));
            }
        }
        return "{" + String.join(",", entries) + "}";
    }

    private static String way(Offers.Way offered) {
        RollView.Way way = RollView.Way.of(offered);
        OddsView.Bar bar = way.odds().plain();
        return "[%d,%d,%d,%s,%s]"
                .formatted(bar.strong(), bar.weak(), bar.miss(), quoted(way.sum()), quoted(way.inAddition()));
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
