package momentum.app.web.roll;

import java.util.ArrayList;
import java.util.List;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.play.RollOdds;

/**
 * The odds of a roll as bars.
 *
 * @param plain as the dice fall
 * @param more what else could be made of them, each with its name: a burn, a reroll
 */
public record OddsView(Bar plain, List<Bar> more) {
    public static OddsView of(RollOdds odds) {
        List<Bar> more = new ArrayList<>(2);
        odds.burned().ifPresent(burned -> more.add(Bar.of("with a burn", burned)));
        odds.rerolled().ifPresent(rerolled -> more.add(Bar.of("with a reroll", rerolled)));
        return new OddsView(Bar.of("", odds.plain()), List.copyOf(more));
    }

    /** As it goes with every die thrown again that may be, wherever that helps. */
    public static Bar best(RollOdds odds) {
        return Bar.of("", odds.rerolled().orElse(odds.plain()));
    }

    public String inWords() {
        StringBuilder words = new StringBuilder(plain.inWords());
        more.forEach(bar -> words.append("; ").append(bar.name()).append(' ').append(bar.inWords()));
        return words.toString();
    }

    /** A bar of a hundred, in whole percent. */
    public record Bar(String name, int strong, int weak, int miss) {
        private static Bar of(String name, Odds odds) {
            int[] percent = Percent.of(odds.strong(), odds.weak(), odds.miss());
            return new Bar(name, percent[0], percent[1], percent[2]);
        }

        /** Where the weak hits begin. */
        public int weakFrom() {
            return strong;
        }

        public int missFrom() {
            return strong + weak;
        }

        public String inWords() {
            return "strong hit %d %%, weak hit %d %%, miss %d %%".formatted(strong, weak, miss);
        }
    }
}
