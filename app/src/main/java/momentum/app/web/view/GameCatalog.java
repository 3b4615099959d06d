package momentum.app.web.view;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import momentum.app.web.story.RuleLines;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;

/** What is read once for each game: its rules' lines, its books, its oracles. */
public record GameCatalog(RuleLines rules, Optional<Library> library, OracleCatalog oracles) {
    private static final Map<String, GameCatalog> READ = new ConcurrentHashMap<>();

    /** At home nothing is sold, so the books' non-commercial parts may be shown, and are marked as such. */
    public static GameCatalog of(String game) {
        return READ.computeIfAbsent(game, name -> {
            Optional<Library> library = Library.of(name, Licences.NON_COMMERCIAL);
            return new GameCatalog(
                    new RuleLines(name),
                    library,
                    new OracleCatalog(Rulebooks.game(name).orElseThrow(), library));
        });
    }
}
