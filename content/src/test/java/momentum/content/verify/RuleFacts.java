package momentum.content.verify;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import momentum.content.verify.MoveFacts.Choice;
import momentum.content.verify.MoveFacts.Section;
import momentum.phrase.Printer;
import momentum.rule.Amount;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.Effect.Choices;
import momentum.rule.Effect.RollKind;
import momentum.rule.Effect.RolledStat;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.MeterEffect.Take.Terms;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rider;
import momentum.rule.RiderLine;
import momentum.rule.SheetEffect;
import momentum.rule.StoryEffect;
import momentum.rule.TrackEffect;
import momentum.rule.Verb;

/** What a move of our rulebook comes to, found by walking its effects. */
final class RuleFacts {
    private final Move move;
    private final List<String> ways = new ArrayList<>();
    private final SequencedMap<String, Section> sections = new LinkedHashMap<>();

    private RuleFacts(Move move) {
        this.move = move;
    }

    static MoveFacts of(Move move) {
        RuleFacts facts = new RuleFacts(move);
        List<String> needs = move.needs().stream().map(RuleFacts::need).toList();
        if (!needs.isEmpty()) {
            facts.sections.put("before", new Section(needs, List.of()));
        }
        facts.section("before", move.body());
        facts.ways.sort(null);
        return new MoveFacts(facts.ways, facts.sections);
    }

    private void section(String name, List<Phrase> phrases) {
        Gathering gathering = new Gathering();
        gathering.all(phrases, true);
        if (!gathering.own.isEmpty() || !gathering.choices.isEmpty()) {
            sections.merge(name, new Section(gathering.own, gathering.choices), (before, more) -> {
                List<String> own = new ArrayList<>(before.own());
                own.addAll(more.own());
                List<Choice> choices = new ArrayList<>(before.choices());
                choices.addAll(more.choices());
                return new Section(own, choices);
            });
        }
    }

    /** The facts of some lines. */
    private final class Gathering {
        final List<String> own = new ArrayList<>();
        final List<Choice> choices = new ArrayList<>();

        void all(List<Phrase> phrases, boolean outermost) {
            phrases.forEach(phrase -> add(phrase.effect(), outermost));
        }

