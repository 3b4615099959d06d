package momentum.app.web.view;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import momentum.app.web.story.RuleLines;
import momentum.app.web.view.ReferenceView.Chapter;
import momentum.app.web.view.ReferenceView.Item;
import momentum.app.web.view.ReferenceView.Pair;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;
import momentum.rule.Rulebook;
import tools.jackson.databind.json.JsonMapper;

/**
 * What is read once for each game: its rules' lines, its books, its oracles.
 *
 * @param foes those of the book
 * @param cards the names of all assets
 * @param pairs tables that are rolled together
 * @param facts what each move is for
 * @param index the name of everything that can be opened, as JSON: what a search on the page looks through
 */
public record GameCatalog(
        RuleLines rules,
        Optional<Library> library,
        OracleCatalog oracles,
        List<Chapter> foes,
        List<String> cards,
        List<Pair> pairs,
        String index,
        Map<String, MoveFacts> facts) {
    private static final Map<String, GameCatalog> READ = new ConcurrentHashMap<>();

    /** At home nothing is sold, so the books' non-commercial parts may be shown, and are marked as such. */
    public static GameCatalog of(String game) {
        return READ.computeIfAbsent(game, GameCatalog::read);
    }

    private static GameCatalog read(String game) {
        Rulebook rulebook = Rulebooks.game(game).orElseThrow();
        Optional<Library> library = Library.of(game, Licences.NON_COMMERCIAL);
        OracleCatalog oracles = new OracleCatalog(rulebook, library);
        List<Chapter> foes = library.map(Library::foeGroups).orElse(List.of()).stream()
                .map(group -> new Chapter(
                        group.name(),
                        group.all()
                                .map(foe ->
                                        Item.of(foe.name(), foe.rank().name().toLowerCase(Locale.ROOT)))
                                .toList()))
                .toList();
        return new GameCatalog(
                new RuleLines(game),
                library,
                oracles,
                foes,
                AssetViews.cards(rulebook, library),
                pairs(game, oracles),
                index(rulebook, oracles, foes),
                MoveFacts.of(rulebook));
    }

    /** Those of the game's list whose tables are both here. */
    private static List<Pair> pairs(String game, OracleCatalog oracles) {
        try (InputStream in = GameCatalog.class.getResourceAsStream("/oracles/" + game + ".pairs")) {
            if (in == null) {
                return List.of();
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(GameCatalog::pair)
                    .filter(pair ->
                            oracles.known(List.of(pair.first(), pair.second())).size() == 2)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Pair pair(String line) {
        String[] parts = line.split(" \\+ |: ", 3);
        return new Pair(parts[0].strip(), parts[1].strip(), parts[2].strip());
    }

    private static String index(Rulebook rulebook, OracleCatalog oracles, List<Chapter> foes) {
        return JsonMapper.shared()
                .writeValueAsString(Map.of(
                        "moves", List.copyOf(rulebook.moves().keySet()),
                        "oracle", names(oracles.chapters()),
                        "foes", names(foes)));
    }

    private static List<String> names(List<Chapter> chapters) {
        return chapters.stream()
                .flatMap(chapter -> chapter.items().stream())
                .map(Item::name)
                .toList();
    }
}
