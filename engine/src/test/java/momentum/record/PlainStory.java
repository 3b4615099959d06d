package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.dice.Outcome;
import momentum.phrase.Printer;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Effect.Choices;
import momentum.rule.Effect.Count;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.SheetEffect;
import momentum.rule.StoryEffect;
import momentum.rule.TrackEffect;
import momentum.rule.Verb;
import momentum.rule.Who;

/** Goes through the lines of a move as a player with the book would: answers what is asked, and keeps the numbers. */
final class PlainStory {
    static final int DIE = 3;

    private final Rulebook rulebook;
    private final PlainSheet sheet;
    private final Set<String> declined;
    private final List<String> answers = new ArrayList<>();

    /**
     * @param declined moves in whose place the card offers something, which is not taken
     */
    PlainStory(Rulebook rulebook, PlainSheet sheet, Set<String> declined) {
        this.rulebook = rulebook;
        this.sheet = sheet;
        this.declined = declined;
    }

    List<String> answers() {
        return answers;
    }

    /** A move, and the number it is made with. */
    record Making(Move move, int given, Optional<String> stat) {}

    void run(List<Phrase> lines, Making making) {
        boolean held = true;
        for (Phrase line : lines) {
            switch (line.effect()) {
                case Effect.If each -> {
                    held = holds(each.condition(), making);
                    if (held) {
                        run(each.then(), making);
                    }
                }
                case Effect.Otherwise each -> {
                    if (!held && each.condition().map(is -> holds(is, making)).orElse(true)) {
                        run(each.then(), making);
                    }
                }
                case Effect effect -> run(effect, making);
            }
        }
    }

    private void run(Effect effect, Making making) {
        switch (effect) {
            case MeterEffect meters -> run(meters, making);
            case Effect.Choose choose -> choose(choose, making);
            case Effect.Make make -> make(make, making);
            case SheetEffect.MarkBox mark when !mark.isForThem() -> sheet.tick(mark.box(), mark.marked());
            case SheetEffect.Mark mark
            when mark.until().isEmpty() -> sheet.mark(mark.debility().name());
            case SheetEffect.Clear clear when clear.who() == Who.THEY -> {}
            case SheetEffect.NextAdd _ -> {}
            case SheetEffect.EndHero _ -> sheet.end();
            case TrackEffect track -> run(track);
            case StoryEffect.Envision _ -> {}
            case StoryEffect.Use use -> use(use, making);
            case Verb.PRESS_ON, Verb.MARK_BOND -> {}
            case Verb.MARK_PROGRESS -> sheet.markProgress(PlainSheet.JOURNEY);
            case Effect _ -> throw new NotPlain(Printer.print(effect));
        }
    }

    private void use(StoryEffect.Use use, Making making) {
        if (!use.may() && making.move().blocks().get(use.block()) instanceof Move.Block.Effects(List<Phrase> lines)) {
            run(lines, making);
        }
    }

    private void run(MeterEffect effect, Making making) {
        switch (effect) {
            case MeterEffect.Take take
            when take.cost().isPresent() -> {
                answers.add("amount 1");
                sheet.gain(take.meter(), 1);
                sheet.lose(take.cost().get().meter(), take.cost().get().number());
            }
            case MeterEffect.Take take when take.who() != Who.THEY -> sheet.gain(take.meter(), take.number());
            case MeterEffect.Take _ -> {}
            case MeterEffect.TakeEither take -> {
                boolean isOther = sheet.isAtMax(take.meter());
                Meter meter = isOther ? take.otherMeter() : take.meter();
                int number = isOther ? take.otherNumber() : take.number();
                answers.add("choose take +%d %s".formatted(number, meter.said()));
                sheet.gain(meter, number);
            }
            case MeterEffect.TakeEqual take -> sheet.gain(take.meter(), amount(take.amount(), making));
            case MeterEffect.SetTo set
            when set.number().isPresent() -> sheet.set(set.meter(), set.number().getAsInt());
            case MeterEffect.Suffer suffer
            when suffer.who() == Who.YOU && suffer.rest().isPresent() ->
                sheet.lose(
                        suffer.meter(),
                        amount(suffer.amount(), making),
                        suffer.rest().get());
            case MeterEffect.Suffer suffer
            when suffer.who() == Who.YOU -> sheet.lose(suffer.meter(), amount(suffer.amount(), making));
            case MeterEffect _ -> throw new NotPlain(Printer.print(effect));
        }
    }

    private void run(TrackEffect effect) {
        switch (effect) {
            case TrackEffect.Initiative _ -> {}
            case TrackEffect.InflictHarm(int more) -> sheet.inflictHarm(more);
            case TrackEffect.InflictBonusHarm(int number, boolean _) -> sheet.inflict(number);
            case TrackEffect.EndTrack _,
                    TrackEffect.EndFight _,
                    TrackEffect.InflictDieOfHarm _,
                    TrackEffect.HarmIs _,
                    TrackEffect.FoeInflicts _ -> throw new NotPlain(Printer.print(effect));
        }
    }

