package momentum.phrase;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import momentum.Shipped;
import momentum.rule.AssetCard;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.OracleTable;
import momentum.rule.Rulebook;
import momentum.track.MomentumRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A line is what runs and what the player reads: printing what was read gives the line back. */
class ShippedLinesTest {
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyLinePrintsBackAsItself(String game) {
        Rulebook rulebook = Shipped.rulebook(game);
        Shipped.files(game).forEach((file, bytes) -> {
            if (file.endsWith(".moves") || file.endsWith(".assets")) {
                List<String> written = new String(bytes, StandardCharsets.UTF_8)
                        .lines()
                        .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
                        .toList();
                assertThat(printed(rulebook, file)).as(file).isEqualTo(written);
            }
        });
    }

    private static List<String> printed(Rulebook rulebook, String file) {
        record Part(int line, List<String> lines) {}
        List<Part> parts = new ArrayList<>();
        for (Move move : rulebook.moves().values()) {
            if (move.source().file().equals(file)) {
                parts.add(new Part(move.source().line(), Printer.print(move)));
            }
        }
        for (AssetCard card : rulebook.cards().values()) {
            if (card.source().file().equals(file)) {
                parts.add(new Part(card.source().line(), Printer.print(card)));
            }
        }
        for (OracleTable table : rulebook.tables().values()) {
            if (table.source().file().equals(file)) {
                parts.add(new Part(table.source().line(), Printer.print(table)));
            }
        }
        for (Likely likely : rulebook.odds()) {
            if (likely.source().file().equals(file)) {
                boolean isFirst = likely.equals(rulebook.odds().getFirst());
                List<String> lines = new ArrayList<>(isFirst ? List.of("odds") : List.of());
                lines.add(Printer.print(likely));
                parts.add(new Part(likely.source().line(), lines));
            }
        }
        return parts.stream()
                .sorted(Comparator.comparingInt(Part::line))
                .flatMap(part -> part.lines().stream())
                .toList();
    }

    @Test
    void theMomentumOfTheCoreIsTheOneTheRulebooksSay() {
        assertThat(Shipped.rulebook("ironsworn").game().momentum()).isEqualTo(MomentumRule.IRONSWORN);
        assertThat(Shipped.rulebook("starforged").game().momentum()).isEqualTo(MomentumRule.STARFORGED);
    }

    @Test
    void allThirtyFiveMovesOfIronswornAreThere() {
        assertThat(Shipped.rulebook("ironsworn").moves()).hasSize(35);
        assertThat(Shipped.rulebook("ironsworn").tables()).hasSize(8);
        assertThat(Shipped.rulebook("ironsworn").odds()).hasSize(5);
    }

    @Test
    void allSeventyEightAssetsOfIronswornAreThere() {
        assertThat(Shipped.rulebook("ironsworn").cards()).hasSize(78);
        assertThat(Shipped.rulebook("ironsworn").cards().values())
                .allSatisfy(card -> assertThat(card.abilities()).hasSize(3));
    }
}
