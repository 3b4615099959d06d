package momentum.app.wire;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Derived;
import momentum.state.Experience;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.track.MomentumMeter;

/** A hero, as the sheet has them. */
final class HeroJson {
    private HeroJson() {}

    static JsonObject of(Rulebook rulebook, Table table, Hero hero) {
        Game game = rulebook.game();
        return JsonObject.of("name", hero.name())
                .put("stats", stats(game, hero))
                .put("meters", meters(game, table, hero))
                .put("momentum", momentum(rulebook, hero))
                .put("marks", marks(game, hero))
                .put("bonds", hero.bonds())
                .put("tracks", tracks(game, hero))
                .put("assets", hero.assets().stream().map(HeroJson::asset).toList())
                .put("gear", hero.gear())
                .put("bonuses", hero.bonuses().stream().map(HeroJson::bonus).toList())
                .put("experience", experience(hero.earned()))
                .put("harm", hero.stance().inflicts())
                .put("fighting", hero.isFighting())
                .put(
                        "initiative",
                        Optional.of(hero.initiative())
                                .filter(ignored -> hero.isFighting())
                                .map(WireWords::of))
                .put("inPlay", hero.isInPlay())
                .put("ending", hero.fate());
    }

    private static Map<String, Integer> stats(Game game, Hero hero) {
        Map<String, Integer> stats = new LinkedHashMap<>();
        for (int i = 0; i < game.stats().size(); i++) {
            stats.put(game.stats().get(i), hero.stats().get(i));
        }
        return stats;
    }

    private static JsonObject meters(Game game, Table table, Hero hero) {
        JsonObject meters = JsonObject.empty();
        game.meters().stream()
                .filter(meter -> meter.scope() == Meter.Scope.HERO)
                .forEach(meter -> meters.put(meter.name(), meter(meter, table.value(hero, meter))));
        return meters;
    }

    static JsonObject meter(Meter meter, int value) {
        return JsonObject.of("value", value).put("min", meter.min()).put("max", meter.max());
    }

    private static JsonObject momentum(Rulebook rulebook, Hero hero) {
        MomentumMeter momentum = new Derived(rulebook, hero).momentum();
        return JsonObject.of("value", momentum.value())
                .put("min", momentum.rule().minimum())
                .put("max", momentum.max())
                .put("reset", momentum.reset());
    }

    private static List<String> marks(Game game, Hero hero) {
        return game.debilities().stream()
                .filter(hero::isMarked)
                .map(Debility::name)
                .toList();
    }

    private static List<JsonObject> tracks(Game game, Hero hero) {
        return game.tracks().ofHero().stream()
                .map(track -> JsonObject.of("name", track.name()).putAll(TrackJson.of(hero.progress(track))))
                .toList();
    }

    /** What is kept on a card; only a companion has health. */
    static JsonObject asset(Asset asset) {
        return JsonObject.of("name", asset.name())
                .put("card", asset.card())
                .put("abilities", asset.abilities().count())
                .put("abilityNumbers", asset.abilities().numbers())
                .put(
                        "health",
                        Optional.of(asset)
                                .filter(Asset::isCompanion)
                                .map(each -> JsonObject.of("value", each.health())
                                        .put("min", 0)
                                        .put("max", each.maxHealth())))
                .put("meters", asset.meters())
                .put("marks", asset.notes().marks())
                .put("chosen", asset.notes().chosen())
                .put("used", List.copyOf(asset.notes().used()));
    }

    static JsonObject bonus(Bonus bonus) {
        return JsonObject.of("add", bonus.add())
                .put("move", bonus.move())
                .put("from", bonus.from())
                .put("thisFight", bonus.lasts().thisFight())
                .put("untilNext", bonus.lasts().untilNext())
                .put("rule", CauseJson.rule(bonus.source()));
    }

    static JsonObject experience(Experience experience) {
        return JsonObject.of("earned", experience.earned())
                .put("spent", experience.spent())
                .put("left", experience.left());
    }
}
