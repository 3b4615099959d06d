package momentum.app.terminal.parse;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.NameMatcher;
import momentum.play.Command;
import momentum.play.Correction;
import momentum.state.Asset;
import momentum.state.Hero;
import momentum.state.Track;

/**
 * What is put right by hand, with the names as the table has them: any part of a name that only one has is enough, a card of the
 * book brings its companion's health, and the only bonus there is need not be told from others.
 */
record MeantCorrection(SessionContext context) {
    Command of(Command.Correct correct) {
        Optional<Hero> hero = context.table().heroes().stream()
                .filter(each -> each.name().equals(correct.hero()))
                .findFirst();
        Correction meant = switch (correct.correction()) {
            case Correction.Bond(String with, boolean made) ->
                new Correction.Bond(
                        made ? with : meant(with, hero.map(Hero::bonds).orElse(List.of()), Function.identity()), made);
            case Correction.HasAsset(Asset asset) -> new Correction.HasAsset(card(asset));
            case Correction.NoAsset(String name) ->
                new Correction.NoAsset(meant(name, hero.map(Hero::assets).orElse(List.of()), Asset::name));
            case Correction.OnAsset(String name, Correction.Change change) ->
                new Correction.OnAsset(meant(name, hero.map(Hero::assets).orElse(List.of()), Asset::name), change);
            case Correction.NoBonus same -> same;
            case Correction.TrackEnds(String track, String ending) ->
                new Correction.TrackEnds(
                        meant(
                                track,
                                context.table().tracks().stream()
                                        .filter(Track::isOpen)
                                        .toList(),
                                Track::name),
                        ending);
            case Correction.Renamed same -> same;
            case Correction.Experience same -> same;
            case Correction.Harm same -> same;
            case Correction.Initiative same -> same;
            case Correction.Gear same -> same;
            case Correction.LeavesFight same -> same;
            case Correction.FightEnds same -> same;
        };
        return new Command.Correct(correct.hero(), meant, correct.reason());
    }

    private static <T> String meant(String typed, Collection<T> known, Function<T, String> name) {
        List<T> meant = NameMatcher.meant(typed, known, name);
        return meant.size() == 1 ? name.apply(meant.getFirst()) : typed;
    }

    /** The card of the book, where no more than its name was said and the book has it. */
    private Asset card(Asset said) {
        if (said.isCompanion()) {
            return said;
        }
        return context.library().assets().stream()
                .filter(card -> NameMatcher.isSame(card.name(), said.name()))
                .findFirst()
                .map(card -> {
                    int health = card.health(context.rulebook().game());
                    return new Asset(
                            card.name(),
                            said.called(),
                            said.abilities(),
                            health > 0 && said.meters().isEmpty() ? Map.of(Asset.HEALTH, health) : said.meters(),
                            said.notes(),
                            health);
                })
                .orElse(said);
    }
}
