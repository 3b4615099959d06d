package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import momentum.Shipped;
import momentum.content.book.Dice;
import momentum.play.Command;
import momentum.play.RandomPlayer;
import momentum.state.Strictness;
import momentum.table.export.CampaignRecord;
import momentum.table.export.Jsonl;
import momentum.table.journal.MemoryJournal;
import momentum.table.proof.Proof;
import momentum.table.proof.Verifier;
import momentum.table.proof.Verifier.Verdict;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows with several commands in them, wherever rows are read again. */
class CommandsInOneRowTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());

    private String export(Campaign campaign) throws IOException {
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(campaign.heading(), out);
        return out.toString();
    }

    private Proof verify(String export) throws IOException {
        return new Jsonl(campaigns).verify(new BufferedReader(new StringReader(export)));
    }

    /** Up to four commands at a time, now and then taken back. */
    private Campaign played(String game, long seed, int rows) {
        Campaign campaign = campaigns.begin("Ice", game, Strictness.ENFORCE);
        RandomPlayer player = new RandomPlayer(Shipped.rulebook(game), seed);
        Random random = new Random(seed);
        player.setUp()
                .forEach(said -> campaign.say(Seat.HOME, Campaign.ANY, said).join());
        while (campaign.now().seq() < rows) {
            int most = 1 + random.nextInt(4);
            switch (random.nextInt(10)) {
                case 0 -> campaign.undo(Seat.HOME, Campaign.ANY).join();
                case 1 -> campaign.redo(Seat.HOME, Campaign.ANY).join();
                case 2 ->
                    campaign.playOnFrom(
                                    Seat.HOME,
                                    Campaign.ANY,
                                    random.nextLong(campaign.now().seq() + 1))
                            .join();
                default ->
                    campaign.say(
                                    Seat.HOME,
                                    Campaign.ANY,
                                    (table, dice, said) ->
                                            said < most && !table.inPlay().isEmpty()
                                                    ? new CommandBatch.Next.Say(player.command(table))
                                                    : new CommandBatch.Next.End())
                            .join();
            }
        }
        return campaign;
    }

    @ParameterizedTest
    @CsvSource({"ironsworn,1", "ironsworn,2", "starforged,3"})
    void aCampaignComesBackFromItsRecordAndItsLinesOfJson(String game, long seed) throws IOException {
        Campaign campaign = played(game, seed, 300);
        List<JournalEntry> entries = campaign.entries(0, Long.MAX_VALUE);
        assertThat(entries).filteredOn(entry -> entry.said().size() > 1).hasSizeGreaterThan(20);

        CampaignRecord records = new CampaignRecord(campaigns);
        String record = records.write(campaign);
        Campaign replayed = campaigns.open(records.copy(record, "Ice").id()).orElseThrow();
        assertThat(replayed.entries(0, Long.MAX_VALUE))
                .extracting(JournalEntry::kind, JournalEntry::base, JournalEntry::said)
                .isEqualTo(new ArrayList<>(entries.stream()
                        .map(entry -> org.assertj.core.groups.Tuple.tuple(entry.kind(), entry.base(), entry.said()))
                        .toList()));
        assertThat(replayed.now()).isEqualTo(campaign.now());
        assertThat(records.write(replayed)).isEqualTo(record);

        String export = export(campaign);
        Campaign copy = campaigns
                .open(new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(export)))
                        .id())
                .orElseThrow();
        assertThat(copy.entries(0, Long.MAX_VALUE)).isEqualTo(entries);
        assertThat(copy.now()).isEqualTo(campaign.now());
        assertThat(verify(export).isFine()).isTrue();
    }

    @Test
    void allDiceOfARowFollowFromItsSealOneAfterTheOther() throws IOException {
        Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE);
        campaign.say(
                        Seat.HOME,
                        Campaign.ANY,
                        CommandBatch.of(List.of(
                                (table, source) -> new Command.AskOdds("", "Likely", source.die(100), "Is it cold?"),
                                (table, source) -> new Command.AskOdds("", "Likely", 7, "Typed in?"),
                                (table, source) -> new Command.Note("A pause."),
                                (table, source) ->
                                        new Command.Read("", "Omens", source.sum(new Dice(2, 6, 1)), "a raven"),
                                (table, source) -> new Command.AskOdds("", "Likely", source.die(100), "Is it dark?"))))
                .join();
        campaign.openSeal(Seat.HOME);

        String export = export(campaign);
        Verifier.Report report = verify(export).dice();
        assertThat(report.isFine()).isTrue();
        assertThat(report.count(Verdict.CHECKED)).isEqualTo(3);
        assertThat(report.count(Verdict.BY_HAND)).isEqualTo(1);
        assertThat(report.byHand()).containsExactly(1L);
        JournalEntry row = campaign.entries(0, 1).getFirst();
        assertThat(row.dice().dice()).hasSize(4);
        assertThat(row.said()).extracting(CommandResult::isByHand).containsExactly(false, true, false, false, false);

        int shown = row.said().getLast().dice().dice().getFirst().shown();
        int then = shown == 50 ? 51 : 50;
        String changed = export.replace("\"shown\":" + shown + "}]}]", "\"shown\":" + then + "}]}]");
        assertThat(changed).isNotEqualTo(export);
        assertThat(verify(changed).dice().isFine()).isFalse();
    }
}
