package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.Shipped;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Table;
import momentum.state.Track;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Three heroes who do whatever comes into a random player's head, legal or not. Whatever they do, nothing throws, every
 * invariant holds, and the events alone give the same table. {@code -Dmomentum.commands=1000000} makes it a long evening.
 */
class RandomPlayTest {
    private static final int COMMANDS = Integer.getInteger("momentum.commands", 40_000);
    private static final int EVENING = 250;

    @ParameterizedTest
    @CsvSource({"ironsworn,1", "ironsworn,2", "starforged,3"})
    void everyInvariantHolds(String game, long seed) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        RandomPlayer player = new RandomPlayer(rulebook, seed);
        Map<String, Integer> rulings = new HashMap<>();
        int done = 0;
        while (done < COMMANDS / 3) {
            Table start = player.sitDown(play);
            Table table = start;
            List<Event> told = new ArrayList<>();
            for (int i = 0; i < EVENING && done < COMMANDS / 3; i++, done++) {
                Command command = player.command(table);
                Ruling ruling = play.apply(table, command);
                rulings.merge(ruling.getClass().getSimpleName(), 1, Integer::sum);
                Optional<Table> next = switch (ruling) {
                    case Ruling.Ruled ruled -> Optional.of(ruled.table());
                    case Ruling.Asks asks -> Optional.of(asks.table());
                    case Ruling.Refused refused -> Optional.empty();
                };
                if (next.isPresent()) {
                    List<Event> events =
                            ruling instanceof Ruling.Ruled ruled ? ruled.events() : ((Ruling.Asks) ruling).events();
                    check(rulebook, table, next.get(), events, command);
                    assertThat(ruling instanceof Ruling.Asks)
                            .isEqualTo(!next.get().questions().isEmpty());
                    told.addAll(events);
                    table = next.get();
                }
            }
            assertThat(Fold.fold(start, told)).isEqualTo(table);
        }
        assertThat(rulings.getOrDefault("Ruled", 0)).isGreaterThan(COMMANDS / 60);
        assertThat(rulings.getOrDefault("Asks", 0)).isGreaterThan(COMMANDS / 60);
        assertThat(rulings.getOrDefault("Refused", 0)).isGreaterThan(COMMANDS / 60);
    }

    /** Marks that weigh on momentum, counted apart from the engine: by the words of the cards. */
    private static int weighing(Rulebook rulebook, Hero hero) {
        int marks = hero.marks().count();
        for (Asset asset : hero.assets()) {
            List<Ability> abilities =
                    rulebook.card(asset.card()).map(card -> card.abilities()).orElse(List.of());
            for (Ability ability : abilities) {
                if (asset.has(ability.number())) {
                    for (String line : Printer.print(ability).lines().toList()) {
                        marks += weighing(line, hero, asset, rulebook);
                    }
                }
            }
        }
        return marks;
    }

    private static int weighing(String line, Hero hero, Asset asset, Rulebook rulebook) {
        if (line.endsWith(" no longer counts")) {
            String name = line.substring(0, line.length() - " no longer counts".length());
            return rulebook.game().debility(name).filter(hero::isMarked).isPresent() ? -1 : 0;
        }
        if (!line.startsWith("counts as a debility")) {
            return 0;
        }
        String condition = line.replaceFirst("counts as a debility(, while )?", "");
        return switch (condition) {
            case "" -> 1;
            case "strength = 0" -> asset.meters().getOrDefault("strength", 0) == 0 ? 1 : 0;
            case String box -> asset.notes().isMarked(box) ? 1 : 0;
        };
    }

    private static void check(Rulebook rulebook, Table before, Table table, List<Event> events, Command command) {
        Game game = rulebook.game();
        for (Hero hero : table.heroes()) {
            int marks = weighing(rulebook, hero);
            int max = Math.max(0, 10 - marks);
            require(hero.momentum() >= -6 && hero.momentum() <= max, "momentum", hero, command);
            require(new Derived(rulebook, hero).momentum().max() == max, "max", hero, command);
            require(new Derived(rulebook, hero).momentum().reset() == Math.max(0, 2 - marks), "reset", hero, command);
            for (Meter meter : game.meters()) {
                if (meter.scope() == Meter.Scope.HERO) {
                    int value = hero.meters().get(meter.index());
                    require(value >= meter.min() && value <= meter.max(), meter.name(), hero, command);
                }
            }
            require(hero.freeExperience() >= 0, "experience", hero, command);
            boolean hasAFight = game.tracks().fight().stream()
                    .flatMap(fight -> table.open(fight.kind()).stream())
                    .anyMatch(track -> track.isSharedBy(hero.name()));
            require(hero.isFighting() == (hero.isInPlay() && hasAFight), "fight", hero, command);
        }
        for (Track track : table.tracks()) {
            int ticks = track.progress().ticks();
            require(ticks >= 0 && ticks <= 40, "ticks", track, command);
        }
        Table at = before;
        for (Event event : events) {
            if (event instanceof Event.MeterChanged changed
                    && changed.to() > changed.from()
                    && changed.cause().move().isPresent()) {
                for (Debility debility : game.debilities()) {
                    boolean isBlocked = debility.blocks()
                                    .filter(changed.meter().name()::equals)
                                    .isPresent()
                            && changed.hero()
                                    .flatMap(at::hero)
                                    .map(hero -> hero.isMarked(debility))
                                    .orElse(false);
                    require(!isBlocked, "a blocked meter rose", event, command);
                }
            }
            at = event.on(at);
        }
        require(at.equals(table), "the events give the table", events, command);
    }

    private static void require(boolean holds, String what, Object where, Command command) {
        if (!holds) {
            throw new AssertionError(what + ": " + where + " after " + command);
        }
    }
}
