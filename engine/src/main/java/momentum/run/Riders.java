package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import momentum.dice.Counting;
import momentum.dice.Die;
import momentum.dice.Outcome;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.Amount;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Deed;
import momentum.rule.Trigger.Manner;
import momentum.rule.Who;
import momentum.state.AbilityRef;
import momentum.state.Asset;
import momentum.state.Cast;
import momentum.state.Frame;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Question.Moment;
import momentum.state.Riding;
import momentum.state.Table;

/** Which abilities have to do with a move that begins, with a roll, or with dice that lie; and why one cannot be used now. */
record Riders(Rulebook rulebook, Table table) {
    /** Those that can be joined to a roll before its dice. */
    List<AbilityRef> before(Effect.Roll roll, Frame frame) {
        return ofRoll(roll, frame, false);
    }

    /** Those that are offered behind the dice, whatever these show. */
    List<AbilityRef> behind(Effect.Roll roll, Frame frame) {
        return ofRoll(roll, frame, true);
    }

    private List<AbilityRef> ofRoll(Effect.Roll roll, Frame frame, boolean isAfter) {
        List<AbilityRef> found = new ArrayList<>();
        forEachRider((ref, rider) -> {
            if (rider.isAfter() == isAfter
                    && rider.trigger().manner() != Manner.IN_PLACE_OF
                    && isDone(rider.trigger(), ref, roll, frame)) {
                found.add(ref);
            }
        });
        return found;
    }

    /** What may be done in place of a move that begins, and what may be joined to one that has no dice. */
    List<AbilityRef> atBeginning(Frame frame) {
        List<AbilityRef> found = new ArrayList<>();
        forEachRider((ref, rider) -> {
            if (!isNamed(rider.trigger(), ref, frame)) {
                return;
            }
            boolean isInPlace = rider.trigger().manner() == Manner.IN_PLACE_OF
                    && !frame.riding().replaced().contains(frame.move().name());
            if (isInPlace
                    || (rider.trigger().manner() != Manner.IN_PLACE_OF
                            && !frame.move().hasRoll())) {
                found.add(ref);
            }
        });
        return found;
    }

    /** Told of each rider of each ability that is live at the table. */
    interface Told {
        void rider(AbilityRef ref, Rider rider);
    }

    void forEachRider(Told told) {
        for (Hero hero : table.heroes()) {
            if (!hero.isInPlay()) {
                continue;
            }
            for (Asset asset : hero.assets()) {
                AssetCard card = rulebook.cards().get(asset.card());
                if (card != null) {
                    forEachRider(hero.name(), asset, card, told);
                }
            }
        }
    }

    private static void forEachRider(String owner, Asset asset, AssetCard card, Told told) {
        for (Ability ability : card.abilities()) {
            if (ability.isEarned() || asset.has(ability.number())) {
                List<Rider> riders = ability.riders();
                for (int i = 0; i < riders.size(); i++) {
                    told.rider(new AbilityRef(owner, asset.card(), ability.number(), i), riders.get(i));
                }
            }
        }
    }

    /** Whether a trigger names the move of a frame, and whoever makes it. */
    private boolean isNamed(Trigger trigger, AbilityRef ref, Frame frame) {
        return trigger.deed() instanceof Deed.Moves(List<String> moves, List<String> _)
                && moves.contains(frame.move().name())
                && isActor(trigger, ref, frame.hero());
    }

    private boolean isDone(Trigger trigger, AbilityRef ref, Effect.Roll roll, Frame frame) {
        if (!isActor(trigger, ref, frame.hero()) || !areSaid(trigger, roll)) {
            return false;
        }
        boolean isProgress = roll.isProgress();
        return switch (trigger.deed()) {
            case Deed.Moves(List<String> moves, List<String> stats) ->
                moves.contains(frame.move().name()) && isRolled(stats, ref, roll, frame);
            case Deed.AnyMove(List<String> stats) -> !isProgress && isRolled(stats, ref, roll, frame);
            case Deed.ProgressMove() -> isProgress;
            case Deed.Perform(String kind) ->
                !isProgress
                        && frame.move()
                                .card()
                                .filter(card -> card.kind().equals(kind))
                                .isPresent();
            case Deed.Choose _, Deed.Burn _, Deed.FillBox _, Deed.FallsToZero _ -> false;
        };
    }

