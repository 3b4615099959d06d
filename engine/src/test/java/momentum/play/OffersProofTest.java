package momentum.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import momentum.Shipped;
import momentum.dice.Outcome;
import momentum.odds.Odds;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.rule.Rulebook;
import momentum.state.HandBonus;
import momentum.state.Hero;
import momentum.state.MoveCall;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.state.Ticks;
import momentum.track.Rank;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What is shown is what will be rolled: at tables that random players reach, each roll that waits or could be begun is made with
 * every throw there is, for every way and every set of what may be said with it; the outcomes are counted, and come to just what
 * was offered. {@code -Dmomentum.tables=100000} asks for more of them.
 */
class OffersProofTest {
    private static final int TABLES = Integer.getInteger("momentum.tables", 2_100);

    /** What a table must have for its kind to be counted. */
    private enum Kind {
        IN_A_FIGHT,
        CALLED_ROLL_WAITS,
        BONUS_WAITS,
        TWO_HEROES
    }

    private final Map<Kind, Integer> seen = new EnumMap<>(Kind.class);
    private int tables;
    private int riders;
    private int considered;
    private int rolls;

    @ParameterizedTest
    @CsvSource({"ironsworn, 41, 200", "starforged, 43, 0"})
    void whatIsOfferedIsWhatIsRolled(String game, long seed, int ofEachKind) {
        Rulebook rulebook = Shipped.rulebook(game);
        Play play = new Play(rulebook);
        int wanted = ofEachKind == 0 ? TABLES / 6 : TABLES;
        for (long evening = 0; tables < wanted || !isEnoughOfEach(ofEachKind); evening++) {
            List<String> heroes = evening % 2 == 0 ? List.of("Kára") : List.of("Kára", "Ylva");
            RandomPlayer player = new RandomPlayer(rulebook, seed + evening, heroes, List.of("Thing"));
            Table table = player.sitDown(play);
            for (int i = 0; i < 200; i++) {
                Ruling ruling = play.apply(table, player.command(table));
                boolean isNew = !(ruling instanceof Ruling.Refused);
                table = ruling.table();
                if (isNew && i % 4 == 0) {
                    prove(play, table);
                }
            }
        }
        assertThat(rolls).isGreaterThan(wanted / 4);
        assertThat(riders).isGreaterThanOrEqualTo(ofEachKind / 2);
    }

    private boolean isEnoughOfEach(int number) {
        for (Kind kind : Kind.values()) {
            if (seen.getOrDefault(kind, 0) < number) {
                return false;
            }
        }
        return true;
    }

    private void prove(Play play, Table table) {
        tables++;
        for (Question question : table.questions()) {
            if (question instanceof Question.Dice) {
                count(table);
                waiting(play, table, question.hero());
                return;
            }
        }
        if (table.agenda().isEmpty()) {
            List<Hero> party = table.inPlay();
            if (!party.isEmpty()) {
                String hero = party.get(tables % party.size()).name();
                count(table);
                provenOpen(play, table, hero);
                idle(play, table.with(Strictness.OFF), hero);
            }
        }
    }

    /** What stands against a move is what it would be refused for. */
    private static void provenOpen(Play play, Table table, String hero) {
        for (Offers.MoveOffer offer : play.offers(table, hero).moves()) {
            Ruling ruling = play.apply(
                    table, new Command.Make(hero, Draft.of(offer.move().name())));
            Optional<Hindrance> refused = ruling instanceof Ruling.Refused no
                    ? Optional.of(new Hindrance(no.rule(), no.why()))
                    : Optional.empty();
            assertThat(offer.hindrance()).as(offer.move().name()).isEqualTo(refused);
        }
    }

    private void count(Table table) {
        if (table.inPlay().stream().anyMatch(hero -> hero.isFighting())) {
            seen.merge(Kind.IN_A_FIGHT, 1, Integer::sum);
        }
        if (!table.agenda().isEmpty() && table.agenda().top().frame().made().manner() != MoveCall.Manner.OWN) {
            seen.merge(Kind.CALLED_ROLL_WAITS, 1, Integer::sum);
        }
        if (table.inPlay().stream().anyMatch(hero -> !hero.bonuses().isEmpty())) {
            seen.merge(Kind.BONUS_WAITS, 1, Integer::sum);
        }
        if (table.inPlay().size() > 1) {
            seen.merge(Kind.TWO_HEROES, 1, Integer::sum);
        }
    }

