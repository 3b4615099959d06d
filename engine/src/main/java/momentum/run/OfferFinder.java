package momentum.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import momentum.phrase.Printer;
import momentum.play.Command;
import momentum.play.Draft;
import momentum.play.Hindrance;
import momentum.play.Offers;
import momentum.play.Offers.DraftOffer;
import momentum.play.Offers.MoveOffer;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Tick;
import momentum.play.Offers.Way;
import momentum.play.RollOdds;
import momentum.play.Ruling;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.state.Addend;
import momentum.state.Agenda;
import momentum.state.Frame;
import momentum.state.MoveCall;
import momentum.state.OpenQuestion;
import momentum.state.Question;
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
            offers.add(new QuestionOffer(asked, isForGuide.test(asked), roll));
            at = at.rest();
        }
        return offers;
    }

    public Optional<DraftOffer> draft(Draft draft) {
        Move move = rulebook.moves().get(draft.move());
        if (move == null) {
            return Optional.empty();
        }
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
    private RollOffer roll(Table at, Effect.Roll roll, Frame asked, Optional<Ticks> ticks) {
        Frame frame = asked.withTicks(asked.ticks().and(ticks.orElse(Ticks.NONE)));
        List<Tick> settable = ticks.isEmpty() ? List.of() : ticks(at, roll, asked, frame);
        List<Way> ways = new ArrayList<>();
        for (Effect.RollOption option : meant(new Ways(at, rulebook, roll, frame).open(), asked.stat())) {
            List<RollOdds> toggled = settable.stream()
                    .map(tick -> odds(at, roll, option, toggled(asked, frame, tick)))
                    .toList();
            ways.add(way(at, roll, option, frame, toggled));
        }
        Optional<Question.Choose> instead =
                new Interpreter(rulebook, at, line -> {}).choosing().instead(roll, asked);
        return new RollOffer(asked.hero(), asked.move().name(), ways, settable, instead);
    }

    /** Where the player has said what they roll, only that; unless it is nothing that can be rolled here. */
    private static List<Effect.RollOption> meant(List<Effect.RollOption> open, Optional<String> stat) {
        List<Effect.RollOption> meant =
                open.stream().filter(option -> Ways.means(option.kind(), stat)).toList();
        return meant.isEmpty() ? open : meant;
    }

    private static Frame toggled(Frame asked, Frame ticked, Tick tick) {
        return asked.withTicks(ticked.ticks().toggled(tick.word()));
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
        if (option.kind().isProgress()) {
            return RollOdds.progress(ways.progress(option).total());
        }
        Ways.Sum sum = ways.action(option);
        int momentum = at.hero(frame.hero()).orElseThrow().momentum();
        return RollOdds.action(sum.total(), momentum, ways.mayReroll(frame.withStat(sum.stat())));
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
        found.values().removeIf(tick -> !matters(at, roll, asked, frame, tick));
        return List.copyOf(found.values());
    }

    private static Tick tick(Condition.Said said, String does, Frame frame, Source source) {
        return new Tick(said.word(), does, frame.said().contains(said.word()), source);
    }

    /** A word that changes nothing, such as a bond where only the first roll of a journey gains by it, is not offered. */
    private boolean matters(Table at, Effect.Roll roll, Frame asked, Frame frame, Tick tick) {
        return new Ways(at, rulebook, roll, frame)
                .open().stream()
                        .anyMatch(option -> !odds(at, roll, option, frame)
                                .equals(odds(at, roll, option, toggled(asked, frame, tick))));
    }
}
