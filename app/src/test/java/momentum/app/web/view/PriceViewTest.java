package momentum.app.web.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import momentum.app.web.http.FormData;
import momentum.play.Draft;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.SayResult;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** A price as the page is given it: each cost with how much it may be, and what is taken in place of them. */
class PriceViewTest {
    private static QuestionView.Choose asked(String... lines) {
        Campaign campaign = new Campaigns(new MemoryJournal(), InstantSource.system())
                .begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (String line : lines) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).isInstanceOf(SayResult.Done.class);
        }
        Table table = campaign.now().table();
        return (QuestionView.Choose)
                new QuestionViews(campaign.play(), table, GameCatalog.of("ironsworn"), campaign.permissions(Seat.HOME))
                        .of(campaign.play().offers(table, "Kára").questions(), Draft.of(""), FormData.EMPTY)
                        .getFirst();
    }

    @Test
    void aCostHasItsLeastItsMostAndWhatIsAdvised() {
        QuestionView.Choose price = asked(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "set foe Wolf (formidable) 0 ticks",
                "Pay the Price");

        assertThat(price.together()).extracting(QuestionView.Choice::label).startsWith("Hurt", "Disheartened");
        assertThat(price.together().getFirst().amount())
                .isEqualTo(Optional.of(new QuestionView.HowMuchOf(0, 10, 3, List.of("health", "momentum"))));
        assertThat(price.together())
                .flatExtracting(choice ->
                        choice.amount().map(QuestionView.HowMuchOf::of).stream().toList())
                .containsExactly(
                        List.of("health", "momentum"),
                        List.of("spirit", "momentum"),
                        List.of("supply"),
                        List.of("momentum"),
                        List.of());
        assertThat(price.together().getLast().amount()).isEmpty();
        assertThat(price.together()).filteredOn(choice -> !choice.isOpen()).hasSize(2);
        assertThat(price.alone())
                .extracting(QuestionView.Choice::label)
                .containsExactly("One of two", "Let fate decide");
        assertThat(price.isSingle()).isFalse();
    }

    @Test
    void afterTheDiceNothingStandsInPlaceOfIt() {
        QuestionView.Choose price = asked(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "Pay the Price",
                "choose Let fate decide",
                "oracle 60");

        assertThat(price.alone()).isEmpty();
        assertThat(price.together()).hasSize(7);
    }

    @Test
    void aPlainChoiceTakesNoAmountAndNothingStandsInPlaceOfIt() {
        QuestionView.Choose plain =
                asked("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1", "Face Danger +iron", "dice 5 vs 2 9");

        assertThat(plain.isSingle()).isTrue();
        assertThat(plain.choices()).allMatch(choice -> choice.amount().isEmpty() && !choice.isAlone());
    }
}
