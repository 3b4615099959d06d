package momentum.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.dice.Outcome;
import momentum.phrase.Printer;
import momentum.rule.Ability;
import momentum.rule.Amount;
import momentum.rule.AssetCard;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Meter;
import momentum.rule.Move;
import momentum.rule.Move.Need;
import momentum.rule.Outcomes.On;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.Rulebook;
import momentum.rule.Trigger;
import momentum.rule.Who;

/**
 * One rider on one move, rolled with one stat: the record of it with each outcome. The dice are chosen so that every point counts: one
 * less, and a strong hit would be a weak one, a weak hit a miss; one more, and a miss would be a hit. What a hit brings comes before
 * the price that it has.
 */
final class PlainRider {
    private static final int NEVER_BEATEN = 10;

    private final Rulebook rulebook;
    private final AssetCard card;
    private final Ability ability;
    private final Rider rider;
    private final Move move;
    private final Optional<RollKind> way;
    private final String key;

    private final List<String> setUp = new ArrayList<>();
    private final PlainSheet start;
    private final String said;

    /**
     * @param way what is rolled, where the rider says so
     * @param key what is said to use it
     */
    PlainRider(
            Rulebook rulebook,
            AssetCard card,
            Ability ability,
            Rider rider,
            Move move,
            Optional<RollKind> way,
            String key) {
        this.rulebook = rulebook;
        this.card = card;
        this.ability = ability;
        this.rider = rider;
        this.move = move;
        this.way = way;
        this.key = key;
        start = new PlainSheet(card);
        rider.trigger().condition().ifPresent(condition -> condition.all().forEach(this::prepare));
        if (!rider.limits().isEmpty()) {
            fight();
        }
        said = move.name() + made() + about();
        needs();
    }

    /** Makes a condition of the trigger so. */
    private void prepare(Condition condition) {
        switch (condition) {
            case Condition.Box(String box, boolean marked) -> start.tick(box, marked);
            case Condition.UsingAbility(int _, boolean isUsed) when !isUsed -> {}
            case Condition.InAFight(boolean fighting) -> {
                if (fighting) {
                    fight();
                }
            }
            case Condition.Compare compare
            when compare.who() == Who.YOU
                    && compare.sign() == Condition.Sign.EQUAL
                    && compare.value() instanceof Condition.Value.OfMeter(Meter meter) ->
                start.set(meter, compare.number());
            case Condition.Compare compare
            when compare.who() == Who.YOU
                    && compare.value() instanceof Condition.Value.OfMeter(Meter meter)
                    && compare.sign().holds(start.value(meter), compare.number()) -> {}
            case Condition _ -> throw new NotPlain(Printer.print(condition));
        }
    }

    private void fight() {
        if (!start.isFighting()) {
            start.begin(PlainSheet.FOE, 0);
            setUp.add("set foe " + PlainSheet.FOE + " (formidable) 0 ticks");
        }
    }

    private String made() {
        return move.parameter().isPresent() ? " (1)" : "";
    }

    private String about() {
        if (move.subject().isEmpty()) {
            return "";
        }
        Move.Subject subject = move.subject().get();
        return switch (subject.kind()) {
            case TRACK -> {
                if (!subject.track().equals("foe")) {
                    throw new NotPlain(subject.text());
                }
                fight();
                yield " against " + PlainSheet.FOE;
            }
            case FIGHT -> {
                start.begin(PlainSheet.FOE, 0);
                yield " against " + PlainSheet.FOE + " (formidable)";
            }
            case NEW_TRACK -> {
                start.begin(PlainSheet.VOW, 0);
                yield " for " + PlainSheet.VOW + " (dangerous)";
            }
            case NEW_OR_OPEN_TRACK -> {
                start.begin(PlainSheet.JOURNEY, 0);
                yield " on " + PlainSheet.JOURNEY + " (dangerous)";
            }
            case BOND -> {
                setUp.add("set bond with Edda");
                yield " with Edda";
            }
            case NEW_BOND -> " with Edda";
            case ANYONE -> " for Edda";
            case ALLY, COMPANION -> throw new NotPlain(subject.text());
        };
    }

