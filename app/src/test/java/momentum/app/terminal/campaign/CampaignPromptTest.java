package momentum.app.terminal.campaign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import momentum.app.cli.campaign.PromptWords;
import momentum.app.terminal.console.ClientType;
import momentum.app.terminal.console.Console;
import momentum.app.terminal.console.PushbackLines;
import momentum.app.terminal.console.ScreenSize;
import momentum.app.text.TextStyle;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.journal.MemoryJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a campaign is asked for, nothing is begun by mistake. */
public class CampaignPromptTest {
    static final List<String> WORDS = PromptWords.ALL;

    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final StringWriter told = new StringWriter();

    private record Screen(int columns, int rows) implements ScreenSize {}

    private Optional<String> choose(ClientType client, CampaignPicker.Wanted wanted, String... typed) {
        return choose(ScreenSize.UNKNOWN, client, wanted, typed);
    }

    private Optional<String> choose(ScreenSize size, ClientType client, CampaignPicker.Wanted wanted, String... typed) {
        Iterator<String> lines = Arrays.asList(typed).iterator();
        Console console = new Console(
                client,
                new PushbackLines(prompt -> lines.hasNext() ? Optional.of(lines.next()) : Optional.empty()),
                new PrintWriter(told, true),
                TextStyle.of(false, false, StandardCharsets.UTF_8),
                size);
        return new CampaignPicker(campaigns, console, IllegalArgumentException::new)
                .choose(wanted)
                .map(Campaign::heading)
                .map(heading -> heading.name());
    }

    private Optional<String> typed(String... lines) {
        return choose(ClientType.PERSON, new CampaignPicker.Wanted(Optional.empty(), Optional.empty(), false), lines);
    }

    private Optional<String> named(String name) {
        return choose(ClientType.SCRIPT, new CampaignPicker.Wanted(Optional.of(name), Optional.empty(), false));
    }

    private void begin(String... names) {
        for (String name : names) {
            campaigns.begin(name, "ironsworn", Strictness.ENFORCE);
        }
    }

    private List<String> names() {
        return campaigns.list().stream().map(each -> each.heading().name()).toList();
    }

