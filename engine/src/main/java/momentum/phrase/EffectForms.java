package momentum.phrase;

import static momentum.phrase.Form.says;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.rule.Amount;
import momentum.rule.Effect.ChooseFocus;
import momentum.rule.Effect.Clear;
import momentum.rule.Effect.EndFight;
import momentum.rule.Effect.EndHero;
import momentum.rule.Effect.EndTrack;
import momentum.rule.Effect.Envision;
import momentum.rule.Effect.Exchange;
import momentum.rule.Effect.FoeInflicts;
import momentum.rule.Effect.HarmIs;
import momentum.rule.Effect.InflictHarm;
import momentum.rule.Effect.Initiative;
import momentum.rule.Effect.Line;
import momentum.rule.Effect.Mark;
import momentum.rule.Effect.MarkExperience;
import momentum.rule.Effect.NextAdd;
import momentum.rule.Effect.RollOn;
import momentum.rule.Effect.RollOnTheOdds;
import momentum.rule.Effect.SpendExperience;
import momentum.rule.Effect.Suffer;
import momentum.rule.Effect.Take;
import momentum.rule.Effect.TakeMoreOfIt;
import momentum.rule.Effect.Use;
import momentum.rule.Effect.Verb;
import momentum.rule.Lasts;
import momentum.rule.Meter;
import momentum.rule.Who;

/** Every verb that fits in one line, in the book's own phrases. Grammar adds those that hold others. */
final class EffectForms {
    private EffectForms() {}

    static final List<Form<Line>> ALL = all();

    private static List<Form<Line>> all() {
        List<Form<Line>> forms = new ArrayList<>();
        for (Verb verb : Verb.values()) {
            forms.add(says(verb.phrase(), Verb.class, s -> verb, e -> e == verb ? List.of() : null));
        }
        meters(forms);
        debilities(forms);
        tracks(forms);
        fights(forms);
        story(forms);
        heroes(forms);
        return List.copyOf(forms);
    }

    private static void meters(List<Form<Line>> forms) {
        forms.add(says(
                "take up to +{n} {meter}, and suffer -{n2} {meter2} for each",
                Take.class,
                s -> new Take(
                        Who.YOU,
                        s.number("n"),
                        s.meter("meter"),
                        true,
                        false,
                        Optional.of(new Suffer(
                                Who.YOU, new Amount.Fixed(s.number("n2")), s.meter("meter2"), Optional.empty()))),
                e -> e.each()
                        .<List<?>>map(each -> List.of(
                                e.number(),
                                e.meter().name(),
                                ((Amount.Fixed) each.amount()).number(),
                                each.meter().name()))
                        .orElse(null)));
        forms.add(take("take +{n} {meter}, companions too", Who.YOU, false, true));
        forms.add(take("take +{n} {meter}", Who.YOU, false, false));
        forms.add(take("they take up to +{n} {meter}", Who.THEY, true, false));
        forms.add(take("they take +{n} {meter}", Who.THEY, false, false));
        forms.add(says(
                "take +{n} more of it",
                TakeMoreOfIt.class,
                s -> new TakeMoreOfIt(s.number("n")),
                e -> List.of(e.number())));
        forms.add(sufferWithRest("suffer -{amount} {meter}, the rest as -{meter2}", Who.YOU));
        forms.add(sufferWithRest("they suffer -{amount} {meter}, the rest as your -{meter2}", Who.THEY));
        forms.add(says(
                "suffer -{amount} {meter}",
                Suffer.class,
                s -> new Suffer(Who.YOU, s.amount("amount"), s.meter("meter"), Optional.empty()),
                e -> e.rest().isPresent() || e.amount() instanceof Amount.Asked
                        ? null
                        : List.of(Printer.amount(e.amount()), e.meter().name())));
        forms.add(says(
                "suffer {meter}",
                Suffer.class,
                s -> new Suffer(Who.YOU, new Amount.Asked(), s.meter("meter"), Optional.empty()),
                e -> e.amount() instanceof Amount.Asked ? List.of(e.meter().name()) : null));
        forms.add(exchange("exchange the rest for {meters}, in any mix", Who.YOU));
        forms.add(exchange("everyone exchanges the rest for {meters}, in any mix", Who.EVERYONE));
    }