        void add(Effect effect, boolean outermost) {
            switch (effect) {
                case MeterEffect.Take take -> {
                    own.add("take " + (take.terms() == Terms.UP_TO ? "up to " : "") + "+" + take.number() + " "
                            + take.meter().name() + (take.terms() == Terms.COMPANIONS_TOO ? ", companions too" : ""));
                    take.cost()
                            .ifPresent(cost -> own.add("suffer -" + cost.number() + " "
                                    + cost.meter().name() + " for each"));
                }
                case MeterEffect.Suffer suffer -> {
                    own.add(suffer(suffer));
                    suffer.rest().ifPresent(rest -> own.add("rest as -" + rest.name()));
                }
                case MeterEffect.Exchange exchange ->
                    own.add("exchange for "
                            + exchange.meters().stream()
                                    .map(Meter::name)
                                    .sorted()
                                    .collect(Collectors.joining(", ")));
                case SheetEffect.Mark mark -> own.add("mark " + mark.debility().name());
                case SheetEffect.Clear clear ->
                    own.add("clear " + clear.debility().name());
                case Verb verb -> {
                    switch (verb) {
                        case MARK_PROGRESS -> own.add("mark progress");
                        case CLEAR_ALL_BUT_ONE_BOX -> own.add("clear all but one");
                        case RAISE_RANK -> own.add("raise rank");
                        case LOSE_PROGRESS -> own.add("lose progress");
                        case MARK_BOND -> own.add("mark bond");
                        case CLEAR_BOND -> own.add("clear bond");
                        case ADD_ASSET -> own.add("add an asset");
                        case MARK_ABILITY -> own.add("mark an ability");
                        case COMPANION_DIES -> own.add("companion dies");
                        case LOSE_WHAT_IT_GAVE -> own.add("lose what it gave");
                        case MARK_BOND_ONCE_MORE,
                                MARK_THIS_ABILITY,
                                DISCARD_THIS_ASSET,
                                RAISE_A_STAT,
                                MAY_REPLACE_A_DIE,
                                REPLACE_LOWEST_DIE -> own.add(Printer.print(effect));
                        case PRESS_ON, ROLL_ON_AN_ORACLE -> {}
                    }
                }
                case TrackEffect.EndTrack end -> own.add(end.kind() + " " + end.ending());
                case TrackEffect.EndFight end -> own.add("fight " + end.ending());
                case TrackEffect.Initiative initiative ->
                    own.add((initiative.taken() ? "take" : "lose") + " initiative");
                case TrackEffect.InflictHarm harm -> own.add(harm.more() == 0 ? "inflict" : "inflict +" + harm.more());
                case TrackEffect.InflictBonusHarm harm -> own.add("inflict +" + harm.number());
                case TrackEffect.HarmIs harm -> own.add("harm is " + harm.number());
                case TrackEffect.FoeInflicts harm -> own.add("foe inflicts +" + harm.more());
                case StoryEffect.Envision ignored -> {}
                case StoryEffect.RollOn roll ->
                    own.add("roll on the table" + (roll.times() == 1 ? "" : " " + roll.times() + " times"));
                case StoryEffect.RollOnTheOdds odds ->
                    own.add("roll on the odds"
                            + odds.odds().map(o -> " (" + o + ")").orElse(""));
                case SheetEffect.NextAdd next -> {
                    own.add("add +" + next.number()
                            + next.move().map(m -> " to " + m).orElse(" to the next move"));
                    under("hit", next.onHit());
                    under("miss", next.onMiss());
                }
                case SheetEffect.MarkExperience experience ->
                    own.add("experience " + amount(experience.amount())
                            + (experience.each() == SheetEffect.MarkExperience.Each.ONCE ? "" : " for each ability"));
                case SheetEffect.AddAsset added -> {
                    own.add("if experience >= " + added.price());
                    own.add("spend " + added.price() + " experience");
                    own.add("add an asset");
                }
                case SheetEffect.MarkAbility marked -> {
                    own.add("if experience >= " + marked.price());
                    own.add("spend " + marked.price() + " experience");
                    own.add("mark an ability");
                }
                case SheetEffect.SpendExperience spend -> own.add("spend " + spend.number() + " experience");
                case SheetEffect.EndHero end -> own.add("hero: " + end.how());
                case MeterEffect.TakeEither _,
                        MeterEffect.TakeEqual _,
                        MeterEffect.TakeForHarm _,
                        MeterEffect.SetTo _,
                        SheetEffect.MarkBox _,
                        SheetEffect.ChooseTrait _,
                        SheetEffect.ChangeStat _,
                        TrackEffect.InflictDieOfHarm _ -> own.add(Printer.print(effect));
                case Effect.OneDie die -> all(die.under(), false);
                case Rider rider -> all(rider.lines(), false);
                case RiderLine.Single single -> own.add(Printer.print(single));
                case RiderLine line -> all(line.under(), false);
                case Effect.Make make -> make(make);
                case Effect.Choose choose -> choose(choose);
                case StoryEffect.ChooseFocus focus -> own.add("focus");
                case MeterEffect.TakeMoreOfIt more -> own.add("take +" + more.number() + " more");
                case StoryEffect.Use use -> block(use.block(), outermost);
                case Effect.If condition -> {
                    own.add("if " + condition(condition.condition()));
                    all(condition.then(), outermost);
                }
                case Effect.Otherwise otherwise -> {
                    otherwise.condition().ifPresent(c -> own.add("if " + condition(c)));
                    all(otherwise.then(), outermost);
                }
                case Effect.OnOutcome on -> add(on.then().effect(), false);
                case Effect.Roll roll -> {
                    if (outermost && ways.isEmpty()) {
                        roll(roll);
                    } else {
                        rollAgain(roll);
                    }
                }
            }
        }

