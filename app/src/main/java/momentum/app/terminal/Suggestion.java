package momentum.app.terminal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.app.terminal.console.Completion;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.parse.Intent;
import momentum.app.terminal.parse.NotationParser;
import momentum.app.terminal.parse.SessionParser;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.NameMatcher;
import momentum.content.book.Entry;
import momentum.notation.LineReading;
import momentum.phrase.Nearest;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.QuestionText;
import momentum.rule.Debility;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.RiderLine;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Track;
import momentum.track.Rank;

/** What could have been typed: for completion, and for a hint where nothing can be made of a line. */
final class Suggestion {
    private static final Pattern ANSWER =
            Pattern.compile("(?i)[\\d\\s,]+|(?:[a-z]+ )?(?:dice|roll)(?: .*)?|burn|keep|yes|no|nothing|reroll.*");

    /** With fewer letters, a word that begins a line by chance would be taken for a move. */
    private static final int SURE = 4;

    private Suggestion() {}

    /** Words that begin a line of the notation; how it goes on is what its hint says. */
    private static final Set<String> NOTATION = Set.of("close", "let", "must", "everyone");

    static String about(SessionContext context, String line) {
        String first = NameMatcher.first(line).toLowerCase(Locale.ROOT);
        if (NOTATION.contains(first)
                && NotationParser.read(context.rulebook(), line, context.hero())
                        instanceof LineReading.Unclear(String why)) {
            return why;
        }
        if (first.equals("use") && context.question().isEmpty()) {
            return "nothing is asked that an ability could be used on; say it with a move: face danger using hound";
        }
        Optional<String> near = Nearest.to(line, known(context));
        if (near.isEmpty()) {
            near = Nearest.to(NameMatcher.first(line), SessionParser.WORDS);
        }
        if (near.isEmpty() && context.asked().isPresent()) {
            return "\"%s\" does not answer what is asked: %s"
                    .formatted(line, QuestionText.inWords(context.asked().get()));
        }
        if (near.isEmpty() && ANSWER.matcher(line).matches()) {
            return "\"%s\" is an answer, and nothing is asked; a move asks: face danger".formatted(line);
        }
        if (near.isEmpty()) {
            Optional<String> longer = move(context, line);
            if (longer.isPresent()) {
                return longer.get();
            }
        }
        String hint = near.map(word -> "did you mean " + word + "?")
                .orElse("moves lists the moves, help shows the rest, and note keeps a line of the story");
        return "nothing here is called \"" + line + "\"; " + hint;
    }

    /** What stands behind a move's name, where nothing could be made of it. */
    private static Optional<String> move(SessionContext context, String line) {
        for (int end = line.lastIndexOf(' '); end > 0; end = line.lastIndexOf(' ', end - 1)) {
            String words = line.substring(0, end);
            List<Move> meant = NameMatcher.meant(words, context.moves(), Move::name);
            if (meant.size() == 1 && words.length() >= SURE) {
                return Optional.of(
                        "\"%s\" is the move %s; type that alone and it asks for the rest, or say what it is about:"
                                        .formatted(words, meant.getFirst().name())
                                + " swear on Find Edda (dangerous), strike +iron against Wolf");
            }
        }
        return Optional.empty();
    }

    /**
     * What the tab key offers: what answers the question first, then the rest. On an empty line a question's answers are all that
     * is wanted, or else the words that begin a line; hundreds of names are of no help there.
     */
    static List<Completion> completions(SessionContext context, Optional<Intent.Pick> pick, String typed) {
        List<String> answers = pick.map(several ->
                        several.choices().stream().map(Intent.Choice::label).toList())
                .or(() -> context.asked().map(asked -> answers(context, asked)))
                .orElse(List.of());
        List<String> rest = !typed.isBlank() ? known(context) : answers.isEmpty() ? beginnings(context) : List.of();
        return Stream.concat(
                        answers.stream().map(each -> new Completion(each, true)),
                        rest.stream().filter(each -> !answers.contains(each)).map(each -> new Completion(each, false)))
                .toList();
    }

    private static List<String> beginnings(SessionContext context) {
        List<String> known = new ArrayList<>();
        context.moves().forEach(move -> known.add(move.name().toLowerCase(Locale.ROOT)));
        known.addAll(SessionParser.WORDS);
        known.addAll(List.of("oracle", "ask", "moves", "assets", "foes", "must", "close"));
        if (context.question().isPresent()) {
            known.add("overrule");
        }
        return known;
    }

