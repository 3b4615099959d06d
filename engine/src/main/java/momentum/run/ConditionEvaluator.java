package momentum.run;

import java.util.OptionalInt;
import momentum.rule.Condition;
import momentum.rule.Condition.Value;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.rule.Who;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Table;

/** Whether a condition holds on a table, for a frame. */
record ConditionEvaluator(Table table, Rulebook rulebook) {
    boolean holds(Condition condition, Frame frame) {
        return switch (condition) {
            case Condition.Compare compare -> compare.sign().holds(value(compare, frame), compare.number());
            case Condition.AnyAbove any ->
                any.meters().stream().anyMatch(meter -> meter(meter, frame.you()) > any.number());
            case Condition.Marked marked ->
                table.hero(frame.you())
                        .map(hero -> hero.isMarked(marked.debility()) == marked.marked())
                        .orElse(false);
            case Condition.Said said -> frame.said().contains(said.word());
            case Condition.Rolling rolling ->
                frame.stat().filter(rolling.stat()::equals).isPresent();
            case Condition.ActionDie die ->
                frame.die().filter(lies -> lies.number() == die.number()).isPresent();
            case Condition.FirstRoll() ->
                frame.track().flatMap(table::track).map(track -> !track.begun()).orElse(true);
            case Condition.TrackHasProgress() ->
                table.tracks().stream()
                        .anyMatch(track -> track.isOpen()
                                && track.isSharedBy(frame.you())
                                && track.progress().ticks() > 0);
            case Condition.TrackOpen(String kind) ->
                table.open(kind).stream().anyMatch(track -> track.isSharedBy(frame.hero()));
            case Condition.ItEnded(String ending) -> {
                OptionalInt begun = frame.called().track();
                yield begun.isPresent()
                        && table.tracks()
                                .get(begun.getAsInt())
                                .ending()
                                .filter(ending::equals)
                                .isPresent();
            }
            case Condition.HasAlly() -> table.inPlay().size() > 1;
            case Condition.HasCompanion() ->
                table.hero(frame.you()).stream()
                        .flatMap(hero -> hero.assets().stream())
                        .anyMatch(Asset::isCompanion);
            case Condition.HasAbilityLeft() ->
                table.hero(frame.you()).stream()
                        .flatMap(hero -> hero.assets().stream())
                        .anyMatch(asset -> asset.abilities() < Asset.ABILITIES);
            case Condition.All all -> all.all().stream().allMatch(each -> holds(each, frame));
        };
    }

    private int value(Condition.Compare compare, Frame frame) {
        return switch (compare.value()) {
            case Value.Experience() ->
                table.hero(frame.you()).map(Hero::freeExperience).orElse(0);
            case Value.OfMeter(Meter meter) ->
                compare.who() == Who.THEY ? theirs(meter, frame) : meter(meter, frame.you());
        };
    }

    /** A companion has a health of its own; an ally has all that a hero has. */
    int theirs(Meter meter, Frame frame) {
        return table.hero(frame.you())
                .flatMap(hero -> frame.they().flatMap(hero::asset))
                .map(Asset::health)
                .orElseGet(() -> frame.they().map(they -> meter(meter, they)).orElse(0));
    }

    int meter(Meter meter, String name) {
        return switch (meter.scope()) {
            case SHARED -> table.shared().get(meter.index());
            case HERO ->
                table.hero(name).map(hero -> hero.meters().get(meter.index())).orElse(0);
            case MOMENTUM -> table.hero(name).map(Hero::momentum).orElse(0);
        };
    }
}