    private static Form<Line> take(String pattern, Who who, boolean upTo, boolean companionsToo) {
        return says(
                pattern,
                Take.class,
                s -> new Take(who, s.number("n"), s.meter("meter"), upTo, companionsToo, Optional.empty()),
                e -> e.who() == who
                                && e.upTo() == upTo
                                && e.companionsToo() == companionsToo
                                && e.each().isEmpty()
                        ? List.of(e.number(), e.meter().name())
                        : null);
    }

    private static Form<Line> sufferWithRest(String pattern, Who who) {
        return says(
                pattern,
                Suffer.class,
                s -> new Suffer(who, s.amount("amount"), s.meter("meter"), Optional.of(s.meter("meter2"))),
                e -> e.who() == who && e.rest().isPresent()
                        ? List.of(
                                Printer.amount(e.amount()),
                                e.meter().name(),
                                e.rest().get().name())
                        : null);
    }

    private static Form<Line> exchange(String pattern, Who who) {
        return says(
                pattern,
                Exchange.class,
                s -> new Exchange(who, s.meters("meters", "-")),
                e -> e.who() == who
                        ? List.of(English.or(e.meters().stream()
                                .map(Meter::name)
                                .map(name -> "-" + name)
                                .toList()))
                        : null);
    }

    private static void debilities(List<Form<Line>> forms) {
        forms.add(says(
                "mark {debility} until it is {ending}",
                Mark.class,
                s -> new Mark(
                        Who.YOU,
                        s.debility("debility"),
                        Optional.of(s.oneOf("ending", "ending", s.words().endings()))),
                e -> e.until()
                        .<List<?>>map(ending -> List.of(e.debility().name(), ending))
                        .orElse(null)));
        forms.add(says(
                "they may clear {debility}",
                Clear.class,
                s -> new Clear(Who.THEY, s.debility("debility"), true),
                e -> e.who() == Who.THEY ? List.of(e.debility().name()) : null));
        forms.add(mark("everyone marks {debility}", Who.EVERYONE));
        forms.add(says(
                "mark experience: {list} by rank",
                MarkExperience.class,
                s -> new MarkExperience(new Amount.ByRank(s.byRank("list")), false),
                e -> e.amount() instanceof Amount.ByRank ? List.of(Printer.amount(e.amount())) : null));
        forms.add(says(
                "mark {n} experience for each of their marked abilities",
                MarkExperience.class,
                s -> new MarkExperience(new Amount.Fixed(s.number("n")), true),
                e -> e.forEachAbility() ? List.of(Printer.amount(e.amount())) : null));
        forms.add(mark("mark {debility}", Who.YOU));
        forms.add(says(
                "clear {debility}",
                Clear.class,
                s -> new Clear(Who.YOU, s.debility("debility"), false),
                e -> e.who() == Who.YOU ? List.of(e.debility().name()) : null));
    }

    private static Form<Line> mark(String pattern, Who who) {
        return says(
                pattern,
                Mark.class,
                s -> new Mark(who, s.debility("debility"), Optional.empty()),
                e -> e.who() == who && e.until().isEmpty()
                        ? List.of(e.debility().name())
                        : null);
    }

    private static void tracks(List<Form<Line>> forms) {
        forms.add(says(
                "the fight is {ending}",
                EndFight.class,
                s -> new EndFight(s.oneOf("ending", "ending", s.words().fightEndings())),
                e -> List.of(e.ending())));
        forms.add(says(
                "the {kind} is {ending}",
                EndTrack.class,
                s -> {
                    String kind = s.oneOf(
                            "kind", "kind of track", s.words().game().tracks().names());
                    return new EndTrack(
                            kind, s.oneOf("ending", "ending", s.words().endings(kind)));
                },
                e -> List.of(e.kind(), e.ending())));
    }