    static List<String> known(SessionContext context) {
        List<String> known = new ArrayList<>();
        context.asked().ifPresent(asked -> known.addAll(answers(context, asked)));
        known.addAll(beginnings(context));
        context.rulebook().tables().keySet().forEach(name -> known.add("oracle " + name.toLowerCase(Locale.ROOT)));
        context.rulebook().odds().stream()
                .map(Likely::name)
                .forEach(name -> known.add("ask " + name.toLowerCase(Locale.ROOT)));
        context.moves().stream().map(Move::name).forEach(name -> known.add("moves " + name.toLowerCase(Locale.ROOT)));
        context.rulebook().game().meters().stream().map(Meter::name).forEach(name -> known.add("set " + name));
        context.rulebook().game().debilities().stream().map(Debility::name).forEach(name -> known.add("set " + name));
        context.table().heroes().stream().map(Hero::name).forEach(name -> known.add("hero " + name));
        context.table().tracks().stream().filter(Track::isOpen).forEach(track -> {
            known.add("set " + track.kind() + " " + track.name());
            known.add("close " + track.name() + ": ");
        });
        List.of("enforce", "advise", "off").forEach(word -> known.add("strictness " + word));
        if (context.books().areOpen()) {
            context.library()
                    .oracles()
                    .forEach(table -> known.add("oracle " + table.name().toLowerCase(Locale.ROOT)));
            context.library()
                    .assets()
                    .forEach(card -> known.add("assets " + card.name().toLowerCase(Locale.ROOT)));
            context.library()
                    .foes()
                    .forEach(foe -> known.add("foes " + foe.name().toLowerCase(Locale.ROOT)));
        }
        return known.stream().distinct().toList();
    }

    /** What the engine offers as an answer. */
    private static List<String> answers(SessionContext context, QuestionOffer asked) {
        return switch (asked.question()) {
            case Question.Dice _ -> asked.roll().map(Suggestion::ways).orElse(List.of());
            case Question.Reroll reroll ->
                Stream.concat(
                                Stream.of("keep"),
                                reroll.sets(context.rulebook()).stream()
                                        .filter(set -> set.size() == 1
                                                || reroll.dice(context.rulebook()) == RiderLine.Dice.ALL)
                                        .map(set -> set.size() == 1
                                                ? "reroll "
                                                        + set.iterator()
                                                                .next()
                                                                .name()
                                                                .toLowerCase(Locale.ROOT)
                                                : "reroll all"))
                        .toList();
            case Question.Use ignored ->
                Stream.concat(
                                asked.riders().stream()
                                        .filter(RiderOffer::isOpen)
                                        .map(rider -> "use " + rider.key()),
                                Stream.of("keep"))
                        .toList();
            case Question.OneDie ignored -> List.of("roll");
            case Question.Burn ignored -> List.of("burn", "keep");
            case Question.Choose choose -> labels(choose);
            case Question.May ignored -> List.of("yes", "no");
            case Question.HowMuch number ->
                IntStream.rangeClosed(number.least(), number.most())
                        .mapToObj(Integer::toString)
                        .toList();
            case Question.Divide divide ->
                divide.meters().stream().map(Meter::name).toList();
            case Question.Name name -> context.unranked().isPresent() ? ranks(name) : names(context, name);
            case Question.Oracle oracle -> oracle.which().isPresent() ? List.of("roll") : among(context, oracle);
        };
    }

    private static List<String> ranks(Question.Name name) {
        return Arrays.stream(Rank.values())
                .map(rank -> rank.name().toLowerCase(Locale.ROOT))
                .filter(rank -> name.ranks().isEmpty() || name.ranks().contains(rank))
                .toList();
    }

    /** Those at the table; and where the books have what may be new, theirs. */
    private static List<String> names(SessionContext context, Question.Name name) {
        Stream<String> books = switch (name.what()) {
            case FOES -> context.library().foes().stream().map(Entry::name);
            case ASSET -> context.library().assets().stream().map(Entry::name);
            case TRACK, BOND, ALLY, COMPANION, ANYONE, ABILITY, CHOICE -> Stream.empty();
        };
        return Stream.concat(name.known().stream(), name.mayBeNew() ? books : Stream.empty())
                .distinct()
                .toList();
    }

    private static List<String> among(SessionContext context, Question.Oracle oracle) {
        Stream<String> names = oracle.odds()
                ? context.rulebook().odds().stream().map(Likely::name)
                : context.rulebook().tables().keySet().stream();
        return names.map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }

    private static List<String> ways(RollOffer roll) {
        List<String> words = new ArrayList<>();
        roll.ways().stream().flatMap(way -> way.stat().stream()).forEach(words::add);
        words.addAll(List.of("roll", "dice"));
        roll.ticks().stream()
                .filter(tick -> !tick.isSet())
                .forEach(tick -> words.add(QuestionScreen.rolling(roll) + " " + tick.word()));
        roll.riders().stream()
                .filter(rider -> rider.isOpen() && rider.state() == RiderOffer.State.OPEN)
                .forEach(rider -> words.add("use " + rider.key()));
        roll.instead().ifPresent(choose -> words.addAll(labels(choose)));
        return words;
    }

    private static List<String> labels(Question.Choose choose) {
        return choose.choices().stream()
                .filter(Question.Choice::isAvailable)
                .map(choice -> choice.label()
                        + choice.amount().map(range -> " " + range.advised()).orElse(""))
                .toList();
    }
}