        private void roll(Effect.Roll roll) {
            roll.options().forEach(option -> ways.add(way(option.kind())));
            roll.adds().forEach(add -> own.add("add +" + add.number() + " if " + condition(add.condition())));
            roll.reroll().ifPresent(reroll -> own.add("reroll"));
            roll.instead()
                    .ifPresent(instead -> instead.options().forEach(option -> under("instead", option.effects())));
            roll.outcomes().forEach((on, phrases) -> {
                switch (on) {
                    case HIT -> {
                        section("strong hit", phrases);
                        section("weak hit", phrases);
                    }
                    case WEAK_HIT_OR_MISS -> {
                        section("weak hit", phrases);
                        section("miss", phrases);
                    }
                    case ALWAYS -> section("always", phrases);
                    case STRONG_HIT, WEAK_HIT, MISS, STRONG_HIT_WITH_A_MATCH, MISS_WITH_A_MATCH, MATCH ->
                        section(on.inWords(), phrases);
                }
            });
        }

        /** A roll within a move's outcome is told in one breath. */
        private void rollAgain(Effect.Roll roll) {
            roll.options().forEach(option -> own.add("roll " + way(option.kind())));
            roll.adds().forEach(add -> own.add("add +" + add.number() + " if " + condition(add.condition())));
            roll.outcomes().forEach((on, phrases) -> under(on.inWords(), phrases));
        }

        private void under(String outcome, List<Phrase> phrases) {
            Gathering inner = new Gathering();
            inner.all(phrases, false);
            inner.own.forEach(fact -> own.add(outcome + ": " + fact));
        }

        private void make(Effect.Make make) {
            String argument = switch (make.argument()) {
                case Argument.None() -> "";
                case Argument.Rest() -> " (the rest)";
                case Argument.Of(Amount.Asked()) -> "";
                case Argument.Of(Amount amount) -> " (" + amount(amount) + ")";
                case Argument.Ranks(List<String> ranks) -> " (" + String.join(" or ", ranks) + ")";
            };
            own.add(make.move() + argument);
            if (make.adding() != 0) {
                own.add("add +" + make.adding());
            }
            if (make.how() == Effect.Make.How.DIRELY) {
                own.add("dire");
            }
        }

        private void choose(Effect.Choose choose) {
            List<Option> options = switch (choose.choices()) {
                case Choices.Listed(List<Option> listed) -> listed;
                case Choices.Block(String name) ->
                    Optional.ofNullable(move.blocks().get(name)).stream()
                            .flatMap(block -> block instanceof Move.Block.Options(List<Option> each)
                                    ? each.stream()
                                    : java.util.stream.Stream.empty())
                            .toList();
            };
            choose.more().ifPresent(more -> own.add(more.number() + " more if " + condition(more.condition())));
            String count = switch (choose.count()) {
                case Effect.Count.Exactly(int number) -> "" + number;
                case Effect.Count.UpTo(int number) -> "up to " + number;
                case Effect.Count.Any() -> "any";
            };
            choose.first().ifPresent(this::first);
            choices.add(new Choice(count, options.stream().map(this::option).toList()));
        }

        /** One of several ways to come to a choice: the one without further ado does nothing before it. */
        private void first(Effect.Instead first) {
            List<List<String>> ways = new ArrayList<>(List.of(List.of()));
            first.options().forEach(option -> ways.add(option(option)));
            choices.add(new Choice("1", ways));
        }

        private List<String> option(Option option) {
            Gathering inner = new Gathering();
            option.condition().ifPresent(c -> inner.own.add("if " + condition(c)));
            inner.all(option.effects(), false);
            inner.choices.forEach(choice -> choice.options().forEach(inner.own::addAll));
            return inner.own;
        }

