package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.NameMatcher;
import momentum.notation.LineReading;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Offers.DraftOffer;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Move.Subject;
import momentum.state.Ticks;
import momentum.table.PendingCommand;

/** A move, by its name or part of it; and whom it is about, and how it is rolled, if that is said at once. */
public final class MoveParser implements LineParser {
    /** The parts of a move in the notation of records begin with these, and are read as such. */
    private static final Pattern PARTS = Pattern.compile("(?i)(.+?)( (?:\\+[a-z]|\\(\\d|on |against |for |with ).*)");

    private static final Pattern DICE =
            Pattern.compile("(?i)(.+?)[\\s,]+dice\\s+(\\d{1,3}(?:(?:[\\s,]|vs|against|and)+\\d{1,3}){1,3})(.*)");

    private static final Pattern BARE_STAT =
            Pattern.compile("(?i)(.+?) ([a-z]+)((?: \\(\\d+\\))? (?:on|against|for|with) .*)");

    private static final Pattern AMOUNT = Pattern.compile("(?i)(.+?)\\s+(\\d{1,2})((?:[\\s,].*)?)");

    /** What is used stands behind a comma in the notation. */
    private static final Pattern USING = Pattern.compile("(?i)[\\s,]+using\\s+");

    /** Numbers alone behind a name are no roll. */
    private static final Pattern STRAY_NUMBER = Pattern.compile("(?i)(?:(?!dice|adding|using).)*\\d.*");

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        return byName(context, line, "")
                .or(() -> inFull(context, bracketed(context, line)))
                .or(() -> withRoll(context, line));
    }

    /** "endure harm 2" is "endure harm (2)": a number right behind a move that is made with one. */
    private static String bracketed(SessionContext context, String line) {
        Matcher amount = AMOUNT.matcher(line);
        boolean isMeant = amount.matches()
                && named(context, amount.group(1)).size() == 1
                && named(context, amount.group(1)).getFirst().parameter().isPresent();
        return isMeant ? "%s (%s)%s".formatted(amount.group(1), amount.group(2), amount.group(3)) : line;
    }

    /** A move by its name, and how it is rolled in the words behind it. */
    private static Optional<Intent> withRoll(SessionContext context, String line) {
        for (int end = lastGap(line, line.length()); end > 0; end = lastGap(line, end)) {
            Optional<Intent> made = byName(context, line.substring(0, end), line.substring(end + 1));
            if (made.isPresent()) {
                return made;
            }
        }
        return Optional.empty();
    }

    private static int lastGap(String line, int before) {
        return Math.max(line.lastIndexOf(' ', before - 1), line.lastIndexOf(',', before - 1));
    }

    private static Optional<Intent> byName(SessionContext context, String name, String behind) {
        List<Move> meant = named(context, name);
        if (meant.isEmpty() || STRAY_NUMBER.matcher(behind).matches()) {
            return Optional.empty();
        }
        RollWords words =
                RollWords.read(context.rulebook(), stats(context.rulebook().game()), behind);
        if (!words.unknown().isEmpty()) {
            return Optional.empty();
        }
        Optional<Intent.Roll> roll = behind.isBlank() ? Optional.empty() : Optional.of(new Intent.Roll(words.dice()));
        List<Intent.Choice> choices = meant.stream()
                .map(move -> new Intent.Choice(
                        QuestionScreen.when(move), made(context, drafted(context, move, words), roll)))
                .toList();
        return Optional.of(choices.size() == 1 ? choices.getFirst().intent() : new Intent.Pick(choices));
    }

    /** Whether a line is nothing but a move by its whole name, perhaps with how it is rolled. */
    static boolean isMove(SessionContext context, String line) {
        return context.moves().stream()
                .map(Move::name)
                .filter(name -> line.length() == name.length()
                        || (line.length() > name.length() && !Character.isLetter(line.charAt(name.length()))))
                .filter(name -> NameMatcher.isSame(name, line.substring(0, name.length())))
                .anyMatch(name -> RollWords.read(
                                context.rulebook(), stats(context.rulebook().game()), line.substring(name.length()))
                        .unknown()
                        .isEmpty());
    }

    private static List<Move> named(SessionContext context, String words) {
        return NameMatcher.meant(words, context.moves(), Move::name);
    }

    private static List<String> stats(Game game) {
        return Stream.concat(
                        game.stats().stream(),
                        game.meters().stream()
                                .filter(meter -> !meter.isMomentum())
                                .map(Meter::name))
                .toList();
    }

    private static Command.Make drafted(SessionContext context, Move move, RollWords words) {
        return used(
                context,
                new Command.Make(
                        context.hero(),
                        new Draft(move.name(), words.stat(), List.of(), OptionalInt.empty(), words.ticks())));
    }

    /** With the abilities that are said by what they are offered as, where the move leads right to its roll. */
    private static Command.Make used(SessionContext context, Command.Make make) {
        Draft draft = make.draft();
        if (draft.ticks().using().isEmpty()) {
            return make;
        }
        List<RiderOffer> riders = context.campaign()
                .play()
                .offers(context.table(), make.hero(), draft.ticking(Ticks.NONE))
                .draft()
                .flatMap(DraftOffer::roll)
                .map(RollOffer::riders)
                .orElse(List.of());
        return new Command.Make(make.hero(), draft.ticking(UseAnswer.resolved(draft.ticks(), riders)));
    }

    /** The move with what it is about, in the notation of records, where only one is named; perhaps with its dice. */
    private static Optional<Intent> inFull(SessionContext context, String line) {
        Matcher dice = DICE.matcher(line);
        boolean hasDice = dice.matches();
        List<Integer> shown = new ArrayList<>();
        if (hasDice) {
            Pattern.compile("\\d+")
                    .matcher(dice.group(2))
                    .results()
                    .forEach(each -> shown.add(Integer.valueOf(each.group())));
        }
        Matcher parts =
                PARTS.matcher(USING.matcher(signed(context, hasDice ? dice.group(1) + behindDice(dice.group(3)) : line))
                        .replaceAll(", using "));
        if (!parts.matches() || named(context, parts.group(1)).size() != 1) {
            return Optional.empty();
        }
        Move move = named(context, parts.group(1)).getFirst();
        return Optional.of(
                switch (NotationParser.read(context.rulebook(), move.name() + parts.group(2), context.hero())) {
                    case LineReading.Understood(Command.Make make, String ignored) ->
                        made(
                                context,
                                used(context, ranked(context, move, make)),
                                hasDice ? Optional.of(new Intent.Roll(shown)) : Optional.empty());
                    case LineReading.Understood _, LineReading.WantsDice _ ->
                        new Intent.Unclear("a move in one line reads: Strike +iron against Wolf");
                    case LineReading.Unclear(String why) -> new Intent.Unclear(why);
                });
    }

    /** "strike iron against Wolf" is "strike +iron against Wolf". */
    private static String signed(SessionContext context, String line) {
        Matcher bare = BARE_STAT.matcher(line);
        boolean isMeant = bare.matches()
                && named(context, bare.group(1)).size() == 1
                && stats(context.rulebook().game()).contains(bare.group(2).toLowerCase(Locale.ROOT));
        return isMeant
                ? "%s +%s%s".formatted(bare.group(1), bare.group(2).toLowerCase(Locale.ROOT), bare.group(3))
                : line;
    }

    /** What is said behind the dice stands behind a comma in the notation. */
    private static String behindDice(String words) {
        String bare = words.strip().replaceFirst("^,\\s*", "");
        return bare.isEmpty() ? "" : ", " + bare;
    }

    /** Foes of the book come with their ranks. */
    private static Command.Make ranked(SessionContext context, Move move, Command.Make make) {
        boolean isAboutFoes = move.subject()
                .filter(subject -> subject.kind() == Subject.Kind.FIGHT)
                .isPresent();
        if (!isAboutFoes) {
            return make;
        }
        List<Reply.Named> foes = make.draft().subjects().stream()
                .map(named -> BookFoe.ranked(context, named).orElse(named))
                .toList();
        return new Command.Make(make.hero(), make.draft().about(foes));
    }

    /** The move, and the dice that were said with it. Where something is asked, the person is told what to do with that. */
    static Intent made(SessionContext context, Command.Make make, Optional<Intent.Roll> roll) {
        return context.asked()
                .<Intent>map(asked -> new Intent.Unclear("something is still asked: " + QuestionText.inWords(asked)
                        + ". Answer it, take it back with undo, or put it aside: aside because it is late"))
                .orElseGet(() -> new Intent.Say(List.of(PendingCommand.of(make)), roll));
    }
}
