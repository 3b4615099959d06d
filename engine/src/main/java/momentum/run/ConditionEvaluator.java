package momentum.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import momentum.dice.Outcome;
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
            case Condition.InAFight(boolean isFighting) ->
                table.hero(frame.you()).filter(Hero::isFighting).isPresent() == isFighting;
            case Condition.FirstInThisFight() ->
                owner(frame)
                        .filter(owner -> owner.isFighting()
                                && frame.riding()
                                        .by()
                                        .filter(ref -> owner.stance().used().contains(ref.limit()))
                                        .isEmpty())
                        .isPresent();
            case Condition.UsingAbility(int number, boolean isUsing) -> isUsing(number, frame) == isUsing;
            case Condition.ExperienceMarked() -> frame.riding().yield().experience();
            case Condition.IsNow(Outcome from, Outcome to) ->
                frame.riding().dice().from().equals(Optional.of(from))
                        && frame.riding().dice().to().equals(Optional.of(to));
            case Condition.Box box ->
                asset(frame)
                        .filter(asset -> asset.notes().isMarked(box.name()) == box.marked())
                        .isPresent();
            case Condition.TraitIs(String trait, List<String> values) ->
                asset(frame)
                        .map(asset -> asset.notes().chosen().get(trait))
                        .filter(values::contains)
                        .isPresent();
            case Condition.HasAlly() -> table.inPlay().size() > 1;
            case Condition.HasCompanion() ->
                table.hero(frame.you()).stream()
                        .flatMap(hero -> hero.assets().stream())
                        .anyMatch(Asset::isCompanion);
            case Condition.HasAbilityLeft() ->
                table.hero(frame.you()).stream()
                        .flatMap(hero -> hero.assets().stream())
                        .anyMatch(this::hasAbilityLeft);
            case Condition.All all -> all.all().stream().allMatch(each -> holds(each, frame));
        };
    }

    /** Of a card that the rules do not know, as many as the books' cards have. */
    boolean hasAbilityLeft(Asset asset) {
        int abilities =
                rulebook.card(asset.card()).map(card -> card.abilities().size()).orElse(Asset.ABILITIES);
        return asset.abilities().count() < abilities;
    }

    private static boolean isUsing(int ability, Frame frame) {
        return frame.riding()
                .by()
                .filter(by -> frame.riding().inUse().stream()
                        .anyMatch(use -> use.rider().ability() == ability
                                && use.rider().card().equals(by.card())
                                && use.rider().owner().equals(by.owner())))
                .isPresent();
    }

    /** The asset whose line runs. */
    Optional<Asset> asset(Frame frame) {
        return frame.riding().by().flatMap(ref -> ref.asset(table));
    }

    private Optional<Hero> owner(Frame frame) {
        return frame.riding().by().flatMap(ref -> table.hero(ref.owner()));
    }

    private int value(Condition.Compare compare, Frame frame) {
        return switch (compare.value()) {
            case Value.Experience() ->
                table.hero(frame.you()).map(Hero::freeExperience).orElse(0);
            case Value.OfMeter(Meter meter) -> compare.who() == Who.THEY ? theirs(meter, frame) : value(meter, frame);
        };
    }

    /** A companion has a health of its own; an ally has all that a hero has. */
    int theirs(Meter meter, Frame frame) {
        return table.hero(frame.you())
                .flatMap(hero -> frame.they().flatMap(hero::asset))
                .map(Asset::health)
                .orElseGet(() -> frame.they().map(they -> meter(meter, they)).orElse(0));
    }

    /** Of the asset whose line it is, or of the hero it is for. */
    int value(Meter meter, Frame frame) {
        return meter.isOfAsset()
                ? asset(frame).map(asset -> asset.value(meter)).orElse(meter.min())
                : meter(meter, frame.you());
    }

    int meter(Meter meter, String name) {
        return switch (meter.scope()) {
            case ASSET, ASSETS_LIKE_A_HEROS ->
                throw new IllegalArgumentException("an asset keeps its own " + meter.name());
            case SHARED -> table.shared().get(meter.index());
            case HERO ->
                table.hero(name).map(hero -> hero.meters().get(meter.index())).orElse(0);
            case MOMENTUM -> table.hero(name).map(Hero::momentum).orElse(0);
        };
    }
}
