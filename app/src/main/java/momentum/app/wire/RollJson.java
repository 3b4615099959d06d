package momentum.app.wire;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import momentum.dice.ActionRoll;
import momentum.dice.ProgressRoll;
import momentum.dice.Roll;
import momentum.notation.LineReading.WantedDice;
import momentum.play.Hindrance;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.state.Addend;
import momentum.state.Cast;
import momentum.state.Ticks;

/** Dice: as they lie, and as they may be thrown. */
final class RollJson {
    private RollJson() {}

    /** Dice that lie on the table before anything is settled. */
    static JsonObject of(Cast cast) {
        return of(cast.roll(), Optional.of(cast.stat()), cast.adds());
    }

    /** @param stat what was rolled; nothing for a progress roll */
    static JsonObject of(Roll roll, Optional<String> stat, List<Addend> adds) {
        return switch (roll) {
            case ActionRoll action ->
                JsonObject.of("kind", "action")
                        .put("action", action.action())
                        .put("challenge", List.of(action.first(), action.second()))
                        .put("sum", sum(action.stat(), stat.orElse(""), adds))
                        .put("momentum", action.momentum())
                        .put("cancelled", action.isDieCancelled())
                        .put("rerolled", action.rerolled())
                        .put("score", action.score())
                        .put("match", action.isMatch());
            case ProgressRoll progress -> {
                int added = adds.stream().mapToInt(Addend::number).sum();
                yield JsonObject.of("kind", "progress")
                        .put("challenge", List.of(progress.first(), progress.second()))
                        .put("sum", sum(progress.score() - added, "progress", adds))
                        .put("score", progress.score())
                        .put("match", progress.isMatch());
            }
        };
    }

    private static List<JsonObject> sum(int first, String name, List<Addend> adds) {
        return Stream.concat(
                        Stream.of(JsonObject.of("number", first).putText("name", name)),
                        adds.stream().map(RollJson::addend))
                .toList();
    }

    private static JsonObject addend(Addend add) {
        return JsonObject.of("number", add.number())
                .putText("name", add.name())
                .put("rule", CauseJson.rule(add.source()));
    }

    /** Each way to make a roll, with the very sum that it would be made with. */
    static JsonObject of(RollOffer roll, Function<WantedDice, String> line) {
        return JsonObject.of(
                        "ways",
                        roll.ways().stream()
                                .map(way -> way(way, line.apply(thrown(roll, way))))
                                .toList())
                .put("ticks", roll.ticks().stream().map(RollJson::tick).toList())
                .put(
                        "abilities",
                        roll.riders().stream()
                                .map(rider -> ability(rider)
                                        .put(
                                                "ways",
                                                rider.ways().stream()
                                                        .map(way -> way(way, line.apply(thrown(rider, way))))
                                                        .toList()))
                                .toList());
    }

    /** An ability that may be used: what is said for it, what it does, and what stands against it. */
    static JsonObject ability(RiderOffer rider) {
        return JsonObject.of("use", rider.key())
                .put("card", rider.ref().card())
                .put("number", rider.ref().ability())
                .put("ability", rider.ability())
                .put("owner", rider.ref().owner())
                .put("when", rider.when())
                .put("does", rider.does())
                .put("requires", rider.requirement())
                .put("unavailable", rider.hindrance().map(Hindrance::why))
                .put("state", WireWords.of(rider.state()))
                .put("asks", rider.asks());
    }

    /** With the ability; or without it, where it is said already. */
    private static WantedDice thrown(RiderOffer rider, Way way) {
        boolean isSaid = rider.state() == RiderOffer.State.OPEN;
        return new WantedDice.Roll(
                rider.ways().size() == 1 ? Optional.empty() : way.stat(),
                isSaid ? Ticks.NONE.using(Set.of(rider.key())) : Ticks.NONE);
    }

    private static JsonObject way(Way way, String line) {
        return JsonObject.of("roll", line)
                .put("kind", way.isProgress() ? "progress" : "action")
                .put("stat", way.stat())
                .putText("when", way.fiction())
                .put("sum", way.sum().stream().map(RollJson::addend).toList())
                .put("total", way.total())
                .put("odds", OddsJson.of(way.odds()))
                .put("rule", CauseJson.rule(way.source()));
    }

    /** What has the table throw the dice this way; the stat is said only where there is more than one way. */
    static WantedDice thrown(RollOffer roll, Way way) {
        return new WantedDice.Roll(roll.ways().size() == 1 ? Optional.empty() : way.stat(), Ticks.NONE);
    }

    private static JsonObject tick(Tick tick) {
        return JsonObject.of("word", tick.word())
                .put("does", tick.does())
                .put("set", tick.isSet())
                .put("rule", CauseJson.rule(tick.source()));
    }
}
