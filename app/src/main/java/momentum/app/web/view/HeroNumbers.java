package momentum.app.web.view;

import java.util.List;
import momentum.play.Hero;
import momentum.play.Table;
import momentum.rule.Effect.RollKind;
import momentum.rule.Game;
import momentum.rule.Meter;

/** A hero's numbers by the names that rolls use for them. */
record HeroNumbers(Game game, Table table, Hero hero) {
    int value(String name) {
        int stat = game.stats().indexOf(name);
        return stat >= 0
                ? hero.stats().get(stat)
                : game.meter(name).map(this::value).orElse(0);
    }

    int value(Meter meter) {
        return switch (meter.scope()) {
            case SHARED -> table.shared().get(meter.index());
            case MOMENTUM -> hero.momentum();
            case HERO -> hero.meters().get(meter.index());
        };
    }

    /** What a way of rolling adds to the die. */
    int added(RollKind kind) {
        return switch (kind) {
            case RollKind.Stat(String name) -> value(name);
            case RollKind.Highest(List<String> names) ->
                names.stream().mapToInt(this::value).max().orElse(0);
            case RollKind.Lowest(List<String> names) ->
                names.stream().mapToInt(this::value).min().orElse(0);
            case RollKind.Progress ignored -> 0;
        };
    }

    /** What the hero may add to the next roll of a move, from moves made before. */
    int bonus(String move) {
        return hero.bonuses().stream()
                .filter(bonus -> bonus.move().isEmpty() || bonus.move().get().equals(move))
                .mapToInt(bonus -> bonus.add())
                .sum();
    }
}
