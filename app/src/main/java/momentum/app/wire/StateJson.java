package momentum.app.wire;

import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Table;

/** What lies on the table. */
final class StateJson {
    private StateJson() {}

    static JsonObject of(Rulebook rulebook, Table table) {
        Game game = rulebook.game();
        JsonObject shared = JsonObject.empty();
        game.meters().stream()
                .filter(meter -> meter.scope() == Meter.Scope.SHARED)
                .forEach(meter -> shared.put(
                        meter.name(), HeroJson.meter(meter, table.shared().get(meter.index()))));
        return JsonObject.of(
                        "heroes",
                        table.heroes().stream()
                                .map(hero -> HeroJson.of(rulebook, table, hero))
                                .toList())
                .put("shared", shared)
                .put("tracks", table.tracks().stream().map(TrackJson::of).toList())
                .put("strictness", WireWords.of(table.strictness()));
    }
}
