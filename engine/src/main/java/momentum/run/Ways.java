package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.odds.Again;
import momentum.phrase.Printer;
import momentum.play.QuestionText;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Meter;
import momentum.rule.Phrase;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.AbilityRef;
import momentum.state.Addend;
import momentum.state.Bonus;
import momentum.state.Frame;
import momentum.state.HandBonus;
import momentum.state.Hero;
import momentum.state.MoveCall;
import momentum.state.Riding;
import momentum.state.Table;
import momentum.track.Progress;

/**
 * The ways to make a roll as the table stands, and what each adds up to. Whoever shows a roll and whoever makes it ask here, and
 * nowhere else is anything added up.
 */
final class Ways {
    /** As many rerolls as odds can count one after the other. */
    private static final int MOST_REROLLS = 5;

    private final Table table;
    private final Rulebook rulebook;
    private final Effect.Roll roll;
    private final Frame frame;
    private final Hero hero;
    private final Riders riders;

    Ways(Table table, Rulebook rulebook, Effect.Roll roll, Frame frame) {
        this.table = table;
        this.rulebook = rulebook;
        this.roll = roll;
        this.frame = frame;
        this.hero = table.hero(frame.hero()).orElseThrow();
        this.riders = new Riders(rulebook, table);
    }

    /**
     * What is rolled with.
     *
     * @param stat the name of what is rolled
     * @param adds what is added to it
     * @param used the waiting bonuses among them, which are used up
     */
    record Sum(String stat, int value, List<Addend> adds, List<Bonus> used) {
        int added() {
            int sum = 0;
            for (int i = 0; i < adds.size(); i++) {
                sum += adds.get(i).number();
            }
            return sum;
        }

        int total() {
            return value + added();
        }
    }

    /**
     * Those that are open: some are only for oneself, some only for another. Ways that a rider in use brings stand in place of the
     * move's own, and one that is for a certain stat leaves no other.
     */
    List<Effect.RollOption> open() {
        if (frame.riding().inUse().isEmpty()) {
            return ofTheMove();
        }
        List<Effect.RollOption> own = ridden();
        List<Effect.RollOption> open = own.isEmpty() ? ofTheMove() : own;
        List<String> narrowed = riders.narrowed(frame);
        List<Effect.RollOption> left = narrowed.isEmpty() || !own.isEmpty()
                ? open
                : open.stream()
                        .filter(option -> Riders.isWay(option.kind(), narrowed))
                        .toList();
        return left.isEmpty() ? open : left;
    }

