package momentum.app.web.view;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import momentum.app.web.view.QuestionView.Choice;
import momentum.app.web.view.QuestionView.Head;
import momentum.content.Library;
import momentum.content.book.AssetCard;
import momentum.phrase.English;
import momentum.phrase.Printer;
import momentum.play.Frame;
import momentum.play.Hero;
import momentum.play.Play;
import momentum.play.Question;
import momentum.play.Table;
import momentum.play.Task;
import momentum.rule.Effect;
import momentum.rule.Likely;
import momentum.rule.Option;
import momentum.rule.OracleTable;
import momentum.table.Circle;
import momentum.track.MomentumMeter;
import momentum.track.Rank;

/** Puts the open questions of a table into the words and forms of a page. */
public final class Asked {
    private final Play play;
    private final Table table;
    private final RuleLines rules;
    private final Optional<Library> library;
    private final Circle circle;

    public Asked(Play play, Table table, RuleLines rules, Optional<Library> library, Circle circle) {
        this.play = play;
        this.table = table;
        this.rules = rules;
        this.library = library;
        this.circle = circle;
    }

    /** What is asked of the one who looks stands first. */
    public List<QuestionView> questions() {
        int open = table.questions().size();
        List<QuestionView> views = new ArrayList<>(open);
        for (Task task : table.agenda().tasks().subList(0, open)) {
            if (task instanceof Task.Ask(Question question, Frame frame)) {
                views.add(view(question, frame));
            }
        }
        views.sort(Comparator.comparing(view -> !view.head().isMine()));
        return List.copyOf(views);
    }

    private QuestionView view(Question question, Frame frame) {
        Head head = new Head(
                question.hero(),
                frame.move().name(),
                rules.text(question.source()),
                question.source().toString(),
                circle.awaited(table, question),
                circle.isAwaited(table, question),
                circle.mayAnswer(table, question));
        return switch (question) {
            case Question.Dice dice -> dice(head, dice, frame);
            case Question.Reroll reroll ->
                new QuestionView.Reroll(
                        head, DiceView.of(reroll.roll(), "", reroll.roll().outcome()));
            case Question.Burn burn -> burn(head, burn);
            case Question.Choose choose ->
                new QuestionView.Choose(
                        head, choose.choices().stream().map(Asked::choice).toList(), choose.least(), choose.most());
            case Question.May may -> new QuestionView.May(head, Printer.print(may.effect()));
            case Question.HowMuch number ->
                new QuestionView.HowMuch(head, number.what(), number.least(), number.most(), number.advised());
            case Question.Divide divide -> divide(head, divide);
            case Question.Name name -> name(head, name);
            case Question.Oracle oracle ->
                new QuestionView.Oracle(head, oracle.odds(), oracle.which(), choices(oracle));
        };
    }

    private QuestionView dice(Head head, Question.Dice question, Frame frame) {
        Hero hero = table.hero(frame.hero()).orElseThrow();
        Ways ways = Ways.of(play.rulebook().game(), table, hero);
        int score = table.track(frame.track())
                .map(track -> track.progress().score())
                .orElse(0);
        List<QuestionView.Way> all = ways.of(question.roll(), frame.move().name(), score);
        List<QuestionView.Way> meant =
                all.stream().filter(way -> way.stat().equals(frame.stat())).toList();
        boolean isProgress = question.roll().options().getFirst().kind() instanceof Effect.RollKind.Progress;
        return new QuestionView.Dice(
                head,
                frame.stat().isEmpty() || meant.isEmpty() ? all : meant,
                isProgress,
                Ways.said(question.roll()).stream()
                        .filter(said -> !frame.said().contains(said.word()))
                        .toList());
    }

    private QuestionView burn(Head head, Question.Burn burn) {
        Hero hero = table.hero(burn.hero()).orElseThrow();
        MomentumMeter momentum = hero.momentum(play.rulebook().game());
        String beats = List.of(burn.roll().first(), burn.roll().second()).stream()
                .filter(die -> die >= burn.roll().score() && die < momentum.value())
                .map(die -> "the " + die)
                .distinct()
                .collect(Collectors.joining(" and "));
        return new QuestionView.Burn(
                head,
                DiceView.of(burn.roll(), "", burn.roll().outcome()),
                momentum.value(),
                momentum.burn().value(),
                burn.better().inWords(),
                beats);
    }

    private static Choice choice(Question.Choice choice) {
        Option option = choice.option();
        String does = option.effects().stream()
                .map(phrase -> Printer.print(phrase.effect()))
                .collect(Collectors.joining("; "));
        boolean isNamed = !option.label().isEmpty();
        return new Choice(choice.label(), isNamed ? option.label() : does, isNamed ? does : "", choice.unavailable());
    }

    private static QuestionView divide(Head head, Question.Divide divide) {
        List<QuestionView.Part> parts = new ArrayList<>();
        for (int i = 0; i < divide.meters().size(); i++) {
            parts.add(new QuestionView.Part(
                    divide.meters().get(i).name(), divide.most().get(i)));
        }
        return new QuestionView.Divide(head, divide.amount(), List.copyOf(parts));
    }

    private QuestionView name(Head head, Question.Name name) {
        boolean isTrack = name.what() == Question.What.TRACK || name.what() == Question.What.FOES;
        List<String> ranks = isTrack && name.mayBeNew()
                ? Arrays.stream(Rank.values())
                        .map(rank -> rank.name().toLowerCase(Locale.ROOT))
                        .filter(rank -> name.ranks().isEmpty() || name.ranks().contains(rank))
                        .toList()
                : List.of();
        List<String> cards = name.what() == Question.What.ASSET
                ? library.map(Library::assets).orElse(List.of()).stream()
                        .map(AssetCard::name)
                        .toList()
                : List.of();
        return new QuestionView.Name(
                head,
                name.kind(),
                "Name " + (name.kind().isEmpty() ? "a track" : English.a(name.kind())),
                name.known(),
                name.mayBeNew() || name.then() == Question.Then.ADD_ASSET,
                ranks,
                name.what() == Question.What.FOES,
                cards);
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
}
