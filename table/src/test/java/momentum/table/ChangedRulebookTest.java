package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.UnaryOperator;
import momentum.content.Rulebooks;
import momentum.phrase.RulebookReader;
import momentum.play.Asking;
import momentum.play.Command;
import momentum.play.Play;
import momentum.play.Reply;
import momentum.play.Ruling;
import momentum.play.Strictness;
import momentum.play.Table;
import momentum.rule.Rulebook;
import momentum.table.journal.MemoryJournal;
import momentum.table.save.Saved;
import org.junit.jupiter.api.Test;

/** The rules are mended while a question is open. */
class ChangedRulebookTest {
    private static Rulebook changed(UnaryOperator<String> change) {
        SequencedMap<String, byte[]> files =
                new LinkedHashMap<>(Rulebooks.files("ironsworn").orElseThrow());
        files.computeIfPresent(
                "adventure.moves",
                (name, bytes) ->
                        change.apply(new String(bytes, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8));
        return RulebookReader.read(files).rulebook().orElseThrow();
    }

    /** A table that asks what a weak hit on Face Danger costs, saved. */
    private static String asking() {
        Campaign campaign = new Campaigns(new MemoryJournal(), InstantSource.system())
                .begin("Ice", "ironsworn", Strictness.ENFORCE);
        for (Command command : List.of(
                new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""),
                new Command.Make("Kára", "Face Danger", "iron", List.of(), OptionalInt.empty(), Set.of()),
                new Command.Answer(Optional.empty(), new Reply.Dice(3, 4, 9, "", Set.of())))) {
            assertThat(campaign.say("", Campaign.ANY, command).join()).isInstanceOf(Told.Done.class);
        }
        return new Saved(campaign.play().rulebook()).write(campaign.now().table());
    }

    private static Table open(Rulebook rulebook) {
        return new Saved(rulebook).table(Saved.FORM, asking());
    }

    private static Table choose(Rulebook rulebook, Table table, String label) {
        Ruling ruling =
                new Play(rulebook).apply(table, new Command.Answer(Optional.empty(), new Reply.Choose(List.of(label))));
        assertThat(ruling).isInstanceOf(Ruling.Ruled.class);
        return ((Ruling.Ruled) ruling).table();
    }

    @Test
    void anOpenQuestionIsStillTheOneThatWasAsked() {
        Rulebook mended =
                changed(text -> text.replace("new danger: suffer -1 momentum", "new danger: suffer -2 momentum"));

        Table table = open(mended);

        assertThat(table.questions()).hasSize(1);
        assertThat(choose(mended, table, "Delayed").heroes().getFirst().momentum())
                .isEqualTo(1);
    }

    @Test
    void aLineThatMovedIsTheSameLine() {
        Rulebook mended = changed(text -> "# A new first line.\n\n" + text);

        Table table = open(mended);

        assertThat(Asking.inWords(table.questions().getFirst())).contains("Delayed, or in new danger");
        assertThat(choose(mended, table, "Resources spent").shared().get(0)).isEqualTo(4);
    }

    @Test
    void aMoveThatIsGoneLeavesItsQuestionOpen() {
        Rulebook mended = changed(text -> text.replace("move Face Danger", "move Brave the Odds"));

        Table table = open(mended);

        assertThat(choose(mended, table, "Delayed").heroes().getFirst().momentum())
                .isEqualTo(1);
    }

    @Test
    void wordsThatAreGoneSetTheQuestionAsideAndTheTableOpens() {
        String lost = asking().replace("suffer -1 supply", "suffer -1 rations");

        Table table = new Saved(Rulebooks.game("ironsworn").orElseThrow()).table(Saved.FORM, lost);

        assertThat(table.questions()).isEmpty();
        assertThat(table.heroes()).hasSize(1);
    }
}
