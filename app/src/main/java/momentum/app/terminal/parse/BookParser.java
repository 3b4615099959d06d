package momentum.app.terminal.parse;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import momentum.app.terminal.context.SessionContext;
import momentum.app.terminal.view.AssetScreen;
import momentum.app.terminal.view.BookScreen;
import momentum.app.terminal.view.QuestionScreen;
import momentum.app.text.NameMatcher;
import momentum.content.book.AssetCard;
import momentum.content.book.Entry;
import momentum.content.book.Foe;
import momentum.content.book.Group;
import momentum.content.book.MoveText;
import momentum.content.book.OracleText;
import momentum.content.book.Place;
import momentum.content.book.Truth;
import momentum.rule.Move;

/** Looking things up: moves, assets and foes, all of them or by words. */
public final class BookParser implements LineParser {
    /** What asks for all cards, and not only those of a hero. */
    public static final String ALL = "all";

    @Override
    public Optional<Intent> parse(SessionContext context, String line) {
        String words = NameMatcher.rest(line);
        BookScreen view = new BookScreen(context);
        return switch (NameMatcher.first(line).toLowerCase(Locale.ROOT)) {
            case "moves" -> Optional.of(moves(context, view, words));
            case "assets" ->
                own(context, words)
                        .or(() -> Optional.of(entries(
                                context,
                                "asset",
                                words.equalsIgnoreCase(ALL) ? "" : words,
                                context.library().assetGroups(),
                                context.library().assets(),
                                view::asset)));
            case "foes" ->
                Optional.of(entries(
                        context,
                        "foe",
                        words,
                        context.library().foeGroups(),
                        context.library().foes(),
                        view::foe));
            default -> Optional.empty();
        };
    }

    private static Intent moves(SessionContext context, BookScreen view, String words) {
        if (words.isEmpty()) {
            return new Intent.Show(view.moves());
        }
        List<Move> meant = NameMatcher.meant(words, known(context), Move::name);
        return switch (meant.size()) {
            case 0 -> new Intent.Unclear("there is no move with \"" + words + "\" in its name; moves lists them all");
            case 1 -> new Intent.Show(view.move(meant.getFirst()));
            default ->
                new Intent.Show(meant.stream()
                        .map(move -> "  " + QuestionScreen.when(move))
                        .toList());
        };
    }

    /** Those that can be looked up: also what cards bring along, whoever has them. */
    private static List<Move> known(SessionContext context) {
        return Stream.concat(
                        context.rulebook().moves().values().stream(), context.rulebook().ownMoves().values().stream())
                .toList();
    }

    /** A hero's own cards as they stand; all there are for who asks for them, and where nobody has any. */
    private static Optional<Intent> own(SessionContext context, String words) {
        return context.acting()
                .filter(hero -> words.isEmpty() && !hero.assets().isEmpty())
                .map(hero -> new Intent.Show(new AssetScreen(context).lines(hero)));
    }

    private static <T extends Entry> Intent entries(
            SessionContext context,
            String kind,
            String words,
            List<Group<T>> groups,
            List<T> all,
            Function<T, List<String>> shown) {
        if (words.isEmpty()) {
            return new Intent.Show(new BookScreen(context).chapters(groups));
        }
        List<T> meant = NameMatcher.meant(words, all, Entry::name);
        if (meant.isEmpty()) {
            meant = NameMatcher.meant(words, all, entry -> entry.name() + " " + text(entry));
        }
        return switch (meant.size()) {
            case 0 -> new Intent.Unclear("there is no %s with \"%s\"; %ss lists them all".formatted(kind, words, kind));
            case 1 -> new Intent.Show(shown.apply(meant.getFirst()));
            default -> new Intent.Show(meant.stream().map(BookParser::inALine).toList());
        };
    }

    /** What else an entry can be found by: its kind, and for a card what it says. */
    private static String text(Entry entry) {
        return switch (entry) {
            case AssetCard card ->
                card.group() + " "
                        + String.join(
                                " ",
                                card.abilities().stream()
                                        .map(ability -> ability.text().plain())
                                        .toList());
            case Foe foe ->
                foe.group() + " " + foe.nature() + " " + foe.summary().plain();
            case MoveText _, OracleText _, Truth _, Place _ -> entry.group();
        };
    }

    private static String inALine(Entry entry) {
        return switch (entry) {
            case Foe foe ->
                "    %s (%s, %s)"
                        .formatted(foe.name(), foe.nature(), foe.rank().name().toLowerCase(Locale.ROOT));
            case MoveText _, OracleText _, AssetCard _, Truth _, Place _ ->
                "    " + entry.name() + " (" + entry.group() + ")";
        };
    }
}