    private void needs() {
        for (Need need : move.needs()) {
            switch (need) {
                case Need.HasInitiative _ -> setUp.add("set initiative");
                case Need.InitiativeInAFight _ -> {
                    if (start.isFighting()) {
                        setUp.add("set initiative");
                    }
                }
                case Need.FoeHasInitiative _, Need.Unless _ -> {}
                case Need.StrongHitJustNow _, Need.OnceAFight _, Need.OneTimeOnly _ ->
                    throw new NotPlain(move.name() + " is not made at any time");
            }
        }
    }

    /** The whole record; each outcome begins at the table as it was set up. */
    String text() {
        List<String> lines = new ArrayList<>();
        lines.add("# %s %d, %s: worked out from the card for each outcome."
                .formatted(card.name(), ability.number(), move.name()));
        lines.add("game ironsworn");
        List<String> hero = new ArrayList<>(owner());
        hero.addAll(start.setUp());
        hero.addAll(setUp);
        lines.addAll(hero);
        boolean isFirst = true;
        for (Outcome outcome : List.of(Outcome.STRONG_HIT, Outcome.WEAK_HIT, Outcome.MISS)) {
            Optional<List<String>> told = told(outcome);
            if (told.isEmpty()) {
                continue;
            }
            lines.add("");
            if (!isFirst) {
                lines.add("play on from " + hero.size());
            }
            isFirst = false;
            lines.addAll(told.get());
        }
        if (isFirst) {
            throw new NotPlain("no outcome of it");
        }
        return String.join("\n", lines) + "\n";
    }

    /** The hero with the asset; where that is for those who bear a mark, it comes after the mark. */
    private List<String> owner() {
        String asset = "%s (%s%s)".formatted(card.name(), abilities(), start.onTheCard());
        List<String> marks = card.requirements().stream()
                .flatMap(each -> each.mark().stream())
                .map(mark -> "set " + mark.name())
                .toList();
        if (marks.isEmpty()) {
            return List.of(PlainSheet.HERO + "; assets " + asset);
        }
        List<String> lines = new ArrayList<>(List.of(PlainSheet.HERO));
        lines.addAll(marks);
        lines.add("set asset " + asset);
        return lines;
    }

