package momentum.app.web.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.web.http.FormData;
import momentum.app.web.roll.AbilityView;
import momentum.app.web.roll.Forecasts;
import momentum.app.web.roll.OddsChange;
import momentum.app.web.roll.RollView;
import momentum.app.web.story.DiceView;
import momentum.app.web.story.RuleLines;
import momentum.app.web.view.QuestionView.Choice;
import momentum.app.web.view.QuestionView.Head;
import momentum.content.Library;
import momentum.phrase.English;
import momentum.phrase.Printer;
import momentum.play.Draft;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Play;
import momentum.rule.Amount;
import momentum.rule.Effect;
import momentum.rule.Likely;
import momentum.rule.Meter;
import momentum.rule.MeterEffect;
import momentum.rule.Option;
import momentum.rule.OracleTable;
import momentum.rule.RiderLine;
import momentum.rule.Who;
import momentum.state.Asset;
import momentum.state.Cast;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Question;
import momentum.state.Strictness;
import momentum.state.Table;
import momentum.table.Permissions;
import momentum.track.MomentumMeter;

/** Puts the open questions of a table into the words and forms of a page. */
final class QuestionViews {
    private final Play play;
    private final Table table;
    private final RuleLines rules;
    private final Optional<Library> library;
    private final Permissions permissions;

    QuestionViews(Play play, Table table, GameCatalog catalog, Permissions permissions) {
        this.play = play;
        this.table = table;
        this.rules = catalog.rules();
        this.library = catalog.library();
        this.permissions = permissions;
    }

    /**
     * What is asked of the one who looks stands first.
     *
     * @param draft what is said with the roll that is filled in, where one is
     */
    List<QuestionView> of(List<QuestionOffer> offers, Draft draft, FormData filled) {
        List<QuestionView> views = new ArrayList<>(offers.size());
        offers.forEach(offer -> views.add(view(offer, draft, filled)));
        views.sort(Comparator.comparing(view -> !view.head().isMine()));
        return List.copyOf(views);
    }

    private QuestionView.Answering answering(Question question) {
        if (permissions.isAwaited(table, question)) {
            return QuestionView.Answering.AWAITED;
        }
        return permissions.mayAnswer(table, question)
                ? QuestionView.Answering.IN_PLACE_OF_ANOTHER
                : QuestionView.Answering.LOOKS_ON;
    }

    private QuestionView view(QuestionOffer offer, Draft draft, FormData filled) {
        Question question = offer.question();
        Head head = new Head(
                question.hero(),
                offer.asked().move().orElse("By hand"),
                rules.text(question.source()),
                question.source().toString(),
                permissions.awaited(table, question),
                answering(question));
        return switch (question) {
            case Question.Dice _ -> new QuestionView.Dice(head, roll(offer, draft, filled), instead(offer));
            case Question.Reroll reroll -> reroll(head, reroll);
            case Question.Use use -> use(head, use, offer);
            case Question.OneDie die -> new QuestionView.OneDie(head, die.die());
            case Question.Burn burn -> burn(head, burn);
            case Question.Choose choose ->
                new QuestionView.Choose(
                        head,
                        choose.choices().stream().map(this::choice).toList(),
                        choose.least(),
                        choose.most(),
                        choose.howMany()
                                .more()
                                .map(more -> new QuestionView.Said(
                                        more.word(), "%s: choose %d more".formatted(more.word(), more.number()))));
            case Question.May may -> new QuestionView.May(head, Printer.print(may.effect()));
            case Question.HowMuch number ->
                new QuestionView.HowMuch(head, number.what(), number.least(), number.most(), number.advised());
            case Question.Divide divide -> divide(head, divide);
            case Question.Name name
            when name.then() instanceof Question.Then.AddAsset(int price) -> cards(head, name.hero(), price);
            case Question.Name name -> new QuestionView.Name(head, ask(name), SubjectView.of(name), texts(name));
            case Question.Oracle oracle ->
                new QuestionView.Oracle(head, oracle.odds(), oracle.which(), choices(oracle));
        };
    }

    private QuestionView reroll(Head head, Question.Reroll reroll) {
        Optional<RiderLine.Reroll> line = reroll.by().flatMap(ref -> ref.rider(play.rulebook())).stream()
                .flatMap(rider -> rider.lines().stream())
                .filter(each -> each.effect() instanceof RiderLine.Reroll)
                .map(each -> (RiderLine.Reroll) each.effect())
                .findFirst();
        return new QuestionView.Reroll(
                head,
                dice(reroll.cast()),
                reroll.by()
                        .map(ref -> ref.asset(table).map(Asset::name).orElse(ref.card()) + " " + ref.ability())
                        .orElse(""),
                line.map(RiderLine.Reroll::dice).orElse(RiderLine.Dice.ANY));
    }

    private QuestionView use(Head head, Question.Use use, QuestionOffer offer) {
        return new QuestionView.Use(
                head,
                switch (use.moment()) {
                    case BEGINNING -> "Use an ability, or make the move as it is";
                    case DICE_LIE -> "Use an ability, or let the dice lie";
                    case EVENT -> "Use an ability, or go on";
                },
                use.cast().map(QuestionViews::dice),
                offer.riders().stream()
                        .filter(rider -> !isSaidBetter(rider, offer))
                        .map(rider -> AbilityView.of(rider, play.rulebook(), OddsChange.NONE))
                        .toList());
    }

    /** Where each way to use an ability can be pressed, the one that would only ask which is left out. */
    private static boolean isSaidBetter(RiderOffer rider, QuestionOffer offer) {
        return rider.asks()
                && offer.riders().stream().anyMatch(other -> other.ref().equals(rider.ref()) && !other.asks());
    }