    @ParameterizedTest
    @FieldSource("WORDS")
    void aWordOfThePromptIsNoCampaign(String word) {
        assertThat(typed(word, word.toUpperCase(java.util.Locale.ROOT), " " + word + " "))
                .isEmpty();
        assertThat(typed("new " + word)).isEmpty();
        assertThatThrownBy(() -> named(word)).hasMessageContaining("cannot be the name of one");
        assertThat(names()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"?", "help"})
    void helpTellsWhatCanBeTyped(String word) {
        typed(word);

        assertThat(told.toString()).contains("new The Long Winter", "quit");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 80, 140})
    void helpIsNoWiderThanTheScreen(int columns) {
        choose(
                new Screen(columns, 50),
                ClientType.PERSON,
                new CampaignPicker.Wanted(Optional.empty(), Optional.empty(), false),
                "help");

        assertThat(told.toString().lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(columns));
        assertThat(told.toString().replaceAll("\\s+", " ")).contains("or has that word in it");
    }

    @Test
    void anEmptyLineAsksAgain() {
        typed("", "quit");

        assertThat(told.toString().split("What shall the first be called", -1)).hasSize(3);
    }

    @Test
    void aNewNameIsAskedAboutOnce() {
        assertThat(typed("The Long Winter", "yes")).contains("The Long Winter");
        assertThat(told.toString()).containsOnlyOnce("Begin a new campaign called The Long Winter? Type yes or no.");
    }

    @Test
    void whoeverSaysNoOrNothingIsAskedAgainAndNothingIsBegun() {
        assertThat(typed("hlep", "no", "hlep", "", "hlep")).isEmpty();
        assertThat(names()).isEmpty();
    }

    @Test
    void afterNoTheCampaignsAreShownAndAfterAnEmptyLineTheQuestion() {
        typed("Winter", "", "no", "quit");

        assertThat(told.toString().split("Begin a new campaign called Winter", -1))
                .hasSize(3);
        assertThat(told.toString().split("What shall the first be called", -1)).hasSize(3);
    }

    @Test
    void helpWithAWordBehindItIsHelpAndNoName() {
        assertThat(typed("help me", "? play", "quit")).isEmpty();
        assertThat(told.toString()).contains("new The Long Winter").doesNotContain("Begin a new campaign");

        begin("Help Me");
        assertThat(typed("help me")).contains("Help Me");
    }

    @Test
    void anotherNameInThePlaceOfYesIsTheOneThatIsMeant() {
        assertThat(typed("Wniter", "Winter", "y")).contains("Winter");
        assertThat(names()).containsExactly("Winter");
    }

    @Test
    void newSaysThatItIsMeant() {
        begin("The Long Ice");

        assertThat(typed("new Ice")).contains("Ice");
        assertThat(choose(ClientType.SCRIPT, new CampaignPicker.Wanted(Optional.of("Long"), Optional.empty(), true)))
                .contains("Long");
        assertThat(typed("new ice", "new")).isEmpty();
        assertThat(told.toString()).contains("There is a campaign called ice already.");
        assertThat(names()).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"win, The Winter", "the w, The Winter", "ICE, The Long Ice", "sum, Summer", "long ice, The Long Ice"})
    void theSameWordsMeanTheSameAtThePromptAndOnTheCommandLine(String words, String meant) {
        begin("The Winter", "The Long Ice", "Summer");

        assertThat(typed(words)).contains(meant);
        assertThat(named(words)).contains(meant);
        assertThat(names()).hasSize(3);
    }

    @Test
    void wordsThatSeveralHaveAreNotEnough() {
        begin("The Winter", "The Ice");

        assertThat(typed("the", "the i")).contains("The Ice");
        assertThat(told.toString()).contains("\"the\" may be ", "type more of it, or its number");
        assertThatThrownBy(() -> named("the")).hasMessageContaining("say more of it, or its id");
    }

    @Test
    void aNumberIsOneOfTheList() {
        begin("Winter");

        assertThat(typed("0", "2", "1")).contains("Winter");
        assertThat(told.toString()).contains("There are 1; type one of their numbers");
    }

    @Test
    void theListComesAgain() {
        begin("Winter");

        typed("list", "campaigns");

        assertThat(told.toString().split("1 {2}Winter", -1)).hasSize(4);
    }

    @Test
    void aProgramIsNotAskedBack() {
        CampaignPicker.Wanted any = new CampaignPicker.Wanted(Optional.empty(), Optional.empty(), false);

        assertThat(choose(ClientType.PROGRAM, any, "Winter", "yes")).isEmpty();
        assertThat(told.toString())
                .isEqualTo("{\"unread\":\"there is no campaign called Winter; new Winter begins one\"}\n");
        assertThat(choose(ClientType.PROGRAM, any, "new Winter")).contains("Winter");
    }

    @Test
    void aCampaignIsRenamedByTheBeginningOfItsNameOrItsNumber() {
        begin("Road to Ruin", "Winter");

        typed("rename road to ruin to Way to Oakhaven", "rename 1 to Summer");

        assertThat(names()).containsExactlyInAnyOrder("Way to Oakhaven", "Summer");
        assertThat(told.toString()).contains("Road to Ruin is now called Way to Oakhaven.");
    }

    @Test
    void aNameThatIsTakenOrHasAMeaningIsNotGiven() {
        begin("Winter", "Summer");

        typed("rename winter to summer", "rename winter to help", "rename winter", "rename spring to Autumn");

        assertThat(names()).containsExactlyInAnyOrder("Winter", "Summer");
        assertThat(told.toString())
                .containsSubsequence(
                        "There is a campaign called summer already",
                        "\"help\" has a meaning",
                        "rename winter to The Long Ice",
                        "There is no campaign called \"spring\"");
    }

    @Test
    void whatIsPutAwayIsOutOfTheListAndComesBack() {
        begin("Winter");

        typed("archive win", "all", "winter", "unarchive winter");

        assertThat(told.toString())
                .containsSubsequence(
                        "Winter is put away, as it is.",
                        "Winter (ironsworn), 0 rows, put away since ",
                        "Winter is put away since ",
                        "new winter begins another",
                        "Winter is in the list again.");
        assertThat(names()).containsExactly("Winter");
    }

    @Test
    void aDeletionIsAskedAboutAndCanBeTakenBack() {
        begin("Winter");

        typed("delete winter", "no");
        assertThat(names()).containsExactly("Winter");
        typed("delete winter", "yes");
        assertThat(names()).isEmpty();
        assertThatThrownBy(() -> named("winter"))
                .hasMessageContaining("Winter is deleted, and can be brought back until");
        typed("restore winter");
        assertThat(names()).containsExactly("Winter");
    }

    @Test
    void severalThatMayBeMeantAreNamedAndNothingIsDone() {
        begin("Winter one", "Winter two");

        typed("delete winter", "archive nothing like it");

        assertThat(names()).hasSize(2);
        assertThat(told.toString())
                .contains("\"winter\" may be Winter ")
                .contains("There is no campaign called \"nothing like it\"");
    }

    @Test
    void aCampaignWhoseNameBeginsWithSuchAWordIsStillPlayed() {
        begin("Delete the king", "the king");

        assertThat(typed("delete the king")).contains("Delete the king");
        assertThat(names()).hasSize(2);
    }
}
