package momentum.state;

import java.util.List;
import java.util.Optional;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Tracks.HeroTrack;
import momentum.track.Progress;

/**
 * A hero, as the sheet has them. What follows from these numbers is not stored.
 *
 * @param bonuses what they may add to rolls still to come
 * @param fate how their story is over; empty while it goes on
 */
public record Hero(
        String name,
        Scores scores,
        Marks marks,
        List<String> bonds,
        Experience earned,
        Belongings belongings,
        List<Bonus> bonuses,
        Stance stance,
        Optional<String> fate) {
    /** Bonuses are added all at once, so the order in which they came tells nothing. */
    public Hero {
        bonuses = bonuses.size() < 2
                ? bonuses
                : bonuses.stream().sorted(Bonus.ORDER).toList();
    }

    public static Hero create(Game game, String name, List<Integer> stats, List<String> bonds, Belongings belongings) {
        Values meters = Values.of(game.meters().stream()
                .filter(meter -> meter.scope() == Meter.Scope.HERO)
                .map(Meter::start)
                .toList());
        return new Hero(
                name,
                new Scores(Values.of(stats), meters, game.momentum().start()),
                Marks.NONE,
                List.copyOf(bonds),
                Experience.NONE,
                belongings,
                List.of(),
                Stance.armedFor(game.harm().armed()),
                Optional.empty());
    }

    /** As things are called once some hero is called otherwise: this one, or one they have a bond with. */
    Hero renamed(String from, String to) {
        boolean isMe = name.equals(from);
        Belongings kept = belongings.renamed(from, to);
        if (!isMe && !bonds.contains(from) && kept.equals(belongings)) {
            return this;
        }
        List<String> known = isMe
                ? bonds
                : bonds.stream().map(bond -> bond.equals(from) ? to : bond).toList();
        return new Hero(isMe ? to : name, scores, marks, known, earned, kept, bonuses, stance, fate);
    }

    public Values stats() {
        return scores.stats();
    }

    public Values meters() {
        return scores.meters();
    }

    public int momentum() {
        return scores.momentum();
    }

    public boolean isMarked(Debility debility) {
        return marks.has(debility);
    }

    public boolean isInPlay() {
        return fate.isEmpty();
    }

    public Initiative initiative() {
        return stance.initiative();
    }

    public boolean isFighting() {
        return stance.initiative() != Initiative.NO_FIGHT;
    }

    /** Experience earned in all. */
    public int experience() {
        return earned.earned();
    }

    /** Experience not yet spent. */
    public int freeExperience() {
        return earned.left();
    }

    /** A track of the hero's own, which their bonds fill. */
    public Progress progress(HeroTrack track) {
        return Progress.NONE.plus(bonds.size() * track.ticksEach());
    }

    public List<Asset> assets() {
        return belongings.assets();
    }

    public List<String> gear() {
        return belongings.gear();
    }

    /** By its own name, or by that of its card. */
    public Optional<Asset> asset(String wanted) {
        return assets().stream()
                .filter(asset -> asset.name().equals(wanted))
                .findFirst()
                .or(() -> ofCard(wanted));
    }

    public Optional<Asset> ofCard(String card) {
        for (Asset asset : assets()) {
            if (asset.card().equals(card)) {
                return Optional.of(asset);
            }
        }
        return Optional.empty();
    }

    public Hero withStats(Values changed) {
        return with(new Scores(changed, meters(), momentum()));
    }

    public Hero withMeters(Values changed) {
        return with(new Scores(stats(), changed, momentum()));
    }

    public Hero withMomentum(int value) {
        return with(new Scores(stats(), meters(), value));
    }

    private Hero with(Scores changed) {
        return new Hero(name, changed, marks, bonds, earned, belongings, bonuses, stance, fate);
    }

    public Hero with(Marks changed) {
        return new Hero(name, scores, changed, bonds, earned, belongings, bonuses, stance, fate);
    }

    public Hero withBonds(List<String> changed) {
        return new Hero(name, scores, marks, changed, earned, belongings, bonuses, stance, fate);
    }

    public Hero with(Experience changed) {
        return new Hero(name, scores, marks, bonds, changed, belongings, bonuses, stance, fate);
    }

    /** An asset in the place of another, which may be none, as may the new one. */
    public Hero withAsset(Optional<Asset> before, Optional<Asset> after) {
        return with(belongings.withAsset(before, after));
    }

    public Hero withGear(List<String> changed) {
        return with(new Belongings(assets(), changed));
    }

    private Hero with(Belongings changed) {
        return new Hero(name, scores, marks, bonds, earned, changed, bonuses, stance, fate);
    }

    public Hero withBonuses(List<Bonus> changed) {
        return new Hero(name, scores, marks, bonds, earned, belongings, changed, stance, fate);
    }

    public Hero with(Stance changed) {
        return new Hero(name, scores, marks, bonds, earned, belongings, bonuses, changed, fate);
    }

    /** The story ends, and with it any fight. */
    public Hero withFate(String how) {
        return new Hero(
                name,
                scores,
                marks,
                bonds,
                earned,
                belongings,
                bonuses,
                stance.withInitiative(Initiative.NO_FIGHT),
                Optional.of(how));
    }
}
