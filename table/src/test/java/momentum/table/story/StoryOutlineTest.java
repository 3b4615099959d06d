package momentum.table.story;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import momentum.play.Command;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.JournalEntry;
import momentum.table.SayResult;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shape of a story: sessions, chapters, and notes where they stand. */
class StoryOutlineTest {
    private static final Instant START = Instant.parse("2026-11-15T20:00:00Z");

    private Instant time = START;
    private final Campaign campaign =
            new Campaigns(new MemoryJournal(), () -> time).begin("The Long Ice", "ironsworn", Strictness.ENFORCE);
    private final StoryOutlines outlines = new StoryOutlines();

    private long say(String line) {
        SayResult result = campaign.say(Seat.HOME, Campaign.ANY, line).join();
        assertThat(result).as(line).isInstanceOf(SayResult.Done.class);
        return ((SayResult.Done) result).entry().seq();
    }

    private static List<String> texts(List<StoryOrder.Piece> pieces) {
        return pieces.stream()
                .flatMap(piece -> piece.entry().commands().stream())
                .filter(Command.Note.class::isInstance)
                .map(command -> ((Command.Note) command).text())
                .toList();
    }

    private List<String> told() {
        StoryOutline outline = outlines.of(campaign);
        return texts(outline.tell(campaign, 0, outline.size()));
    }

    @Test
    void aSessionBeginsAfterAPauseOfHours() {
        say("| One.");
        time = time.plus(Session.PAUSE);
        say("| Two.");
        time = time.plus(Session.PAUSE).plusMillis(1);
        long third = say("| Three.");
        assertThat(outlines.of(campaign).sessions())
                .containsExactly(new Session(1, 1, START), new Session(2, third, time));
        assertThat(outlines.of(campaign).sessionAt(third)).contains(new Session(2, third, time));
        assertThat(outlines.of(campaign).sessionAt(2)).isEmpty();
        assertThat(outlines.of(campaign).sessionOf(2)).contains(new Session(1, 1, START));

        campaign.undo(Seat.HOME, Campaign.ANY).join();
        assertThat(outlines.of(campaign).sessions()).hasSize(1);
        campaign.redo(Seat.HOME, Campaign.ANY).join();
        assertThat(outlines.of(campaign).sessions()).hasSize(2);
    }

    @Test
    void aNoteStandsAfterTheWholeMoveItIsMovedTo() {
        say("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1");
        long note = say("| The ice gives way.");
        long move = say("Face Danger +iron");
        say("dice 4 vs 3 9");
        say("choose Delayed");
        say("| She goes on.");
        say("move note %d after %d".formatted(note, move));
        List<StoryOrder.Piece> pieces = outlines.of(campaign).tell(campaign, 0, 7);
        assertThat(pieces).extracting(piece -> piece.entry().seq()).containsExactly(1L, 2L, 3L, 4L, 5L, 2L, 6L, 7L);
        assertThat(pieces.get(1).entry().said()).isEmpty();
        assertThat(pieces.get(5).isMoved()).isTrue();
    }

    @Test
    void notesGoWhereTheyAreMovedOneAfterTheOther() {
        say("| A");
        say("| B");
        say("| C");
        say("| D");
        say("move note 4 after 0");
        say("move note 3 after 4");
        assertThat(told()).containsExactly("D", "C", "A", "B");
        say("move note 4 after 2");
        assertThat(told()).containsExactly("C", "A", "B", "D");
        say("remove note 1");
        assertThat(told()).containsExactly("C", "B", "D");
        say("rewrite 1: A again");
        assertThat(told()).containsExactly("C", "A again", "B", "D");
        for (int i = 0; i < 5; i++) {
            campaign.undo(Seat.HOME, Campaign.ANY).join();
        }
        assertThat(told()).containsExactly("A", "B", "C", "D");
    }

