package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.dice.Seal;
import momentum.table.export.CampaignRecord;
import momentum.table.export.Jsonl;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.proof.TableDice;
import momentum.table.proof.Verifier;
import momentum.table.proof.Verifier.Report;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Dice go on, and stay honest, wherever a campaign comes from and whoever else plays it. */
class HonestDiceTest {
    @TempDir
    Path folder;

    private Campaigns campaigns;

    @BeforeEach
    void open() {
        campaigns = on("campaigns.db");
    }

    @AfterEach
    void close() {
        campaigns.close();
    }

    private Campaigns on(String file) {
        return new Campaigns(SqliteJournal.open(folder.resolve(file)), InstantSource.system());
    }

    private static SayResult ask(Campaign campaign) {
        return campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        (table, source) -> new Command.AskOdds("", "Likely", source.die(100), "Is it cold?"))
                .join();
    }

    private static String export(Campaigns campaigns, Heading heading) throws IOException {
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(heading, out);
        return out.toString();
    }

    private static Campaign imported(Campaigns into, String export) throws IOException {
        Heading heading = new Jsonl(into).copy(new BufferedReader(new StringReader(export)));
        return into.open(heading.id()).orElseThrow();
    }

    @Test
    void aCampaignFromBeforeThereWereSealsGoesOnWithSealedDice() throws IOException {
        try (InputStream in = new GZIPInputStream(
                Objects.requireNonNull(HonestDiceTest.class.getResourceAsStream("/first-form/campaigns.db.gz")))) {
            Files.copy(in, folder.resolve("old.db"));
        }
        try (Campaigns old = on("old.db")) {
            for (Journal.CampaignSummary listed : old.list()) {
                Campaign campaign = old.open(listed.heading().id()).orElseThrow();
                Report before = Verifier.of(campaign, TableDice.UNKNOWN);
                assertThat(before.isFine()).isTrue();
                assertThat(before.count(Verdict.BEFORE)).isPositive();
                assertThat(before.count(Verdict.BY_HAND)).isZero();

                ask(campaign);
                campaign.say(Seat.HOME, Campaign.ANY, new Command.AskOdds("", "Likely", 7, ""))
                        .join();
                Seal opened = SealedGame.open(campaign);
                ask(campaign);

                Report after = Verifier.of(campaign, TableDice.UNKNOWN);
                assertThat(after.faults()).isEmpty();
                assertThat(after.wrong()).isEmpty();
                assertThat(opened.since()).isEqualTo(listed.rows() + 1);
                assertThat(opened.until()).isEqualTo(listed.rows() + 3);
                assertThat(after.count(Verdict.BEFORE)).isEqualTo(before.count(Verdict.BEFORE));
                assertThat(after.count(Verdict.CHECKED)).isEqualTo(1);
                assertThat(after.byHand()).containsExactly(listed.rows() + 3);
                assertThat(after.count(Verdict.SEALED)).isEqualTo(1);
            }
        }
    }

    @Test
    void anImportedCampaignGoesOnWithASealOfItsOwnAndItsOldDiceAreStillChecked() throws IOException {
        Campaign home = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        ask(home);
        SealedGame.open(home);
        ask(home);
        String taken = export(campaigns, home.heading());
        assertThat(taken).doesNotContain(secret(home));

        try (Campaigns elsewhere = on("elsewhere.db")) {
            Campaign away = imported(elsewhere, taken);
            ask(away);
            SealedGame.open(away);

            Report report = Verifier.of(away, TableDice.UNKNOWN);
            assertThat(report.faults()).isEmpty();
            assertThat(report.wrong()).isEmpty();
            assertThat(report.seals()).extracting(Seal::isOpen).containsExactly(true, false, true, false);
            assertThat(report.count(Verdict.CHECKED)).isEqualTo(2);
            assertThat(report.count(Verdict.SEALED)).isEqualTo(1);

            // And back again, through another export.
            Report again = Verifier.of(imported(campaigns, export(elsewhere, away.heading())), TableDice.UNKNOWN);
            assertThat(again.isFine()).isTrue();
            assertThat(again.counts()).isEqualTo(report.counts());
        }
    }

    private String secret(Campaign campaign) {
        return campaigns
                .journal()
                .tableStore()
                .seals(campaign.heading().id())
                .getLast()
                .secret();
    }

    @Test
    void whatWasPlayedFromARecordHasDiceThatAreNotOurs() {
        Campaign campaign = campaigns
                .open(new CampaignRecord(campaigns).copy("""
                        game ironsworn
                        hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                        Face Danger +iron
                          dice 5 vs 2 3
                          => strong hit
                        """, "Ash").id())
                .orElseThrow();
        ask(campaign);

        Report report = Verifier.of(campaign, TableDice.UNKNOWN);
        assertThat(report.isFine()).isTrue();
        assertThat(report.count(Verdict.CHECKED)).isZero();
        assertThat(report.count(Verdict.SEALED)).isEqualTo(1);
        assertThat(report.count(Verdict.BY_HAND) + report.count(Verdict.BEFORE)).isEqualTo(1);
    }

    @RepeatedTest(10)
    void twoProgramsThrowFromOneSealAndWhoeverOpensItNoneIsThrownFromItAfterwards() throws Exception {
        String id = campaigns
                .begin("Ash", "ironsworn", Strictness.ENFORCE)
                .heading()
                .id();
        int rolls = 60;
        try (Campaigns other = on("campaigns.db")) {
            List<Thread> programs = new ArrayList<>();
            for (Campaigns each : List.of(campaigns, other)) {
                Campaign campaign = each.open(id).orElseThrow();
                programs.add(Thread.ofPlatform().start(() -> {
                    for (int done = 0; done < rolls; ) {
                        done += ask(campaign) instanceof SayResult.Done ? 1 : 0;
                        if (done % 20 == 0) {
                            SealedGame.open(campaign);
                        }
                    }
                }));
            }
            for (Thread program : programs) {
                program.join();
            }
        }
        Campaign campaign = campaigns.open(id).orElseThrow();
        campaign.refresh();
        SealedGame.open(campaign);

        Report report = Verifier.of(campaign, TableDice.UNKNOWN);
        assertThat(report.wrong()).isEmpty();
        assertThat(report.faults()).isEmpty();
        assertThat(report.seals()).hasSizeGreaterThan(1);
        assertThat(report.count(Verdict.CHECKED)).isEqualTo(2 * rolls);
    }

    @Test
    void aSealMadeByAnotherProgramFirstIsTheOneThatIsUsed() {
        Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE);
        String id = campaign.heading().id();
        try (Campaigns other = on("campaigns.db")) {
            Campaign same = other.open(id).orElseThrow();
            SealedGame.open(campaign);
            assertThat(ask(same)).isInstanceOf(SayResult.Stale.class);
            assertThat(ask(same)).isInstanceOf(SayResult.Done.class);
            SealedGame.open(same);
        }
        campaign.refresh();
        Report report = Verifier.of(campaign, TableDice.UNKNOWN);
        assertThat(report.isFine()).isTrue();
        assertThat(report.count(Verdict.CHECKED)).isEqualTo(1);
        assertThat(report.seals()).hasSize(3);
    }
}
