package momentum.app.web;

import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.app.web.http.NotFound;
import momentum.app.web.page.RulesView;
import momentum.app.web.story.Markdown;
import momentum.app.web.view.GameCatalog;
import momentum.content.Credits;
import momentum.content.Library;
import momentum.content.Licences;
import momentum.content.Rulebooks;

/** The rules to read, and whom to thank for them. */
record RulesRoutes(PageContext context) implements HttpService {
    static final List<String> GAMES = List.of("ironsworn", "starforged");

    @Override
    public void routing(HttpRules rules) {
        rules.get("/rules/{game}", this::rules).get("/credits", this::credits);
    }

    private void rules(ServerRequest request, ServerResponse response) {
        context.authentication().requireSeat(request);
        String game = request.path().pathParameters().get("game");
        RulesView view = Optional.of(game)
                .filter(GAMES::contains)
                .flatMap(Rulebooks::game)
                .map(rulebook -> RulesView.of(game, rulebook, GameCatalog.of(game)))
                .orElseThrow(() -> new NotFound("There are no rules of a game called \"" + game + "\" here."));
        context.pages().send(request, response, "rules", Map.of("view", view));
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
