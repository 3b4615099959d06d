package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import momentum.content.book.Ability;
import momentum.content.book.AssetCard;
import momentum.content.book.MoveText;
import momentum.content.book.RollType;
import momentum.content.datasworn.JsonValue;
import momentum.content.datasworn.Sections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in the data is right in the library: each matter before and after. */
class ErrataTest {
    private static final Datasworn CLASSIC = raw("classic");
    private static final Datasworn STARFORGED = raw("starforged");
    private static final Library OURS = Books.all("ironsworn");

    @Test
    void everyErratumThatSaysWhereStillFindsWhatItSays() {
        List<String> stale = new ArrayList<>();
        int applied = 0;
        for (Erratum erratum : Errata.all()) {
            if (erratum.at().isPresent()) {
                String section = erratum.at().get().replaceAll("\\..*", "");
                if (ErratumPatch.apply(erratum, sections(erratum.game()).section(section))) {
                    applied++;
                } else {
                    stale.add(erratum.id());
                }
            }
        }
        assertThat(stale).isEmpty();
        assertThat(applied).isEqualTo(19);
    }

    @ParameterizedTest
    @CsvSource({"69, 77, 10", "78, 85, 11"})
    void payThePriceHasTheRangesOfTheReferenceDocument(int from, int to, int row) {
        String range = from + "-" + to;
        assertThat(move(CLASSIC, "Pay the Price")
                        .tables()
                        .getFirst()
                        .rows()
                        .get(row)
                        .range()
                        .orElseThrow())
                .hasToString(row == 10 ? "69-76" : "77-85");
        assertThat(move("Pay the Price")
                        .tables()
                        .getFirst()
                        .rows()
                        .get(row)
                        .range()
                        .orElseThrow())
                .hasToString(range);
    }

    @Test
    void aCircleIsDrawnWithUpToThreeBoasts() {
        assertThat(strongHit(move(CLASSIC, "Draw the Circle"))).contains("up to two boasts");
        assertThat(strongHit(move("Draw the Circle"))).contains("up to three boasts");
        assertThat(move("Draw the Circle").text().plain()).contains("up to three boasts");
    }

    @Test
    void aForsakenVowTestsNoBondAndItsMinusIsAMinus() {
        assertThat(move(CLASSIC, "Forsake Your Vow").text().source())
                .contains("Test Your Bond")
                .contains("_spirit");
        assertThat(move("Forsake Your Vow").text().source())
                .doesNotContain("Test Your Bond")
                .contains("-spirit")
                .endsWith("epic=5).");
    }

    @Test
    void theMinusOfASetbackIsAMinus() {
        assertThat(move(CLASSIC, "Face a Setback").text().source()).contains("additional _momentum");
        assertThat(move("Face a Setback").text().source()).contains("each additional -momentum, clear");
    }

    @ParameterizedTest
    @CsvSource({
        "Sway,         1, asset.ability.move:classic/ritual/shadow_walk.0.shadow_walk, asset.ability.move:classic/ritual/sway.0.sway",
        "Spirit-Bound, 2, move:classic/suffer/face_death, move:classic/quest/fulfill_your_vow"
    })
    void anAbilityChangesTheMoveThatItsTextNames(String asset, int ability, String before, String after) {
        assertThat(ability(CLASSIC, asset, ability).enhances().getFirst().moves())
                .containsExactly(before);
        assertThat(ability(asset, ability).enhances().getFirst().moves()).containsExactly(after);
    }

    @Test
    void turnTheTideHasNoRollToChange() {
        assertThat(ability(CLASSIC, "Thunder-Bringer", 2).enhances().getFirst().rollType())
                .isEqualTo(RollType.ACTION_ROLL);
        assertThat(ability("Thunder-Bringer", 2).enhances().getFirst().rollType())
                .isEqualTo(RollType.NO_ROLL);
    }

    @ParameterizedTest
    @CsvSource({"Mammoth, 1", "Trickster, 3"})
    void anAbilityThatNamedNoMoveDoes(String asset, int moves) {
        assertThat(ability(CLASSIC, asset, 0).enhances()).isEmpty();
        assertThat(ability(asset, 0).enhances().getFirst().moves())
                .hasSize(moves)
                .allMatch(id -> OURS.entry(id).isPresent());
    }

    @Test
    void aMammothNeedsNoMoveOfDelve() {
        assertThat(ability(CLASSIC, "Mammoth", 1).enhances().getFirst().moves())
                .contains("move:delve/delve/check_your_gear");
        assertThat(ability("Mammoth", 1).enhances().getFirst().moves())
                .containsExactly("move:classic/adventure/make_camp");
    }

    @Test
    void anExpeditionsRewardIsInTicks() {
        assertThat(weakHit(move(STARFORGED, "Finish an Expedition"))).contains("formidable=2 box;");
        assertThat(weakHit(starforged("Finish an Expedition"))).contains("formidable=2 ticks;");
    }

    @Test
    void aSojournIsForRecoverMoves() {
        assertThat(strongHit(move(STARFORGED, "Sojourn"))).contains("recover contents");
        assertThat(strongHit(starforged("Sojourn"))).contains("two recover moves:");
        assertThat(starforged("Sojourn").text().source()).doesNotContain("recover contents");
    }

    @Test
    void whatCannotBePutRightOrIsLeftOpenIsNoted() {
        assertThat(Errata.all())
                .filteredOn(
                        erratum -> erratum.at().isEmpty() && erratum.differs().isEmpty())
                .extracting(Erratum::id)
                .containsExactlyInAnyOrder(
                        "asset:classic/path/masked",
                        "asset.ability:classic/combat_talent/slinger.1",
                        "asset.ability:classic/companion/young_wyvern.2",
                        "asset.ability:classic/path/battle_scarred.2",
                        "asset.ability:classic/path/sighted.2");
        assertThat(Errata.all()).allSatisfy(erratum -> assertThat(erratum.why()).isNotBlank());
    }

    @Test
    void dataThatIsRightAlreadyIsLeftAlone() {
        Erratum erratum = Errata.of("classic").getFirst();
        JsonValue section = sections("classic").section("moves");
        assertThat(ErratumPatch.apply(erratum, section)).isTrue();
        assertThat(ErratumPatch.apply(erratum, section)).isFalse();
    }

    private static Sections sections(String book) {
        return new Sections(Resource.bytes("/datasworn/" + book + ".json"));
    }

    private static Datasworn raw(String book) {
        Sections sections = sections(book);
        return new Datasworn(sections.head(), sections::section);
    }

    private static MoveText move(String name) {
        return OURS.move(name).orElseThrow();
    }

    private static MoveText starforged(String name) {
        return Books.all("starforged").move(name).orElseThrow();
    }

    private static MoveText move(Datasworn book, String name) {
        return book.moves().stream()
                .flatMap(group -> group.all())
                .filter(move -> move.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Ability ability(String asset, int index) {
        return ability(OURS.assets(), asset, index);
    }

    private static Ability ability(Datasworn book, String asset, int index) {
        return ability(book.assets().stream().flatMap(group -> group.all()).toList(), asset, index);
    }

    private static Ability ability(List<AssetCard> assets, String asset, int index) {
        return assets.stream()
                .filter(each -> each.name().equals(asset))
                .findFirst()
                .orElseThrow()
                .abilities()
                .get(index);
    }

    private static String strongHit(MoveText move) {
        return move.outcomes().orElseThrow().strongHit().source();
    }

    private static String weakHit(MoveText move) {
        return move.outcomes().orElseThrow().weakHit().source();
    }
}
