package momentum.table.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Reply;
import momentum.state.Strictness;
import momentum.state.Ticks;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.JournalEntry;
import momentum.table.SayResult;
import momentum.table.journal.MemoryJournal;
import momentum.table.seat.Seat;
import momentum.table.story.Session;
import org.junit.jupiter.api.Test;

class StoryTest {
    private Campaign campaign = new Campaigns(
                    new MemoryJournal(), InstantSource.fixed(Instant.parse("2026-11-15T20:00:00Z")))
            .begin("The *Long* Ice", "ironsworn", Strictness.ENFORCE);

    private void say(Command command) {
        assertThat(campaign.say(Seat.HOME, Campaign.ANY, command).join()).isInstanceOf(SayResult.Done.class);
    }

    private String story() {
        List<JournalEntry> all = campaign.entries(0, campaign.now().seq());
        return MarkdownStory.write(campaign.heading(), all, campaign.now().head(), ZoneOffset.UTC);
    }

    @Test
    void whatWasWrittenIsTheTextAndWhatTheDiceSaidStandsBetween() {
        say(new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        say(new Command.Note("The ice is **thin**.\n\nShe goes on."));
        say(new Command.Make("Kára", Draft.of("Face Danger").rolling("iron")));
        say(new Command.Answer(Optional.empty(), new Reply.Dice(3, 4, 9, Optional.empty(), Ticks.NONE)));
        say(new Command.Answer(Optional.empty(), new Reply.Choose(List.of("Delayed"))));
        say(new Command.AskOdds("Kára", "Likely", 42, "is the far bank near?"));
        say(new Command.Note("Gone."));
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        say(new Command.Rewrite(2, "The ice is **thick**.\n\nShe goes on."));

        assertThat(story()).isEqualTo("""
                # The \\*Long\\* Ice

                ## Session 1: 15 November 2026

                > **Kára joins**

                The ice is **thick**.

                She goes on.

                > **Kára: Face Danger** \s
                > Kára: +iron: 3 + 3 iron = 6 against 4 and 9, **weak hit** \s
                > Kára: Delayed, or in new danger \s
                > Kára: momentum +2 to +1

                > “is the far bank near?” Likely 42: **yes**
                """);
    }

    @Test
    void chaptersAndSessionsAreHeadingsAndNotesStandWhereTheyWereMoved() {
        Instant start = Instant.parse("2026-11-15T20:00:00Z");
        AtomicReference<Instant> time = new AtomicReference<>(start);
        campaign = new Campaigns(new MemoryJournal(), time::get).begin("The Long Ice", "ironsworn", Strictness.ENFORCE);
        say(new Command.Note("Snow."));
        say(new Command.Note("# Thin *ice* #\n\nShe goes on."));
        say(new Command.Note("A slip of the pen."));
        time.set(start.plus(Session.PAUSE).plusMillis(1));
        say(new Command.Note("Rain."));
        say(new Command.RemoveNote(3));
        say(new Command.MoveNote(1, 4));
        say(new Command.Rewrite(1, "More snow."));

        assertThat(story()).isEqualTo("""
                # The Long Ice

                ### Session 1: 15 November 2026

                ## Thin *ice*

                She goes on.

                ### Session 2: 16 November 2026

                Rain.

                More snow.
                """);
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        campaign.undo(Seat.HOME, Campaign.ANY).join();
        assertThat(story()).containsSubsequence("Snow.", "## Thin *ice*", "A slip of the pen.", "Session 2", "Rain.");
    }

    /** Read elsewhere, where a picture is fetched and HTML runs; a backslash before it changes nothing. */
    @Test
    void whatSomeoneWroteFetchesAndRunsNothingElsewhere() {
        say(new Command.Note(
                "!![x](http://example.com/a.png) \\![y][r] <script>x</script> \\<img src=x> **bold**\n\n[r]: /b"));
        assertThat(story())
                .doesNotContain("![")
                .doesNotContain("<")
                .contains("**bold**", "[x](http://example.com/a.png)");
    }

    @Test
    void diceThatWereTakenBackAreFoldedUpWhereTheyFell() {
        for (String line : List.of(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "Face Danger +iron",
                "dice 1 vs 10 9",
                "undo",
                "dice 6 vs 1 2")) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).isInstanceOf(SayResult.Done.class);
        }

