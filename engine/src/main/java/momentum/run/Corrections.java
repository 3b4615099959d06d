package momentum.run;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Event;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.rule.AssetCard;
import momentum.rule.Meter;
import momentum.rule.Source;
import momentum.state.Abilities;
import momentum.state.Asset;
import momentum.state.Bonus;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Track;
import momentum.text.Names;

/** A sheet put right by hand, and what is brought to an end by the story and not by a move. */
final class Corrections {
    private static final int MOST_EXPERIENCE = 1000;
    private static final int MOST_HARM = 10;

    private final Interpreter run;

    Corrections(Interpreter run) {
        this.run = run;
    }

    void correct(Command.Correct correct) {
        Hero hero = run.hero(correct.hero());
        Cause cause = Cause.byHand(hero.name(), correct.reason());
        switch (correct.correction()) {
            case Correction.Renamed(String to) -> rename(hero, to, cause);
            case Correction.Experience(int earned) -> experience(hero, earned, cause);
            case Correction.Harm(int harm) -> {
                require("harm", harm, 1, MOST_HARM);
                run.emit(new Event.HarmChanged(hero.name(), harm, hero.stance().harmNow(), cause));
            }
            case Correction.Initiative(boolean hasIt) -> {
                requireFight(hero);
                run.fights().setInitiative(hero.name(), hasIt ? Initiative.HERO : Initiative.FOE, cause);
            }
            case Correction.Bond(String with, boolean made) -> bond(hero, with, made, cause);
            case Correction.HasAsset(Asset asset) -> asset(hero, asset, cause);
            case Correction.NoAsset(String name) -> {
                Asset asset = Sheet.asset(hero, name)
                        .orElseThrow(() -> refused("%s has no asset called %s".formatted(hero.name(), name)));
                run.emit(new Event.AssetChanged(hero.name(), Optional.of(asset), Optional.empty(), cause));
            }
            case Correction.OnAsset(String name, Correction.Change change) -> onAsset(hero, name, change, cause);
            case Correction.Gear(List<String> gear) -> {
                if (gear.stream().anyMatch(String::isBlank)) {
                    throw refused("what is carried has a name");
                }
                if (!gear.equals(hero.gear())) {
                    run.emit(new Event.GearChanged(hero.name(), hero.gear(), gear, cause));
                }
            }
            case Correction.NoBonus(int add, Optional<String> from) -> letGo(hero, add, from, cause);
            case Correction.TrackEnds(String name, String ending) -> {
                Track track =
                        run.sheet().open(name).orElseThrow(() -> refused("there is no open track called " + name));
                run.sheet().end(List.of(track), requireEnding(ending), cause);
            }
            case Correction.LeavesFight(String ending) -> {
                requireFight(hero);
                run.fights().leave(hero.name(), requireEnding(ending), cause);
            }
            case Correction.FightEnds(String ending) -> {
                requireFight(hero);
                run.fights().end(requireEnding(ending), hero.name(), cause);
            }
        }
    }

    private void rename(Hero hero, String to, Cause cause) {
        List<String> others = run.table().heroes().stream()
                .map(Hero::name)
                .filter(name -> !name.equals(hero.name()))
                .toList();
        if (to.isBlank() || Names.spelled(to, others).isPresent()) {
            throw refused("a hero needs a name that no other has");
        }
        if (hero.bonds().stream().anyMatch(bond -> Names.areSame(bond, to))) {
            throw refused("a bond is with someone else");
        }
        if (!to.equals(hero.name())) {
            run.emit(new Event.HeroRenamed(hero.name(), to, cause));
            run.rename(new Renaming(hero.name(), to));
        }
    }

    private void experience(Hero hero, int earned, Cause cause) {
        int spent = hero.earned().spent();
        require("experience", earned, spent, MOST_EXPERIENCE);
        run.emit(new Event.ExperienceChanged(hero.name(), hero.experience(), earned, spent, spent, cause));
    }

    private void bond(Hero hero, String typed, boolean made, Cause cause) {
        List<String> heroes = run.table().heroes().stream().map(Hero::name).toList();
        String with = Names.find(typed, heroes).orElse(typed);
        if (with.isBlank() || with.equals(hero.name())) {
            throw refused("a bond is with someone else");
        }
        if (Names.find(with, hero.bonds()).isPresent() == made) {
            throw refused((made ? "there is a bond with %s already" : "there is no bond with %s").formatted(with));
        }
        run.sheet().bond(List.of(hero), with, made, cause);
    }

    private void asset(Hero hero, Asset said, Cause cause) {
        if (said.card().isBlank() || said.called().filter(String::isBlank).isPresent()) {
            throw refused("an asset has a name");
        }
        Asset asset = CompletedAsset.of(said, run.rulebook());
        requireFit(hero, asset);
        Optional<Asset> before = Sheet.asset(hero, asset.name()).or(() -> hero.ofCard(asset.card()));
        if (!before.equals(Optional.of(asset))) {
            run.emit(new Event.AssetChanged(hero.name(), before, Optional.of(asset), cause));
            run.cards().pullDown(hero.name(), cause);
        }
    }