    private static String ask(Question.Name name) {
        return switch (name.what()) {
            case ABILITY -> "Which ability?";
            case CHOICE -> "Choose " + name.wanted();
            case TRACK, FOES, BOND, ALLY, COMPANION, ANYONE, ASSET -> "Name " + English.a(name.wanted());
        };
    }

    private Map<String, String> texts(Question.Name name) {
        return name.what() == Question.What.ABILITY
                ? CardViews.abilities(
                        play.rulebook(),
                        library,
                        table.hero(name.hero()).map(Hero::assets).orElse(List.of()),
                        name.known())
                : Map.of();
    }

    /** All that the hero does not have yet. */
    private QuestionView cards(Head head, String name, int price) {
        Hero hero = table.hero(name).orElseThrow();
        return new QuestionView.Cards(
                head,
                price,
                new CardViews(play.rulebook(), library, hero::isMarked)
                        .byKind().values().stream()
                                .flatMap(List::stream)
                                .filter(card -> hero.ofCard(card.name()).isEmpty())
                                .toList(),
                table.strictness() == Strictness.ENFORCE);
    }

    private List<Choice> instead(QuestionOffer offer) {
        return offer.roll().flatMap(RollOffer::instead).stream()
                .flatMap(choose -> choose.choices().stream())
                .map(this::choice)
                .toList();
    }

    /** With what is filled in for just this roll; that of another is as it was asked for. */
    private RollView roll(QuestionOffer offer, Draft draft, FormData filled) {
        String hero = offer.question().hero();
        boolean isFilled = filled.text("asked").equals(hero);
        RollOffer ticked =
                isFilled ? offered(offer, draft).orElseThrow() : offer.roll().orElseThrow();
        return RollView.of(
                ticked,
                play.rulebook(),
                isFilled ? RollView.ByHand.of(filled) : RollView.ByHand.NONE,
                draft.stat().orElse(""),
                Forecasts.of(
                        ticked,
                        play.rulebook(),
                        filled.text("because"),
                        ticks -> offered(offer, draft.ticking(ticks))));
    }

    private Optional<RollOffer> offered(QuestionOffer offer, Draft draft) {
        return play.offers(table, offer.question().hero(), draft).questions().stream()
                .filter(each -> each.question().equals(offer.question()))
                .flatMap(each -> each.roll().stream())
                .findFirst();
    }

    private QuestionView burn(Head head, Question.Burn burn) {
        Hero hero = table.hero(burn.hero()).orElseThrow();
        MomentumMeter momentum = new Derived(play.rulebook(), hero).momentum();
        String beats = burn.cast().roll().beatenByBurn(hero.momentum()).stream()
                .map(die -> "the " + die)
                .distinct()
                .collect(Collectors.joining(" and "));
        return new QuestionView.Burn(
                head,
                dice(burn.cast()),
                momentum.value(),
                momentum.reset(),
                burn.better().inWords(),
                beats);
    }

    private Choice choice(Question.Choice choice) {
        Option option = choice.option();
        String does = option.effects().stream()
                .map(phrase -> Printer.print(phrase.effect()))
                .collect(Collectors.joining("; "));
        return new Choice(
                choice.label(),
                option.label().orElse(does),
                option.label().isPresent() ? does : "",
                choice.unavailable().orElse(""),
                choice.amount()
                        .map(range -> new QuestionView.HowMuchOf(
                                range.least(), range.most(), range.advised(), borneBy(option))),
                choice.isAlone());
    }

    /** The meters that an option lowers by as much as is said with it: by its own line, or by the move it leads to. */
    private List<String> borneBy(Option option) {
        return option.effects().stream()
                .flatMap(phrase -> phrase.effect() instanceof Effect.Make make
                        ? Stream.ofNullable(play.rulebook().moves().get(make.move()))
                                .flatMap(move -> move.body().stream())
                        : Stream.of(phrase))
                .flatMap(phrase ->
                        phrase.effect() instanceof MeterEffect.Suffer suffer ? Stream.of(suffer) : Stream.of())
                .filter(suffer -> suffer.who() == Who.YOU && isSaid(suffer.amount()))
                .findFirst()
                .map(suffer -> Stream.concat(Stream.of(suffer.meter()), suffer.rest().stream())
                        .map(Meter::name)
                        .toList())
                .orElse(List.of());
    }

    private static boolean isSaid(Amount amount) {
        return switch (amount) {
            case Amount.Given _, Amount.Asked _ -> true;
            case Amount.Fixed _,
                    Amount.ByRank _,
                    Amount.OfMeter _,
                    Amount.OfActionDie _,
                    Amount.OfRank _,
                    Amount.Named _ -> false;
        };
    }

    private static QuestionView divide(Head head, Question.Divide divide) {
        List<QuestionView.Part> parts = new ArrayList<>();
        for (int i = 0; i < divide.meters().size(); i++) {
            parts.add(new QuestionView.Part(
                    divide.meters().get(i).name(), divide.most().get(i)));
        }
        return new QuestionView.Divide(head, divide.amount(), List.copyOf(parts));
    }

    private List<String> choices(Question.Oracle oracle) {
        if (oracle.which().isPresent()) {
            return List.of();
        }
        return oracle.odds()
                ? play.rulebook().odds().stream().map(Likely::name).toList()
                : play.rulebook().tables().values().stream()
                        .map(OracleTable::name)
                        .toList();
    }

    private static DiceView dice(Cast cast) {
        return DiceView.of(
                cast.roll(), Optional.of(cast.stat()), cast.adds(), cast.roll().outcome());
    }
}