        assertThat(story()).endsWith("""
                > **Kára: Face Danger**

                <details><summary>Taken back: a roll</summary>

                - Face Danger, Kára: +iron: 1 + 3 iron = 4 against 10 and 9, miss

                </details>

                > Kára: +iron: 6 + 3 iron = 9 against 1 and 2, **strong hit** \s
                > Kára: momentum +2 to +3
                """);
    }

    @Test
    void nothingThatATerminalObeysIsInAStory() {
        say(new Command.Note("red \u001b[31m and \u009b31m, \u202eright to left"));
        say(new Command.AskOdds("", "Likely", 42, "a bell\u0007?"));

        assertThat(story())
                .contains("red ␛[31m and ⟨U+009B⟩31m, ⟨U+202E⟩right to left")
                .contains("a bell␇?");
    }

    @Test
    void aFightBeginsUnderTheMoveThatBeginsIt() {
        for (String line : List.of(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "Enter the Fray +heart against Wolf (dangerous); Crows (troublesome, small pack)\n& dice 1 vs 9 8")) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join()).isInstanceOf(SayResult.Done.class);
        }

        assertThat(story())
                .containsSubsequence(
                        "> **Kára: Enter the Fray**", "> Wolf (dangerous) begins", "initiative", "Crows", "**miss**");
    }

    /** A whole evening, each thing said where it belongs. */
    @Test
    void whatIsDoneByHandHasItsReasonAndATrackBeginsUnderItsMove() {
        for (String line : List.of(
                "hero Kára: edge 2, heart 2, iron 3, shadow 1, wits 1",
                "Swear an Iron Vow on Find Edda (dangerous)",
                "dice 4 vs 2 9",
                "Undertake a Journey +wits",
                "name The Drowned Bell (formidable)",
                "overrule weak hit because the road is known",
                "set momentum +4 because we misread the move",
                "Kára must suffer -1 supply because the bridge is down",
                "strictness advise",
                "Face Danger +iron",
                "set aside because it is late",
                "close The Drowned Bell: forgotten")) {
            assertThat(campaign.say(Seat.HOME, Campaign.ANY, line).join())
                    .as(line)
                    .isInstanceOf(SayResult.Done.class);
        }

        assertThat(story()).isEqualTo("""
                # The \\*Long\\* Ice

                ## Session 1: 15 November 2026

                > **Kára joins**

                > **Kára: Swear an Iron Vow** \s
                > Find Edda (dangerous) begins \s
                > Kára: +heart: 4 + 2 heart = 6 against 2 and 9, **weak hit** \s
                > Kára: momentum +2 to +3 \s
                > Kára: envision how you find a path forward

                > **Kára: Undertake a Journey** \s
                > The Drowned Bell (formidable) begins \s
                > Kára: overruled: a weak hit (the road is known) \s
                > The Drowned Bell (formidable): 0 to 4 ticks \s
                > Kára: envision the waypoint \s
                > Supply 5 to 4

                > Kára: momentum +3 to +4 (we misread the move)

                > Kára must suffer -1 supply (the bridge is down) \s
                > Supply 4 to 3

                > The rules only advise

                > **Kára: Face Danger**

                > What was asked is set aside (it is late)

                > The Drowned Bell (formidable) ends: forgotten
                """);
    }

    @Test
    void whatAMoveSaysByItselfIsNothingToEnvision() {
        say(new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), List.of(), Optional.empty(), ""));
        say(new Command.Make("Kára", Draft.of("Endure Harm").with(1)));
        say(new Command.Answer(Optional.empty(), new Reply.Dice(3, 4, 9, Optional.empty(), Ticks.NONE)));

        assertThat(story()).contains("> Kára: press on\n").doesNotContainIgnoringCase("envision press on");
    }
}