    /** What stands on a card must be what can stand there. */
    private void requireFit(Hero hero, Asset asset) {
        Optional<AssetCard> card = run.rulebook().card(asset.card());
        int most = card.map(each -> each.abilities().size()).orElse(Asset.ABILITIES);
        require("the abilities of an asset", asset.abilities().count(), 0, most);
        if (asset.abilities().numbers().stream().anyMatch(number -> number > most)) {
            throw refused("%s has %d abilities".formatted(asset.card(), most));
        }
        if (asset.isCompanion()) {
            require("a companion's health", asset.health(), 0, asset.maxHealth());
        } else if (card.isEmpty()) {
            require("a companion's health", asset.health(), 0, 0);
        }
        Hero with = hero.withAsset(hero.ofCard(asset.card()), Optional.of(asset));
        Derived derived = new Derived(run.rulebook(), with);
        card.ifPresent(of -> {
            for (Meter meter : of.meters()) {
                require(
                        asset.name() + "'s " + meter.name(),
                        asset.value(meter),
                        meter.min(),
                        derived.max(asset, meter));
            }
            requireKnown("a box", asset.notes().marks().keySet(), of.marks(), asset);
            asset.notes()
                    .chosen()
                    .forEach((word, value) -> requireKnown(
                            "its " + word,
                            Set.of(value),
                            of.trait(word).stream()
                                    .flatMap(trait -> trait.values().stream())
                                    .map(AssetCard.Trait.Value::name)
                                    .toList(),
                            asset));
        });
    }

    private static void requireKnown(String what, Collection<String> said, Collection<String> known, Asset asset) {
        for (String each : said) {
            if (!known.contains(each)) {
                throw refused("%s knows no \"%s\"; %s is one of: %s"
                        .formatted(asset.name(), each, what, String.join(", ", known)));
            }
        }
    }

    private void onAsset(Hero hero, String name, Correction.Change change, Cause cause) {
        Asset asset = Sheet.asset(hero, name)
                .or(() -> Names.find(
                                name, hero.assets().stream().map(Asset::card).toList())
                        .flatMap(hero::ofCard))
                .orElseThrow(() -> refused("%s has no asset called %s".formatted(hero.name(), name)));
        Asset changed = switch (change) {
            case Correction.Change.Called(String called) ->
                asset.called(called.isBlank() ? Optional.empty() : Optional.of(called));
            case Correction.Change.MeterIs(String meter, int value) -> {
                boolean isKnown = asset.meters().containsKey(meter)
                        || run.rulebook()
                                .card(asset.card())
                                .flatMap(card -> card.meter(meter))
                                .isPresent();
                if (!isKnown) {
                    throw refused("%s has no %s".formatted(asset.name(), meter));
                }
                yield asset.withMeter(meter, value);
            }
            case Correction.Change.BoxIs(String box, boolean marked, String bearer) ->
                asset.with(
                        marked
                                ? asset.notes().marking(box, bearer(bearer))
                                : asset.notes().clearing(box));
            case Correction.Change.Chosen(String what, String value) ->
                asset.with(asset.notes().choosing(what, value));
            case Correction.Change.AbilityIs(int number, boolean marked) -> {
                if (number < 1 || number > Abilities.MOST) {
                    throw refused("an ability is known by its number on the card");
                }
                yield asset.with(
                        marked
                                ? asset.abilities().with(number)
                                : asset.abilities().without(number));
            }
            case Correction.Change.Unused() -> asset.with(asset.notes().unused());
        };
        if (changed.equals(asset)) {
            return;
        }
        if (change instanceof Correction.Change.Called
                && hero.assets().stream()
                        .anyMatch(other -> !other.equals(asset) && Names.areSame(other.name(), changed.name()))) {
            throw refused("there is an asset called %s already".formatted(changed.name()));
        }
        requireFit(hero, changed);
        run.cards().change(hero.name(), asset, changed, cause);
    }

    private String bearer(String typed) {
        if (typed.isEmpty()) {
            return Asset.Notes.ANYONE;
        }
        List<String> heroes = run.table().inPlay().stream().map(Hero::name).toList();
        return Names.find(typed, heroes).orElseThrow(() -> refused("there is no hero called " + typed));
    }

    private void letGo(Hero hero, int add, Optional<String> from, Cause cause) {
        List<Bonus> such =
                hero.bonuses().stream().filter(each -> each.add() == add).toList();
        Bonus bonus = such.stream()
                .filter(each -> each.from().equals(from))
                .findFirst()
                .or(() -> only(such.stream().filter(each -> isFrom(each, from)).toList()))
                .orElseThrow(() -> refused("%s has no such bonus to let go".formatted(hero.name())));
        run.emit(new Event.BonusChanged(hero.name(), bonus, Waiting.GONE, cause));
    }

    /** Where it is not said what it is from, any will do. */
    private static boolean isFrom(Bonus bonus, Optional<String> from) {
        return from.isEmpty()
                || bonus.from().filter(from.get()::equalsIgnoreCase).isPresent();
    }

    private static Optional<Bonus> only(List<Bonus> bonuses) {
        return bonuses.size() == 1 ? Optional.of(bonuses.getFirst()) : Optional.empty();
    }

    private void requireFight(Hero hero) {
        if (!hero.isFighting()) {
            throw refused("%s is in no fight".formatted(hero.name()));
        }
    }

    private static String requireEnding(String ending) {
        if (ending.isBlank()) {
            throw refused("say how it ends, as in \"fled\"");
        }
        return ending;
    }

    private static void require(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw refused("%s is %d to %d, not %d".formatted(what, least, most, value));
        }
    }

    private static Refusal refused(String why) {
        return new Refusal(Source.BY_HAND, why);
    }
}
