package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import momentum.play.Command;
import momentum.play.Reply;
import momentum.play.Strictness;
import momentum.table.journal.MemoryJournal;
import org.junit.jupiter.api.Test;

class StoryTest {
    private final Campaign campaign = new Campaigns(
                    new MemoryJournal(), InstantSource.fixed(Instant.parse("2026-11-15T20:00:00Z")))
            .begin("The *Long* Ice", "ironsworn", Strictness.ENFORCE);

    private void say(Command command) {
        assertThat(campaign.say("", Campaign.ANY, command).join()).isInstanceOf(Told.Done.class);
    }

    private String story() {
        List<Entry> all = campaign.entries(0, campaign.now().seq());
        return Story.write(
                campaign.heading(), campaign.standing(all, campaign.now().head()), ZoneOffset.UTC);
    }

    @Test
    void whatWasWrittenIsTheTextAndWhatTheDiceSaidStandsBetween() {
        say(new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        say(new Command.Note("The ice is **thin**.\n\nShe goes on."));
        say(new Command.Make("Kára", "Face Danger", "iron", List.of(), OptionalInt.empty(), Set.of()));
        say(new Command.Answer(Optional.empty(), new Reply.Dice(3, 4, 9, "", Set.of())));
        say(new Command.Answer(Optional.empty(), new Reply.Choose(List.of("Delayed"))));
        say(new Command.AskOdds("Kára", "Likely", 42, "is the far bank near?"));
        say(new Command.Note("Gone."));
        campaign.undo("", Campaign.ANY).join();
        say(new Command.Rewrite(2, "The ice is **thick**.\n\nShe goes on."));

        assertThat(story()).isEqualTo("""
                # The \\*Long\\* Ice

                ## 15 November 2026

                > **Kára** joins.

                The ice is **thick**.

                She goes on.

                > **Face Danger** · Kára \s
                > 3 + 3 = 6 against 4 and 9: **weak hit** \s
                > Kára: Delayed, or in new danger \s
                > momentum +2 → +1 \s
                > *Likely* “is the far bank near?” → **yes**
                """);
    }
}