    private boolean isActor(Trigger trigger, AbilityRef ref, String hero) {
        return switch (trigger.actor()) {
            case YOU -> ref.owner().equals(hero);
            case AN_ALLY -> !ref.owner().equals(hero);
            case YOU_OR_AN_ALLY -> true;
            case NOBODY -> false;
        };
    }

    /** What only the player can say must be something that this roll asks about. */
    private static boolean areSaid(Trigger trigger, Effect.Roll roll) {
        if (trigger.condition().isEmpty()) {
            return true;
        }
        for (Condition.Said said : trigger.condition().get().said()) {
            if (roll.adds().stream()
                    .noneMatch(add -> add.condition().said().stream()
                            .anyMatch(each -> each.word().equals(said.word())))) {
                return false;
            }
        }
        return true;
    }

    private boolean isRolled(List<String> stats, AbilityRef ref, Effect.Roll roll, Frame frame) {
        if (stats.isEmpty()) {
            return true;
        }
        List<String> named = stats.stream().map(stat -> stat(stat, ref)).toList();
        Ways ways = new Ways(table, rulebook, roll, frame);
        return ways.open().stream()
                .anyMatch(option -> !option.kind().isProgress() && named.contains(ways.rolled(option)));
    }

    /** What was chosen for an asset stands for a stat. */
    String stat(String stat, AbilityRef ref) {
        if (!stat.startsWith("its ")) {
            return stat;
        }
        String word = stat.substring("its ".length());
        return ref.card(rulebook)
                .flatMap(card -> card.trait(word))
                .flatMap(trait -> ref.asset(table)
                        .flatMap(asset ->
                                Optional.ofNullable(asset.notes().chosen().get(word)))
                        .flatMap(trait::value))
                .map(value -> value.rolled())
                .orElse(stat);
    }

    Rider rider(AbilityRef ref) {
        return ref.rider(rulebook).orElseThrow(() -> new Refusal(Source.BY_HAND, "there is no such ability"));
    }

    /** Why an ability cannot be used now, if it cannot. */
    Optional<String> whyNot(AbilityRef ref, Frame frame) {
        Rider rider = rider(ref);
        Optional<Asset> held = ref.asset(table);
        if (held.isEmpty()) {
            return Optional.of("nobody has " + ref.card() + " any more");
        }
        Asset asset = held.get();
        // A blow that takes the last of its health is one that it may still hold out against.
        boolean isHoldingOut =
                frame.isAbout(asset.name()) && frame.riding().yield().felled();
        if (asset.isOutOfAction() && !isHoldingOut) {
            return Optional.of(asset.name() + " is out of action");
        }
        Optional<String> bearer =
                bearer(rider, asset).filter(name -> !name.equals(frame.hero()) && !name.equals(frame.you()));
        if (bearer.isPresent() && rider.trigger().actor() != Trigger.Actor.NOBODY) {
            return Optional.of(bearer.get() + " bears it");
        }
        Optional<Condition> condition = rider.trigger().condition();
        if (condition.isPresent() && !new ConditionEvaluator(table, rulebook).holds(condition.get(), frame.by(ref))) {
            return Optional.of("only if " + Printer.print(condition.get()));
        }
        if (frame.riding().isUsing(ref)) {
            return Optional.of("it is in use");
        }
        return otherStat(rider, ref, frame)
                .or(() -> limit(rider, ref, asset))
                .or(() -> cost(rider, ref, frame))
                .or(() -> certain(rider, frame));
    }

