package momentum.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.play.Command;
import momentum.play.CommandNames;
import momentum.play.Event;
import momentum.play.Play;
import momentum.play.Ruling;
import momentum.rule.Source;
import momentum.state.Table;
import momentum.table.seat.TableLimits;

/**
 * Authorises and applies the commands of a batch one after the other. The first that is refused stops the batch, and none of it
 * is kept.
 *
 * @param notes what is known of notes that are in the journal
 * @param takesOldNames whether new names may be what was one before {@link momentum.text.Names} were checked
 */
record BatchRunner(Play play, Permissions permissions, Notes notes, boolean takesOldNames) {
    /** Looks into the journal. */
    interface Notes {
        /** The author of the note in a row. */
        Optional<String> author(long row);

        /** Whether a row is part of the story. */
        boolean isTold(long row);
    }

    /** The most commands in one batch: more than a person would type at once. */
    private static final int MOST = 50;

    /** How the batch ended. */
    sealed interface Outcome {
        record Ran(Table table, List<CommandResult> said) implements Outcome {}

        record Stopped(SayResult result) implements Outcome {}
    }

    Outcome run(CommandBatch batch, Table before, SealedDiceSource dice) {
        Table table = before;
        List<CommandResult> said = new ArrayList<>();
        boolean isRolled = false;
        while (true) {
            Command command;
            CommandBatch.Next due = batch.next(table, dice.source(), said.size());
            // Whether it would be refused may depend on what fell, and a refusal would tell of dice that nobody has
            // rolled.
            if (isRolled && !(due instanceof CommandBatch.Next.End)) {
                return new Outcome.Stopped(new SayResult.Refused(
                        Source.BY_HAND, "a roll of the table's dice is the last thing in one breath: see what falls"));
            }
            switch (due) {
                case CommandBatch.Next.Say(Command next) -> command = next;
                case CommandBatch.Next.Unreadable(String why) -> {
                    return new Outcome.Stopped(new SayResult.Unreadable(why));
                }
                case CommandBatch.Next.End() -> {
                    return said.isEmpty()
                            ? new Outcome.Stopped(new SayResult.Unreadable("nothing was said"))
                            : new Outcome.Ran(table, said);
                }
            }
            // Before anyone asks whose it is: the rights and the rules must mean the same hero.
            CommandNames.Tidied names = CommandNames.tidy(command, table);
            if (names.fault().isPresent() && !takesOldNames) {
                return new Outcome.Stopped(
                        new SayResult.Refused(Source.BY_HAND, names.fault().get()));
            }
            command = names.fault().isPresent() ? command : names.command();
            Optional<SayResult> against = against(command, table, said.size());
            if (against.isPresent()) {
                return new Outcome.Stopped(against.get());
            }
            List<Event> events;
            switch (play.apply(table, command)) {
                case Ruling.Ruled ruled -> {
                    table = ruled.table();
                    events = ruled.events();
                }
                case Ruling.Asks asks -> {
                    table = asks.table();
                    events = asks.events();
                }
                case Ruling.Refused refused -> {
                    return new Outcome.Stopped(new SayResult.Refused(refused.rule(), refused.why()));
                }
            }
            Optional<String> full = TableLimits.against(permissions.me(), before, table);
            if (full.isPresent()) {
                return new Outcome.Stopped(new SayResult.Refused(Source.BY_HAND, full.get()));
            }
            CommandResult result = new CommandResult(command, events, dice.thrown());
            isRolled |= command instanceof Command.Answer && !result.dice().isNone();
            said.add(result);
        }
    }

    private Optional<SayResult> against(Command command, Table table, int said) {
        if (said == MOST) {
            return Optional.of(new SayResult.Refused(Source.BY_HAND, "that is more than can be said at once"));
        }
        Optional<String> author = Optional.empty();
        if (command instanceof Command.OfNote changed) {
            author = notes.author(changed.note());
            if (author.isEmpty()) {
                return refused("there is no note in row " + changed.note());
            }
        }
        if (command instanceof Command.MoveNote(long note, long after) && (after == note || !notes.isTold(after))) {
            return refused(
                    after == note
                            ? "a note stands after another row, not after itself"
                            : "there is no row %d in the story to stand after".formatted(after));
        }
        return permissions.against(command, table, author.orElse("")).map(SayResult.Forbidden::new);
    }

    private static Optional<SayResult> refused(String why) {
        return Optional.of(new SayResult.Refused(Source.BY_HAND, why));
    }
}