        private void block(String name, boolean outermost) {
            if (move.blocks().get(name) instanceof Move.Block.Effects(List<Phrase> effects)) {
                all(effects, outermost);
            }
        }
    }

    private static String suffer(MeterEffect.Suffer suffer) {
        return "suffer -" + amount(suffer.amount()).replace("given", "") + amountGap(suffer.amount())
                + suffer.meter().name();
    }

    private static String amountGap(Amount amount) {
        return amount instanceof Amount.Fixed ? " " : "";
    }

    private static String amount(Amount amount) {
        return switch (amount) {
            case Amount.Fixed(int number) -> Integer.toString(number);
            case Amount.Given(String name) -> "given";
            case Amount.ByRank(List<Integer> numbers) ->
                numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
            case Amount.OfMeter(Meter meter) -> meter.said();
            case Amount.OfActionDie() -> "the action die";
            case Amount.OfRank() -> "its rank";
            case Amount.Named() -> "amount";
            case Amount.Asked() -> "";
        };
    }

    private static List<String> names(List<RolledStat> stats) {
        return stats.stream().map(RolledStat::name).toList();
    }

    private static String way(RollKind kind) {
        return switch (kind) {
            case RollKind.Stat(RolledStat stat) -> stat.name();
            case RollKind.Highest(List<RolledStat> of) -> "higher of " + together(names(of));
            case RollKind.Lowest(List<RolledStat> of) -> "lower of " + together(names(of));
            case RollKind.Progress(String track) -> "progress on " + track;
            case RollKind.OwnProgress(String track) -> "progress on " + track;
        };
    }

    private static String together(List<String> names) {
        return names.stream().sorted().collect(Collectors.joining(", "));
    }

    private static String need(Move.Need need) {
        return switch (need) {
            case Move.Need.HasInitiative ignored -> "needs the initiative";
            case Move.Need.FoeHasInitiative ignored -> "needs the foe's initiative";
            case Move.Need.StrongHitJustNow ignored -> "needs a strong hit";
            case Move.Need.InitiativeInAFight ignored -> "needs the initiative in a fight";
            case Move.Need.OnceAFight ignored -> "once a fight";
            case Move.Need.OneTimeOnly ignored -> "one time only";
            case Move.Need.Unless unless -> "unless " + condition(unless.condition());
        };
    }

    private static String condition(Condition condition) {
        return switch (condition) {
            case Condition.Compare compare -> Printer.print(compare).replaceFirst("^their ", "");
            case Condition.AnyAbove above ->
                together(above.meters().stream().map(Meter::name).toList()) + " > " + above.number();
            case Condition.Marked marked ->
                (marked.marked() ? "" : "not ") + marked.debility().name();
            case Condition.Said said ->
                said.word().startsWith("bonded") ? "bonded" : said.word().toLowerCase(Locale.ROOT);
            case Condition.Rolling rolling -> "rolling " + rolling.stat();
            case Condition.ActionDie die -> "action die " + die.number();
            case Condition.FirstRoll ignored -> "first roll";
            case Condition.TrackHasProgress ignored -> "a track has progress";
            case Condition.TrackOpen open -> open.kind() + " open";
            case Condition.ItEnded it -> it.ending();
            case Condition.HasAlly ignored -> "ally";
            case Condition.HasCompanion ignored -> "companion";
            case Condition.HasAbilityLeft ignored -> "ability left";
            case Condition.InAFight _,
                    Condition.FirstInThisFight _,
                    Condition.UsingAbility _,
                    Condition.ExperienceMarked _,
                    Condition.IsNow _,
                    Condition.Box _,
                    Condition.TraitIs _ -> Printer.print(condition);
            case Condition.All all ->
                all.all().stream().map(RuleFacts::condition).sorted().collect(Collectors.joining(" and "));
        };
    }
}
