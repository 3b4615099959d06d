package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.content.book.Licence;
import org.junit.jupiter.api.Test;

class LicencesTest {
    private static final Library OPEN = Library.of("ironsworn", Licences.OPEN).orElseThrow();

    @Test
    void whatMayNotBeUsedCommerciallyIsGivenOnlyToWhoAsksForIt() {
        assertThat(OPEN.foes()).isEmpty();
        assertThat(OPEN.truths()).isEmpty();
        assertThat(OPEN.places()).isEmpty();
        assertThat(OPEN.foeGroups()).isEmpty();
        assertThat(OPEN.find("Basilisk")).isEmpty();
        assertThat(OPEN.moves()).hasSize(35);
        assertThat(OPEN.everything())
                .allMatch(entry -> !entry.origin().licence().nonCommercial());

        assertThat(Books.all("ironsworn").find("Basilisk")).hasSize(1);
        assertThat(Books.all("ironsworn").foes())
                .hasSize(29)
                .allMatch(foe -> foe.origin().licence().nonCommercial())
                .allMatch(foe -> foe.origin().licence().name().equals("CC BY-NC-SA 4.0"));
    }

    @Test
    void starforgedIsOpenAsAWhole() {
        assertThat(Library.of("starforged", Licences.OPEN).orElseThrow().everything())
                .isEqualTo(Books.all("starforged").everything());
    }

    @Test
    void aRowAnAbilityOrATableInAMoveIsUnderTheLicenceOfItsWhole() {
        assertThat(OPEN.embeddedTables())
                .hasSize(8)
                .allMatch(table -> table.origin().licence().name().equals("CC BY 4.0"));
    }

    @Test
    void aLicenceIsCalledByItsUsualName() {
        assertThat(new Licence("https://creativecommons.org/licenses/by-nc/4.0/").name())
                .isEqualTo("CC BY-NC 4.0");
        assertThat(new Licence("https://creativecommons.org/licenses/by-nc/4.0/").nonCommercial())
                .isTrue();
        assertThat(Licence.UNSTATED.name()).isEqualTo("no licence stated");
        assertThat(new Licence("https://example.org/mine").name()).isEqualTo("https://example.org/mine");
    }

    @Test
    void thereIsNoLibraryOfAnUnknownGame() {
        assertThat(Library.of("chess", Licences.OPEN)).isEmpty();
        assertThat(Datasworn.games()).containsExactly("ironsworn", "starforged");
    }
}
