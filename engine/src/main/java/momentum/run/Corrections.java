package momentum.run;

import java.util.List;
import java.util.Optional;
import momentum.play.Cause;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.play.Event;
import momentum.play.Event.BonusChanged.Waiting;
import momentum.rule.Source;
import momentum.state.Asset;
import momentum.state.Bonus;
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

    private void asset(Hero hero, Asset asset, Cause cause) {
        if (asset.name().isBlank()) {
            throw refused("an asset has a name");
        }
        require("the abilities of an asset", asset.abilities(), 0, Asset.ABILITIES);
        require("a companion's health", asset.health(), 0, asset.maxHealth());
        Optional<Asset> before = Sheet.asset(hero, asset.name());
        if (!before.equals(Optional.of(asset))) {
            run.emit(new Event.AssetChanged(hero.name(), before, Optional.of(asset), cause));
        }
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