    private static void fights(List<Form<Line>> forms) {
        forms.add(initiative("take the initiative", Who.YOU, true));
        forms.add(initiative("lose the initiative", Who.YOU, false));
        forms.add(initiative("you and the ally take the initiative", Who.BOTH, true));
        forms.add(initiative("you and the ally lose the initiative", Who.BOTH, false));
        forms.add(says(
                "inflict your harm +{n}",
                InflictHarm.class,
                s -> new InflictHarm(s.number("n")),
                e -> e.more() == 0 ? null : List.of(e.more())));
        forms.add(says(
                "inflict your harm",
                InflictHarm.class,
                s -> new InflictHarm(0),
                e -> e.more() == 0 ? List.of() : null));
        forms.add(says("your harm is {n}", HarmIs.class, s -> new HarmIs(s.number("n")), e -> List.of(e.number())));
        forms.add(says(
                "the foe inflicts +{n} harm",
                FoeInflicts.class,
                s -> new FoeInflicts(s.number("n")),
                e -> List.of(e.more())));
    }

    private static Form<Line> initiative(String pattern, Who who, boolean taken) {
        return says(
                pattern,
                Initiative.class,
                s -> new Initiative(who, taken),
                e -> e.who() == who && e.taken() == taken ? List.of() : null);
    }

    private static void story(List<Form<Line>> forms) {
        forms.add(says("envision {text}", Envision.class, s -> new Envision(s.text("text")), e -> List.of(e.what())));
        forms.add(says(
                "roll on the odds ({odds})",
                RollOnTheOdds.class,
                s -> new RollOnTheOdds(
                        Optional.of(s.oneOf("odds", "likelihood", s.words().odds()))),
                e -> e.odds().<List<?>>map(List::of).orElse(null)));
        forms.add(says(
                "roll on the odds",
                RollOnTheOdds.class,
                s -> new RollOnTheOdds(Optional.empty()),
                e -> e.odds().isEmpty() ? List.of() : null));
        forms.add(rollOn("roll again on {table}, and make it worse", 1, true));
        forms.add(rollOn("roll twice on {table}", 2, false));
        forms.add(rollOn("roll on {table}", 1, false));
        forms.add(says(
                "choose 1 of {list}, that you chose",
                ChooseFocus.class,
                s -> new ChooseFocus(s.list("list")),
                e -> List.of(English.or(e.labels()))));
        forms.add(use("everyone may {block}", Who.EVERYONE, true));
        forms.add(use("{block}", Who.YOU, false));
    }

    private static Form<Line> rollOn(String pattern, int times, boolean worse) {
        return says(
                pattern,
                RollOn.class,
                s -> new RollOn(s.table("table"), times, worse),
                e -> e.times() == times && e.worse() == worse ? List.of(e.table()) : null);
    }

    private static Form<Line> use(String pattern, Who who, boolean may) {
        return says(
                pattern,
                Use.class,
                s -> new Use(who, s.oneOf("block", "phrase", s.words().blocks()), may),
                e -> e.who() == who && e.may() == may ? List.of(e.block()) : null);
    }

    private static void heroes(List<Form<Line>> forms) {
        forms.add(says(
                "add +{n} to your next move, not a progress move",
                NextAdd.class,
                s -> new NextAdd(s.number("n"), Optional.empty(), Lasts.UNTIL_USED),
                e -> e.move().isEmpty() && !e.lasts().thisFight() ? List.of(e.number()) : null));
        forms.add(says(
                "add +{n} to your next move in this fight, not a progress move",
                NextAdd.class,
                s -> new NextAdd(s.number("n"), Optional.empty(), Lasts.thisFightOnly()),
                e -> e.lasts().thisFight() ? List.of(e.number()) : null));
        forms.add(says(
                "add +{n} to your next {move}, until the next {move2}",
                NextAdd.class,
                s -> new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.untilNext(s.move("move2"))),
                e -> e.move()
                        .flatMap(move -> e.lasts().untilNext().<List<?>>map(next -> List.of(e.number(), move, next)))
                        .orElse(null)));
        forms.add(says(
                "add +{n} to your next {move}",
                NextAdd.class,
                s -> new NextAdd(s.number("n"), Optional.of(s.move("move")), Lasts.UNTIL_USED),
                e -> e.move().<List<?>>map(move -> List.of(e.number(), move)).orElse(null)));
        forms.add(says(
                "spend {n} experience",
                SpendExperience.class,
                s -> new SpendExperience(s.number("n")),
                e -> List.of(e.number())));
        forms.add(says(
                "{end}",
                EndHero.class,
                s -> new EndHero(s.oneOf("end", "end", s.words().game().hero().endings())),
                e -> List.of(e.how())));
    }
}
