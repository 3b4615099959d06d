package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** What an event does to a table. The whole of a campaign is this, over and over. */
public final class Fold {
    private Fold() {}

    public static Table fold(Table start, List<Event> events) {
        Table table = start;
        for (Event event : events) {
            table = apply(table, event);
        }
        return table;
    }

    static Table apply(Table table, Event event) {
        return switch (event) {
            case Event.HeroJoined joined -> table.withHero(joined.hero());
            case Event.MeterChanged changed -> meter(table, changed);
            case Event.CompanionChanged changed ->
                hero(
                        table,
                        changed.hero(),
                        hero -> hero.withAsset(
                                java.util.Optional.of(changed.from()), java.util.Optional.of(changed.to())));
            case Event.AssetChanged changed ->
                hero(table, changed.hero(), hero -> hero.withAsset(changed.from(), changed.to()));
            case Event.Marked marked ->
                hero(table, marked.hero(), hero -> hero.withMark(marked.debility(), marked.marked(), marked.boundTo()));
            case Event.TrackOpened opened -> {
                List<Track> tracks = new ArrayList<>(table.tracks());
                tracks.add(opened.track());
                yield table.withTracks(tracks);
            }
            case Event.TrackChanged changed -> {
                List<Track> tracks = new ArrayList<>(table.tracks());
                tracks.set(tracks.indexOf(changed.from()), changed.to());
                yield table.withTracks(tracks);
            }
            case Event.BondChanged changed ->
                hero(table, changed.hero(), hero -> {
                    List<String> bonds = new ArrayList<>(hero.bonds());
                    if (changed.made()) {
                        bonds.add(changed.with());
                    } else {
                        bonds.remove(changed.with());
                    }
                    return hero.withBonds(bonds);
                });
            case Event.ExperienceChanged changed ->
                hero(table, changed.hero(), hero -> hero.withExperience(changed.to(), changed.spentTo()));
            case Event.HarmChanged changed ->
                hero(table, changed.hero(), hero -> hero.withHarm(changed.harm(), changed.harmNow()));
            case Event.Resolved resolved -> hero(table, resolved.hero(), hero -> hero.withLast(resolved.outcome()));
            case Event.InitiativeChanged changed ->
                hero(table, changed.hero(), hero -> hero.withInitiative(changed.to()));
            case Event.UsedThisFight used -> hero(table, used.hero(), hero -> hero.withUsed(used.move()));
            case Event.BonusChanged changed ->
                hero(table, changed.hero(), hero -> {
                    List<Bonus> bonuses = new ArrayList<>(hero.bonuses());
                    if (changed.gained()) {
                        bonuses.add(changed.bonus());
                    } else {
                        bonuses.remove(changed.bonus());
                    }
                    return hero.withBonuses(bonuses);
                });
            case Event.HeroEnded ended -> hero(table, ended.hero(), hero -> hero.withFate(ended.how()));
            case Event.Waits waits -> table.withWork(waits.agenda(), waits.taken(), waits.frames());
            case Event.MoveMade ignored -> table;
            case Event.CameToNothing ignored -> table;
            case Event.Rolled ignored -> table;
            case Event.Burned ignored -> table;
            case Event.OracleRolled ignored -> table;
            case Event.Chosen ignored -> table;
            case Event.Prompted ignored -> table;
            case Event.Noted ignored -> table;
            case Event.Bent ignored -> table;
        };
    }

    private static Table meter(Table table, Event.MeterChanged changed) {
        int index = changed.meter().index();
        return switch (changed.meter().scope()) {
            case SHARED -> table.withShared(table.shared().with(index, changed.to()));
            case MOMENTUM -> hero(table, changed.hero(), hero -> hero.withMomentum(changed.to()));
            case HERO ->
                hero(
                        table,
                        changed.hero(),
                        hero -> hero.withMeters(hero.meters().with(index, changed.to())));
        };
    }

    private static Table hero(Table table, String name, UnaryOperator<Hero> change) {
        return table.hero(name).map(hero -> table.withHero(change.apply(hero))).orElse(table);
    }
}
