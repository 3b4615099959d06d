package momentum.app.terminal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.parse.Intent;
import momentum.app.terminal.parse.RollAnswer;
import momentum.app.terminal.parse.RollWords;
import momentum.app.terminal.view.SealScreen;
import momentum.play.Command;
import momentum.play.Play;
import momentum.play.Reply;
import momentum.rule.Source;
import momentum.state.Question;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.table.Campaign;
import momentum.table.CommandBatch;
import momentum.table.JournalEntry;
import momentum.table.Moment;
import momentum.table.PendingCommand;
import momentum.table.SayResult;
import momentum.table.dice.DiceSource;
import momentum.table.dice.Seal;
import momentum.table.journal.StoreException;
import momentum.table.seat.Seat;

/** Says things to the campaign, waits until they are on disk, and has it result what came of them. */
final class CommandSender {
    /** What went wrong so far, for the exit code of a script. */
    record Faults(boolean lines, boolean store) {}

    private final Campaign campaign;
    private final Output output;
    private final Supplier<SessionContext> context;

    private Faults faults = new Faults(false, false);

    /** How to roll as soon as dice are asked for. */
    private Optional<Intent.Roll> roll = Optional.empty();

    CommandSender(Campaign campaign, Output output, Supplier<SessionContext> context) {
        this.campaign = campaign;
        this.output = output;
        this.context = context;
    }

    Faults faults() {
        return faults;
    }

    /**
     * Says all of it as one row, or nothing of it. A roll that was said with it is made as soon as dice are asked for; it waits through the
     * questions that come before that.
     */
    boolean say(List<PendingCommand> commands, Optional<Intent.Roll> then) {
        roll = then.or(() -> roll);
        Optional<Intent.Roll> said = roll;
        String hero = context.get().hero();
        CommandBatch plain = CommandBatch.of(commands);
        Optional<SayResult> result = await(() -> campaign.say(
                Seat.HOME,
                campaign.now().seq(),
                (table, dice, count) -> count == commands.size() && said.isPresent()
                        ? rolled(campaign.play(), hero, table, said.get(), dice)
                        : plain.next(table, dice, count)));
        boolean isDone = result.isPresent() && isDone(result.get(), said(result.get()), true);
        boolean isRolled = result.filter(SayResult.Done.class::isInstance)
                .filter(done -> ((SayResult.Done) done).entry().said().size() > commands.size())
                .isPresent();
        if (!isDone || isRolled || !mayStillRoll()) {
            roll = Optional.empty();
        }
        return isDone;
    }

    /** Where dice are asked for and were not thrown, it is the player's turn to say how. */
    private boolean mayStillRoll() {
        return context.get()
                .question()
                .filter(question -> !(question instanceof Question.Dice))
                .isPresent();
    }

    private static List<String> said(SayResult result) {
        return result instanceof SayResult.Done done
                ? done.entry().commands().stream()
                        .flatMap(command -> CommandSummary.said(command).stream())
                        .toList()
                : List.of();
    }

    /** The roll that was said, where dice are what is asked now. */
    private static CommandBatch.Next rolled(Play play, String hero, Table table, Intent.Roll with, DiceSource source) {
        List<Question> open = table.questions();
        Optional<Question> asked = open.stream()
                .filter(question -> question.hero().equals(hero))
                .findFirst()
                .or(() -> open.stream().findFirst());
        if (!(asked.orElse(null) instanceof Question.Dice dice)) {
            return new CommandBatch.Next.End();
        }
        if (with.dice().isEmpty() && isLeftOpen(play, table, dice)) {
            return new CommandBatch.Next.End();
        }
        Optional<Reply> reply = with.dice().isEmpty()
                ? Optional.of(source.roll(dice, Optional.empty(), Ticks.NONE))
                : RollAnswer.withDice(dice, new RollWords(Optional.empty(), Ticks.NONE, with.dice(), List.of()));
        return reply.<CommandBatch.Next>map(
                        answer -> new CommandBatch.Next.Say(new Command.Answer(Optional.of(dice.hero()), answer)))
                .orElseGet(() -> new CommandBatch.Next.Unreadable(RollAnswer.wanted(dice)));
    }

