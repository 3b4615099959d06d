package momentum.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import momentum.dice.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OddsTest {
    /** The odds that players have published for years. */
    @ParameterizedTest
    @CsvSource({
        "0,  9.17, 31.67, 59.17",
        "1, 15.17, 39.67, 45.17",
        "2, 23.17, 43.67, 33.17",
        "3, 33.17, 43.67, 23.17",
        "4, 45.17, 39.67, 15.17",
        "5, 56.00, 34.67,  9.33",
        "6, 65.33, 29.33,  5.33",
        "7, 72.83, 24.33,  2.83"
    })
    void thePublishedOddsOfAnActionRoll(int add, double strong, double weak, double miss) {
        Odds odds = new ActionOdds(add, 0).plain();

        assertThat(odds.count(Outcome.STRONG_HIT)).isEqualTo(Math.round(strong * 6));
        assertThat(odds.count(Outcome.WEAK_HIT)).isEqualTo(Math.round(weak * 6));
        assertThat(odds.count(Outcome.MISS)).isEqualTo(Math.round(miss * 6));
        assertThat(odds.match()).isEqualTo(60);
    }

    @Test
    void theyAreToldInPlainWords() {
        assertThat(new ActionOdds(2, 0).inWords()).isEqualTo("strong 23 %, weak 44 %, miss 33 %");
        assertThat(new ActionOdds(2, -1).inWords()).isEqualTo("strong 23 %, weak 41 %, miss 36 %");
        assertThat(new ActionOdds(2, 7).inWords())
                .isEqualTo("strong 23 %, weak 44 %, miss 33 %;"
                        + " a burn would make it strong 38 %, weak 47 %, miss 15 %");
        assertThat(new ProgressOdds(6).plain().inWords()).isEqualTo("strong 25 %, weak 50 %, miss 25 %");
    }

    @Test
    void percentagesAlwaysAddUpToAHundred() {
        for (int strong = 0; strong <= 60; strong++) {
            for (int weak = 0; strong + weak <= 60; weak++) {
                int[] percent = Percent.of(strong, weak, 60 - strong - weak);
                assertThat(percent[0] + percent[1] + percent[2]).isEqualTo(100);
                assertThat(Math.abs(percent[0] - 100 * strong / 60.0)).isLessThan(1);
                assertThat(Math.abs(percent[1] - 100 * weak / 60.0)).isLessThan(1);
            }
        }
        assertThat(Percent.of(1, 1, 1)).containsExactly(34, 33, 33);
        assertThat(Percent.of(1, 1, 4)).containsExactly(17, 17, 66);
        assertThat(Percent.of(360_000, 0, 0)).containsExactly(100, 0, 0);
        assertThat(Percent.of(10_000_000, 20_000_000, 30_000_000)).containsExactly(17, 33, 50);
    }

    @Test
    void countsThatAreNotAllOfThemAreNoOdds() {
        assertThatThrownBy(() -> new Odds(600, 1, 2, 3, 60)).hasMessage("1 strong, 2 weak and 3 miss are not 600");
        assertThatThrownBy(() -> new Odds(0, 0, 0, 0, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Odds(1, -1, 1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Odds(1, 1, -1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Odds(1, 1, 1, -1, 0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new ProgressOdds(11)).hasMessage("a progress score is 0 to 10, not 11");
        assertThatThrownBy(() -> new ProgressOdds(-1)).hasMessage("a progress score is 0 to 10, not -1");
    }

    @Test
    void onlyPositiveMomentumCanBeBurned() {
        assertThat(new ActionOdds(2, 1).canBurn()).isTrue();
        assertThat(new ActionOdds(2, 0).canBurn()).isFalse();
        assertThat(new ActionOdds(2, -1).canBurn()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"ALMOST_CERTAIN,90", "LIKELY,75", "FIFTY_FIFTY,50", "UNLIKELY,25", "SMALL_CHANCE,10"})
    void theOddsOfAYes(Likelihood likelihood, int yes) {
        assertThat(likelihood.yes()).isEqualTo(yes);
        assertThat(likelihood.no()).isEqualTo(100 - yes);
    }

    @Test
    void likelihoodsReadAsInTheBook() {
        assertThat(Likelihood.values())
                .extracting(Likelihood::inWords)
                .containsExactly("almost certain", "likely", "50/50", "unlikely", "small chance");
    }

    @Test
    void oneOfOneIsAsSureAsCanBe() {
        assertThat(new Odds(1, 1, 0, 0, 0).strong()).isEqualTo(1);
        assertThat(new Odds(1, 0, 1, 0, 0).weak()).isEqualTo(1);
        assertThat(new Odds(1, 0, 0, 1, 0).miss()).isEqualTo(1);
    }
}
