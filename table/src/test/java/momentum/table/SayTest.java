package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.table.journal.MemoryJournal;
import momentum.table.journal.Row;
import momentum.table.seat.HeroClaim;
import momentum.table.seat.Mode;
import momentum.table.seat.Role;
import momentum.table.seat.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The one way in: who are you, may you, has the table moved on, what do the rules say. */
class SayTest {
    private final Campaigns campaigns = new Campaigns(new MemoryJournal(), InstantSource.system());
    private final Seats seats = new Seats(campaigns.journal().tableStore(), InstantSource.system());
    private final Campaign campaign = campaigns.begin("Ash", "ironsworn", Strictness.ENFORCE, Mode.COOP);

    private Seat anna = Seat.HOME;
    private Seat ben = Seat.HOME;

    @BeforeEach
    void sitDown() {
        for (String hero : List.of("Kára", "Ylva")) {
            done(Seat.HOME, "hero " + hero + ": edge 2, heart 2, iron 3, shadow 1, wits 1");
        }
        anna = seats.give(campaign.heading().id(), "Anna", Role.PLAYER, List.of("Kára"))
                .seat();
        ben = seats.give(campaign.heading().id(), "Ben", Role.PLAYER, List.of("Ylva"))
                .seat();
    }

    private SayResult say(Seat seat, String text) {
        return campaign.say(seat, Campaign.ANY, text).join();
    }

    private SayResult.Done done(Seat seat, String text) {
        SayResult result = say(seat, text);
        assertThat(result).as(text).isInstanceOf(SayResult.Done.class);
        return (SayResult.Done) result;
    }

    private static String why(SayResult result) {
        assertThat(result).isInstanceOf(SayResult.Forbidden.class);
        return ((SayResult.Forbidden) result).why();
    }

    private static String refusal(SayResult result) {
        assertThat(result).isInstanceOf(SayResult.Refused.class);
        return ((SayResult.Refused) result).why();
    }

    private Table table() {
        return campaign.now().table();
    }

    @Test
    void whoSaidItIsTheNameOfTheSeat() {
        assertThat(done(anna, "| Snow.").entry().who()).isEqualTo("Anna");
        assertThat(done(Seat.HOME, "| Rain.").entry().who()).isEqualTo("owner");
        assertThat(campaign.undo(Seat.HOME, Campaign.ANY).join())
                .isInstanceOfSatisfying(
                        SayResult.Done.class,
                        undone -> assertThat(undone.entry().who()).isEqualTo("owner"));
    }

    @Test
    void aLineWithoutDiceHasTheTableThrowThem() {
        done(anna, "Face Danger");
        SayResult.Done rolled = done(anna, "roll iron");
        assertThat(rolled.entry().said().getFirst().dice().dice()).hasSize(3);
        assertThat(rolled.entry().commands().getFirst())
                .isInstanceOfSatisfying(
                        Command.Answer.class,
                        answer -> assertThat(answer.reply())
                                .isInstanceOfSatisfying(
                                        Reply.Dice.class,
                                        dice -> assertThat(dice.stat()).contains("iron")));
        done(anna, "set aside");

        assertThat(done(ben, "Swear an Iron Vow on Find Edda (epic)\n& roll bonded")
                        .entry()
                        .said())
                .hasSize(2);
        done(ben, "set aside");
        assertThat(done(ben, "consult Theme").entry().said().getFirst().dice().dice())
                .hasSize(1);
        assertThat(done(ben, "ask Likely: is it far?").entry().commands().getFirst())
                .isInstanceOfSatisfying(Command.AskOdds.class, ask -> {
                    assertThat(ask.hero()).isEqualTo("Ylva");
                    assertThat(ask.question()).isEqualTo("is it far?");
                });
    }