    private int amount(Amount amount, Making making) {
        return switch (amount) {
            case Amount.Fixed(int number) -> number;
            case Amount.Given _ -> making.given();
            case Amount.OfMeter(Meter meter) -> sheet.value(meter);
            case Amount.OfActionDie() -> DIE;
            case Amount.ByRank _, Amount.OfRank _, Amount.Named _, Amount.Asked _ -> throw new NotPlain("how much");
        };
    }

    /** The first that can be chosen; and nothing, where one need not. */
    private void choose(Effect.Choose choose, Making making) {
        if (choose.count() instanceof Count.UpTo) {
            answers.add("choose nothing");
            return;
        }
        if (!(choose.count() instanceof Count.Exactly(int number))) {
            throw new NotPlain("choose any");
        }
        List<Option> chosen = options(choose.choices(), making).stream()
                .filter(option -> option.condition()
                        .map(condition -> holds(condition, making))
                        .orElse(true))
                .limit(number)
                .toList();
        answers.add("choose "
                + String.join("; ", chosen.stream().map(Printer::label).toList()));
        chosen.forEach(option -> run(option.effects(), making));
    }

    private static List<Option> options(Choices choices, Making making) {
        return switch (choices) {
            case Choices.Listed(List<Option> listed) -> listed;
            case Choices.Block(String name)
            when making.move().blocks().get(name) instanceof Move.Block.Options(List<Option> options) -> options;
            case Choices.Block(String name) -> throw new NotPlain(name);
        };
    }

    /** A move that follows: a price is left to the story, what is offered is declined, and all else comes to a weak hit. */
    private void make(Effect.Make make, Making making) {
        Move move = rulebook.move(make.move()).orElseThrow();
        if (declined.contains(move.name()) && !make.may()) {
            answers.add("keep");
        }
        if (make.may()) {
            answers.add("no");
        } else if (move.name().equals("Pay the Price")) {
            answers.add("choose The story pays");
        } else if (make.how() == Effect.Make.How.PLAINLY && make.rolling().equals(Effect.Make.Rolling.PLAINLY)) {
            int given = make.argument() instanceof Argument.Of(Amount amount) ? amount(amount, making) : 0;
            Making called = new Making(move, given, Optional.empty());
            Effect.Roll roll = roll(move);
            run(before(move), called);
            RollKind kind = roll.options().getFirst().kind();
            int score = DIE + value(kind);
            answers.add("dice %d vs %d 10%s".formatted(DIE, score - 1, said(kind, roll)));
            run(roll.outcomes().first(Outcome.WEAK_HIT), called);
        } else {
            throw new NotPlain(Printer.print(make));
        }
    }

    /** Where there are several ways, which one is said with the dice. */
    private static String said(RollKind kind, Effect.Roll roll) {
        return roll.options().size() == 1 ? "" : " +" + kind.stats().getFirst().name();
    }

    /** The one roll of a move. */
    static Effect.Roll roll(Move move) {
        List<Effect.Roll> rolls = move.body().stream()
                .map(Phrase::effect)
                .filter(Effect.Roll.class::isInstance)
                .map(Effect.Roll.class::cast)
                .toList();
        if (rolls.size() != 1 || rolls.getFirst().isProgress()) {
            throw new NotPlain(move.name() + " has no action roll");
        }
        return rolls.getFirst();
    }

    /** What a move does before its roll. */
    static List<Phrase> before(Move move) {
        return move.body().stream()
                .takeWhile(phrase -> !(phrase.effect() instanceof Effect.Roll))
                .toList();
    }

    int value(RollKind kind) {
        return switch (kind) {
            case RollKind.Stat(RolledStat stat) -> value(stat);
            case RollKind.Highest(List<RolledStat> of) ->
                of.stream().mapToInt(this::value).max().orElseThrow();
            case RollKind.Lowest(List<RolledStat> of) ->
                of.stream().mapToInt(this::value).min().orElseThrow();
            case RollKind.Progress _, RollKind.OwnProgress _ -> throw new NotPlain("a progress roll");
        };
    }

    int value(RolledStat stat) {
        return switch (stat) {
            case RolledStat.OwnStat own -> PlainSheet.STATS.getOrDefault(own.name(), 0);
            case RolledStat.OwnMeter(Meter meter) -> sheet.value(meter);
            case RolledStat.AssetMeter(Meter meter) -> sheet.value(meter);
            case RolledStat.OfTrait _, RolledStat.TheirMeter _ -> throw new NotPlain(stat.name());
        };
    }

    private boolean holds(Condition condition, Making making) {
        return switch (condition) {
            case Condition.All all -> all.all().stream().allMatch(each -> holds(each, making));
            case Condition.Compare compare
            when compare.who() == Who.YOU && compare.value() instanceof Condition.Value.OfMeter(Meter meter) ->
                compare.sign().holds(sheet.value(meter), compare.number());
            case Condition.Marked(var debility, boolean marked) -> sheet.isMarked(debility.name()) == marked;
            case Condition.Box(String box, boolean marked) -> sheet.isTicked(box) == marked;
            case Condition.InAFight(boolean fighting) -> sheet.isFighting() == fighting;
            case Condition.Rolling(String stat) ->
                making.stat().filter(stat::equals).isPresent();
            case Condition.Said _ -> false;
            case Condition _ -> throw new NotPlain(Printer.print(condition));
        };
    }
}