    /** A roll that waits for its dice: what is ticked is said with them. */
    private void waiting(Play play, Table table, String hero) {
        RollOffer bare = roll(play.offers(table, hero), hero);
        for (Ticks ticks : subsets(bare.ticks())) {
            RollOffer offer = roll(play.offers(table, hero, Draft.of("none").ticking(ticks)), hero);
            proveEach(offer, ticks, (way, said) -> counted(play, table, hero, way, said));
        }
    }

    private static RollOffer roll(Offers offers, String hero) {
        return offers.questions().stream()
                .filter(each -> each.question().hero().equals(hero))
                .flatMap(each -> each.roll().stream())
                .findFirst()
                .orElseThrow();
    }

    /** Each move that leads to a roll at once: what is ticked is said with the move. */
    private void idle(Play play, Table table, String hero) {
        List<Offers.MoveOffer> moves = play.offers(table, hero).moves();
        for (Offers.MoveOffer move : moves.subList(0, Math.min(moves.size(), 40))) {
            Draft settled = settled(play, table, hero, Draft.of(move.move().name()));
            Optional<RollOffer> bare = play.offers(table, hero, settled).draft().flatMap(Offers.DraftOffer::roll);
            if (bare.isPresent() && tables % 16 == move.move().name().length() % 16) {
                for (Ticks ticks : subsets(bare.get().ticks())) {
                    RollOffer offer = play.offers(table, hero, settled.ticking(ticks))
                            .draft()
                            .flatMap(Offers.DraftOffer::roll)
                            .orElseThrow();
                    proveEach(offer, ticks, (way, said) -> {
                        Draft saying = settled.ticking(said);
                        Draft whole = way.stat().map(saying::rolling).orElse(saying);
                        Table asked =
                                play.apply(table, new Command.Make(hero, whole)).table();
                        return counted(play, asked, offer.hero(), way, Ticks.NONE);
                    });
                }
            }
        }
    }

    /** The draft with whom or what it is about, old or new, and then what it is made with, as long as that is asked. */
    private Draft settled(Play play, Table table, String hero, Draft draft) {
        Question next = play.offers(table, hero, draft)
                .draft()
                .flatMap(Offers.DraftOffer::next)
                .orElse(null);
        if (next instanceof Question.Name name && draft.subjects().isEmpty()) {
            List<Reply.Named> names =
                    new ArrayList<>(name.known().stream().map(Reply.Named::of).toList());
            if (name.mayBeNew()) {
                names.add(new Reply.Named("Something new", Optional.of(Rank.FORMIDABLE), 0, 0));
            }
            return settled(play, table, hero, draft.about(List.of(names.get(tables % names.size()))));
        }
        if (next instanceof Question.HowMuch much && draft.amount().isEmpty()) {
            return draft.with(Math.clamp(tables % 5, much.least(), much.most()));
        }
        return draft;
    }

    private interface Counting {
        Counts of(Way way, Ticks ticks);
    }

    private void proveEach(RollOffer offer, Ticks ticks, Counting counting) {
        assertThat(offer.ways()).isNotEmpty();
        for (Way way : offer.ways()) {
            rolls++;
            Counts counted = counting.of(way, ticks);
            require(way.odds(), counted, offer, way, ticks);
            assertThat(counted.rolled().stat()).isEqualTo(way.stat());
            assertThat(way.sum().subList(1, way.sum().size()))
                    .as("%s %s with %s", offer.move(), way, ticks)
                    .isEqualTo(counted.rolled().adds());
            for (int i = 0; i < offer.ticks().size(); i++) {
                Ticks other = ticks.toggled(offer.ticks().get(i).word());
                require(way.toggled().get(i), counting.of(way, other), offer, way, other);
            }
        }
        for (RiderOffer rider : offer.riders()) {
            if (rider.isOpen() && rider.state() == RiderOffer.State.OPEN && !rider.asks() && isSometimes()) {
                riders++;
                Ticks using = ticks.using(Set.of(rider.key()));
                for (Way way : rider.ways()) {
                    if (!isCertain(way)) {
                        require(way.odds(), counting.of(way, using), offer, way, using);
                    }
                }
            }
        }
    }

    /** Each throw of each way with each ability would take too long. */
    private boolean isSometimes() {
        return ++considered % 20 == 0;
    }

    /** An outcome that an ability makes certain takes no dice. */
    private static boolean isCertain(Way way) {
        return way.odds().plain().of() == 1;
    }

