package momentum.app.terminal.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.app.terminal.context.CardNames;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.app.text.TextLayout;
import momentum.content.book.AssetCard;
import momentum.notation.LineReading;
import momentum.play.Command;
import momentum.play.QuestionText;
import momentum.play.Reply;
import momentum.state.Question;
import momentum.track.Rank;

/** A vow, a foe, a bond, a card: one that is known, by number or words, or a new one with its rank. */
public final class NameAnswer {
    private static final String RANK = "(troublesome|dangerous|formidable|extreme|epic)";
    private static final Pattern ENDS_IN_RANK = Pattern.compile("(?i)(.+?)[\\s,]+" + RANK);

    private static final Pattern SURELY =
            Pattern.compile("(?i)(?:help|why)\\s+\\S.*|(?!note\\s|set\\s|\\|).*\\(" + RANK + "[^)]*\\)");
    private static final Pattern STRANGE_BRACKETS = Pattern.compile("(?i).*\\(" + RANK + ",.*\\)");

    private NameAnswer() {}

    /** "Help the widow (dangerous)" is a vow, though its first word is one of the table's. */
    public static boolean isSurely(String line) {
        return SURELY.matcher(line).matches();
    }

    static Optional<Intent> read(SessionContext context, Question.Name question, String line) {
        if (context.unranked().isPresent()) {
            Optional<Rank> rank = rank(line);
            if (rank.isPresent()) {
                return reply(question, new Reply.Named(context.unranked().get(), rank, 0, 0));
            }
        }
        boolean isPlainly = NameMatcher.first(line).equalsIgnoreCase("name");
        String text = isPlainly ? NameMatcher.rest(line) : line;
        Optional<String> known = known(question, text);
        if (known.isPresent()) {
            return reply(question, Reply.Named.of(known.get()));
        }
        if (!question.mayBeNew()) {
            List<String> several = NameMatcher.meant(text, question.known(), name -> name);
            if (several.size() > 1) {
                return AnswerParser.unclear("that may be " + TextLayout.list(several, "or"));
            }
            return isPlainly || text.matches("\\d+")
                    ? AnswerParser.unclear("it is one of " + TextLayout.list(question.known(), "or"))
                    : Optional.empty();
        }
        if (!isPlainly && MoveParser.isMove(context, line)) {
            return AnswerParser.unclear(
                    "\"%s\" is a move, and something is still asked: %s. Answer it, or take it back with undo; name %s takes these words for the name"
                            .formatted(
                                    line,
                                    context.asked().map(QuestionText::inWords).orElse(""),
                                    line));
        }
        return question.what() == Question.What.ASSET && !isPlainly
                ? card(context, question, text)
                : named(context, question, text);
    }

    private static Optional<String> known(Question.Name question, String text) {
        if (text.matches("\\d{1,3}")) {
            int number = Integer.parseInt(text);
            return number >= 1 && number <= question.known().size()
                    ? Optional.of(question.known().get(number - 1))
                    : Optional.empty();
        }
        List<String> meant = question.mayBeNew()
                ? question.known().stream()
                        .filter(name -> name.equalsIgnoreCase(text))
                        .toList()
                : NameMatcher.meant(text, question.known(), name -> name);
        return meant.size() == 1 ? Optional.of(meant.getFirst()) : Optional.empty();
    }

    private static Optional<Intent> named(SessionContext context, Question.Name question, String text) {
        boolean isRanked = question.what() == Question.What.TRACK || question.what() == Question.What.FOES;
        String line = isRanked ? ENDS_IN_RANK.matcher(text).replaceFirst("$1 ($2)") : text;
        List<Reply.Named> names = new ArrayList<>();
        switch (NotationParser.read(context.rulebook(), "name " + ranksInSmall(line), context.hero())) {
            case LineReading.Understood(Command.Answer answer, String ignored)
            when answer.reply() instanceof Reply.Names(List<Reply.Named> read) -> names.addAll(read);
            case LineReading.Understood _, LineReading.WantsDice _ -> {
                return AnswerParser.unclear("a name reads: Wolf (dangerous)");
            }
            case LineReading.Unclear(String why) -> {
                return AnswerParser.unclear(why);
            }
        }
        if (isRanked) {
            for (int i = 0; i < names.size(); i++) {
                Reply.Named named = names.get(i);
                if (STRANGE_BRACKETS.matcher(named.name()).matches()) {
                    return AnswerParser.unclear("in the brackets stands a rank, or a rank and small pack, large pack or"
                            + " pack with a number: Wolves (troublesome, small pack)");
                }
                if (named.rank().isEmpty() && !isKnown(question, named.name())) {
                    Optional<Reply.Named> foe =
                            question.what() == Question.What.FOES ? BookFoe.ranked(context, named) : Optional.empty();
                    if (foe.isEmpty()) {
                        return names.size() == 1
                                ? Optional.of(new Intent.NeedsRank(named.name()))
                                : AnswerParser.unclear(
                                        named.name() + " is new and needs a rank: " + named.name() + " (dangerous)");
                    }
                    names.set(i, foe.get());
                }
            }
        }
        return AnswerParser.reply(question, new Reply.Names(names));
    }

    private static String ranksInSmall(String line) {
        Matcher brackets = Pattern.compile("\\([^)]*\\)").matcher(line);
        return brackets.replaceAll(
                match -> Matcher.quoteReplacement(match.group().toLowerCase(Locale.ROOT)));
    }

    private static boolean isKnown(Question.Name question, String name) {
        return question.known().stream().anyMatch(known -> known.equalsIgnoreCase(name));
    }

    private static Optional<Intent> card(SessionContext context, Question.Name question, String text) {
        List<AssetCard> meant = NameMatcher.meant(text, context.library().assets(), AssetCard::name);
        return switch (meant.size()) {
            case 1 -> {
                AssetCard card = meant.getFirst();
                if (!NameMatcher.isBegun(text, card.name())) {
                    yield AnswerParser.unclear(CardNames.didYouMean(text, context.library(), card));
                }
                yield reply(
                        question,
                        new Reply.Named(
                                card.name(),
                                Optional.empty(),
                                0,
                                card.health(context.rulebook().game())));
            }
            case 0 ->
                AnswerParser.unclear("there is no card called " + text
                        + "; assets with a word finds some, and name %s takes it as your own".formatted(text));
            default ->
                AnswerParser.unclear("that may be "
                        + TextLayout.list(meant.stream().map(AssetCard::name).toList(), "or"));
        };
    }

    /** By word, by the beginning of one, or by number from 1 for troublesome. */
    public static Optional<Rank> rank(String text) {
        String word = text.strip().toUpperCase(Locale.ROOT);
        List<Rank> ranks = List.of(Rank.values());
        return word.matches("[1-5]")
                ? Optional.of(ranks.get(Integer.parseInt(word) - 1))
                : ranks.stream()
                        .filter(rank -> word.length() > 1 && rank.name().startsWith(word))
                        .findFirst();
    }

    private static Optional<Intent> reply(Question question, Reply.Named named) {
        return AnswerParser.reply(question, new Reply.Names(List.of(named)));
    }
}
