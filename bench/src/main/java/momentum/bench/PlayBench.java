package momentum.bench;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SplittableRandom;
import momentum.content.Rulebooks;
import momentum.phrase.RulebookReader;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Offers;
import momentum.play.Play;
import momentum.play.Reply;
import momentum.play.Ruling;
import momentum.rule.Rulebook;
import momentum.state.Asset;
import momentum.state.Table;
import momentum.state.Ticks;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jol.info.GraphLayout;

/** A whole move through the interpreter, with a choice; and reading the whole rulebook. */
@State(Scope.Thread)
public class PlayBench {
    private final SequencedMap<String, byte[]> files =
            Rulebooks.files("ironsworn").orElseThrow();
    private final Play play = new Play(Rulebooks.game("ironsworn").orElseThrow());
    private final Table table = table(play);
    private final Table withCards = table(
            play,
            List.of(new Asset("Trickster", 1, 0, 0), new Asset("Sighted", 3, 0, 0), new Asset("Wildblood", 2, 0, 0)));
    private final Table asked = after(play.apply(withCards, MAKE));
    private final SplittableRandom random = new SplittableRandom(1);

    private static final Command MAKE =
            new Command.Make("Kára", Draft.of("Face Danger").rolling("iron"));
    private static final Command CHOOSE =
            new Command.Answer(Optional.empty(), new Reply.Choose(List.of("Delayed, or in new danger")));

    private static final Command MAKE_USING = new Command.Make(
            "Kára",
            Draft.of("Face Danger").rolling("iron").ticking(Ticks.NONE.using(Set.of("Trickster 1", "Sighted 1"))));

    private static Table table(Play play) {
        return table(play, List.of());
    }

    private static Table table(Play play, List<Asset> assets) {
        return after(play.apply(
                Table.start(play.rulebook().game()),
                new Command.AddHero("Kára", List.of(2, 2, 3, 1, 1), List.of(), assets, Optional.empty(), "")));
    }

    private static Table after(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Ruled ruled -> ruled.table();
            case Ruling.Asks asks -> asks.table();
            case Ruling.Refused refused -> throw new IllegalStateException(refused.why());
        };
    }

    /** Made, rolled to a weak hit whatever the dice, and its cost chosen. */
    @Benchmark
    public Table faceDanger() {
        return faceDanger(table, MAKE);
    }

    /** The same by a hero with three cards, of whose abilities two are used. */
    @Benchmark
    public Table faceDangerWithTwoRiders() {
        return faceDanger(withCards, MAKE_USING);
    }

    private Table faceDanger(Table from, Command make) {
        Table asked = after(play.apply(from, make));
        int action = 1 + random.nextInt(6);
        int second = 1 + random.nextInt(3);
        Table rolled = after(play.apply(
                asked,
                new Command.Answer(
                        Optional.empty(), new Reply.Dice(action, 10, second, Optional.empty(), Ticks.NONE))));
        return after(play.apply(rolled, CHOOSE));
    }

    /** All that is open to a hero between two moves. */
    @Benchmark
    public Offers offers() {
        return play.offers(table, "Kára");
    }

    /** All that is open to a hero with three cards, with a roll that waits and what may be used with it. */
    @Benchmark
    public Offers offersWithRiders() {
        return play.offers(asked, "Kára");
    }

    @Benchmark
    public Optional<Rulebook> readTheRulebook() {
        return RulebookReader.read(files).rulebook();
    }

    /** How much memory a table takes that has a hundred moves behind it, in bytes. */
    static long sizeAfterAHundredMoves() {
        PlayBench bench = new PlayBench();
        Table now = bench.table;
        for (int i = 0; i < 100; i++) {
            now = after(bench.play.apply(now, MAKE));
            now = after(bench.play.apply(
                    now, new Command.Answer(Optional.empty(), new Reply.Dice(6, 2, 3, Optional.empty(), Ticks.NONE))));
        }
        return GraphLayout.parseInstance(now).totalSize();
    }
}