    private static void require(RollOdds shown, Counts counted, RollOffer offer, Way way, Ticks ticks) {
        assertThat(counted.plain())
                .as("%s %s with %s", offer.move(), way, ticks)
                .isEqualTo(counts(shown.plain()));
        if (!counted.isRerolled()) {
            assertThat(counted.burned())
                    .as("%s %s with %s, burned", offer.move(), way, ticks)
                    .isEqualTo(counts(shown.burned().orElse(shown.plain())));
        }
        assertThat(shown.rerolled().isPresent()).isEqualTo(counted.isRerolled());
    }

    private static List<Long> counts(Odds odds) {
        return List.of(odds.strong(), odds.weak(), odds.miss());
    }

    /** Strong hits, weak hits and misses of all throws; the same with every burn that is offered. */
    private record Counts(List<Long> plain, List<Long> burned, boolean isRerolled, Event.Rolled rolled) {}

    private static Counts counted(Play play, Table asked, String hero, Way way, Ticks ticks) {
        long[] plain = new long[3];
        long[] burned = new long[3];
        boolean isRerolled = false;
        Event.Rolled last = null;
        for (int action = 1; action <= (way.isProgress() ? 1 : 6); action++) {
            for (int first = 1; first <= 10; first++) {
                for (int second = 1; second <= 10; second++) {
                    Reply dice = way.isProgress()
                            ? new Reply.Challenge(first, second, ticks)
                            : new Reply.Dice(action, first, second, way.stat(), ticks);
                    Ruling ruling = play.apply(asked, new Command.Answer(Optional.of(hero), dice));
                    assertThat(ruling).isNotInstanceOf(Ruling.Refused.class);
                    last = rolled(ruling);
                    isRerolled |= next(ruling) instanceof Question.Reroll;
                    Ruling lying = ruling;
                    while (next(lying) instanceof Question.Reroll || isOffered(next(lying))) {
                        lying = answered(play, lying, hero, new Reply.Keep());
                    }
                    boolean isBurn = next(lying) instanceof Question.Burn;
                    plain[column(resolved(isBurn ? answered(play, lying, hero, new Reply.Keep()) : lying))]++;
                    burned[column(resolved(isBurn ? answered(play, lying, hero, new Reply.Burn()) : lying))]++;
                }
            }
        }
        return new Counts(
                List.of(plain[0], plain[1], plain[2]),
                List.of(burned[0], burned[1], burned[2]),
                isRerolled,
                Objects.requireNonNull(last));
    }

    private static @Nullable Question next(Ruling ruling) {
        return ruling.table().questions().stream().findFirst().orElse(null);
    }

    /** Abilities behind the dice, of which none is used here. */
    private static boolean isOffered(@Nullable Question question) {
        return question instanceof Question.Use use && use.moment() == Question.Moment.DICE_LIE;
    }

    private static Ruling answered(Play play, Ruling ruling, String hero, Reply reply) {
        return play.apply(ruling.table(), new Command.Answer(Optional.of(hero), reply));
    }

    /** What the roll came to in the end, as outcomes count. */
    private static Outcome resolved(Ruling ruling) {
        List<Event> events = ruling instanceof Ruling.Ruled ruled ? ruled.events() : ((Ruling.Asks) ruling).events();
        return events.stream()
                .flatMap(event -> event instanceof Event.Resolved resolved
                        ? java.util.stream.Stream.of(resolved.outcome())
                        : java.util.stream.Stream.<Outcome>empty())
                .findFirst()
                .orElseThrow();
    }

    private static int column(Outcome outcome) {
        return switch (outcome) {
            case STRONG_HIT -> 0;
            case WEAK_HIT -> 1;
            case MISS -> 2;
        };
    }

    private static Event.Rolled rolled(Ruling ruling) {
        List<Event> events = ruling instanceof Ruling.Ruled ruled ? ruled.events() : ((Ruling.Asks) ruling).events();
        return events.stream()
                .flatMap(event -> event instanceof Event.Rolled rolled
                        ? java.util.stream.Stream.of(rolled)
                        : java.util.stream.Stream.<Event.Rolled>empty())
                .findFirst()
                .orElseThrow();
    }

    private static List<Ticks> subsets(List<Tick> ticks) {
        List<Ticks> subsets = new ArrayList<>();
        for (int bits = 0; bits < 1 << ticks.size(); bits++) {
            Set<String> said = new TreeSet<>();
            for (int i = 0; i < ticks.size(); i++) {
                if ((bits & 1 << i) != 0) {
                    said.add(ticks.get(i).word());
                }
            }
            subsets.add(Ticks.saying(said));
            subsets.add(new Ticks(said, Optional.of(new HandBonus(bits - 1 == 0 ? -2 : bits - 1, "by hand"))));
        }
        return subsets;
    }
}