    @Test
    void aMoveWithItsDiceInOneLineIsOneRow() {
        Table before = table();

        assertThat(done(anna, "face danger iron dice 1 5 8").entry().said()).hasSize(2);
        assertThat(table().questions()).first().isInstanceOf(Question.Choose.class);
        campaign.undo(anna, Campaign.ANY).join();
        assertThat(table()).isEqualTo(before);

        assertThat(done(ben, "Ylva: Face Danger +wits, adding +1 because of luck, dice 6 vs 1 2")
                        .entry()
                        .said())
                .hasSize(2);
        assertThat(table().hero("Ylva").orElseThrow().momentum()).isEqualTo(3);
    }

    @Test
    void aMoveWithItsDiceInOneLineHappensWhollyOrNotAtAll() {
        Table before = table();

        assertThat(say(anna, "swear an iron vow dice 6 1 2")).isInstanceOf(SayResult.Refused.class);
        assertThat(table()).isEqualTo(before);

        assertThat(done(anna, "Swear an Iron Vow on Throw dice 3 times (epic)")
                        .entry()
                        .said())
                .hasSize(1);
        assertThat(table().track("Throw dice 3 times")).isPresent();
    }

    @Test
    void aLineWithoutDiceIsForTheOracleThatIsAsked() {
        done(anna, "Ask the Oracle\n& choose Yes or no");
        assertThat(say(anna, "roll Likely, bonded"))
                .isInstanceOfSatisfying(
                        SayResult.Unreadable.class,
                        unread -> assertThat(unread.why()).startsWith("no such dice are asked for, but "));
        assertThat(done(anna, "roll Almost Certain").entry().commands().getFirst())
                .isInstanceOfSatisfying(
                        Command.Answer.class,
                        answer -> assertThat(answer.reply())
                                .isInstanceOfSatisfying(
                                        Reply.Oracle.class,
                                        oracle -> assertThat(oracle.which()).contains("Almost Certain")));
    }

    @Test
    void nothingIsThrownThatNobodyAsksFor() {
        assertThat(say(anna, "roll"))
                .isEqualTo(new SayResult.Unreadable("nothing is asked that dice would answer; a move asks for them"));
        done(anna, "Face Danger +iron\n& dice 1 vs 9 9");
        assertThat(say(anna, "roll iron"))
                .isInstanceOfSatisfying(
                        SayResult.Unreadable.class,
                        unread ->
                                assertThat(unread.why()).startsWith("no such dice are asked for, but choose up to 6"));
        assertThat(say(anna, "reroll action")).isInstanceOf(SayResult.Unreadable.class);
    }

    @Test
    void nobodyThrowsForAnotherSeat() {
        done(anna, "Face Danger");
        assertThat(why(say(ben, "roll iron"))).isNotBlank();
        assertThat(why(say(ben, "Kára: roll iron"))).isNotBlank();
        assertThat(say(anna, "Ylva: roll iron")).isInstanceOf(SayResult.Unreadable.class);
    }

    @Test
    void aSeatThatWasTakenBackSaysNothingMore() {
        done(anna, "| Snow.");
        seats.revoke(anna);

        assertThat(why(say(anna, "| More snow."))).contains("taken back");
        assertThat(why(say(anna, "undo"))).contains("taken back");
        assertThat(why(say(anna, "play on from 0"))).contains("taken back");
        assertThat(campaign.now().seq()).isEqualTo(3);
    }

    @Test
    void anOldLinkToASeatIsNoSeatAnyMore() {
        Seat again = seats.again(anna).seat();

        assertThat(why(say(anna, "| Snow."))).contains("taken back");
        done(again, "| Snow.");
    }

    @Test
    void aSeatOfAnotherTableIsNoneAndTheHostsIsAtEveryTable() {
        Campaign other = campaigns.begin("Oak", "ironsworn", Strictness.ENFORCE, Mode.COOP);
        Seat stranger =
                seats.give(other.heading().id(), "Anna", Role.OWNER, List.of()).seat();
        Seat host =
                seats.give(Seats.EVERY_TABLE, Seat.HOST, Role.OWNER, List.of()).seat();

        assertThat(say(stranger, "| Snow.")).isInstanceOf(SayResult.Forbidden.class);
        assertThat(say(
                        new Seat("x", "", "host", Role.OWNER, List.of(), Optional.of("guessed"), host.created()),
                        "| Snow."))
                .isInstanceOf(SayResult.Forbidden.class);
        done(host, "Ylva: set momentum +5");
    }

