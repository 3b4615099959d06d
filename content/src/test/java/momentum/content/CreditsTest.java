package momentum.content;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class CreditsTest {
    @Test
    void thePageNamesEveryBookItsAuthorItsLicenceAndWhatIsFromIt() {
        assertThat(Credits.of(List.of(Books.all("ironsworn"), Books.all("starforged")))
                        .markdown())
                .contains("This work is based on Ironsworn (found at")
                .contains("This work is based on Ironsworn: Starforged (found at")
                .contains(
                        "created by Shawn Tomkin, and licensed for our use under the Creative Commons Attribution 4.0")
                .contains("- [Ironsworn Rulebook](https://ironswornrpg.com), by Shawn Tomkin, "
                        + "[CC BY 4.0](https://creativecommons.org/licenses/by/4.0): 35 moves, 38 oracle tables")
                .contains("[CC BY-NC-SA 4.0](https://creativecommons.org/licenses/by-nc-sa/4.0) (*non-commercial*): "
                        + "29 foes, 9 places, 11 truths")
                .contains("[Ironsworn Assets Master Set](https://ironswornrpg.com)")
                .contains("78 assets, 23 moves")
                .contains("[Ironsworn: Starforged Rulebook]")
                .contains("not an official product");
    }

    @Test
    void whatIsNotGivenIsNotCredited() {
        assertThat(Credits.of(List.of(Library.of("ironsworn", Licences.OPEN).orElseThrow()))
                        .markdown())
                .doesNotContain("NC-SA")
                .doesNotContain("Starforged")
                .doesNotContain("non-commercial");
    }
}
