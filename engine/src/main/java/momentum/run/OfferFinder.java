package momentum.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.odds.RollOutlook;
import momentum.phrase.Printer;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Hindrance;
import momentum.play.Offers;
import momentum.play.Offers.DraftOffer;
import momentum.play.Offers.MoveOffer;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.play.RollOdds;
import momentum.play.Ruling;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.AbilityRef;
import momentum.state.Addend;
import momentum.state.Agenda;
import momentum.state.Asset;
import momentum.state.Frame;
import momentum.state.MoveCall;
import momentum.state.OpenQuestion;
import momentum.state.Question;
import momentum.state.Riding;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.state.Task;
import momentum.state.Ticks;

/**
 * Finds what is open to a hero. A draft is not looked into but made, on a table that is thrown away: so it leads where the move
 * itself would lead.
 */
public record OfferFinder(
        Rulebook rulebook, Table table, String hero, java.util.function.Predicate<OpenQuestion> isForGuide) {
    public Offers find(Optional<Draft> draft) {
        Ticks ticks = draft.map(Draft::ticks).orElse(Ticks.NONE);
        return new Offers(moves(), questions(ticks), draft.flatMap(this::draft));
    }

    private List<MoveOffer> moves() {
        List<MoveOffer> offers = new ArrayList<>(rulebook.moves().size());
        for (Move move : rulebook.moves().values()) {
            offers.add(new MoveOffer(move, hindrance(Draft.of(move.name()))));
        }
        table.hero(hero)
                .ifPresent(here -> here.assets().stream()
                        .flatMap(asset -> rulebook.card(asset.card()).stream()
                                .flatMap(card -> card.abilities().stream())
                                .filter(ability -> asset.has(ability.number())))
                        .flatMap(ability -> ability.moves().stream())
                        .forEach(move -> offers.add(new MoveOffer(move, hindrance(Draft.of(move.name()))))));
        return offers;
    }

    /** What the table would refuse the move for, before any of its lines has run. */
    private Optional<Hindrance> hindrance(Draft draft) {
        try {
            new Interpreter(rulebook, table, line -> {}).making().make(new Command.Make(hero, draft));
            return Optional.empty();
        } catch (Refusal refusal) {
            return Optional.of(new Hindrance(refusal.rule(), String.valueOf(refusal.getMessage())));
        }
    }

    private List<QuestionOffer> questions(Ticks ticks) {
        List<QuestionOffer> offers = new ArrayList<>();
        Agenda at = table.agenda();
        for (OpenQuestion asked : table.asked()) {
            Frame frame = at.top().frame();
            Optional<RollOffer> roll = asked.question() instanceof Question.Dice dice
                    ? Optional.of(roll(
                            table, dice.roll(), frame, Optional.of(dice.hero().equals(hero) ? ticks : Ticks.NONE)))
                    : Optional.empty();
            List<RiderOffer> riders = asked.question() instanceof Question.Use use
                    ? riders(
                            new Ridden(table, frame),
                            new Ridden(table, frame),
                            use.riders(),
                            use.hero(),
                            Ticks.NONE,
                            Optional.empty())
                    : List.of();
            offers.add(new QuestionOffer(asked, isForGuide.test(asked), roll, riders));
            at = at.rest();
        }
        return offers;
    }

    public Optional<DraftOffer> draft(Draft draft) {
        Optional<Move> known = rulebook.move(draft.move());
        if (known.isEmpty()) {
            return Optional.empty();
        }
        Move move = known.get();
        Optional<Question.Name> subject = asked(draft.about(List.of()))
                .flatMap(task -> task.question() instanceof Question.Name name ? Optional.of(name) : Optional.empty());
        Optional<Asked> next = asked(draft.ticking(Ticks.NONE));
        Optional<RollOffer> roll = next.flatMap(asked -> asked.question() instanceof Question.Dice dice
                ? Optional.of(roll(asked.table(), dice.roll(), asked.frame(), heard(draft, asked.frame())))
                : Optional.empty());
        return Optional.of(
                new DraftOffer(new MoveOffer(move, hindrance(draft)), subject, next.map(Asked::question), roll));
    }

    /** What is said with a move is said of its own roll, and not of one that it only leads to. */
    private static Optional<Ticks> heard(Draft draft, Frame frame) {
        return frame.made().manner() == MoveCall.Manner.OWN ? Optional.of(draft.ticks()) : Optional.empty();
    }

    /** A question, and the table at which it is asked. */
    private record Asked(Table table, Question question, Frame frame) {}

    /** What is asked first once a move is made as drafted, whatever stands against it now. */
    private Optional<Asked> asked(Draft draft) {
        Table idle = table.withWork(Agenda.EMPTY, List.of()).with(Strictness.OFF);
        Ruling ruling = CommandRunner.run(rulebook, idle, new Command.Make(hero, draft), line -> {});
        return ruling.table().agenda().isEmpty()
                        || !(ruling.table().agenda().top() instanceof Task.Ask(Question question, Frame frame))
                ? Optional.empty()
                : Optional.of(new Asked(ruling.table(), question, frame));
    }

    /** @param ticks what is said with the roll; nothing, where nothing can be said now */
    private RollOffer roll(Table given, Effect.Roll roll, Frame asked, Optional<Ticks> ticks) {
        Ticks said = ticks.orElse(Ticks.NONE);
        List<AbilityRef> before = new Riders(rulebook, given).before(roll, asked);
        Ridden ridden = ridden(new Ridden(given, asked.withTicks(asked.ticks().and(said))), roll, said.using(), before);
        Table at = ridden.table();
        Frame frame = ridden.frame();
        List<Tick> settable = ticks.isEmpty() ? List.of() : ticks(at, roll, asked, frame);
        List<Way> ways = new ArrayList<>();
        for (Effect.RollOption option : meant(new Ways(at, rulebook, roll, frame).open(), asked.stat())) {
            List<RollOdds> toggled = settable.stream()
                    .map(tick -> odds(at, roll, option, toggled(frame, tick)))
                    .toList();
            ways.add(way(at, roll, option, frame, toggled));
        }
        Optional<Question.Choose> instead =
                new Interpreter(rulebook, at, line -> {}).choosing().instead(roll, asked);
        List<RiderOffer> riders = new ArrayList<>();
        if (ticks.isPresent()) {
            Ridden plain = new Ridden(given, asked.withTicks(frame.ticks()));
            riders.addAll(riders(plain, ridden, before, asked.hero(), said, Optional.of(roll)));
            riders.addAll(riders(
                    plain, ridden, new Riders(rulebook, at).behind(roll, asked), asked.hero(), said, Optional.empty()));
        }
        return new RollOffer(asked.hero(), asked.move().name(), ways, settable, instead, riders);
    }

    /** A roll as it would be made: the table, and the frame it stands in. */
    private record Ridden(Table table, Frame frame) {}

    /** With the riders in use that are said to be. */
    private Ridden ridden(Ridden from, Effect.Roll roll, Set<String> said, List<AbilityRef> fitting) {
        Ridden ridden = from;
        for (String each : said) {
            Ridden before = ridden;
            Riders riders = new Riders(rulebook, before.table());
            Optional<RiderKeys.Key> key = new RiderKeys(
                            rulebook, before.table(), before.frame().hero())
                    .find(
                            each,
                            fitting,
                            ref -> riders.whyNot(ref, before.frame()).isEmpty());
            if (key.isPresent()
                    && riders.whyNot(key.get().ref(), before.frame()).isEmpty()) {
                ridden = used(before, roll, key.get()).orElse(before);
            }
        }
        return ridden;
    }

    /** As it is once an ability is used, with what that costs; nothing, where something is asked before the dice. */
    private Optional<Ridden> used(Ridden from, Effect.Roll roll, RiderKeys.Key key) {
        Question.Dice question = new Question.Dice(from.frame().hero(), roll, Source.BY_HAND);
        Table idle = from.table().withWork(Agenda.EMPTY, List.of()).with(Strictness.OFF);
        Interpreter run = new Interpreter(rulebook, idle, line -> {});
        try {
            run.using().before(question, key.text(), from.frame());
            run.runOn();
        } catch (Refusal refusal) {
            return Optional.empty();
        }
        return !run.agenda().isEmpty()
                        && run.agenda().top() instanceof Task.Ask(Question.Dice waiting, Frame riding)
                        && waiting.equals(question)
                ? Optional.of(new Ridden(run.table(), riding))
                : Optional.empty();
    }

    /**
     * What is known of abilities that may be used.
     *
     * @param plain the roll without those that are ticked
     * @param ridden the roll with them
     * @param roll the roll that they would be joined to before its dice
     */
    private List<RiderOffer> riders(
            Ridden plain, Ridden ridden, List<AbilityRef> refs, String roller, Ticks said, Optional<Effect.Roll> roll) {
        if (refs.isEmpty()) {
            return List.of();
        }
        Frame frame = ridden.frame();
        RiderKeys keys = new RiderKeys(rulebook, ridden.table(), roller);
        Riders riders = new Riders(rulebook, ridden.table());
        List<RiderKeys.Key> all = keys.of(refs);
        Set<RiderKeys.Key> ticked = new HashSet<>();
        said.using()
                .forEach(each -> keys.find(
                                each, refs, ref -> riders.whyNot(ref, frame).isEmpty())
                        .ifPresent(ticked::add));
        List<RiderOffer> offers = new ArrayList<>();
        for (RiderKeys.Key key : all) {
            boolean hasOptions = all.stream().anyMatch(other -> other.ref().equals(key.ref()) && !other.isBare());
            boolean mustChoose = hasOptions && key.isBare() && riders.asksFirst(key.ref());
            if (mustChoose && roll.isPresent()) {
                continue;
            }
            boolean isTicked = ticked.contains(key);
            Ridden from = isTicked
                    ? ridden
                    : instead(key, ticked)
                            .flatMap(other -> roll.map(
                                    each -> ridden(plain, each, without(said.using(), other, keys, refs), refs)))
                            .orElse(ridden);
            Riders open = new Riders(rulebook, from.table());
            Optional<Ridden> toggled = roll.flatMap(each -> isTicked
                    ? Optional.of(ridden(plain, each, without(said.using(), key, keys, refs), refs))
                    : open.whyNot(key.ref(), from.frame()).isPresent() ? Optional.empty() : used(from, each, key));
            List<Way> ways = roll.isPresent() && toggled.isPresent()
                    ? ways(toggled.get().table(), roll.get(), toggled.get().frame())
                    : List.of();
            offers.add(offer(from, key, isTicked, roll.isPresent(), open, ways));
        }
        return offers;
    }

    /** The way to use the same ability that is ticked, and would not be any more. */
    private static Optional<RiderKeys.Key> instead(RiderKeys.Key key, Set<RiderKeys.Key> ticked) {
        return ticked.stream().filter(other -> other.ref().equals(key.ref())).findFirst();
    }

    /** What is said without one of them. */
    private static Set<String> without(Set<String> said, RiderKeys.Key key, RiderKeys keys, List<AbilityRef> refs) {
        return said.stream()
                .filter(each ->
                        keys.find(each, refs, ref -> true).filter(key::equals).isEmpty())
                .collect(Collectors.toSet());
    }

    private RiderOffer offer(
            Ridden ridden, RiderKeys.Key key, boolean isTicked, boolean isBefore, Riders riders, List<Way> ways) {
        Rider rider = riders.rider(key.ref());
        Source line = RiderKeys.line(key.ref(), rulebook);
        boolean isInUse = !isTicked && ridden.frame().riding().isUsing(key.ref());
        RiderOffer.State state = isTicked
                ? RiderOffer.State.TICKED
                : isInUse
                        ? RiderOffer.State.IN_USE
                        : rider.isAfter() && !isBefore ? RiderOffer.State.BEHIND_THE_DICE : RiderOffer.State.OPEN;
        Optional<String> why = isTicked ? Optional.empty() : riders.whyNot(key.ref(), ridden.frame());
        return new RiderOffer(
                key.text(),
                key.ref(),
                key.ref()
                        .asset(ridden.table())
                        .map(Asset::name)
                        .orElse(key.ref().card()),
                key.ref().ability(rulebook).flatMap(ability -> ability.name()),
                Printer.print(rider.trigger()),
                does(rider, key),
                requirement(key.ref()),
                why.map(each -> new Hindrance(line, each)),
                state,
                riders.asks(key.ref(), key.isBare()) || (isBefore && why.isEmpty() && ways.isEmpty()),
                ways);
    }

    private List<Way> ways(Table at, Effect.Roll roll, Frame frame) {
        return new Ways(at, rulebook, roll, frame)
                .open().stream()
                        .map(option -> way(at, roll, option, frame, List.of()))
                        .toList();
    }

    /** What a rider says, or the option of it that would be chosen. */
    private static List<String> does(Rider rider, RiderKeys.Key key) {
        return rider.lines().stream()
                .flatMap(line ->
                        line.effect() instanceof Effect.Choose && key.option().isPresent()
                                ? key.option().get().effects().stream()
                                : Stream.of(line))
                .map(line -> Printer.text(line))
                .toList();
    }

    private Optional<String> requirement(AbilityRef ref) {
        return ref.card(rulebook)
                .flatMap(card -> card.requirements().stream()
                        .filter(each -> !each.isOnce())
                        .map(AssetCard.Requirement::text)
                        .findFirst());
    }

    /** Where the player has said what they roll, only that; unless it is nothing that can be rolled here. */
    private static List<Effect.RollOption> meant(List<Effect.RollOption> open, Optional<String> stat) {
        List<Effect.RollOption> meant =
                open.stream().filter(option -> Ways.means(option.kind(), stat)).toList();
        return meant.isEmpty() ? open : meant;
    }

    private static Frame toggled(Frame ticked, Tick tick) {
        return ticked.withTicks(ticked.ticks().toggled(tick.word()));
    }

    private Way way(Table at, Effect.Roll roll, Effect.RollOption option, Frame frame, List<RollOdds> toggled) {
        Ways ways = new Ways(at, rulebook, roll, frame);
        boolean isProgress = option.kind().isProgress();
        Ways.Sum sum = isProgress ? ways.progress(option) : ways.action(option);
        List<Addend> addends = new ArrayList<>();
        addends.add(new Addend(sum.value(), sum.stat(), option.source()));
        addends.addAll(sum.adds());
        return new Way(
                option.kind(),
                isProgress ? Optional.empty() : Optional.of(sum.stat()),
                option.when(),
                addends,
                odds(at, roll, option, frame),
                toggled,
                option.source());
    }

    private RollOdds odds(Table at, Effect.Roll roll, Effect.RollOption option, Frame frame) {
        Ways ways = new Ways(at, rulebook, roll, frame);
        Riders riders = new Riders(rulebook, at);
        Optional<RiderLine.Automatic> automatic = riders.automatic(frame);
        if (automatic.isPresent()) {
            return RollOdds.certain(automatic.get().outcome());
        }
        if (option.kind().isProgress()) {
            return RollOdds.of(RollOutlook.progress(ways.progress(option).total())
                    .with(ways.again(frame))
                    .with(riders.counting(frame)));
        }
        Ways.Sum sum = ways.action(option);
        boolean isWithout = frame.riding().terms().contains(Riding.Term.WITHOUT_MOMENTUM);
        int momentum = isWithout ? 0 : at.hero(frame.hero()).orElseThrow().momentum();
        return RollOdds.of(RollOutlook.action(
                        sum.total(), momentum, rulebook.game().momentum().burn())
                .with(ways.again(frame.withStat(sum.stat())))
                .with(riders.counting(frame)));
    }

    /** What may be said of this roll and is not said already. */
    private List<Tick> ticks(Table at, Effect.Roll roll, Frame asked, Frame frame) {
        Map<String, Tick> found = new LinkedHashMap<>();
        for (Effect.Add add : roll.adds()) {
            add.condition()
                    .said()
                    .forEach(said -> found.putIfAbsent(
                            said.word(),
                            tick(
                                    said,
                                    "add +" + add.number() + " if " + Printer.print(add.condition()),
                                    frame,
                                    add.source())));
        }
        roll.reroll()
                .ifPresent(reroll -> reroll.condition()
                        .said()
                        .forEach(said -> found.putIfAbsent(
                                said.word(),
                                tick(
                                        said,
                                        "reroll any dice, if " + Printer.print(reroll.condition()),
                                        frame,
                                        reroll.source()))));
        found.keySet().removeAll(asked.said());
        found.values().removeIf(tick -> !matters(at, roll, frame, tick));
        return List.copyOf(found.values());
    }

    private static Tick tick(Condition.Said said, String does, Frame frame, Source source) {
        return new Tick(said.word(), does, frame.said().contains(said.word()), source);
    }

    /** A word that changes nothing, such as a bond where only the first roll of a journey gains by it, is not offered. */
    private boolean matters(Table at, Effect.Roll roll, Frame frame, Tick tick) {
        return new Ways(at, rulebook, roll, frame)
                .open().stream()
                        .anyMatch(option ->
                                !odds(at, roll, option, frame).equals(odds(at, roll, option, toggled(frame, tick))));
    }
}