    @Test
    void aNoteThatBeginsWithAHeadingIsAChapter() {
        say("note \"# Thin ice\\n\\nThe reeds end.\"");
        say("| ## No chapter");
        say("| #no chapter");
        say("| # A bell #");
        say("| plain");
        say("rewrite 5: # The shore");
        say("move note 4 after 0");
        assertThat(outlines.of(campaign).chapters())
                .extracting(StoryOutline.Chapter::title)
                .containsExactly("A bell", "Thin ice", "The shore");
        say("rewrite 1: Nothing.");
        say("remove note 5");
        assertThat(outlines.of(campaign).chapters())
                .extracting(StoryOutline.Chapter::title)
                .containsExactly("A bell");
        assertThat(ChapterHeading.of("# " + "long ".repeat(50)).orElseThrow().shortTitle())
                .hasSize(81);
        assertThat(ChapterHeading.of("#  \nx")).isEmpty();
        assertThat(ChapterHeading.of("")).isEmpty();
    }

    /** Whatever is said and taken back, what is kept from page to page is what would be read anew. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void whatIsKeptIsWhatWouldBeReadAnew(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 400; i++) {
            time = time.plus(Duration.ofMinutes(random.nextInt(8) == 0 ? 300 : 5));
            long last = campaign.now().seq();
            long some = last == 0 ? 0 : 1 + random.nextLong(last);
            String line = switch (random.nextInt(9)) {
                case 0, 1 -> "| Note " + i;
                case 2 -> "| # Chapter " + i;
                case 3 -> "rewrite %d: %sanew %d".formatted(some, random.nextBoolean() ? "# " : "", i);
                case 4 -> "remove note " + some;
                case 5 -> "move note %d after %d".formatted(some, random.nextLong(last + 1));
                case 6 -> "undo";
                case 7 -> "redo";
                default -> random.nextInt(4) == 0 ? "play on from " + some : "| Note " + i;
            };
            campaign.say(Seat.HOME, Campaign.ANY, line).join();
            if (random.nextInt(3) > 0) {
                isSame(outlines.of(campaign), StoryOutline.of(campaign));
            }
        }
        assertThat(outlines.of(campaign).sessions()).hasSizeGreaterThan(3);
    }

    private void isSame(StoryOutline kept, StoryOutline anew) {
        assertThat(rows(kept)).isEqualTo(rows(anew));
        assertThat(kept.sessions()).isEqualTo(anew.sessions());
        assertThat(kept.chapters()).isEqualTo(anew.chapters());
        List<JournalEntry> standing = Campaign.standing(
                campaign.entries(0, campaign.now().seq()), campaign.now().head());
        assertThat(kept.last()).isEqualTo(campaign.now().head());
        assertThat(rows(kept))
                .isEqualTo(standing.stream().map(JournalEntry::seq).toList());
        assertThat(kept.sessions())
                .containsExactlyInAnyOrderElementsOf(Session.in(standing).values());
        List<StoryOrder.Piece> pieces = kept.tell(campaign, 0, kept.size());
        List<Long> order = StoryOrder.of(standing, List.of()).stream()
                .map(piece -> piece.entry().seq())
                .toList();
        assertThat(pieces).extracting(piece -> piece.entry().seq()).containsExactlyElementsOf(order);
        List<String> chapters = new ArrayList<>();
        texts(pieces).forEach(text -> ChapterHeading.of(text).ifPresent(chapter -> chapters.add(chapter.title())));
        assertThat(kept.chapters()).extracting(StoryOutline.Chapter::title).containsExactlyElementsOf(chapters);
        // In parts, as a reader turns pages: each piece is told once.
        List<String> inParts = new ArrayList<>();
        for (int from = 0; from < kept.size(); from += 10) {
            inParts.addAll(texts(kept.tell(campaign, from, Math.min(kept.size(), from + 10))));
        }
        assertThat(inParts).containsExactlyInAnyOrderElementsOf(texts(pieces));
    }

    private static List<Long> rows(StoryOutline outline) {
        return IntStream.range(0, outline.size()).mapToObj(outline::row).toList();
    }
}
