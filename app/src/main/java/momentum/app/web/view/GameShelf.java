package momentum.app.web.view;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import momentum.app.web.story.RuleLines;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;

/** What is read once for each game: its rules' lines, its books, its oracles. */
public record GameShelf(RuleLines rules, Optional<Library> library, OracleShelf oracles) {
    private static final Map<String, GameShelf> READ = new ConcurrentHashMap<>();

    /** At home nothing is sold, so the books' non-commercial parts may be shown, and are marked as such. */
    public static GameShelf of(String game) {
        return READ.computeIfAbsent(game, name -> {
            Optional<Library> library = Library.of(name, Licences.NON_COMMERCIAL);
            return new GameShelf(
                    new RuleLines(name),
                    library,
                    new OracleShelf(Rulebooks.game(name).orElseThrow(), library));
        });
    }
}
