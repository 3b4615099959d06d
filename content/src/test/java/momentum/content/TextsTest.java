package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import momentum.content.book.Prose;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every text of both books can be shown: no link, macro or mark of the format is left in it. */
class TextsTest {
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void nothingOfTheFormatIsLeftInAText(String game) {
        List<Prose> texts = texts(Books.all(game)).toList();
        assertThat(texts).hasSizeGreaterThan(1000);
        for (Prose text : texts) {
            assertThat(text.plain()).doesNotContain("datasworn:", "{{", "}}", "](", "__");
            assertThat(text.markdown()).doesNotContain("datasworn:", "{{", "}}");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyTableThatATextOrARowNamesIsThere(String game) {
        Library library = Books.all(game);
        assertThat(texts(library).flatMap(text -> text.tables().stream()))
                .isNotEmpty()
                .allSatisfy(id -> assertThat(library.table(id)).as(id).isPresent());
        assertThat(library.oracles().stream()
                        .flatMap(table -> table.rows().stream())
                        .flatMap(row -> Stream.concat(
                                row.rolls().stream().map(roll -> roll.oracle()), row.embeddedTable().stream())))
                .isNotEmpty()
                .allSatisfy(id -> assertThat(library.table(id)).as(id).isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyEntryHasAnIdOfItsOwnATitleAnAuthorAndALicence(String game) {
        Library library = Books.all(game);
        assertThat(library.everything()).extracting(entry -> entry.id()).doesNotHaveDuplicates();
        assertThat(library.everything()).allSatisfy(entry -> {
            assertThat(entry.name()).isNotBlank();
            assertThat(entry.origin().title()).startsWith("Ironsworn");
            assertThat(entry.origin().authors()).containsExactly("Shawn Tomkin");
            assertThat(entry.origin().licence().name()).startsWith("CC BY");
            assertThat(entry.origin().page()).isPresent();
            assertThat(library.entry(entry.id())).contains(entry);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void theBookSaysWhatEachStatIsGoodFor(String game) {
        assertThat(Rulebooks.game(game).orElseThrow().game().stats())
                .isNotEmpty()
                .allSatisfy(stat ->
                        assertThat(Books.all(game).stat(stat).plain()).as(stat).endsWith("."));
        assertThat(Books.all(game).stat("luck")).isEqualTo(Prose.NONE);
    }

    private static Stream<Prose> texts(Library library) {
        Stream<Prose> moves = Stream.concat(library.moves().stream(), library.assetMoves().stream())
                .flatMap(move -> Stream.concat(
                        Stream.of(move.text(), move.trigger().text()),
                        move.outcomes().stream().flatMap(o -> Stream.of(o.strongHit(), o.weakHit(), o.miss()))));
        Stream<Prose> rows = Stream.concat(library.oracles().stream(), library.embeddedTables().stream())
                .flatMap(table -> table.rows().stream())
                .flatMap(row -> Stream.of(row.text(), row.text2(), row.text3(), row.template()));
        Stream<Prose> assets = library.assets().stream()
                .flatMap(asset -> Stream.concat(
                        Stream.of(asset.requirement()),
                        asset.abilities().stream().map(ability -> ability.text())));
        Stream<Prose> foes = library.foes().stream()
                .flatMap(foe -> Stream.of(
                                Stream.of(foe.summary(), foe.description(), foe.questStarter(), foe.yourTruth()),
                                foe.features().stream(),
                                foe.drives().stream(),
                                foe.tactics().stream(),
                                foe.variants().stream().map(variant -> variant.description()))
                        .flatMap(each -> each));
        Stream<Prose> truths = library.truths().stream()
                .flatMap(truth -> Stream.concat(
                        Stream.of(truth.yourCharacter()),
                        truth.answers().stream()
                                .flatMap(answer ->
                                        Stream.of(answer.summary(), answer.description(), answer.questStarter()))));
        return Stream.of(moves, rows, assets, foes, truths).flatMap(each -> each);
    }
}
