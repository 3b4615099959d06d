package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.PriceInSteps;
import momentum.Shipped;
import momentum.phrase.Printer;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.OpenQuestion;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked is asked in a move, and some moves are the guide's to decide. */
class GuideTest {
    private Play play = new Play(Shipped.rulebook("ironsworn"));
    private Table table = Table.start(play.rulebook().game());

    GuideTest() {
        say(new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        say(new Command.AddHero(
                "Ylva",
                List.of(3, 2, 1, 1, 2),
                List.of(),
                List.of(new Asset("Hound", 1, 4, 4), new Asset("Raven", 1, 2, 2)),
                Optional.empty(),
                ""));
    }

    private void say(Command command) {
        table = switch (play.apply(table, command)) {
            case Ruling.Ruled ruled -> ruled.table();
            case Ruling.Asks asks -> asks.table();
            case Ruling.Refused refused -> throw new AssertionError(refused.why());
        };
    }

    private void make(String hero, String move) {
        say(new Command.Make(hero, Draft.of(move)));
    }

    private void answer(Reply reply) {
        say(new Command.Answer(Optional.empty(), reply));
    }

    private List<String> moves() {
        return table.asked().stream().flatMap(asked -> asked.move().stream()).toList();
    }

    private boolean isForGuide() {
        return play.isForGuide(table.asked().getFirst());
    }

    @Test
    void everyQuestionKnowsTheMoveItStandsIn() {
        assertThat(table.asked()).isEmpty();
        make("Kára", "Make Camp");
        assertThat(moves()).containsExactly("Make Camp");
        answer(new Reply.Dice(6, 1, 2, Optional.empty(), Ticks.NONE));
        assertThat(table.asked().stream().map(OpenQuestion::question)).isEqualTo(table.questions());
        assertThat(moves()).containsExactly("Make Camp", "Make Camp");
        assertThat(table.asked()).noneMatch(play::isForGuide);
    }

    @Test
    void thePriceIsTheGuidesAndTheDiceAreNot() {
        make("Kára", "Face Danger");
        assertThat(isForGuide()).isFalse();
        answer(new Reply.Dice(1, 9, 10, Optional.of("wits"), Ticks.NONE));
        assertThat(moves()).containsExactly("Pay the Price");
        assertThat(isForGuide()).isTrue();
        answer(new Reply.Choose(List.of("Let fate decide")));
        assertThat(table.questions().getFirst()).isInstanceOf(Question.Oracle.class);
        assertThat(isForGuide()).isTrue();
        answer(new Reply.Oracle(60, Optional.empty()));
        assertThat(isForGuide()).isTrue();
    }

    @Test
    void howMuchItCostsIsPartOfThePriceAndHowItIsBorneIsNot() {
        make("Kára", "Pay the Price");
        assertThat(isForGuide()).isTrue();
        answer(new Reply.Choose(List.of("Hurt"), Set.of(), Map.of("Hurt", 5)));
        assertThat(moves()).containsExactly("Endure Harm");
        assertThat(table.asked().getFirst().question()).isInstanceOf(Question.Dice.class);
        assertThat(isForGuide()).isFalse();
        answer(new Reply.Dice(1, 9, 10, Optional.empty(), Ticks.NONE));
        assertThat(table.asked().getFirst().question()).isInstanceOf(Question.Choose.class);
        assertThat(isForGuide()).isFalse();
        answer(new Reply.Choose(List.of("Leave it to fate")));
        assertThat(table.asked().getFirst().question()).isInstanceOf(Question.Oracle.class);
        assertThat(isForGuide()).isFalse();
    }

    @Test
    void whatALineOfTheGuidesAsksForAnotherMoveIsTheGuides() {
        play = new Play(PriceInSteps.rulebook("ironsworn"));
        make("Kára", "Pay the Price");
        answer(new Reply.Choose(List.of("The most obvious")));
        answer(new Reply.Choose(List.of("Hurt")));
        assertThat(table.asked().getFirst().question()).isInstanceOf(Question.HowMuch.class);
        assertThat(moves()).containsExactly("Endure Harm");
        assertThat(isForGuide()).isTrue();
    }

    @Test
    void whichCompanionPaysIsPartOfThePriceToo() {
        make("Ylva", "Pay the Price");
        answer(new Reply.Choose(List.of("A companion pays")));
        assertThat(table.asked().getFirst().question()).isInstanceOf(Question.Name.class);
        assertThat(isForGuide()).isTrue();
    }

    @Test
    void theOracleIsTheGuidesToAsk() {
        make("Kára", "Ask the Oracle");
        assertThat(isForGuide()).isTrue();
        answer(new Reply.Choose(List.of("Yes or no")));
        assertThat(isForGuide()).isTrue();
    }

    @Test
    void aHerosOwnHarmIsHersToTell() {
        make("Kára", "Endure Harm");
        assertThat(table.asked().getFirst().question()).isInstanceOf(Question.HowMuch.class);
        assertThat(isForGuide()).isFalse();
    }

    @Test
    void whatIsHandedOutStandsInNoMove() {
        say(new Command.Impose(List.of(), "suffer supply", ""));
        assertThat(table.asked())
                .singleElement()
                .satisfies(asked -> assertThat(asked.move()).isEmpty());
        assertThat(isForGuide()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void theGameSaysSoAndPrintsItBack(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        String line = "with a guide, the guide decides Pay the Price and Ask the Oracle";
        assertThat(rulebook.game().guideDecides()).containsExactly("Pay the Price", "Ask the Oracle");
        assertThat(Printer.guideDecides(rulebook.game())).isEqualTo(line);
    }
}
