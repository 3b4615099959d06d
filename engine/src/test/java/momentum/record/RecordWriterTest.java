package momentum.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import momentum.Shipped;
import momentum.notation.RecordReader;
import momentum.notation.RecordStep;
import momentum.play.Command;
import momentum.play.Event;
import momentum.rule.Rulebook;
import org.junit.jupiter.api.Test;

/** A game that was played is written as a record, and the record is that game again. */
class RecordWriterTest {
    @Test
    void aRecordIsWrittenAsAPersonWouldWriteIt() {
        String text = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                hero Ylva: edge 3, heart 2, iron 1, shadow 1, wits 2
                set momentum +6
                  => momentum +6
                Ylva: set foe Grey, a wolf (dangerous) 8 ticks because it followed her
                  => no initiative
                  => "Grey, a wolf" 8 ticks

                Face Danger +iron
                  dice 1 vs 5 8
                  => miss
                burn
                  => weak hit, momentum +2
                choose Delayed, or in new danger
                  => momentum +1
                undo
                  => momentum +2
                redo
                  => momentum +1
                | The ice gives way.
                |
                | She runs.

                | Later that day:
                """;
        assertThat(writtenAgain(text)).isEqualTo(text);
    }

    @Test
    void everythingThatChangesIsStated() {
        String text = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1; assets Hound (companion 4)
                hero Sif: edge 2, heart 1, iron 1, shadow 3, wits 2; vow Find Edda (epic)
                  => Find Edda 0 ticks
                set momentum +10
                  => momentum +10
                set wounded
                  => momentum +9, wounded
                set not wounded because it healed
                  => not wounded
                Sif: set experience 4
                  => experience 4
                set supply 3
                  => supply 3

                Companion Endure Harm (2) for Hound
                  => Hound health 2
                set aside

                Enter the Fray +heart against a "b (dangerous); "c\\" d" (troublesome)
                  => no initiative
                  => a "b 0 ticks
                  => c" d 0 ticks
                  dice 5 vs 2 2
                  => strong hit, match, momentum +10, initiative
                set foe a "b (dangerous) 40 ticks
                  => a "b 40 ticks

                End the Fight against a "b
                  dice 1 2
                  => strong hit
                  => a "b out of the fight
                undo
                  => a "b open
                Sif: set vow Find Edda (extreme) 1 tick
                  => Find Edda 1 tick, Find Edda extreme
                """;
        assertThat(writtenAgain(text)).isEqualTo(text);
    }

    /** A record, played and written down. */
    private static String writtenAgain(String text) {
        Rulebook rulebook = Shipped.rulebook("ironsworn");
        RecordWriter writer = new RecordWriter(rulebook, "ironsworn");
        Evening evening = Evening.replayed(rulebook, text);
        for (int i = 0; i < evening.said.size(); i++) {
            switch (evening.said.get(i)) {
                case Command command -> writer.told(command, events(evening.said.get(i + 1)));
                case Object word when word.equals("undo") -> writer.undo();
                case Object word when word.equals("redo") -> writer.redo();
                case Object ignored -> {}
            }
        }
        return writer.text();
    }

    @SuppressWarnings("unchecked")
    private static List<Event> events(Object said) {
        return (List<Event>) said;
    }

    @Test
    void notesThatFollowEachOtherAreOneAndEveryStepKnowsItsLine() {
        assertThat(RecordReader.read("""
                        # A comment.
                        game ironsworn

                        | One,
                          | two.
                        # Apart.
                        | Three.
                          => asks nothing
                        undo
                        | Four."""))
                .containsExactly(
                        new RecordStep.Game(2, "game ironsworn", "ironsworn"),
                        new RecordStep.Said(4, "| One,\n| two."),
                        new RecordStep.Said(7, "| Three."),
                        new RecordStep.Stated(8, "=> asks nothing", "asks nothing"),
                        new RecordStep.Undo(9, "undo"),
                        new RecordStep.Said(10, "| Four."));
    }

    @Test
    void onlyANameThatWouldBeMisreadStandsInQuotes() {
        String text = """
                game ironsworn
                hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1
                hero Sif, the elder: edge 3, heart 2, iron 1, shadow 1, wits 2
                hero "Sif ": edge 3, heart 2, iron 1, shadow 1, wits 2

                everyone must suffer -1 health
                  => health 4
                  => Sif, the elder: health 4
                  => "Sif ": health 4
                set vow health 3 (epic) 4 ticks
                  => health 3 4 ticks
                set vow a (epic) 1 tick
                  => a 1 tick
                close a: forgotten
                  => a forgotten
                set vow a (epic) 2 ticks
                  => a 2 ticks, a open
                """;
        assertThat(writtenAgain(text)).isEqualTo(text);
    }

    @Test
    void whatCannotBeTakenBackIsNoStep() {
        RecordWriter writer = new RecordWriter(Shipped.rulebook("ironsworn"), "ironsworn");
        assertThatThrownBy(writer::undo).hasMessage("there is nothing to undo");
        assertThatThrownBy(writer::redo).hasMessage("there is nothing to redo");
    }
}
