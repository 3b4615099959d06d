package momentum.notation;

import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import momentum.notation.LineReading.WantedDice;
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
    private final WantedDiceForm throwing;
    private final CommandReader reader;

    public CommandPrinter(Rulebook rulebook) {
        heroes = new HeroForm(rulebook.game());
        sets = new SetForm(rulebook.game());
        SaidWords words = SaidWords.of(rulebook);
        moves = new MoveForm(rulebook, words);
        replies = new ReplyForm(words);
        throwing = new WantedDiceForm(words);
        reader = new CommandReader(rulebook);
    }

    /** One line, or for a note as many as it has. */
    public String print(Command command, Speakers speakers) {
        Optional<String> hero = speaker(command);
        boolean mayBeUnnamed = !(command instanceof Command.Answer)
                && hero.filter(speakers.unnamed()::equals).isPresent();
        Optional<String> unnamed = hero.isEmpty() || mayBeUnnamed
                ? shortest(pen -> words(command, pen), text -> gives(text, command, speakers))
                : Optional.empty();
        return unnamed.or(() ->
                        shortest(pen -> of(hero, pen) + words(command, pen), text -> gives(text, command, speakers)))
                .orElseThrow(() -> new IllegalStateException("no line gives " + command));
    }

    /** One line, whatever it is. */
    public String printLine(Command command, Speakers speakers) {
        return command instanceof Command.Note note ? NoteForm.printQuoted(note) : print(command, speakers);
    }

    /**
     * The line that has the table throw its dice.
     *
     * @param hero whom the line names, if it should
     */
    public String printLine(WantedDice thrown, Optional<String> hero, Speakers speakers) {
        return shortest(pen -> of(hero, pen) + throwing.print(thrown, pen), text -> gives(text, thrown, hero, speakers))
                .orElseThrow(() -> new IllegalStateException("no line gives " + thrown));
    }

    private static String of(Optional<String> hero, NameWriter pen) {
        return hero.map(name -> pen.write(name) + ": ").orElse("");
    }

    /** With as few quotes as will do. */
    private static Optional<String> shortest(Function<NameWriter, String> line, Predicate<String> gives) {
        BitSet quoted = new BitSet();
        NameWriter pen = new NameWriter(quoted);
        String bare = line.apply(pen);
        if (gives.test(bare)) {
            return Optional.of(bare);
        }
        quoted.set(0, pen.written());
        String best = line.apply(new NameWriter(quoted));
        if (!gives.test(best)) {
            return Optional.empty();
        }
        for (int i = 0; i < pen.written(); i++) {
            quoted.clear(i);
            String shorter = line.apply(new NameWriter(quoted));
            if (gives.test(shorter)) {
                best = shorter;
            } else {
                quoted.set(i);
            }
        }
        return Optional.of(best);
    }

    /** Whether a record with just this text says just this. */
    private boolean gives(String text, Command command, Speakers speakers) {
        return reading(text, speakers)
                .filter(reading ->
                        reading instanceof LineReading.Understood(Command read, String _) && read.equals(command))
                .isPresent();
    }

    private boolean gives(String text, WantedDice thrown, Optional<String> hero, Speakers speakers) {
        return reading(text, speakers)
                .filter(reading ->
                        reading instanceof LineReading.WantsDice(WantedDice read, Optional<String> named, String _)
                                && read.equals(thrown)
                                && named.equals(hero))
                .isPresent();
    }

    private Optional<LineReading> reading(String text, Speakers speakers) {
        List<RecordStep> steps = RecordReader.read(text);
        return steps.size() == 1 && steps.getFirst() instanceof RecordStep.Said said
                ? Optional.of(reader.read(said.text(), speakers))
                : Optional.empty();
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
                    Command.RemoveNote _,
                    Command.MoveNote _,
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
            case Command.RemoveNote(long note) -> "remove note " + note;
            case Command.MoveNote(long note, long after) -> "move note " + note + " after " + after;
            case Command.SetStrictness(var strictness) ->
                "strictness " + strictness.name().toLowerCase(Locale.ROOT);
            case Command.Consult consult -> OracleForm.print(consult, pen);
            case Command.AskOdds ask -> OracleForm.print(ask, pen);
            case Command.Read read -> OracleForm.print(read, pen);
        };
    }
}
