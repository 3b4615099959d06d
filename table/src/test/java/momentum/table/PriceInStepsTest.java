package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import momentum.PriceInSteps;
import momentum.content.Rulebooks;
import momentum.notation.CommandReader;
import momentum.notation.LineReading;
import momentum.notation.Speakers;
import momentum.play.Command;
import momentum.play.Play;
import momentum.play.QuestionText;
import momentum.rule.Rulebook;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.codec.EventCodec;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A price that waits. Campaigns that were left in the midst of one when it was asked for in steps are kept here as that program wrote
 * them, never to be made anew: they open, are asked what they were asked, and play on.
 */
class PriceInStepsTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void unpacked() throws IOException {
        file = folder.resolve("campaigns.db");
        try (InputStream in = new GZIPInputStream(Objects.requireNonNull(
                PriceInStepsTest.class.getResourceAsStream("/price-in-steps/campaigns.db.gz")))) {
            Files.copy(in, file);
        }
    }

    private static Campaign open(Campaigns campaigns, String name) {
        return campaigns.list().stream()
                .map(Journal.CampaignSummary::heading)
                .filter(heading -> heading.name().equals(name))
                .findFirst()
                .flatMap(heading -> campaigns.open(heading.id()))
                .orElseThrow();
    }

    private static void say(Campaign campaign, String... lines) {
        for (String line : lines) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join())
                    .as(line)
                    .isInstanceOf(SayResult.Done.class);
        }
    }

    private static String asked(Campaign campaign) {
        return QuestionText.inWords(campaign.now().table().questions().getFirst());
    }

    /** What is asked when it opens; what is said then, and what that leaves of health, supply and momentum. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            which      | choose 1: The most obvious; One of two; Let fate decide | choose The most obvious/choose Hurt; Time/amount 1/dice 1 vs 4 9/amount 2 | 4 5 0
            which      | choose 1: The most obvious; One of two; Let fate decide | choose Let fate decide/oracle 60/choose Resources lost/amount 1 | 5 4 2
            what       | choose up to 5: Hurt; Disheartened; Resources lost; Time or position lost | choose Resources lost; Time/amount 2/amount 1 | 5 3 1
            how-much   | how much harm, 0 to 10; in doubt 2 | amount 1/dice 1 vs 4 9/amount 2/amount 1 | 4 3 1
            dice       | roll the higher of +health and +iron | dice 1 vs 3 9/amount 2/amount 1 | 3 3 1
            fate       | roll the oracle dice on Pay the Price | oracle 60/choose Hurt/amount 2/dice 1 vs 3 9 | 3 5 2
            starforged | choose up to 5: Time or position lost; Hurt; Disheartened | choose Time; Hurt/amount 1/amount 3 | 2 5 1
            """)
    void aCampaignThatWaitsInTheMidstOfItIsAskedWhatItWasAskedAndPlaysOn(
            String name, String asked, String said, String left) {
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(file), InstantSource.system())) {
            Campaign campaign = open(campaigns, name);
            assertThat(asked(campaign)).startsWith(asked);
            say(campaign, said.split("/", -1));
            Table table = campaign.now().table();
            Hero hero = table.heroes().getFirst();
            assertThat(table.questions()).isEmpty();
            assertThat("%d %d %d".formatted(hero.meters().get(0), table.shared().get(0), hero.momentum()))
                    .isEqualTo(left);
        }
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(file), InstantSource.system())) {
            Campaign campaign = open(campaigns, name);
            assertThat(campaign.now().table().questions()).isEmpty();
            say(campaign, "Pay the Price");
            assertThat(asked(campaign)).contains("or first: One of two");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"which", "what", "how-much", "dice", "fate", "starforged"})
    void undoLeadsBackThroughTheStepsThatWereTaken(String name) {
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(file), InstantSource.system())) {
            Campaign campaign = open(campaigns, name);
            while (!campaign.now().table().questions().isEmpty()) {
                say(campaign, "undo");
            }
            assertThat(campaign.now().table().heroes()).hasSize(1);
        }
    }

    /** Kept whole, as a snapshot has it. */
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void aSnapshotOfATableThatWaitsIsReadByTheRulesOfToday(String game) {
        Rulebook once = PriceInSteps.rulebook(game);
        Play play = new Play(once);
        Table table = Table.start(once.game());
        for (String line : List.of("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1", "Pay the Price")) {
            table = play.apply(table, command(once, line)).table();
        }
        for (String line : List.of("choose The most obvious", "choose Hurt; Resources lost; Time")) {
            Table read = new EventCodec(Rulebooks.game(game).orElseThrow())
                    .table(EventCodec.FORM, new EventCodec(once).write(table));
            assertThat(read.questions()).isEqualTo(table.questions());
            table = play.apply(table, command(once, line)).table();
        }
    }

    private static Command command(Rulebook rulebook, String line) {
        Speakers speakers = new Speakers(List.of("Kára"), Optional.of("Kára"));
        return new CommandReader(rulebook).read(line, speakers)
                        instanceof LineReading.Understood(Command command, String _)
                ? command
                : new Command.Note(line);
    }

    /** The question of today, what was said of it and waits, and what comes after the dice: each is kept and found again. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "choose Hurt 1; Disheartened 2; Resources lost 3; Time or position lost 1",
                "choose Let fate decide",
                "choose Let fate decide/oracle 60",
                "choose One of two",
                "choose A companion pays 2; Time 2"
            })
    void whatWaitsIsFoundAgainAsItWas(String said) {
        Journal journal = new MemoryJournal();
        Campaign campaign =
                new Campaigns(journal, InstantSource.system()).begin("Ice", "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; assets Hound (companion 4), Raven (companion 2)",
                "Pay the Price");
        if (!said.isEmpty()) {
            say(campaign, said.split("/", -1));
        }
        Table table = campaign.now().table();
        Rulebook rulebook = campaign.play().rulebook();
        EventCodec codec = new EventCodec(rulebook);

        Table fromRows = new CampaignHistory(
                        campaign.heading().id(), rulebook.game(), journal, new EventCodec(rulebook))
                .latest()
                .table();

        assertThat(table.questions()).isNotEmpty();
        assertThat(fromRows).isEqualTo(table);
        assertThat(codec.table(EventCodec.FORM, codec.write(table))).isEqualTo(table);
    }

    @Test
    void aPriceIsOneRowAndOneUndo() {
        Campaign campaign = new Campaigns(new MemoryJournal(), InstantSource.system())
                .begin("Ice", "ironsworn", Strictness.ENFORCE);
        say(campaign, "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1", "Pay the Price");
        Table asked = campaign.now().table();
        long row = campaign.now().seq();
        say(campaign, "choose Resources lost 1, Time or position lost 2, The story pays");
        assertThat(campaign.now().seq()).isEqualTo(row + 1);
        assertThat(campaign.now().table().questions()).isEmpty();
        say(campaign, "undo");
        assertThat(campaign.now().table()).isEqualTo(asked);
        assertThat(asked.questions()).singleElement().isInstanceOf(Question.Choose.class);
    }
}
