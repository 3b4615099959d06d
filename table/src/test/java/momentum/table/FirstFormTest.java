package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Event;
import momentum.state.Asset;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Track;
import momentum.table.journal.Journal;
import momentum.table.journal.sqlite.SqliteJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A journal of the first form, kept for ever. What it tells was written down when it was made: whatever becomes of the program, it
 * opens and tells the same. When this fails, the form has changed: raise {@code EventCodec.FORM} and teach {@code Upgrade} the old one;
 * never make the file anew.
 */
class FirstFormTest {
    @TempDir
    Path folder;

    @Test
    void aJournalOfTheFirstFormOpensAndTellsWhatItTold() throws IOException {
        Path file = FirstForm.unpacked(folder);
        List<String> told = new ArrayList<>();
        try (Campaigns campaigns = new Campaigns(SqliteJournal.open(file), InstantSource.system())) {
            for (Journal.CampaignSummary listed : campaigns.list().reversed()) {
                Campaign campaign = campaigns.open(listed.heading().id()).orElseThrow();
                tell(campaign, told);
                assertThat(campaign.say(Seat.HOME, listed.rows(), new Command.Note("still here"))
                                .join())
                        .isInstanceOf(SayResult.Done.class);
            }
        }
        try (InputStream in = FirstForm.kept("told.txt")) {
            assertThat(told)
                    .isEqualTo(new String(in.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList());
        }
    }

    private static String told(Cause cause) {
        return "Cause[move=%s, hero=%s, source=%s, reason=%s]"
                .formatted(
                        cause.move().orElse(""),
                        cause.hero().orElse(""),
                        cause.source(),
                        cause.reason().orElse(""));
    }

    private static String told(Asset asset) {
        return "Asset[name=%s, abilities=%d, health=%d, maxHealth=%d]"
                .formatted(asset.name(), asset.abilities().count(), asset.health(), asset.maxHealth());
    }

    private static void tell(Campaign campaign, List<String> told) {
        told.add("# " + campaign.heading().game());
        for (JournalEntry entry : campaign.entries(0, Long.MAX_VALUE)) {
            told.add("%d %s %s base %d at %s"
                    .formatted(entry.seq(), entry.kind(), entry.who(), entry.base(), entry.at()));
            for (Event event : entry.events()) {
                told.add("  " + event.getClass().getSimpleName() + " " + told(event.cause()));
            }
        }
        for (Question question : campaign.now().table().questions()) {
            told.add("asks " + question.hero() + " by " + question.source());
        }
        for (Hero hero : campaign.now().table().heroes()) {
            told.add("%s %s momentum %d marks %d bonds %s experience %d %s %s"
                    .formatted(
                            hero.name(),
                            hero.meters(),
                            hero.momentum(),
                            hero.marks().bits(),
                            hero.bonds(),
                            hero.experience(),
                            hero.initiative(),
                            hero.assets().stream().map(FirstFormTest::told).toList()));
        }
        for (Track track : campaign.now().table().tracks()) {
            told.add("%s %s %s %d %s %s"
                    .formatted(
                            track.kind(),
                            track.name(),
                            track.track().rank(),
                            track.progress().ticks(),
                            track.heroes(),
                            track.ending().orElse("")));
        }
    }
}
