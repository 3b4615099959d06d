package momentum.notation;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.notation.LineReading.WantedDice;
import momentum.play.Command;
import momentum.rule.Rulebook;
import momentum.state.Strictness;

/** Reads what a person types or a record says into a command, or into what the table is to throw dice for. Whatever the line is, there is an answer and no exception. */
public final class CommandReader {
    private static final Pattern REWRITE = Pattern.compile("rewrite (" + Numbers.ANY + "): (.+)");

    private static final Pattern REMOVE = Pattern.compile("remove note (" + Numbers.ANY + ")");
    private static final Pattern MOVE = Pattern.compile("move note (" + Numbers.ANY + ") after (" + Numbers.ANY + ")");

    private final HeroForm heroes;
    private final SetForm sets;
    private final MoveForm moves;
    private final ReplyForm replies;
    private final WantedDiceForm thrown;
    private final LineHint expected;
    private final Pattern asked;

    public CommandReader(Rulebook rulebook) {
        heroes = new HeroForm(rulebook.game());
        sets = new SetForm(rulebook.game());
        SaidWords words = SaidWords.of(rulebook);
        moves = new MoveForm(rulebook, words);
        replies = new ReplyForm(words);
        thrown = new WantedDiceForm(words);
        expected = new LineHint(rulebook);
        asked = Pattern.compile(rulebook.odds().stream()
                .map(odds -> Pattern.quote(odds.name()))
                .collect(Collectors.joining("|", "(?is)^(ask (?:", ")(?: \\d+)?) ([^\\s\\d:].*)")));
    }

    /** The command that a line gives, for the hero it names or the one whose turn it is. */
    public LineReading read(String line, Speakers speakers) {
        String text = line.strip();
        if (text.startsWith("&")) {
            return new LineReading.Unclear("a line that begins with \"&\" is said in one with the line right above it");
        }
        try {
            if (NoteForm.isBarred(text)) {
                return new LineReading.Understood(NoteForm.readBarred(text), speakers.unnamed());
            }
            Speakers.Speech speech = speakers.speech(text);
            return reading(speech, speech.named().orElseGet(speakers::unnamed), speakers.heroes());
        } catch (UnreadableLine unreadable) {
            return new LineReading.Unclear(String.valueOf(unreadable.getMessage()));
        }
    }

    private LineReading reading(Speakers.Speech speech, String hero, List<String> known) {
        QuotedParts quotes = QuotedParts.of(withColon(speech.words()));
        Optional<WantedDice> again = thrown.reroll(quotes.text());
        if (again.isPresent()) {
            return new LineReading.WantsDice(again.get(), speech.named(), hero);
        }
        Optional<Command> command = command(speech, quotes, hero, known);
        if (command.isPresent()) {
            return new LineReading.Understood(command.get(), hero);
        }
        return thrown.read(quotes.text(), quotes)
                .<LineReading>map(wanted -> new LineReading.WantsDice(wanted, speech.named(), hero))
                .or(() -> moves.readInAnyCapitals(quotes.text(), quotes, hero)
                        .map(move -> new LineReading.Understood(move, hero)))
                .orElseThrow(() -> new UnreadableLine(expected.instead(speech.words())));
    }

    /** {@code ask likely is the gate open?} has its colon behind the odds, or behind the dice. */
    private String withColon(String words) {
        return words.startsWith("ask ") ? asked.matcher(words).replaceFirst("$1: $2") : words;
    }

    private Optional<Command> command(Speakers.Speech speech, QuotedParts quotes, String hero, List<String> known) {
        String text = quotes.text();
        return heroes.read(text, quotes)
                .or(() -> CorrectionForm.read(text, quotes, hero))
                .or(() -> sets.read(text, quotes, hero))
                .or(() -> OracleForm.read(text, quotes, hero))
                .or(() -> NoteForm.read(text, quotes))
                .or(() -> rewrite(text, quotes))
                .or(() -> placed(text))
                .or(() -> strictness(text))
                .or(() -> moves.read(text, quotes, hero))
                .or(() -> replies.read(text, quotes).map(reply -> new Command.Answer(speech.named(), reply)))
                .or(() -> MustForm.read(text, quotes, known, hero));
    }

    private static Optional<Command> rewrite(String text, QuotedParts quotes) {
        Matcher rewrite = REWRITE.matcher(text);
        return rewrite.matches()
                ? Optional.of(new Command.Rewrite(Numbers.large(rewrite.group(1)), quotes.meant(rewrite.group(2))))
                : Optional.empty();
    }

    /** Where a note stands in the story, if it still does. */
    private static Optional<Command> placed(String text) {
        Matcher remove = REMOVE.matcher(text);
        if (remove.matches()) {
            return Optional.of(new Command.RemoveNote(Numbers.large(remove.group(1))));
        }
        Matcher move = MOVE.matcher(text);
        return move.matches()
                ? Optional.of(new Command.MoveNote(Numbers.large(move.group(1)), Numbers.large(move.group(2))))
                : Optional.empty();
    }

    private static Optional<Command> strictness(String text) {
        return Arrays.stream(Strictness.values())
                .filter(each -> text.equals("strictness " + each.name().toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(Command.SetStrictness::new);
    }
}
