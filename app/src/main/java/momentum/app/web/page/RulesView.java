package momentum.app.web.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import momentum.app.web.form.TruthsForm;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.MoveCards;
import momentum.app.web.view.MoveView;
import momentum.app.web.view.ReferenceView;
import momentum.app.web.view.ReferenceViews;
import momentum.content.Library;
import momentum.dice.Burn;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Likely;
import momentum.rule.Move;
import momentum.rule.Rulebook;
import momentum.track.Progress;
import momentum.track.Rank;

/**
 * The rules of a game to read: how it plays in our own words, with the numbers of its rulebook; each move with our lines, which run,
 * beside the book's; and the oracle tables.
 */
public record RulesView(
        String key, Game game, Facts facts, List<Chapter> chapters, List<ReferenceView.Chapter> oracles) {
    /** The marks after which a track is drawn as an example. */
    private static final int MARKS = 3;

    /** What the explanations are made of. */
    public record Facts(
            List<RankRow> ranks,
            List<MarkKind> marks,
            List<Chance> chances,
            FightMoves fight,
            List<String> progressMoves) {}

    /**
     * A rank.
     *
     * @param worth what a mark of progress is worth
     * @param boxes the ticks in each box of a track after a few marks
     */
    public record RankRow(String name, String worth, int toFill, List<Integer> boxes) {
        static RankRow of(Rank rank) {
            int ticks = rank.ticks();
            boolean isBoxes = ticks % Progress.TICKS_A_BOX == 0;
            int number = isBoxes ? ticks / Progress.TICKS_A_BOX : ticks;
            String unit = isBoxes ? (number == 1 ? "box" : "boxes") : number == 1 ? "tick" : "ticks";
            return new RankRow(
                    rank.name().toLowerCase(Locale.ROOT),
                    number + " " + unit,
                    Math.ceilDiv(Progress.FULL, ticks),
                    IntStream.range(0, Progress.BOXES)
                            .map(box -> Math.clamp(
                                    (long) MARKS * ticks - (long) box * Progress.TICKS_A_BOX, 0, Progress.TICKS_A_BOX))
                            .boxed()
                            .toList());
        }
    }

    /** Debilities or impacts of a kind, and how they go again. */
    public record MarkKind(String name, String lasts, List<Debility> marks) {}

    /** How likely a yes is, in percent, and which rolls are one. */
    public record Chance(String name, int percent, String rolls) {
        static Chance of(Likely likely) {
            return new Chance(
                    likely.name(), likely.percent(), likely.number() + (likely.orMore() ? " or more" : " or less"));
        }
    }

    /** The moves that need to be ahead in a fight, and those that need not to be. */
    public record FightMoves(List<String> with, List<String> without) {}

    /** A file of moves, and whom to thank for the book's texts of them. */
    public record Chapter(String name, List<Rule> moves, List<String> credits) {
        public String title() {
            return capital(name);
        }
    }

    /** A move to read. */
    public record Rule(String name, String when, List<MoveView.RuleLine> text, Book book, String source) {
        public String words() {
            return (name + " " + when).toLowerCase(Locale.ROOT);
        }
    }

    /** What the book says, as HTML, and whom to thank for it; both empty where it is not here. */
    public record Book(String html, String credit) {
        private static final Book NONE = new Book("", "");
    }

    public static RulesView of(String key, Rulebook rulebook, GameCatalog catalog) {
        Map<String, List<Rule>> chapters = new LinkedHashMap<>();
        for (Move move : rulebook.moves().values()) {
            chapters.computeIfAbsent(move.chapter(), name -> new ArrayList<>())
                    .add(new Rule(
                            move.name(),
                            move.when(),
                            MoveCards.text(move),
                            book(move, catalog),
                            move.source().toString()));
        }
        List<Chapter> all = new ArrayList<>();
        chapters.forEach((name, moves) -> all.add(new Chapter(name, List.copyOf(moves), credits(moves))));
        all.sort(java.util.Comparator.comparingInt(chapter -> ReferenceViews.place(chapter.name())));
        return new RulesView(
                key,
                rulebook.game(),
                facts(rulebook),
                List.copyOf(all),
                catalog.oracles().chapters());
    }

    private static Book book(Move move, GameCatalog catalog) {
        return catalog.library()
                .flatMap((Library library) -> library.move(move.name()))
                .map(text -> new Book(Markdown.book(text.text().markdown()), TruthsForm.credit(text.origin())))
                .orElse(Book.NONE);
    }

    private static List<String> credits(List<Rule> moves) {
        return moves.stream()
                .map(rule -> rule.book().credit())
                .filter(credit -> !credit.isEmpty())
                .distinct()
                .toList();
    }

    private static Facts facts(Rulebook rulebook) {
        return new Facts(
                Arrays.stream(Rank.values()).map(RankRow::of).toList(),
                marks(rulebook.game()),
                rulebook.odds().stream().map(Chance::of).toList(),
                new FightMoves(
                        named(rulebook, move -> needs(move, Move.Need.HasInitiative.class)),
                        named(rulebook, move -> needs(move, Move.Need.FoeHasInitiative.class))),
                named(rulebook, RulesView::isProgress));
    }

    private static boolean needs(Move move, Class<? extends Move.Need> need) {
        return move.needs().stream().anyMatch(need::isInstance);
    }

    private static boolean isProgress(Move move) {
        return MoveCards.text(move).stream().anyMatch(line -> line.text().startsWith("progress roll"));
    }

    private static List<String> named(Rulebook rulebook, Predicate<Move> wanted) {
        return rulebook.moves().values().stream().filter(wanted).map(Move::name).toList();
    }

    private static List<MarkKind> marks(Game game) {
        Map<Debility.Kind, List<Debility>> kinds = new LinkedHashMap<>();
        game.debilities()
                .forEach(mark -> kinds.computeIfAbsent(mark.kind(), kind -> new ArrayList<>())
                        .add(mark));
        List<MarkKind> all = new ArrayList<>();
        kinds.forEach((kind, marks) -> all.add(new MarkKind(
                kind.name(),
                switch (kind.lasting()) {
                    case Debility.Lasting.UntilCleared() -> "until a move clears it";
                    case Debility.Lasting.ForGood() -> "for good";
                    case Debility.Lasting.UntilTrack(String track, String ending) ->
                        "until the " + track + " it was marked for is " + ending;
                },
                List.copyOf(marks))));
        return List.copyOf(all);
    }

    public String name() {
        return game.name();
    }

    /** Whether a burn puts momentum in the place of the action score. */
    public boolean isScoreReplaced() {
        return game.momentum().burn() == Burn.REPLACES_SCORE;
    }

    /** What the game calls a mark that weighs on a hero. */
    public String mark() {
        return game.momentum().mark();
    }

    /** What it calls several of them, as a heading. */
    public String marksTitle() {
        return capital(mark().endsWith("y") ? mark().substring(0, mark().length() - 1) + "ies" : mark() + "s");
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** A table's name without that of the chapter above it. */
    public static String inChapter(String table, String chapter) {
        return table.startsWith(chapter + " / ") ? table.substring(chapter.length() + 3) : table;
    }

    public int tables() {
        return oracles.stream().mapToInt(chapter -> chapter.items().size()).sum();
    }
}
