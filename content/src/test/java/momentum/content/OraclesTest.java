package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import momentum.content.book.OracleRow;
import momentum.content.book.OracleRow.Duplicates;
import momentum.content.book.OracleRow.FurtherRoll;
import momentum.content.book.OracleText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OraclesTest {
    private static final Library IRONSWORN = Books.all("ironsworn");
    private static final Library STARFORGED = Books.all("starforged");

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyNumberOfTheDiceBringsUpOneRowOfEveryTable(String game) {
        Library library = Books.all(game);
        for (OracleText table : java.util.stream.Stream.concat(
                        library.oracles().stream(), library.embeddedTables().stream())
                .toList()) {
            assertThat(table.rollable()).as(table.id()).isTrue();
            for (int number = table.dice().lowest(); number <= table.dice().highest(); number++) {
                int rolled = number;
                assertThat(table.rows().stream()
                                .filter(row -> row.range()
                                        .filter(range -> range.holds(rolled))
                                        .isPresent()))
                        .as("%s, %d", table.id(), number)
                        .hasSize(1);
            }
            assertThat(table.row(0)).isEmpty();
            assertThat(table.row(table.dice().highest() + 1)).isEmpty();
        }
    }

    @Test
    void rollingTwiceOnTheSameTableIsSaidAndNotDone() {
        OracleRow both = table(IRONSWORN, "move.oracle_rollable:classic/fate/pay_the_price.pay_the_price")
                .row(99)
                .orElseThrow();
        assertThat(both.rolls())
                .containsExactly(new FurtherRoll(
                        "move.oracle_rollable:classic/fate/pay_the_price.pay_the_price",
                        2,
                        true,
                        Duplicates.MAKE_IT_WORSE,
                        java.util.Optional.empty()));
    }

    @Test
    void aRowMaySendToAnotherTable() {
        OracleRow row = IRONSWORN.oracles().stream()
                .flatMap(table -> table.rows().stream())
                .filter(each -> each.embeddedTable().isPresent())
                .findFirst()
                .orElseThrow();
        assertThat(row.rolls())
                .extracting(FurtherRoll::oracle)
                .containsExactly(row.embeddedTable().orElseThrow());
    }

    @Test
    void aRowWithoutNumbersIsListedAndNeverRolled() {
        OracleText settlements = table(STARFORGED, "oracle_rollable:starforged/planet/desert/settlements/expanse");
        assertThat(settlements.rows()).filteredOn(row -> row.range().isEmpty()).hasSize(2);
        assertThat(settlements.rollable()).isTrue();

        OracleText unnumbered = new OracleText(
                settlements.id(),
                settlements.name(),
                settlements.origin(),
                settlements.group(),
                settlements.bookName(),
                settlements.kind(),
                settlements.dice(),
                settlements.summary(),
                settlements.description(),
                settlements.columns(),
                settlements.recommendedRolls(),
                settlements.match(),
                settlements.rows().stream().filter(row -> row.range().isEmpty()).toList(),
                List.of());
        assertThat(unnumbered.rollable()).isFalse();
        assertThat(unnumbered.row(1)).isEmpty();
    }

    @Test
    void aTableMayHaveASecondColumn() {
        assertThat(STARFORGED.oracles())
                .filteredOn(table -> table.columns().contains("Typical Role"))
                .singleElement()
                .satisfies(table -> {
                    assertThat(table.kind()).isEqualTo("table_text2");
                    assertThat(table.rows())
                            .anySatisfy(row -> assertThat(row.text2().isEmpty()).isFalse());
                });
    }

    @Test
    void theDiceAreThoseOfTheTable() {
        assertThat(STARFORGED.oracles())
                .extracting(table -> table.dice().toString())
                .contains("1d10", "1d20", "1d100");
    }

    @Test
    void aYesIsHighInOneGameAndLowInTheOther() {
        assertThat(table(IRONSWORN, "move.oracle_rollable:classic/fate/ask_the_oracle.likely")
                        .row(90)
                        .orElseThrow()
                        .text()
                        .plain())
                .isEqualTo("Yes");
        assertThat(table(STARFORGED, "move.oracle_rollable:starforged/fate/ask_the_oracle.likely")
                        .row(90)
                        .orElseThrow()
                        .text()
                        .plain())
                .isEqualTo("No");
    }

    private static OracleText table(Library library, String id) {
        return library.table(id).orElseThrow();
    }
}
