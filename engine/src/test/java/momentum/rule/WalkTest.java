package momentum.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import momentum.Shipped;
import momentum.phrase.Printer;
import org.junit.jupiter.api.Test;

/** Everything a move says is found, wherever it stands, in the order of its lines. */
class WalkTest {
    private static final String MOVE = """
            move Try It
              when you try
              if wounded
                suffer -1 spirit
              otherwise
                take +1 spirit
              roll +iron
              or choose 1
                Give up: suffer -2 momentum
              strong hit
                take +1 momentum
              weak hit
                choose 1
                  Run: suffer -1 supply; suffer -1 health
                  Stay, if wounded: suffer -3 momentum
                or first choose 1
                  Wait: suffer -4 momentum
                ways
                choose 1 of means
              ways
                take +2 supply
              means
                Barter: suffer -2 supply
            """;

    @Test
    void everyLineAndEveryOption() {
        List<String> said = new ArrayList<>();
        new Walk(
                        phrase -> {
                            if (phrase.effect() instanceof MeterEffect) {
                                said.add(Printer.print(phrase.effect()));
                            }
                        },
                        option -> said.add(Printer.label(option)))
                .through(Shipped.homebrew("Try It", MOVE));

        assertThat(said)
                .containsExactly(
                        "suffer -1 spirit",
                        "take +1 spirit",
                        "Give up",
                        "suffer -2 momentum",
                        "take +1 momentum",
                        "Run",
                        "suffer -1 supply",
                        "suffer -1 health",
                        "Stay",
                        "suffer -3 momentum",
                        "Wait",
                        "suffer -4 momentum",
                        "take +2 supply",
                        "Barter",
                        "suffer -2 supply");
        assertThat(Walk.effects(Shipped.homebrew("Try It", MOVE))).hasSize(16);
    }

    @Test
    void theRowsOfATableAreFoundToo() {
        List<Source> lines = new ArrayList<>();
        Rulebook rulebook = Shipped.rulebook("ironsworn");
        new Walk(phrase -> lines.add(phrase.source()), option -> {}).through(rulebook);

        assertThat(rulebook.tables().values())
                .flatMap(OracleTable::rows)
                .filteredOn(row -> !row.effects().isEmpty())
                .isNotEmpty()
                .allSatisfy(row -> assertThat(lines).contains(row.source()));
    }
}
