package momentum.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Campaigns are renamed, put away, deleted and brought back from the command line. */
class CampaignsTest {
    private static final String HERO = "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1\n";

    @TempDir
    Path data;

    private List<String> arguments(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--data", data.toString()));
        return all;
    }

    private Program momentum(String... words) {
        return Program.momentum(arguments(words), "");
    }

    @BeforeEach
    void twoCampaigns() {
        Program.momentum(arguments("play", "The Long Winter"), HERO);
        Program.momentum(arguments("play", "--new", "The Long Ice"), "");
    }

    @Test
    void aCampaignGetsAnotherName() {
        assertThat(momentum("campaigns", "rename", "winter", "The Thaw").out())
                .isEqualTo("  The Long Winter is now called The Thaw.\n");
        assertThat(momentum("campaigns").out())
                .contains("The Thaw", "The Long Ice")
                .doesNotContain("Winter");
        Program taken = momentum("campaigns", "rename", "thaw", "the long ice");
        assertThat(taken.exit()).isEqualTo(2);
        assertThat(taken.err())
                .isEqualTo(
                        "There is a campaign called the long ice already. See ./momentum campaigns rename --help.\n");
    }

    @Test
    void anAmbiguousOrUnknownNameChangesNothing() {
        Program ambiguous = momentum("campaigns", "archive", "the long");
        assertThat(ambiguous.exit()).isEqualTo(2);
        assertThat(ambiguous.err()).contains("\"the long\" may be The Long ", "The Long Winter (", "The Long Ice (");
        Program unknown = momentum("campaigns", "delete", "Summer", "--yes");
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err()).contains("There is no campaign called \"Summer\"");
        Program inPlay = momentum("campaigns", "restore", "winter");
        assertThat(inPlay.err()).contains("No campaign called \"winter\" is deleted; The Long Winter is in play.");
        assertThat(momentum("campaigns").out().lines()).hasSize(2);
    }

    @Test
    void whatIsPutAwayOrDeletedIsShownWithAllAndComesBackWhole() {
        assertThat(momentum("campaigns", "archive", "ice").out()).contains("The Long Ice is put away, as it is.");
        Program unasked = momentum("campaigns", "delete", "winter");
        assertThat(unasked.exit()).isEqualTo(2);
        assertThat(unasked.err()).contains("To delete The Long Winter without being asked, add --yes");
        assertThat(momentum("campaigns", "delete", "winter", "--yes").out())
                .contains("The Long Winter is deleted. Until 2", "./momentum campaigns restore 'The Long Winter'");

        assertThat(momentum("campaigns").out()).contains("No campaign is in play", "--all");
        assertThat(momentum("campaigns", "--all").out())
                .contains("The Long Ice (ironsworn), 0 rows, put away since 2")
                .contains("The Long Winter (ironsworn), 1 row, deleted, and can be brought back until 2");
        JsonMapper mapper = new JsonMapper();
        List<JsonNode> objects = momentum("campaigns", "--all", "--json")
                .out()
                .lines()
                .map(mapper::readTree)
                .toList();
        assertThat(objects).hasSize(2).anySatisfy(each -> {
            assertThat(each.get("name").asString()).isEqualTo("The Long Winter");
            assertThat(each.get("until").asString())
                    .isGreaterThan(each.get("deleted").asString());
            assertThat(each.has("archived")).isFalse();
        });
        Program again = Program.momentum(arguments("play", "The Long Winter"), "");
        assertThat(again.exit()).isEqualTo(2);
        assertThat(again.err()).contains("The Long Winter is deleted, and can be brought back until", "--new");

        assertThat(momentum("campaigns", "restore", "winter").out())
                .isEqualTo("  The Long Winter is back, as it was.\n");
        assertThat(Program.momentum(List.of("campaigns", "--data", data.toString(), "unarchive", "ice"), "")
                        .out())
                .contains("The Long Ice is in the list again.");
        assertThat(Program.momentum(arguments("play", "winter"), "sheet\n").out())
                .contains("Kára: edge 2");
    }

    @Test
    void atATerminalADeletionIsAskedAbout() {
        Program no = Program.atATerminal(Map.of(), arguments("campaigns", "delete", "winter"), "no\n");
        assertThat(no.out()).contains("Delete The Long Winter?", "The Long Winter stays as it is.");
        Program yes = Program.atATerminal(Map.of(), arguments("campaigns", "delete", "winter"), "yes\n");
        assertThat(yes.out()).contains("The Long Winter is deleted.");
    }

    @Test
    void aSlipInTheCommandIsToldWithTheNearest() {
        Program slip = momentum("campaigns", "renam", "winter", "Ice");
        assertThat(slip.exit()).isEqualTo(2);
        assertThat(slip.err())
                .isEqualTo("There is no command called renam, but there is rename. See ./momentum campaigns --help.\n");
        assertThat(Program.momentum(List.of("help", "campaigns", "delete"), "").out())
                .contains("./momentum campaigns delete", "--yes");
    }

    @Test
    void aNameOfSeveralWordsStandsInQuotes() {
        Program renamed = momentum("campaigns", "rename", "winter", "The", "Long", "Ice");

        assertThat(renamed.exit()).isEqualTo(2);
        assertThat(renamed.err())
                .isEqualTo("\"Long\" is one word more than this takes; words that belong together stand in quotes."
                        + " See ./momentum campaigns rename --help.\n");
    }
}