    /** Whoever has said what they roll can use nothing that is for another roll. */
    private Optional<String> otherStat(Rider rider, AbilityRef ref, Frame frame) {
        if (frame.stat().isEmpty()) {
            return Optional.empty();
        }
        List<String> stats = new ArrayList<>(
                stats(rider).stream().map(stat -> stat(stat, ref)).toList());
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.Ways(List<Effect.RolledStat> ways)) {
                ways.forEach(way -> stats.add(stat(way.name(), ref)));
            }
        }
        return stats.isEmpty() || stats.contains(frame.stat().get())
                ? Optional.empty()
                : Optional.of("it is for a roll +" + String.join(" or +", stats));
    }

    /** The stats that a rider is for; empty, where it is for any. */
    private static List<String> stats(Rider rider) {
        return switch (rider.trigger().deed()) {
            case Deed.Moves moves -> moves.stats();
            case Deed.AnyMove move -> move.stats();
            case Deed.ProgressMove _, Deed.Perform _, Deed.Choose _, Deed.Burn _, Deed.FillBox _, Deed.FallsToZero _ ->
                List.of();
        };
    }

    /** Who bears what the rider asks for, where someone in particular does. */
    static Optional<String> bearer(Rider rider, Asset asset) {
        return rider.trigger().condition().stream()
                .flatMap(condition -> condition.all().stream())
                .flatMap(each -> each instanceof Condition.Box box && box.marked()
                        ? asset.notes().bearer(box.name()).stream()
                        : Stream.empty())
                .findFirst();
    }

    private Optional<String> limit(Rider rider, AbilityRef ref, Asset asset) {
        for (Rider.Limit limit : rider.limits()) {
            Hero owner = table.hero(ref.owner()).orElseThrow();
            switch (limit.kind()) {
                case ONCE_A_FIGHT -> {
                    if (!owner.isFighting()) {
                        return Optional.of("only in a fight, and once in it");
                    }
                    if (owner.stance().used().contains(ref.limit())) {
                        return Optional.of("it was used in this fight");
                    }
                }
                case ONE_TIME_ONLY -> {
                    if (asset.notes().used().contains(ref.limit())) {
                        return Optional.of("it can be used one time only");
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** What it costs must be there to be paid. */
    private Optional<String> cost(Rider rider, AbilityRef ref, Frame frame) {
        for (Phrase phrase : rider.lines()) {
            if (phrase.effect() instanceof MeterEffect.Suffer suffer
                    && suffer.who() == Who.YOU
                    && suffer.amount() instanceof Amount.Fixed(int number)) {
                Meter meter = suffer.meter();
                int has = new ConditionEvaluator(table, rulebook).value(meter, frame.by(ref)) - meter.min();
                if (has < number) {
                    return Optional.of("there is not enough " + meter.name());
                }
            }
        }
        return Optional.empty();
    }

    /** One outcome that is certain leaves no room for another. */
    private Optional<String> certain(Rider rider, Frame frame) {
        boolean isAutomatic = rider.lines().stream().anyMatch(line -> line.effect() instanceof RiderLine.Automatic);
        return isAutomatic && automatic(frame).isPresent()
                ? Optional.of("the outcome is certain already")
                : Optional.empty();
    }

    /** The rider in use that makes the outcome certain. */
    Optional<RiderLine.Automatic> automatic(Frame frame) {
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : lines(use)) {
                if (line.effect() instanceof RiderLine.Automatic automatic) {
                    return Optional.of(automatic);
                }
            }
        }
        return Optional.empty();
    }

    /** What outcomes count as: each rider looks at what the dice came to, and the worst holds. */
    Counting counting(Frame frame) {
        Counting counting = Counting.PLAIN;
        for (Riding.Use use : frame.riding().inUse()) {
            for (Phrase line : lines(use)) {
                if (line.effect() instanceof RiderLine.CountAs(Outcome from, Outcome to)
                        && (counting.of(from) == from || counting.of(from).betters(to))) {
                    counting = counting.and(from, to);
                }
            }
        }
        return counting;
    }

    /** What a rider in use says of its roll: its own lines, and those of the options that were chosen in it. */
    List<Phrase> lines(Riding.Use use) {
        Optional<Rider> rider = use.rider().rider(rulebook);
        if (rider.isEmpty()) {
            return List.of();
        }
        List<Phrase> lines = new ArrayList<>();
        for (Phrase phrase : rider.get().lines()) {
            if (phrase.effect() instanceof RiderLine) {
                lines.add(phrase);
            } else if (phrase.effect() instanceof Effect.Choose choose) {
                choose.listed().stream()
                        .filter(option -> use.chosen().contains(option.source()))
                        .flatMap(option -> option.effects().stream())
                        .filter(each -> each.effect() instanceof RiderLine)
                        .forEach(lines::add);
            }
        }
        return lines;
    }

    /** Behind dice that lie: those that fit what the dice have come to. */
    List<AbilityRef> behind(Cast cast, Frame frame) {
        return behind(cast.effect(), frame).stream()
                .filter(ref -> fits(ref, cast))
                .toList();
    }

    private boolean fits(AbilityRef ref, Cast cast) {
        Rider rider = rider(ref);
        boolean isCancelling = rider.lines().stream().anyMatch(line -> line.effect() instanceof RiderLine.CancelADie);
        List<String> stats = stats(rider).stream().map(stat -> stat(stat, ref)).toList();
        return rider.timing().fits(cast.outcome(), cast.roll().isMatch())
                && (stats.isEmpty() || stats.contains(cast.stat()))
                && (!isCancelling || cancelled(cast, ref.owner()).isPresent());
    }

    /** The challenge die that a burn of momentum can cancel: one that stands, and that momentum beats. */
    Optional<Die> cancelled(Cast cast, String hero) {
        int momentum = table.hero(hero).orElseThrow().momentum();
        if (!cast.isBeaten(Die.FIRST, cast.roll().first())
                && momentum > cast.roll().first()) {
            return Optional.of(Die.FIRST);
        }
        return !cast.isBeaten(Die.SECOND, cast.roll().second())
                        && momentum > cast.roll().second()
                ? Optional.of(Die.SECOND)
                : Optional.empty();
    }

    /** Those of a question that can be used now. */
    List<AbilityRef> usable(Question.Use question, Frame frame) {
        return question.riders().stream()
                .filter(ref -> ref.rider(rulebook).isPresent()
                        && whyNot(ref, frame).isEmpty()
                        && (question.moment() != Moment.DICE_LIE
                                || question.cast()
                                        .filter(cast -> fits(ref, cast))
                                        .isPresent()))
                .toList();
    }

    /** The stats that the riders in use narrow the roll to; empty, where they do not. */
    List<String> narrowed(Frame frame) {
        List<String> stats = List.of();
        for (Riding.Use use : frame.riding().inUse()) {
            Optional<Rider> rider = use.rider().rider(rulebook);
            List<String> own = rider.map(Riders::stats).orElse(List.of());
            if (!own.isEmpty()) {
                List<String> named =
                        own.stream().map(stat -> stat(stat, use.rider())).toList();
                List<String> before = stats;
                stats = stats.isEmpty()
                        ? named
                        : named.stream().filter(before::contains).toList();
            }
        }
        return stats;
    }

    static boolean isWay(RollKind kind, List<String> stats) {
        return kind.stats().stream().anyMatch(stat -> stats.contains(stat.name()));
    }

    /** Whether something must be chosen or named before the dice. */
    boolean asksFirst(AbilityRef ref) {
        return rider(ref).lines().stream()
                .anyMatch(line -> line.effect() instanceof RiderLine.NameAnAmount
                        || (line.effect() instanceof Effect.Choose choose
                                && choose.count() instanceof Effect.Count.Exactly));
    }

    /** Whether something is asked before the dice: what to choose, or by a move that it costs. */
    boolean asks(AbilityRef ref, boolean isBare) {
        return (isBare && asksFirst(ref))
                || rider(ref).lines().stream().anyMatch(line -> line.effect() instanceof Effect.Make);
    }
}
