package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import momentum.content.book.Group;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.RollType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All of both books is read: what is counted here was counted in the data by other means. */
class CountsTest {
    @ParameterizedTest
    @CsvSource({"ironsworn,   6, 35, 22, 3, 1,  9", "starforged, 12, 56, 31, 5, 2, 18"})
    void everyMoveIsThere(String game, int groups, int moves, int action, int progress, int special, int none) {
        Library library = Books.all(game);
        assertThat(library.moveGroups()).hasSize(groups);
        assertThat(library.moves()).hasSize(moves);
        assertThat(Stream.of(RollType.ACTION_ROLL, RollType.PROGRESS_ROLL, RollType.SPECIAL_TRACK, RollType.NO_ROLL)
                        .map(type -> library.moves().stream()
                                .filter(move -> move.rollType() == type)
                                .count()))
                .containsExactly((long) action, (long) progress, (long) special, (long) none);
        assertThat(library.moves())
                .allSatisfy(
                        move -> assertThat(move.outcomes().isPresent()).isEqualTo(move.rollType() != RollType.NO_ROLL));
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 30, 8", "starforged, 249, 18"})
    void everyTableIsThere(String game, int tables, int embedded) {
        assertThat(Books.all(game).oracles()).hasSize(tables);
        assertThat(Books.all(game).embeddedTables()).hasSize(embedded);
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 4, 78, 234, 23", "starforged, 6, 87, 261, 12"})
    void everyAssetIsThere(String game, int groups, int assets, int abilities, int moves) {
        Library library = Books.all(game);
        assertThat(library.assetGroups()).hasSize(groups);
        assertThat(library.assets()).hasSize(assets);
        assertThat(library.assets().stream()
                        .mapToInt(asset -> asset.abilities().size())
                        .sum())
                .isEqualTo(abilities);
        assertThat(library.assetMoves()).hasSize(moves);
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 29, 0, 11, 33, 9", "starforged, 23, 32, 14, 42, 0"})
    void everyFoeTruthAndPlaceIsThere(String game, int foes, int variants, int truths, int answers, int places) {
        Library library = Books.all(game);
        assertThat(library.foes()).hasSize(foes);
        assertThat(library.foes().stream()
                        .mapToInt(foe -> foe.variants().size())
                        .sum())
                .isEqualTo(variants);
        assertThat(library.truths()).hasSize(truths);
        assertThat(library.truths().stream()
                        .mapToInt(truth -> truth.answers().size())
                        .sum())
                .isEqualTo(answers);
        assertThat(library.places()).hasSize(places);
    }

    @ParameterizedTest
    @CsvSource({"ironsworn, 1057, 0", "starforged, 4306, 59"})
    void everyRowIsThere(String game, int rows, long unnumbered) {
        List<OracleText> tables = Books.all(game).oracles();
        assertThat(tables.stream().mapToInt(table -> table.rows().size()).sum()).isEqualTo(rows);
        assertThat(tables.stream()
                        .flatMap(table -> table.rows().stream())
                        .filter(row -> row.range().isEmpty())
                        .count())
                .isEqualTo(unnumbered);
    }

    @Test
    void aNameIsTheSameInTheBookAndInOurRulebook() {
        assertThat(Books.all("ironsworn").moves())
                .extracting(MoveText::name)
                .containsExactlyInAnyOrderElementsOf(
                        Rulebooks.game("ironsworn").orElseThrow().moves().keySet());
    }

    @Test
    void groupsStandWithinGroups() {
        assertThat(Books.all("starforged").oracleGroups())
                .filteredOn(group -> group.name().equals("Planet Oracles"))
                .flatExtracting(Group::groups)
                .filteredOn(group -> group.name().equals("Desert World"))
                .flatExtracting(Group::groups)
                .extracting(Group::name)
                .containsExactly("Settlements");
    }
}
