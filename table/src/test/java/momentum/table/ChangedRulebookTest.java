package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;
import momentum.content.Rulebooks;
import momentum.phrase.RulebookReader;
import momentum.play.Command;
import momentum.play.Play;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.codec.EventCodec;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.RowBatch;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules are mended while a question is open. */
class ChangedRulebookTest {
    private static Rulebook changed(UnaryOperator<String> change) {
        return changed("adventure.moves", change);
    }

    /** @param part of the names of the files that are changed */
    private static Rulebook changed(String part, UnaryOperator<String> change) {
        SequencedMap<String, byte[]> files =
                new LinkedHashMap<>(Rulebooks.files("ironsworn").orElseThrow());
        files.replaceAll((name, bytes) -> name.contains(part)
                ? change.apply(new String(bytes, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8)
                : bytes);
        return RulebookReader.read(files).rulebook().orElseThrow();
    }

    /** A campaign that asks what a weak hit on Face Danger costs. */
    private static Campaign asking(Journal journal) {
        Campaign campaign =
                new Campaigns(journal, InstantSource.system()).begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (String line :
                List.of("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1", "Face Danger +iron", "dice 3 vs 4 9")) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).isInstanceOf(SayResult.Done.class);
        }
        return campaign;
    }

    /** The same table in a snapshot, with its lines in their own words. */
    private static String saved() {
        Campaign campaign = asking(new MemoryJournal());
        return new EventCodec(campaign.play().rulebook()).write(campaign.now().table());
    }

    /** As a program finds it whose rules are these: from a snapshot, or from the rows. */
    private static Table open(Rulebook rulebook, boolean fromRows) {
        if (!fromRows) {
            return new EventCodec(rulebook).table(EventCodec.FORM, saved());
        }
        Journal journal = new MemoryJournal();
        return new CampaignHistory(asking(journal).heading().id(), rulebook.game(), journal, new EventCodec(rulebook))
                .latest()
                .table();
    }

    private static Table choose(Rulebook rulebook, Table table, String label) {
        Ruling ruling =
                new Play(rulebook).apply(table, new Command.Answer(Optional.empty(), new Reply.Choose(List.of(label))));
        assertThat(ruling).isInstanceOf(Ruling.Ruled.class);
        return ((Ruling.Ruled) ruling).table();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anOpenQuestionIsStillTheOneThatWasAsked(boolean fromRows) {
        Rulebook mended =
                changed(text -> text.replace("new danger: suffer -1 momentum", "new danger: suffer -2 momentum"));

        Table table = open(mended, fromRows);

        assertThat(table.questions()).hasSize(1);
        assertThat(choose(mended, table, "Delayed").heroes().getFirst().momentum())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aLineThatMovedIsTheSameLine(boolean fromRows) {
        Rulebook mended = changed(text -> "# A new first line.\n\n" + text);

        Table table = open(mended, fromRows);

        assertThat(QuestionText.inWords(table.questions().getFirst())).contains("Delayed, or in new danger");
        assertThat(choose(mended, table, "Resources spent").shared().get(0)).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMoveThatIsGoneLeavesItsQuestionOpen(boolean fromRows) {
        Rulebook mended = changed("", text -> text.replace("Face Danger", "Brave the Odds"));

        Table table = open(mended, fromRows);

        assertThat(choose(mended, table, "Delayed").heroes().getFirst().momentum())
                .isEqualTo(1);
    }

    @Test
    void wordsThatAreGoneSetTheQuestionAsideAndTheTableOpens() {
        String lost = saved().replace("suffer -1 supply", "suffer -1 rations");

        Table table = new EventCodec(Rulebooks.game("ironsworn").orElseThrow()).table(EventCodec.FORM, lost);

        assertThat(table.questions()).isEmpty();
        assertThat(table.heroes()).hasSize(1);
    }

    /** Neither the rulebook nor the store has the words: a row whose blobs were lost. What is built on it opens as well. */
    @Test
    void wordsThatNobodyHasSetTheQuestionAsideAndTheTableOpens() {
        Journal journal = new MemoryJournal();
        Campaign campaign = asking(journal);
        campaign.say(Seat.HOME, Campaign.ANY, "choose Tired or hurt").join();
        Heading heading = campaign.heading();
        Journal without = new MemoryJournal();
        without.found(heading, RowBatch.of(journal.rows(heading.id(), 0, 9))).join();
        Rulebook mended =
                changed(text -> text.replace("new danger: suffer -1 momentum", "new danger: suffer -2 momentum"));
        CampaignHistory history = new CampaignHistory(heading.id(), mended.game(), without, new EventCodec(mended));

        assertThat(history.at(3).questions()).isEmpty();
        assertThat(history.latest().table().heroes()).hasSize(1);
        assertThat(history.entries(0, 9)).hasSize(4);
    }

    @Test
    void whatWasReadFromItsOwnWordsIsWrittenAsItWas() {
        Rulebook mended = changed(text -> "# A new first line.\n\n"
                + text.replace("with speed, agility, or precision", "with speed and precision"));
        EventCodec codec = new EventCodec(mended);
        Journal journal = new MemoryJournal();
        Campaign campaign =
                new Campaigns(journal, InstantSource.system()).begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (String line : List.of("hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1", "Face Danger +iron")) {
            campaign.say(Seat.HOME, Campaign.ANY, line).join();
        }
        Table read = new CampaignHistory(campaign.heading().id(), mended.game(), journal, codec)
                .latest()
                .table();

        assertThat(codec.write(read))
                .isEqualTo(new EventCodec(campaign.play().rulebook())
                        .write(campaign.now().table()));
        assertThat(codec.table(EventCodec.FORM, codec.write(read))).isEqualTo(read);
    }
}