    /** The ways that riders bring. */
    private List<Effect.RollOption> ridden() {
        List<Effect.RollOption> ways = new ArrayList<>();
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : riders.lines(use)) {
                if (line.effect() instanceof RiderLine.Ways(List<RolledStat> stats)) {
                    for (RolledStat stat : stats) {
                        ways.add(new Effect.RollOption(
                                new RollKind.Stat(chosen(stat, use.rider())),
                                Effect.RollOption.Whom.ANYONE,
                                named(use.rider()),
                                0,
                                line.source()));
                    }
                }
            }
        }
        return ways;
    }

    /** What was chosen for an asset is one of the hero's stats. */
    private RolledStat chosen(RolledStat stat, AbilityRef ref) {
        if (!(stat instanceof RolledStat.OfTrait(String word))) {
            return stat;
        }
        String name = riders.stat("its " + word, ref);
        int index = rulebook.game().stats().indexOf(name);
        return index < 0 ? stat : new RolledStat.OwnStat(name, index);
    }

    /** How an asset is called in a sum. */
    private String named(AbilityRef ref) {
        return ref.asset(table).map(asset -> asset.name()).orElse(ref.card());
    }

    private List<Effect.RollOption> ofTheMove() {
        for (Effect.RollOption option : roll.options()) {
            if (!isOpen(option)) {
                return roll.options().stream().filter(this::isOpen).toList();
            }
        }
        return roll.options();
    }

    private boolean isOpen(Effect.RollOption option) {
        return switch (option.whom()) {
            case ANYONE -> true;
            case YOURSELF -> frame.isAbout(frame.hero());
            case ANOTHER -> !frame.isAbout(frame.hero());
        };
    }

    /** The way that is meant by what is said; where that is nothing, the only one there is. */
    Effect.RollOption pick(Optional<String> stat, Source source) {
        List<Effect.RollOption> open = open();
        if (open.size() == 1 && stat.isEmpty()) {
            return open.getFirst();
        }
        for (Effect.RollOption option : open) {
            if (option.kind() instanceof RollKind.Stat(RolledStat own)
                    && stat.isPresent()
                    && own.name().equals(stat.get())) {
                return option;
            }
        }
        return open.stream()
                .filter(option -> means(option.kind(), stat))
                .findFirst()
                .orElseThrow(() -> new Refusal(
                        source,
                        "say what you roll: " + QuestionText.rolls(open.stream().map(Effect.RollOption::kind))));
    }

    /** Whether a stat is what is rolled this way, or one of those that are compared for it. */
    static boolean means(RollKind kind, Optional<String> stat) {
        return stat.isPresent()
                && kind.stats().stream().anyMatch(each -> each.name().equals(stat.get()));
    }

    /** What an action roll made this way adds to its die, by the ticks of the frame. */
    Sum action(Effect.RollOption option) {
        RolledStat stat = stat(option);
        List<Bonus> used = used();
        boolean isPlain = roll.adds().isEmpty()
                && used.isEmpty()
                && frame.riding().inUse().isEmpty()
                && frame.made().adding().isEmpty()
                && frame.ticks().byHand().isEmpty();
        return new Sum(stat.name(), value(stat), isPlain ? List.of() : adds(stat.name(), used), used);
    }

    private List<Addend> adds(String stat, List<Bonus> used) {
        Frame rolling = frame.withStat(stat);
        List<Addend> adds = new ArrayList<>(2);
        frame.made().adding().ifPresent(adds::add);
        ConditionEvaluator conditions = new ConditionEvaluator(table, rulebook);
        for (Effect.Add add : roll.adds()) {
            if (conditions.holds(add.condition(), rolling)) {
                adds.add(new Addend(add.number(), name(add.condition()), add.source()));
            }
        }
        for (Bonus bonus : used) {
            adds.add(new Addend(bonus.add(), bonus.from().orElse("by hand"), bonus.source()));
        }
        adds.addAll(ridden(rolling));
        frame.ticks().byHand().ifPresent(byHand -> adds.add(byHand(byHand)));
        return adds;
    }

    /** What the riders in use add. */
    private List<Addend> ridden(Frame rolling) {
        List<Addend> adds = new ArrayList<>();
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : riders.lines(use)) {
                int number = added(line.effect(), rolling.by(use.rider()));
                if (number != 0) {
                    adds.add(new Addend(number, named(use.rider()), line.source()));
                }
            }
        }
        return adds;
    }

    private int added(Effect effect, Frame by) {
        return switch (effect) {
            case RiderLine.Add(Amount.Fixed(int number)) -> number;
            case RiderLine.Add(Amount.OfMeter(Meter meter)) -> new ConditionEvaluator(table, rulebook).value(meter, by);
            case RiderLine.AddAndTake line -> line.add();
            case Effect _ -> 0;
        };
    }

    /** What was said, where the bonus hangs on that; otherwise the condition as it is written. */
    private static String name(Condition condition) {
        return condition.said().stream()
                .findFirst()
                .map(Condition.Said::word)
                .orElseGet(() -> Printer.print(condition));
    }

    /** The rider's rerolls, in the order in which they come, behind the move's own. */
    List<Optional<AbilityRef>> rerolls(Frame rolling) {
        List<Optional<AbilityRef>> rerolls = new ArrayList<>();
        if (mayReroll(rolling) || frame.riding().terms().contains(Riding.Term.REROLLING)) {
            rerolls.add(Optional.empty());
        }
        for (Riding.Use use : frame.riding().inUse()) {
            if (riders.lines(use).stream().anyMatch(line -> line.effect() instanceof RiderLine.Reroll)) {
                rerolls.add(Optional.of(use.rider()));
            }
        }
        return rerolls;
    }

    /** The same, as odds know them; more than a few are no matter of odds. */
    List<Again> again(Frame rolling) {
        List<Again> again = new ArrayList<>();
        for (Optional<AbilityRef> by : rerolls(rolling)) {
            if (again.size() < MOST_REROLLS) {
                again.add(by.map(ref -> again(ref)).orElse(Again.ANY_DICE));
            }
        }
        return again;
    }

    private Again again(AbilityRef ref) {
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : riders.lines(use)) {
                if (use.rider().equals(ref) && line.effect() instanceof RiderLine.Reroll(var dice, int adding)) {
                    return new Again(
                            switch (dice) {
                                case ANY -> Again.Which.ANY;
                                case ALL -> Again.Which.ALL;
                                case ONE_CHALLENGE -> Again.Which.ONE_CHALLENGE;
                            },
                            adding);
                }
            }
        }
        return Again.ANY_DICE;
    }

    /** The score of a progress roll; what a person adds to it cannot lead beyond a track's ends. */
    Sum progress(Effect.RollOption option) {
        Progress progress = progress(option.kind());
        int score = progress.score();
        List<Addend> adds = frame.ticks().byHand().stream()
                .map(byHand -> {
                    int sum = Math.clamp((long) score + byHand.number(), 0, Progress.BOXES);
                    return byHand(new HandBonus(sum - score, byHand.reason()));
                })
                .toList();
        return new Sum("progress", score, adds, List.of());
    }

    private Progress progress(RollKind kind) {
        return switch (kind) {
            case RollKind.Progress _ ->
                frame.track()
                        .flatMap(table::track)
                        .map(track -> track.progress())
                        .orElse(Progress.NONE);
            case RollKind.OwnProgress(String name) ->
                rulebook.game()
                        .tracks()
                        .ofHero(name)
                        .map(track -> hero.progress(track))
                        .orElse(Progress.NONE);
            case RollKind.Stat _, RollKind.Highest _, RollKind.Lowest _ ->
                throw new IllegalArgumentException("an action roll has no progress");
        };
    }

    private static Addend byHand(HandBonus byHand) {
        return new Addend(byHand.number(), byHand.reason().isEmpty() ? "by hand" : byHand.reason(), Source.BY_HAND);
    }

    boolean mayReroll(Frame rolling) {
        return roll.reroll().isPresent()
                && new ConditionEvaluator(table, rulebook)
                        .holds(roll.reroll().get().condition(), rolling);
    }

    /** What waits for a hero's own next move does not go to moves that others bring about. */
    List<Bonus> used() {
        List<Bonus> waiting = hero.bonuses();
        if (waiting.isEmpty() || frame.made().manner() != MoveCall.Manner.OWN) {
            return List.of();
        }
        return waiting.stream().filter(bonus -> bonus.fits(frame.move().name())).toList();
    }

    /** What an action roll made this way is rolled with: of several, the one that counts. */
    String rolled(Effect.RollOption option) {
        return stat(option).name();
    }

    /** Of several, the higher or the lower, as the line says. */
    private RolledStat stat(Effect.RollOption option) {
        return switch (option.kind()) {
            case RollKind.Stat(RolledStat stat) -> stat;
            case RollKind.Highest(List<RolledStat> of) -> {
                RolledStat best = of.getFirst();
                for (RolledStat each : of) {
                    best = value(each) > value(best) ? each : best;
                }
                yield best;
            }
            case RollKind.Lowest(List<RolledStat> of) -> {
                RolledStat worst = of.getFirst();
                for (RolledStat each : of) {
                    worst = value(each) < value(worst) ? each : worst;
                }
                yield worst;
            }
            case RollKind.Progress _, RollKind.OwnProgress _ ->
                throw new IllegalArgumentException("a progress roll has no stat");
        };
    }

    private int value(RolledStat stat) {
        return switch (stat) {
            case RolledStat.OwnStat own -> hero.stats().get(own.index());
            case RolledStat.OwnMeter(Meter meter) -> new ConditionEvaluator(table, rulebook).meter(meter, frame.hero());
            case RolledStat.AssetMeter(Meter meter) -> ridingOn(meter);
            case RolledStat.OfTrait _ -> 0;
            case RolledStat.TheirMeter(Meter meter) -> new ConditionEvaluator(table, rulebook).theirs(meter, frame);
        };
    }

    /** A meter of the asset whose rider brings this way, or whose own move it is. */
    private int ridingOn(Meter meter) {
        for (Riding.Use use : frame.riding().inUse()) {
            if (use.rider()
                    .card(rulebook)
                    .flatMap(card -> card.meter(meter.name()))
                    .filter(meter::equals)
                    .isPresent()) {
                return new ConditionEvaluator(table, rulebook).value(meter, frame.by(use.rider()));
            }
        }
        return new ConditionEvaluator(table, rulebook).value(meter, frame);
    }
}
