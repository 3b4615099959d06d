package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.codec.EventCodec;
import momentum.table.codec.WaitingState;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The journal of the first form, in the form of today: as it was told, and played again command by command. */
class SecondFormTest {
    private static final double MOST_BYTES = 500;

    @TempDir
    Path folder;

    /** What a row's command, events and dice take, on average. */
    private static double average(List<Row> rows) {
        return rows.stream()
                .mapToInt(row -> bytes(row.command()) + bytes(row.events()) + bytes(row.dice()))
                .average()
                .orElseThrow();
    }

    private static int bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }

    @Test
    void whatWasToldTakesAtMostFiveHundredBytesARowAndIsReadBackAsItWas() throws IOException {
        List<Row> rows = new ArrayList<>();
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(FirstForm.unpacked(folder)), InstantSource.system())) {
            for (Journal.CampaignSummary listed : campaigns.list()) {
                EventCodec codec = campaigns.codec(listed.heading().game());
                Campaign first = campaigns.open(listed.heading().id()).orElseThrow();
                CampaignHistory history =
                        new CampaignHistory("anew", first.play().rulebook().game(), new MemoryJournal(), codec);
                for (JournalEntry entry : first.entries(0, Long.MAX_VALUE)) {
                    Table before = first.at(entry.base());
                    CampaignHistory.Written written = history.write(entry, before);
                    rows.add(written.row());
                    assertThat(new JournalEntryReader(
                                            codec,
                                            beginning -> written.blobs().stream()
                                                    .filter(blob -> blob.hash().startsWith(beginning))
                                                    .findFirst())
                                    .read(written.row(), () -> WaitingState.at(before))
                                    .entry())
                            .isEqualTo(entry);
                }
            }
        }
        assertThat(rows).hasSize(166);
        assertThat(average(rows)).isBetween(100.0, MOST_BYTES);
    }

    /** The rules have changed since, so something is refused here and there; all else is played again. */
    @Test
    void whatIsPlayedAgainTakesAtMostFiveHundredBytesARow() throws IOException {
        Journal anew = new MemoryJournal();
        Campaigns fresh = new Campaigns(anew, InstantSource.system());
        try (Campaigns campaigns =
                new Campaigns(SqliteJournal.open(FirstForm.unpacked(folder)), InstantSource.system())) {
            for (Journal.CampaignSummary listed : campaigns.list()) {
                Campaign first = campaigns.open(listed.heading().id()).orElseThrow();
                Campaign again = fresh.begin("Again", listed.heading().game(), Strictness.ENFORCE);
                first.entries(0, Long.MAX_VALUE).forEach(entry -> play(again, entry));
            }
        }
        List<Row> rows = anew.campaigns().stream()
                .flatMap(each -> anew.rows(each.heading().id(), 0, Long.MAX_VALUE).stream())
                .toList();
        assertThat(rows).hasSizeGreaterThan(100);
        assertThat(average(rows)).isBetween(100.0, MOST_BYTES);
    }

    private static void play(Campaign again, JournalEntry entry) {
        CompletableFuture<SayResult> said = switch (entry.kind()) {
            case COMMAND -> again.say(Seat.HOME, Campaign.ANY, entry.commands().getFirst());
            case UNDO -> again.undo(Seat.HOME, Campaign.ANY);
            case REDO -> again.redo(Seat.HOME, Campaign.ANY);
            case BRANCH -> again.playOnFrom(Seat.HOME, Campaign.ANY, entry.base());
            case DICE -> throw new IllegalStateException("the first form has no rows about the dice");
        };
        assertThat(said.join()).isInstanceOfAny(SayResult.Done.class, SayResult.Refused.class);
        if (said.join() instanceof SayResult.Refused) {
            again.say(Seat.HOME, Campaign.ANY, new Command.SetAside("the rules have changed"))
                    .join();
        }
    }
}
