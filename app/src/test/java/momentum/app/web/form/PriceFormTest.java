package momentum.app.web.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import momentum.app.web.http.FormData;
import momentum.app.web.http.WrongForm;
import momentum.app.web.view.GameCatalog;
import momentum.content.Rulebooks;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.rule.Rulebook;
import momentum.state.Table;
import momentum.table.dice.DiceSource;
import org.junit.jupiter.api.Test;

/** What is chosen on the page, and how much of each, is one reply. */
class PriceFormTest {
    private final Rulebook rulebook = Rulebooks.game("ironsworn").orElseThrow();

    private Command read(List<String> choices, Map<String, String> others) {
        Map<String, List<String>> fields = new HashMap<>(Map.of(
                "do", List.of("answer"), "hero", List.of("Kára"), "reply", List.of("choose"), "choice", choices));
        others.forEach((name, value) -> fields.put(name, List.of(value)));
        return new CommandForms(new DiceSource(new SplittableRandom(7)), rulebook, GameCatalog.of("ironsworn"))
                .read(new FormData(fields), Table.start(rulebook.game()));
    }

    private static Command choosing(List<String> labels, Map<String, Integer> amounts) {
        return new Command.Answer(Optional.of("Kára"), new Reply.Choose(labels, Set.of(), amounts));
    }

    @Test
    void eachChoiceHasTheAmountThatIsTypedForIt() {
        assertThat(read(
                        List.of("Hurt", "Time or position lost"),
                        Map.of("amount-Hurt", "2", "amount-Time or position lost", " 1 ")))
                .isEqualTo(choosing(
                        List.of("Hurt", "Time or position lost"), Map.of("Hurt", 2, "Time or position lost", 1)));
    }

    @Test
    void whatIsNotTypedIsLeftToWhatIsAdvised() {
        assertThat(read(List.of("Hurt", "Resources lost"), Map.of("amount-Hurt", "")))
                .isEqualTo(choosing(List.of("Hurt", "Resources lost"), Map.of()));
        assertThat(read(List.of("Let fate decide"), Map.of()))
                .isEqualTo(choosing(List.of("Let fate decide"), Map.of()));
    }

    /** The fields of all options are sent, ticked or not. */
    @Test
    void anAmountOfWhatIsNotChosenIsNothing() {
        assertThat(read(List.of("Hurt"), Map.of("amount-Hurt", "3", "amount-Disheartened", "2")))
                .isEqualTo(choosing(List.of("Hurt"), Map.of("Hurt", 3)));
        assertThat(read(List.of(), Map.of("amount-Disheartened", "x"))).isEqualTo(choosing(List.of(), Map.of()));
    }

    @Test
    void whatIsNoNumberIsToldByTheNameOfTheCost() {
        assertThatThrownBy(() -> read(List.of("Hurt"), Map.of("amount-Hurt", "much")))
                .isInstanceOf(WrongForm.class)
                .hasMessage("Hurt is a whole number, not \"much\".");
    }
}
