package momentum.app.web.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import momentum.app.text.OracleRolls;
import momentum.app.web.http.FormData;
import momentum.app.web.view.GameCatalog;
import momentum.content.Rulebooks;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleText;
import momentum.play.Command;
import momentum.rule.Rulebook;
import momentum.state.Table;
import momentum.table.dice.DiceSource;
import org.junit.jupiter.api.Test;

/** The page reads a table of the book as the terminal does. */
class OracleFormTest {
    private final Rulebook rulebook = Rulebooks.game("starforged").orElseThrow();
    private final GameCatalog catalog = GameCatalog.of("starforged");

    private static DiceSource dice() {
        return new DiceSource(new SplittableRandom(7));
    }

    /** A row that has other tables rolled on. */
    private static boolean leadsOn(OracleRow row) {
        return row.range().isPresent() && row.rolls().stream().anyMatch(OracleRow.FurtherRoll::automatic);
    }

    @Test
    void whatARowHasRolledAlongWithItIsReadToo() {
        OracleText table = catalog.library().orElseThrow().oracles().stream()
                .filter(each ->
                        catalog.oracles().book(each.name()).filter(each::equals).isPresent())
                .filter(each -> each.rows().stream().anyMatch(OracleFormTest::leadsOn))
                .findFirst()
                .orElseThrow();
        OracleRow row = table.rows().stream()
                .filter(OracleFormTest::leadsOn)
                .findFirst()
                .orElseThrow();
        int value = row.range().orElseThrow().min();

        Command read = new CommandForms(dice(), rulebook, catalog)
                .read(
                        new FormData(Map.of(
                                "do", List.of("oracle"),
                                "hero", List.of("Vex"),
                                "table", List.of(table.name()),
                                "value", List.of(Integer.toString(value)))),
                        Table.start(rulebook.game()));

        String words = new OracleRolls(catalog.library().orElseThrow(), dice()).words(table, value);
        assertThat(words).contains("; ");
        assertThat(read).isEqualTo(new Command.Read("Vex", table.name(), value, words));
    }
}
