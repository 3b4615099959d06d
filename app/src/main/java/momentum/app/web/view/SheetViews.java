package momentum.app.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import momentum.app.web.story.SignedNumber;
import momentum.content.Library;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Bonus;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Table;

/** Draws up the sheet of a hero. */
public final class SheetViews {
    /** At this or less a meter is drawn in the colour of danger. */
    private static final int LOW = 1;

    private final Rulebook rulebook;
    private final Game game;
    private final Optional<Library> library;

    public SheetViews(Rulebook rulebook, Optional<Library> library) {
        this.rulebook = rulebook;
        this.game = rulebook.game();
        this.library = library;
    }

    public SheetView sheet(Table table, Hero hero) {
        return new SheetView(
                hero.name(),
                SheetView.Momentum.of(new Derived(rulebook, hero).momentum()),
                new SheetView.Numbers(
                        IntStream.range(0, game.stats().size())
                                .mapToObj(i -> new SheetView.Stat(
                                        game.stats().get(i), hero.stats().get(i)))
                                .toList(),
                        gauges(table, hero),
                        game.debilities().stream()
                                .map(each -> mark(table, hero, each))
                                .toList()),
                new SheetView.OwnTracks(
                        game.tracks().ofHero().stream()
                                .map(track -> TrackView.own(track.name(), hero.progress(track)))
                                .toList(),
                        hero.bonds(),
                        game.tracks().names()),
                hero.earned(),
                new AssetViews(rulebook, library, hero).all(),
                String.join(", ", hero.gear()),
                new SheetView.Standing(
                        hero.bonuses().stream().map(SheetViews::bonus).toList(),
                        hero.stance().inflicts(),
                        hero.fate().orElse("")));
    }

    /** A hero in a line: the meters that are their own, what is marked, and who has the initiative. */
    public TableView.PartyHero inALine(Table table, Hero hero) {
        List<String> state = new ArrayList<>();
        hero.fate().ifPresent(state::add);
        if (hero.isFighting()) {
            state.add(hero.initiative() == Initiative.HERO ? "has the initiative" : "the foe has the initiative");
        }
        game.debilities().stream().filter(hero::isMarked).map(Debility::name).forEach(state::add);
        return new TableView.PartyHero(hero.name(), hero.momentum(), gauges(table, hero), String.join(", ", state));
    }

    private List<SheetView.Gauge> gauges(Table table, Hero hero) {
        return game.meters().stream()
                .filter(meter -> !meter.isMomentum())
                .map(meter -> gauge(hero, meter, table.value(hero, meter)))
                .toList();
    }

    private SheetView.Gauge gauge(Hero hero, Meter meter, int value) {
        String blockedBy = game.debilities().stream()
                .filter(hero::isMarked)
                .filter(debility ->
                        debility.blocks().filter(meter.name()::equals).isPresent())
                .map(Debility::name)
                .findFirst()
                .orElse("");
        int max = meter.scope() == Meter.Scope.SHARED ? meter.max() : new Derived(rulebook, hero).max(meter);
        return new SheetView.Gauge(meter.name(), value, max, value <= LOW, blockedBy);
    }

    private SheetView.Mark mark(Table table, Hero hero, Debility debility) {
        boolean isLight = hero.isMarked(debility) && !new Derived(rulebook, hero).counts(debility);
        String lowers = isLight ? "it weighs on momentum no longer" : "max momentum and reset are one less";
        String does = debility.blocks()
                        .map(meter -> meter + " cannot rise; " + lowers)
                        .orElse(lowers)
                + hero.marks().bounds(debility).stream()
                        .map(end -> "; clears when this is %s: %s"
                                .formatted(
                                        end.ending(),
                                        table.tracks().get(end.track()).name()))
                        .collect(Collectors.joining());
        return new SheetView.Mark(debility.name(), debility.kind().name(), hero.isMarked(debility), does);
    }

    private static String bonus(Bonus bonus) {
        return "%s to the next %s"
                .formatted(SignedNumber.of(bonus.add()), bonus.move().orElse("move"));
    }
}