    /** Whether there are several ways to roll, and none was said. */
    private static boolean isLeftOpen(Play play, Table table, Question.Dice dice) {
        return play.offers(table, dice.hero()).questions().stream()
                .filter(offer -> offer.question().equals(dice))
                .flatMap(offer -> offer.roll().stream())
                .anyMatch(offered -> offered.ways().size() > 1);
    }

    void undo() {
        roll = Optional.empty();
        Moment before = campaign.now();
        await(() -> campaign.undo(Seat.HOME, before.seq()))
                .ifPresent(result -> isDone(result, List.of("  Taken back: " + summary(before.head())), true));
    }

    void redo() {
        roll = Optional.empty();
        Moment before = campaign.now();
        await(() -> campaign.redo(Seat.HOME, before.seq()))
                .ifPresent(result -> isDone(
                        result,
                        List.of("  Done again: " + summary(campaign.now().head())),
                        true));
    }

    /** The table stands again as it did after a row of the log. */
    void playOnFrom(long row) {
        roll = Optional.empty();
        Moment before = campaign.now();
        await(() -> campaign.playOnFrom(Seat.HOME, before.seq(), row))
                .ifPresent(result -> isDone(
                        result,
                        List.of(
                                "  The story goes on from row %d. What is laid aside is kept: play on from %d returns to it."
                                        .formatted(row, before.head())),
                        true));
    }

    /** What is told first is the secret: whoever has the hash can hold it against that. */
    void openSeal() {
        try {
            Seal opened = campaign.openSeal(Seat.HOME);
            output.show(SealScreen.opened(
                    opened, campaign.seals().getLast(), campaign.heading().name()));
        } catch (CompletionException e) {
            if (!(e.getCause() instanceof StoreException failure)) {
                throw e;
            }
            storeFailed(failure);
        } catch (StoreException failure) {
            storeFailed(failure);
        }
    }

    private String summary(long seq) {
        return seq == 0
                ? ""
                : campaign.entries(seq - 1, seq).stream()
                        .flatMap(entry -> entry.commands().stream())
                        .map(CommandSummary::of)
                        .collect(Collectors.joining(", "));
    }

    private boolean isDone(SayResult result, List<String> words, boolean isAsked) {
        switch (result) {
            case SayResult.Done(Moment ignored, JournalEntry entry) -> {
                output.done(context.get(), entry, words, isAsked);
                return true;
            }
            case SayResult.Refused(Source rule, String why) -> {
                faults = new Faults(true, faults.store);
                output.refused(why, rule);
            }
            case SayResult.Forbidden(String why) -> unclear(why);
            case SayResult.Unreadable(String why) -> unclear(why);
            case SayResult.Stale ignored -> {
                unclear("someone else has played at this table meanwhile; log shows what; then say it again");
                campaign.refresh();
            }
        }
        return false;
    }

    /** The answer once it is on disk; where the disk refuses, the person is told, and nothing has happened. */
    private Optional<SayResult> await(Supplier<CompletableFuture<SayResult>> command) {
        try {
            return Optional.of(command.get().join());
        } catch (CompletionException e) {
            if (e.getCause() instanceof StoreException failure) {
                return storeFailed(failure);
            }
            throw e;
        } catch (StoreException failure) {
            return storeFailed(failure);
        }
    }

    private Optional<SayResult> storeFailed(StoreException failure) {
        faults = new Faults(faults.lines, true);
        output.storeFailed(String.valueOf(failure.getMessage()));
        return Optional.empty();
    }

    void unclear(String why) {
        faults = new Faults(true, faults.store);
        output.unclear(why);
    }
}
