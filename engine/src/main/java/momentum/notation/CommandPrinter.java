package momentum.notation;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import momentum.play.Command;
import momentum.rule.Rulebook;

/**
 * Writes a command as the line of a record, such that reading the line gives the very same command. A name stands as it is where
 * that is understood, and otherwise in quotes; who speaks is left out where it goes without saying. What is understood is not
 * worked out but tried: the line is read, by the one reader there is.
 */
public final class CommandPrinter {
    private final HeroForm heroes;
    private final SetForm sets;
    private final MoveForm moves;
    private final ReplyForm replies;
    private final CommandReader reader;

    public CommandPrinter(Rulebook rulebook) {
        heroes = new HeroForm(rulebook.game());
        sets = new SetForm(rulebook.game());
        SaidWords words = SaidWords.of(rulebook);
        moves = new MoveForm(rulebook, words);
        replies = new ReplyForm(words);
        reader = new CommandReader(rulebook);
    }

    /** One line, or for a note as many as it has. */
    public String print(Command command, Speakers speakers) {
        Optional<String> hero = speaker(command);
        boolean mayBeUnnamed = !(command instanceof Command.Answer)
                && hero.filter(speakers.unnamed()::equals).isPresent();
        Optional<String> unnamed = hero.isEmpty() || mayBeUnnamed
                ? shortest(pen -> words(command, pen), command, speakers)
                : Optional.empty();
        return unnamed.or(() -> shortest(
                        pen -> hero.map(name -> pen.write(name) + ": ").orElse("") + words(command, pen),
                        command,
                        speakers))
                .orElseThrow(() -> new IllegalStateException("no line gives " + command));
    }

    /** One line, whatever it is. */
    public String printLine(Command command, Speakers speakers) {
        return command instanceof Command.Note note ? NoteForm.printQuoted(note) : print(command, speakers);
    }

    /** With as few quotes as will do. */
    private Optional<String> shortest(Function<NameWriter, String> line, Command command, Speakers speakers) {
        BitSet quoted = new BitSet();
        NameWriter pen = new NameWriter(quoted);
        String bare = line.apply(pen);
        if (gives(bare, command, speakers)) {
            return Optional.of(bare);
        }
        quoted.set(0, pen.written());
        String best = line.apply(new NameWriter(quoted));
        if (!gives(best, command, speakers)) {
            return Optional.empty();
        }
        for (int i = 0; i < pen.written(); i++) {
            quoted.clear(i);
            String shorter = line.apply(new NameWriter(quoted));
            if (gives(shorter, command, speakers)) {
                best = shorter;
            } else {
                quoted.set(i);
            }
        }
        return Optional.of(best);
    }

    /** Whether a record with just this text says just this. */
    private boolean gives(String text, Command command, Speakers speakers) {
        List<RecordStep> steps = RecordReader.read(text);
        return steps.size() == 1
                && steps.getFirst() instanceof RecordStep.Said said
                && reader.read(said.text(), speakers) instanceof LineReading.Understood(Command read, String ignored)
                && read.equals(command);
    }

    /** Whose command it is, where it is anyone's. */
    public static Optional<String> speaker(Command command) {
        return switch (command) {
            case Command.Make make -> Optional.of(make.hero());
            case Command.Answer answer -> answer.hero();
            case Command.SetValue set -> Optional.of(set.hero());
            case Command.SetTrack set -> Optional.of(set.hero());
            case Command.Correct correct -> Optional.of(correct.hero());
            case Command.Consult consult -> Optional.of(consult.hero());
            case Command.AskOdds ask -> Optional.of(ask.hero());
            case Command.Read read -> Optional.of(read.hero());
            case Command.AddHero _,
                    Command.Impose _,
                    Command.Note _,
                    Command.Rewrite _,
                    Command.SetStrictness _,
                    Command.SetAside _ -> Optional.empty();
        };
    }

    private String words(Command command, NameWriter pen) {
        return switch (command) {
            case Command.AddHero hero -> heroes.print(hero, pen);
            case Command.Make make -> moves.print(make.draft(), pen);
            case Command.Answer answer -> replies.print(answer.reply(), pen);
            case Command.SetValue set -> sets.print(set, pen);
            case Command.SetTrack set -> sets.print(set, pen);
            case Command.Correct correct -> CorrectionForm.print(correct, pen);
            case Command.SetAside aside -> sets.print(aside, pen);
            case Command.Impose impose -> MustForm.print(impose, pen);
            case Command.Note note -> NoteForm.print(note);
            case Command.Rewrite note -> "rewrite " + note.note() + ": " + pen.write(note.text());
            case Command.SetStrictness(var strictness) ->
                "strictness " + strictness.name().toLowerCase(Locale.ROOT);
            case Command.Consult consult -> OracleForm.print(consult, pen);
            case Command.AskOdds ask -> OracleForm.print(ask, pen);
            case Command.Read read -> OracleForm.print(read, pen);
        };
    }
}
