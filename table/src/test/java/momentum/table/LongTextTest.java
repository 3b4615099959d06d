package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import momentum.play.Command;
import momentum.play.Event;
import momentum.state.Strictness;
import momentum.table.export.Jsonl;
import momentum.table.journal.Blob;
import momentum.table.journal.Heading;
import momentum.table.journal.Row;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A chapter of a story lies outside the rows, and nobody who reads them need know. */
class LongTextTest {
    private static final String CHAPTER = "Kára's \"chapter\" ☃ 𝔎\n".repeat(500);
    private static final String SHORT = "x".repeat(2_000);

    @TempDir
    Path folder;

    private Campaigns campaigns = new Campaigns(new momentum.table.journal.MemoryJournal(), InstantSource.system());

    @BeforeEach
    void open() {
        campaigns = new Campaigns(SqliteJournal.open(folder.resolve("c.db")), InstantSource.system());
    }

    @AfterEach
    void close() {
        campaigns.close();
    }

    private static List<String> notes(Campaign campaign) {
        return campaign.entries(0, Long.MAX_VALUE).stream()
                .flatMap(entry -> entry.events().stream())
                .map(event -> event instanceof Event.Noted note ? note.text() : ((Event.Rewritten) event).text())
                .toList();
    }

    private Campaign told() {
        Campaign campaign = campaigns.begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (Command command : List.of(
                new Command.Note(CHAPTER),
                new Command.Note(SHORT),
                new Command.Rewrite(1, CHAPTER + "More."),
                new Command.Note(CHAPTER))) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, command).join()).isInstanceOf(SayResult.Done.class);
        }
        return campaign;
    }

    @Test
    void theRowHasTheHashAndTheReaderTheText() {
        Campaign campaign = told();
        String id = campaign.heading().id();

        List<Row> rows = campaigns.journal().rows(id, 0, 9);
        assertThat(rows.get(0).command()).contains(Blob.of(CHAPTER).hash()).doesNotContain("chapter");
        assertThat(rows.get(0).events()).contains(Blob.of(CHAPTER).hash()).doesNotContain("chapter");
        assertThat(rows.get(1).command()).contains(SHORT);
        assertThat(campaigns.journal().blobs().hashes(id))
                .containsExactlyInAnyOrder(
                        Blob.of(CHAPTER).hash(), Blob.of(CHAPTER + "More.").hash());
        Campaigns again = new Campaigns(campaigns.journal(), InstantSource.system());
        assertThat(notes(again.open(id).orElseThrow()))
                .isEqualTo(notes(campaign))
                .containsExactly(CHAPTER, SHORT, CHAPTER + "More.", CHAPTER);
    }

    @Test
    void anExportCarriesThem() throws IOException {
        Campaign campaign = told();
        String picture = campaigns
                .journal()
                .blobs()
                .put(campaign.heading().id(), new byte[] {(byte) 0x89, 'P', 'N', 'G', (byte) 0xff})
                .join();
        StringWriter out = new StringWriter();
        new Jsonl(campaigns).write(campaign.heading(), out);
        Heading copy = new Jsonl(campaigns).copy(new BufferedReader(new StringReader(out.toString())));

        assertThat(notes(campaigns.open(copy.id()).orElseThrow())).isEqualTo(notes(campaign));
        assertThat(campaigns.journal().blobs().hashes(copy.id()))
                .isEqualTo(campaigns.journal().blobs().hashes(campaign.heading().id()))
                .contains(picture)
                .hasSize(3);
        assertThatThrownBy(() -> new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(out.toString().replaceFirst("More", "Less")))))
                .isInstanceOf(DamagedCampaign.class)
                .hasMessageContaining("SHA-256");
        assertThatThrownBy(() -> new Jsonl(campaigns)
                        .copy(new BufferedReader(new StringReader(out.toString()
                                .replaceFirst(
                                        "\\{\"blob\":\"%s\"[^\n]*\n"
                                                .formatted(Blob.of(CHAPTER).hash()),
                                        "")))))
                .isInstanceOf(DamagedCampaign.class)
                .hasMessageContaining("is missing");
    }
}