    /** The ability, and the one that brings the move along. */
    private String abilities() {
        TreeSet<Integer> numbers = new TreeSet<>(List.of(ability.number()));
        move.card().ifPresent(of -> numbers.add(of.ability()));
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" and "));
    }

    private Stream<Rider> ofTheCard() {
        return ability.riders().stream().filter(each -> !each.equals(rider));
    }

    /** What the ability offers in place of a move is not taken. */
    private Set<String> declined() {
        return ofTheCard()
                .filter(each -> each.trigger().manner() == Trigger.Manner.IN_PLACE_OF)
                .flatMap(each -> PlainRiderRecords.moves(each.trigger().deed()).stream())
                .collect(Collectors.toSet());
    }

    /** Nor what it offers behind the dice. */
    private boolean isOfferedBehind() {
        return ofTheCard()
                .filter(each -> each.isAfter() && PlainRiderRecords.isOn(each, move))
                .anyMatch(each -> each.trigger().condition().stream()
                        .flatMap(condition -> condition.all().stream())
                        .allMatch(this::isSoWhenUsed));
    }

    private boolean isSoWhenUsed(Condition condition) {
        return switch (condition) {
            case Condition.Box(String box, boolean marked) -> start.isTicked(box) == marked;
            case Condition.UsingAbility(int number, boolean isUsed) -> (number == ability.number()) == isUsed;
            case Condition _ -> throw new NotPlain(Printer.print(condition));
        };
    }

    private Optional<List<String>> told(Outcome outcome) {
        try {
            return Optional.of(tell(outcome));
        } catch (NotPlain _) {
            return Optional.empty();
        }
    }

    private List<String> tell(Outcome outcome) {
        PlainSheet sheet = start.copy();
        PlainStory story = new PlainStory(rulebook, sheet, declined());
        Effect.Roll roll = PlainStory.roll(move);
        RollKind kind = way.orElseGet(() -> roll.options().getFirst().kind());
        PlainStory.Making making = new PlainStory.Making(
                move, 1, Optional.of(kind.stats().getFirst().name()));
        List<String> lines = new ArrayList<>(List.of(said));
        story.run(PlainStory.before(move), making);
        lines.add("use " + key);
        story.run(costs(), making);
        lines.addAll(story.answers());
        story.answers().clear();

        int stat = story.value(kind);
        int score = Math.min(PlainStory.DIE + stat + adds(sheet), NEVER_BEATEN);
        lines.addAll(dice(outcome, score, kind, roll, sheet, stat));
        if (isOfferedBehind()) {
            lines.add("keep");
        }
        Outcome counted = counted(outcome);
        lines.add("  => " + counted.inWords());

        List<Phrase> own = roll.outcomes().first(counted);
        if (counted == Outcome.MISS) {
            ridden(counted, story, sheet, making);
            story.run(own, making);
        } else {
            harmOnce(sheet);
            List<Phrase> first = own.stream()
                    .takeWhile(line -> !(line.effect() instanceof Effect.Make))
                    .toList();
            story.run(first, making);
            ridden(counted, story, sheet, making);
            story.run(own.subList(first.size(), own.size()), making);
        }
        story.run(roll.outcomes().on(On.ALWAYS), making);
        inTheEnd(story, making);
        lines.addAll(story.answers());
        sheet.statements().forEach(statement -> lines.add("  => " + statement));
        lines.add("  => asks nothing");
        return lines;
    }

    private List<String> dice(Outcome outcome, int score, RollKind kind, Effect.Roll roll, PlainSheet sheet, int stat) {
        int first = outcome == Outcome.MISS ? score : score - 1;
        int second = outcome == Outcome.STRONG_HIT ? 1 : NEVER_BEATEN;
        if (first == second || isBurnAsked(outcome, first, sheet)) {
            throw new NotPlain("a match, or a burn");
        }
        String ways = isOneWay(roll) ? "" : " +" + kind.stats().getFirst().name();
        List<String> lines = new ArrayList<>();
        if (has(RiderLine.Reroll.class)) {
            int thrown = outcome == Outcome.MISS ? first : 9;
            lines.add("dice %d vs %d 10%s".formatted(PlainStory.DIE, thrown, ways));
            lines.add("  => asks reroll");
            lines.add(
                    switch (outcome) {
                        case STRONG_HIT -> "reroll first %d, second 1".formatted(first);
                        case WEAK_HIT -> "reroll first %d".formatted(first);
                        case MISS -> "keep";
                    });
            return lines;
        }
        lines.add("dice %d vs %d %d%s".formatted(PlainStory.DIE, first, second, ways));
        lines.add("  => says %s= %d against %d and %d".formatted(sum(kind, stat), score, first, second));
        return lines;
    }

    private boolean isBurnAsked(Outcome outcome, int first, PlainSheet sheet) {
        return outcome == Outcome.MISS && sheet.momentum() > first;
    }

    private boolean isOneWay(Effect.Roll roll) {
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.Ways(List<RolledStat> stats)) {
                return stats.size() == 1;
            }
        }
        return roll.options().size() == 1;
    }

    /** In full, where all of it is a plain number. */
    private String sum(RollKind kind, int stat) {
        List<Integer> adds = new ArrayList<>();
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.Add(Amount.Fixed(int number))) {
                adds.add(number);
            } else if (line.effect() instanceof RiderLine.AddAndTake add) {
                adds.add(add.add());
            } else if (line.effect() instanceof RiderLine.Add) {
                return "";
            }
        }
        if (!(kind instanceof RollKind.Stat(RolledStat.OwnStat own))) {
            return "";
        }
        String added = adds.stream()
                .map(number -> "+ " + number + " " + card.name() + " ")
                .collect(Collectors.joining());
        return "%d + %d %s %s".formatted(PlainStory.DIE, stat, own.name(), added);
    }

    private boolean has(Class<? extends RiderLine> kind) {
        return rider.lines().stream().anyMatch(line -> kind.isInstance(line.effect()));
    }

    /** What it costs, before the dice. Whatever asks for a choice that says something of the roll is no longer plain. */
    private List<Phrase> costs() {
        List<Phrase> costs = new ArrayList<>();
        for (Phrase line : rider.lines()) {
            switch (line.effect()) {
                case RiderLine.Automatic _,
                        RiderLine.NameAnAmount _,
                        RiderLine.CancelADie _,
                        RiderLine.MoreChoices _,
                        RiderLine.WhenChosen _,
                        Effect.Choose _ -> throw new NotPlain(Printer.print(line.effect()));
                case RiderLine.Reroll(RiderLine.Dice dice, int adding)
                when dice != RiderLine.Dice.ANY || adding != 0 -> throw new NotPlain(Printer.print(line.effect()));
                case RiderLine.On on when on.isInstead() -> throw new NotPlain(Printer.print(on));
                case RiderLine _ -> {}
                case Effect _ -> costs.add(line);
            }
        }
        return costs;
    }

    private int adds(PlainSheet sheet) {
        int adds = 0;
        for (Phrase line : rider.lines()) {
            adds += switch (line.effect()) {
                case RiderLine.Add(Amount.Fixed(int number)) -> number;
                case RiderLine.Add(Amount.OfMeter(Meter meter)) -> sheet.value(meter);
                case RiderLine.Add add -> throw new NotPlain(Printer.print(add));
                case RiderLine.AddAndTake add -> add.add();
                case Effect _ -> 0;
            };
        }
        return adds;
    }

    private Outcome counted(Outcome outcome) {
        return rider.lines().stream()
                .map(line -> line.effect() instanceof RiderLine.CountAs(Outcome from, Outcome to) && from == outcome
                        ? to
                        : outcome)
                .filter(other -> other != outcome)
                .findFirst()
                .orElse(outcome);
    }

    private void harmOnce(PlainSheet sheet) {
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.HarmOnce(int number, boolean _)) {
                sheet.harmIs(number);
            }
        }
    }

    /** What it brings on this outcome. */
    private void ridden(Outcome outcome, PlainStory story, PlainSheet sheet, PlainStory.Making making) {
        for (Phrase line : rider.lines()) {
            switch (line.effect()) {
                case RiderLine.AddAndTake take when outcome.isHit() -> sheet.gain(take.meter(), take.take());
                case RiderLine.On on when fits(on.on(), outcome) -> story.run(on.then(), making);
                case RiderLine.OnActionDie(int number, var then, var _)
                when number == PlainStory.DIE -> story.run(then, making);
                case Effect _ -> {}
            }
        }
    }

    private void inTheEnd(PlainStory story, PlainStory.Making making) {
        for (Phrase line : rider.lines()) {
            if (line.effect() instanceof RiderLine.Then then) {
                story.run(then.then(), making);
            }
        }
    }

    private static boolean fits(On on, Outcome outcome) {
        return switch (on) {
            case STRONG_HIT -> outcome == Outcome.STRONG_HIT;
            case WEAK_HIT -> outcome == Outcome.WEAK_HIT;
            case HIT -> outcome != Outcome.MISS;
            case WEAK_HIT_OR_MISS -> outcome != Outcome.STRONG_HIT;
            case MISS -> outcome == Outcome.MISS;
            case ALWAYS -> true;
            case STRONG_HIT_WITH_A_MATCH, MISS_WITH_A_MATCH, MATCH -> false;
        };
    }
}