    @Test
    void whatASeatMayDoIsReadWhenItSpeaks() {
        assertThat(why(say(anna, "Ylva: set momentum +5"))).isEqualTo("Ylva is played by Ben.");

        seats.changeHeroes(Seat.HOME, anna, List.of(), List.of(HeroClaim.named("Ylva")));

        done(anna, "Ylva: set momentum +5");
    }

    @Test
    void takingBackIsForWhoeverDidItHoweverFewMomentsPassInBetween() {
        done(anna, "| Hers.");
        done(ben, "| His.");

        assertThat(why(say(anna, "undo"))).isEqualTo("Ben did that: ask them to take it back.");
        done(ben, "undo");
        done(anna, "undo");
        assertThat(why(say(ben, "redo"))).isEqualTo("Anna did that: ask them to take it back.");
        done(anna, "redo");
    }

    /** Whose row it is was once looked up before the lock: then a row that came in between was taken back by one who may not. */
    @Test
    void nobodyTakesBackWhatCameInBetween() {
        List<CompletableFuture<SayResult>> undone = new ArrayList<>();
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            for (int i = 0; i < 300; i++) {
                String text = "| " + i;
                both.execute(() -> done(ben, text));
                both.execute(() -> {
                    SayResult result = campaign.undo(anna, Campaign.ANY).join();
                    synchronized (undone) {
                        undone.add(CompletableFuture.completedFuture(result));
                    }
                });
            }
        }
        assertThat(undone)
                .hasSize(300)
                .allSatisfy(result -> assertThat(result.join()).isInstanceOf(SayResult.Forbidden.class));
        assertThat(campaign.entries(0, Long.MAX_VALUE))
                .noneMatch(entry -> entry.kind() == Row.Kind.UNDO)
                .hasSize(302);
    }

    @Test
    void aNoteIsWrittenAnewByWhoeverWroteIt() {
        long note = done(anna, "| Snow.").entry().seq();

        assertThat(why(say(ben, "rewrite " + note + ": Rain."))).isEqualTo("Only who wrote a note may write it anew.");
        done(anna, "rewrite " + note + ": Rain.");
    }

    @Test
    void aNoteIsRemovedAndMovedByWhoeverWroteIt() {
        long note = done(anna, "| Snow.").entry().seq();
        long other = done(ben, "| Rain.").entry().seq();

        assertThat(why(say(ben, "remove note " + note))).isEqualTo("Only who wrote a note may remove it.");
        assertThat(why(say(ben, "move note %d after %d".formatted(note, other))))
                .isEqualTo("Only who wrote a note may move it.");
        done(anna, "move note %d after %d".formatted(note, other));
        done(anna, "move note %d after 0".formatted(note));
        done(anna, "remove note " + note);
        done(Seat.HOME, "remove note " + other);
    }

    @Test
    void aNoteIsMovedAfterARowOfTheStoryAlone() {
        long note = done(anna, "| Snow.").entry().seq();
        long undone = done(anna, "| Rain.").entry().seq();
        assertThat(campaign.undo(anna, Campaign.ANY).join()).isInstanceOf(SayResult.Done.class);

        assertThat(refusal(say(anna, "move note %d after %d".formatted(note, undone))))
                .isEqualTo("there is no row %d in the story to stand after".formatted(undone));
        assertThat(refusal(say(anna, "move note %d after 999".formatted(note)))).contains("no row 999");
        assertThat(refusal(say(anna, "move note %d after -1".formatted(note)))).contains("no row -1");
        assertThat(refusal(say(anna, "move note %d after %d".formatted(note, note))))
                .contains("not after itself");
        assertThat(refusal(say(anna, "remove note 999"))).isEqualTo("there is no note in row 999");
        assertThat(refusal(say(anna, "move note 1 after 0"))).isEqualTo("there is no note in row 1");
    }

    @Test
    void setAsideIsForThoseWhoAreAsked() {
        done(anna, "Face Danger +iron");

        assertThat(why(say(ben, "set aside because it is late"))).contains("someone else");
        done(anna, "set aside because it is late");
    }

    @Test
    void aLineThatNamesNobodyIsForTheSeatsOwnHero() {
        SayResult.Done made = done(ben, "Face Danger +iron");

        assertThat(made.entry().commands()).containsExactly(command(made));
        assertThat(((Command.Make) command(made)).hero()).isEqualTo("Ylva");
        assertThat(((Command.Answer) command(done(ben, "dice 6 vs 1 2"))).hero())
                .contains("Ylva");
        assertThat(((Command.Make) command(done(Seat.HOME, "Face Danger +iron"))).hero())
                .isEqualTo("Kára");
    }

    @Test
    void anAnswerThatNamesNobodyIsToTheSeatsOwnQuestion() {
        done(Seat.HOME, "Kára: Make Camp");
        done(Seat.HOME, "dice 2 vs 6 9");
        assertThat(table().questions()).extracting(Question::hero).containsExactly("Kára", "Ylva");

        done(ben, "choose Focus");

        assertThat(table().questions()).extracting(Question::hero).containsExactly("Kára");
    }

    @Test
    void aLineThatNamesNobodyIsForTheHeroInView() {
        assertThat(((Command.Make) command(inView("Ylva", "Face Danger +iron"))).hero())
                .isEqualTo("Ylva");
        assertThat(((Command.Answer) command(inView("Kára", "dice 6 vs 1 2"))).hero())
                .isEmpty();
        assertThat(((Command.SetValue) command(inView("Ylva", "set momentum +5"))).hero())
                .isEqualTo("Ylva");

        done(Seat.HOME, "Kára: Make Camp");
        done(Seat.HOME, "dice 2 vs 6 9");
        assertThat(((Command.Answer) command(inView("Ylva", "choose Focus"))).hero())
                .contains("Ylva");
        assertThat(table().questions()).extracting(Question::hero).containsExactly("Kára");
        assertThat(((Command.SetValue) command(inView("Ylva", "set momentum +6"))).hero())
                .isEqualTo("Ylva");
    }

    private SayResult.Done inView(String hero, String line) {
        return (SayResult.Done)
                campaign.say(Seat.HOME, Campaign.ANY, line, Optional.of(hero)).join();
    }

    private static Command command(SayResult.Done done) {
        return done.entry().commands().getFirst();
    }

    @Test
    void whatCannotBeReadIsToldWithWhatWasExpected() {
        for (List<String> wrong : List.of(
                List.of("Face Dangler +iron", "did you mean \"Face Danger\""),
                List.of("", "nothing was said"),
                List.of("# a comment", "nothing was said"),
                List.of("game ironsworn", "for a record"),
                List.of("=> miss", "for a record"),
                List.of("& dice 1 vs 2 3", "right above it"),
                List.of("| one\nset momentum +5", "one thing is said at a time"),
                List.of("Face Danger +iron\n& dice 1 vs", "dice read"))) {
            assertThat(say(Seat.HOME, wrong.getFirst()))
                    .as(wrong.getFirst())
                    .isInstanceOfSatisfying(
                            SayResult.Unreadable.class,
                            unreadable -> assertThat(unreadable.why()).contains(wrong.getLast()));
        }
        assertThat(campaign.now().seq()).isEqualTo(2);
    }

    @Test
    void oneWhoHasNotSeenTheLastRowIsToldSoWhateverTheyWant() {
        long read = campaign.now().seq();
        done(ben, "| Snow.");

        assertThat(campaign.say(anna, read, "set momentum +5").join()).isEqualTo(new SayResult.Stale(campaign.now()));
        assertThat(campaign.say(anna, read, "undo").join()).isInstanceOf(SayResult.Stale.class);
        assertThat(campaign.say(anna, read, "play on from 1").join()).isInstanceOf(SayResult.Stale.class);
    }

    @Test
    void whatIsSaidTogetherIsOneRowAndOneUndo() {
        Table before = table();

        SayResult.Done done = done(anna, "Face Danger +iron\n& dice 5 vs 3 9\n& choose Resources spent");

        assertThat(done.now().seq()).isEqualTo(3);
        assertThat(done.entry().commands()).hasSize(3);
        assertThat(done.entry().said())
                .allSatisfy(said -> assertThat(said.events()).isNotEmpty());
        assertThat(table().questions()).isEmpty();
        assertThat(table().shared().get(0)).isEqualTo(4);
        assertThat(campaign.at(3)).isEqualTo(table());

        done(anna, "undo");
        assertThat(table()).isEqualTo(before);
        done(anna, "redo");
        assertThat(table()).isEqualTo(done.now().table());
    }

    @Test
    void ifOnePartIsRefusedOrForbiddenOrUnreadableNothingHappens() {
        Table before = table();

        assertThat(say(anna, "Face Danger +iron\n& dice 5 vs 3 9\n& choose Something else"))
                .isInstanceOf(SayResult.Refused.class);
        assertThat(say(anna, "set momentum +5\n& Ylva: set momentum +5")).isInstanceOf(SayResult.Forbidden.class);
        assertThat(say(anna, "set momentum +5\n& set momentum")).isInstanceOf(SayResult.Unreadable.class);

        assertThat(table()).isEqualTo(before);
        assertThat(campaign.now().seq()).isEqualTo(2);
    }

    @Test
    void nobodySaysEndlesslyManyThingsAtOnce() {
        CommandBatch endless = (table, dice, said) -> new CommandBatch.Next.Say(new Command.Note("" + said));

        assertThat(campaign.say(Seat.HOME, Campaign.ANY, endless).join()).isInstanceOf(SayResult.Refused.class);
        assertThat(campaign.say(Seat.HOME, Campaign.ANY, CommandBatch.of(List.of()))
                        .join())
                .isInstanceOf(SayResult.Unreadable.class);
        assertThat(campaign.now().seq()).isEqualTo(2);
    }

    @Test
    void aRollFollowsInTheSameRowWhereDiceAreAskedForByThen() {
        PendingCommand make = PendingCommand.of(
                new Command.Make("Kára", Draft.of("Face Danger").rolling("iron")));
        CommandBatch batch = CommandBatch.of(
                List.of(make),
                after -> after.questions().stream()
                        .filter(Question.Dice.class::isInstance)
                        .map(Question.Dice.class::cast)
                        .findFirst()
                        .map(dice -> (table, source) -> new Command.Answer(
                                Optional.of("Kára"), source.roll(dice, Optional.empty(), Ticks.NONE))));

        SayResult.Done done =
                (SayResult.Done) campaign.say(anna, Campaign.ANY, batch).join();

        assertThat(done.entry().commands()).hasSize(2);
        assertThat(done.entry().commands().getLast())
                .isInstanceOfSatisfying(
                        Command.Answer.class,
                        answer -> assertThat(answer.reply()).isInstanceOf(Reply.Dice.class));
        assertThat(done.entry().said().getFirst().dice().isNone()).isTrue();
        assertThat(done.entry().said().getLast().dice().dice()).hasSize(3);
        assertThat(done.entry().isByHand()).isFalse();
    }

    @Test
    void aRowIsToldToEveryoneOnceWithAllThatWasSaid() {
        List<JournalEntry> heard = new ArrayList<>();
        Runnable stop = campaign.listen(heard::add);

        SayResult.Done done = done(anna, "set momentum +5\n& | A good day.");
        stop.run();
        done(anna, "| Unheard.");

        assertThat(heard).containsExactly(done.entry());
    }
}
