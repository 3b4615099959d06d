package momentum.app.web;

import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.app.web.http.Appearance;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.PageCache;
import momentum.app.web.http.Preferences;
import momentum.app.web.page.RulesView;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.GameCatalog;
import momentum.app.web.view.ReferenceView;
import momentum.content.Credits;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;
import momentum.rule.Rulebook;

/** The rules to read, and whom to thank for them. */
record RulesRoutes(PageContext context) implements HttpService {
    static final List<String> GAMES = List.of("ironsworn", "starforged");

    /** Two games, in each of the looks and zones that readers have. */
    private static final PageCache KEPT = new PageCache(16);

    /** What a page of rules depends on. */
    private record Key(String game, Appearance look) {}

    @Override
    public void routing(HttpRules rules) {
        rules.get("/rules/{game}", this::rules)
                .get("/rules/{game}/oracle/{+key}", this::oracle)
                .get("/credits", this::credits);
    }

    private void rules(ServerRequest request, ServerResponse response) {
        context.authentication().requireSeat(request);
        String game = request.path().pathParameters().get("game");
        Rulebook rulebook = rulebook(game);
        Key key = new Key(game, Preferences.of(request).appearance());
        KEPT.send(
                request,
                response,
                key,
                () -> context.pages()
                        .render(request, "rules", Map.of("view", RulesView.of(game, rulebook, GameCatalog.of(game)))));
    }

    private static Rulebook rulebook(String game) {
        return Optional.of(game)
                .filter(GAMES::contains)
                .flatMap(Rulebooks::game)
                .orElseThrow(() -> new NotFound("There are no rules of a game called \"" + game + "\" here."));
    }

    /** One table of the oracles, by itself. */
    private void oracle(ServerRequest request, ServerResponse response) {
        context.authentication().requireSeat(request);
        String game = request.path().pathParameters().get("game");
        String name = rulebook(game).game().name();
        String key = request.path().pathParameters().get("key");
        ReferenceView.OracleView table = GameCatalog.of(game)
                .oracles()
                .open(key, List.of())
                .orElseThrow(() -> new NotFound("There is no oracle table called \"" + key + "\" in " + name + "."));
        context.pages().send(request, response, "oracle", Map.of("game", game, "name", name, "table", table));
    }

    private void credits(ServerRequest request, ServerResponse response) {
        context.authentication().requireSeat(request);
        List<Library> libraries = GAMES.stream()
                .flatMap(game -> Library.of(game, Licences.NON_COMMERCIAL).stream())
                .toList();
        String page = Credits.of(libraries).markdown();
        context.pages().send(request, response, "credits", Map.of("page", Markdown.book(page)));
    }
}
