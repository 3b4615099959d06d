package momentum.table.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.SayResult;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;

/** A reader finds what was told by its words. */
class StorySearchTest {
    private final Campaign campaign = new Campaigns(new MemoryJournal(), InstantSource.system())
            .begin("The Long Ice", "ironsworn", Strictness.ENFORCE);

    private void say(String line) {
        assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).as(line).isInstanceOf(SayResult.Done.class);
    }

    private StorySearch.Found find(String words, long below) {
        return StorySearch.find(campaign, StoryOutline.of(campaign), words, below);
    }

    private List<Long> rows(String words) {
        return find(words, Long.MAX_VALUE).hits().stream()
                .map(StorySearch.Hit::row)
                .toList();
    }

    @Test
    void wordsAreFoundWhateverTheirCapitalsAndAccents() {
        say("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1");
        say("| KÁRA walks on the Ice.");
        say("| Ka\u0301ra sleeps.");
        say("Face Danger +iron");
        say("dice 4 vs 3 9");
        say("choose Delayed");
        say("ask Likely 42: is the ferryman near?");
        assertThat(rows("kara")).contains(3L, 2L, 1L);
        assertThat(rows("ice kara")).containsExactly(2L);
        assertThat(rows("KÁRA ICÉ")).containsExactly(2L);
        assertThat(rows("weak hit")).containsExactly(5L);
        assertThat(rows("ferryman")).containsExactly(7L);
        assertThat(rows("nothing of the kind")).isEmpty();
        assertThat(rows("  ")).isEmpty();
        StorySearch.Hit hit = find("ice", Long.MAX_VALUE).hits().getFirst();
        assertThat(hit.isNote()).isTrue();
        assertThat(hit.snippet()).isEqualTo(new StorySearch.Snippet("KÁRA walks on the ", "Ice", "."));
        assertThat(find("sleeps", Long.MAX_VALUE).hits().getFirst().snippet().before())
                .isEqualTo("Kára ");
    }

    @Test
    void whatIsNoLongerToldIsNotFound() {
        say("| The reeds end.");
        say("| The bell tolls.");
        say("| An owl.");
        say("rewrite 1: The grass ends.");
        say("remove note 2");
        say("move note 3 after 0");
        say("| Gone.");
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        assertThat(rows("reeds")).isEmpty();
        assertThat(rows("grass")).containsExactly(1L);
        assertThat(rows("bell")).isEmpty();
        assertThat(rows("gone")).isEmpty();
        assertThat(find("owl", Long.MAX_VALUE).hits().getFirst().toldAt()).isZero();
    }

    @Test
    void aLongListGoesOnWhereItEnded() {
        for (int i = 0; i < 130; i++) {
            say("| Snow " + i + (i % 2 == 0 ? " falls." : "."));
        }
        List<Long> found = new ArrayList<>();
        StorySearch.Found some = find("falls", Long.MAX_VALUE);
        while (true) {
            some.hits().forEach(hit -> found.add(hit.row()));
            if (some.goOnBelow().isEmpty()) {
                break;
            }
            some = find("falls", some.goOnBelow().getAsLong());
        }
        assertThat(found).hasSize(65).doesNotHaveDuplicates().isSortedAccordingTo((a, b) -> Long.compare(b, a));
    }

    @Test
    void aLongNoteIsShownAroundWhatWasFound() {
        say("| " + "x".repeat(500) + " the bell " + "\uD83D\uDC3A".repeat(300));
        StorySearch.Snippet snippet =
                find("bell", Long.MAX_VALUE).hits().getFirst().snippet();
        assertThat(snippet.before()).startsWith("…x").endsWith(" the ").hasSizeLessThan(80);
        assertThat(snippet.found()).isEqualTo("bell");
        assertThat(snippet.after()).endsWith("\uD83D\uDC3A…").hasSizeLessThan(160);
    }
}
