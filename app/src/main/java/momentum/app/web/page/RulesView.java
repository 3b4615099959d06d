package momentum.app.web.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.MoveCards;
import momentum.app.web.view.MoveView;
import momentum.app.web.view.ReferenceView;
import momentum.app.web.view.ReferenceViews;
import momentum.rule.Move;
import momentum.rule.Rulebook;

/** The rules of a game, chapter by chapter: our lines, which run, beside the book's. */
public record RulesView(String key, String game, List<Chapter> chapters, List<ReferenceView.Chapter> oracles) {
    /** A file of moves. */
    public record Chapter(String name, List<Rule> moves) {}

    /** A move to read. */
    public record Rule(String name, String when, List<MoveView.RuleLine> text, String book, String source) {}

    public static RulesView of(String key, Rulebook rulebook, GameCatalog catalog) {
        Map<String, List<Rule>> chapters = new LinkedHashMap<>();
        for (Move move : rulebook.moves().values()) {
            chapters.computeIfAbsent(move.chapter(), name -> new ArrayList<>())
                    .add(new Rule(
                            move.name(),
                            move.when(),
                            MoveCards.text(move),
                            catalog.library()
                                    .flatMap(library -> library.move(move.name()))
                                    .map(text -> Markdown.book(text.text().markdown()))
                                    .orElse(""),
                            move.source().toString()));
        }
        List<Chapter> all = new ArrayList<>();
        chapters.forEach((name, moves) -> all.add(new Chapter(name, List.copyOf(moves))));
        all.sort(java.util.Comparator.comparingInt(chapter -> ReferenceViews.place(chapter.name())));
        return new RulesView(
                key, rulebook.game().name(), List.copyOf(all), catalog.oracles().chapters());
    }
}
