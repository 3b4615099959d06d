package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.journal.Journal;
import momentum.table.journal.RowBatch;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A list tells of each campaign who is in it, how they are, and the last words, and opens none. */
class CampaignOverviewTest {
    @TempDir
    Path folder;

    private final AtomicInteger asked = new AtomicInteger();
    private Optional<Campaigns> open = Optional.empty();

    /** The program, started anew, with a journal that counts what it is asked. */
    private Campaigns started() {
        close();
        Journal journal = SqliteJournal.open(folder.resolve("campaigns.db"));
        Campaigns campaigns = new Campaigns(
                (Journal) Proxy.newProxyInstance(
                        Journal.class.getClassLoader(), new Class<?>[] {Journal.class}, (proxy, method, arguments) -> {
                            asked.incrementAndGet();
                            try {
                                return method.invoke(journal, arguments);
                            } catch (InvocationTargetException failed) {
                                throw failed.getCause();
                            }
                        }),
                InstantSource.system());
        open = Optional.of(campaigns);
        return campaigns;
    }

    @AfterEach
    void close() {
        open.ifPresent(Campaigns::close);
        open = Optional.empty();
    }

    private static void say(Campaign campaign, Command... commands) {
        for (Command command : commands) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, command).join()).isInstanceOf(SayResult.Done.class);
        }
    }

    private static Command hero(String name) {
        return new Command.AddHero(name, List.of(3, 2, 2, 1, 1), List.of(), List.of(), Optional.empty(), "");
    }

    private static CampaignOverview only(Campaigns campaigns) {
        return campaigns.overview(campaigns.list().getFirst());
    }

    private static String told(CampaignOverview overview) {
        return overview.heroes().stream()
                        .map(hero -> hero.name() + " "
                                + hero.vitals().stream()
                                        .map(vital -> vital.meter().name() + " " + vital.value())
                                        .collect(Collectors.joining(", ")))
                        .collect(Collectors.joining("; "))
                + ": " + overview.lastWords();
    }

    @Test
    void aCampaignWithoutARowHasNobodyAndNoWords() {
        Campaigns campaigns = started();
        campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        assertThat(only(campaigns)).isEqualTo(new CampaignOverview(List.of(), ""));
    }

    @Test
    void itTellsWhoIsThereHowTheyAreAndWhatWasWrittenLast() {
        Campaign campaign = started().begin("Ash", "ironsworn", Strictness.ENFORCE);
        say(
                campaign,
                hero("Kára"),
                new Command.Note("The bell tolls."),
                new Command.SetValue("Kára", "momentum", 6, "a test"),
                new Command.SetValue("Kára", "health", 4, "a test"));
        String expected = "Kára momentum 6, health 4, spirit 5, supply 5: The bell tolls.";
        assertThat(told(only(open.orElseThrow()))).isEqualTo(expected);
        assertThat(told(only(started()))).isEqualTo(expected);
    }

    @Test
    void whatWasTakenBackIsNotTheLastAndWhatWasWrittenAnewIsAsItIsNow() {
        Campaign campaign = started().begin("Ash", "ironsworn", Strictness.ENFORCE);
        say(campaign, new Command.Note("First."), new Command.Note("Second."));
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        assertThat(only(started()).lastWords()).isEqualTo("First.");

        Campaign again = campaign(open.orElseThrow());
        say(again, new Command.Rewrite(1, "First, and better."));
        assertThat(only(open.orElseThrow()).lastWords()).isEqualTo("First, and better.");
        assertThat(only(started()).lastWords()).isEqualTo("First, and better.");
    }

    private static Campaign campaign(Campaigns campaigns) {
        return campaigns.open(campaigns.list().getFirst().heading().id()).orElseThrow();
    }

    @Test
    void whereNobodyWroteTheLastThatHappenedIsTold() {
        Campaign campaign = started().begin("Ash", "ironsworn", Strictness.ENFORCE);
        say(campaign, hero("Kára"));
        assertThat(only(started()).lastWords()).contains("Kára");
    }

    @Test
    void longWordsAreCutBetweenCharacters() {
        Campaign campaign = started().begin("Ash", "ironsworn", Strictness.ENFORCE);
        say(campaign, new Command.Note("🜁".repeat(1000)));
        assertThat(only(started()).lastWords()).isEqualTo("🜁".repeat(239) + "…");
    }

    /** As a campaign that is open tells it, and as it is read without opening it: after any row, whatever was played. */
    @Test
    void readOrOpenItTellsTheSame() {
        SealedGame game = new SealedGame(started(), 5);
        for (int i = 0; i < 12; i++) {
            game.play(23);
            try (Journal other = SqliteJournal.open(folder.resolve("campaigns.db"))) {
                Campaigns elsewhere = new Campaigns(other, InstantSource.system());
                assertThat(only(elsewhere)).isEqualTo(only(open.orElseThrow()));
                assertThat(elsewhere.openCount()).isZero();
            }
        }
    }

    @Test
    void aThousandCampaignsAreListedInOneQuestionAndNoneIsOpened() {
        Campaigns before = started();
        for (int i = 0; i < 1000; i++) {
            before.found(Seat.HOME, before.heading("Ash " + i, "ironsworn"), RowBatch.of(List.of()));
        }
        Campaign played = before.open(before.list().getFirst().heading().id()).orElseThrow();
        say(played, hero("Kára"), new Command.Note("The bell tolls."));

        Campaigns campaigns = started();
        asked.set(0);
        List<Journal.CampaignSummary> listed = campaigns.list();
        assertThat(listed).hasSize(1000);
        assertThat(asked).hasValue(1);

        List<CampaignOverview> first =
                listed.stream().limit(30).map(campaigns::overview).toList();
        assertThat(first.getFirst().lastWords()).isEqualTo("The bell tolls.");
        assertThat(asked.get()).isLessThan(1 + 30 * 6);

        asked.set(0);
        assertThat(campaigns.list().stream().limit(30).map(campaigns::overview).toList())
                .isEqualTo(first);
        assertThat(asked).as("what is known is not read again").hasValue(1);
        assertThat(campaigns.openCount()).isZero();
    }
}
