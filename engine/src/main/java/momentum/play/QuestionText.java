package momentum.play;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.phrase.English;
import momentum.phrase.Printer;
import momentum.play.Offers.QuestionOffer;
import momentum.rule.Effect.RollKind;
import momentum.rule.Meter;
import momentum.state.Question;

/** Questions, as a person would put them. */
public final class QuestionText {
    private QuestionText() {}

    /** As it is offered: of a roll, the ways that are open now. */
    public static String inWords(QuestionOffer offer) {
        return offer.roll()
                .map(roll -> rolls(roll.ways().stream().map(Offers.Way::kind)))
                .orElseGet(() -> inWords(offer.question()));
    }

    /** Ways to roll, any of them. */
    public static String rolls(Stream<RollKind> ways) {
        return ways.map(Printer::rolled).collect(Collectors.joining(", or "));
    }

    private static String choices(Question.Choose choose, boolean isAlone) {
        return choose.choices().stream()
                .filter(choice -> choice.isAlone() == isAlone)
                .map(QuestionText::choice)
                .collect(Collectors.joining("; "));
    }

    private static String choice(Question.Choice choice) {
        return choice.label()
                + choice.amount()
                        .filter(range -> choice.isAvailable())
                        .map(range ->
                                " (%d to %d, in doubt %d)".formatted(range.least(), range.most(), range.advised()))
                        .orElse("")
                + choice.unavailable().map(why -> " (" + why + ")").orElse("");
    }

    public static String inWords(Question question) {
        return switch (question) {
            case Question.Dice dice -> rolls(dice.roll().options().stream().map(option -> option.kind()));
            case Question.Reroll ignored -> "reroll any dice, or keep them";
            case Question.Use use ->
                "use "
                        + use.riders().stream()
                                .map(ref -> (ref.owner().equals(use.hero()) ? "" : ref.owner() + "'s ") + ref.card()
                                        + " " + ref.ability())
                                .distinct()
                                .collect(Collectors.joining(", "))
                        + ", or go on without";
            case Question.OneDie die -> "roll the " + die.die().inWords();
            case Question.Burn burn -> "burn momentum for a " + burn.better().inWords() + ", or keep the roll";
            case Question.Choose choose ->
                "choose " + choose.howMany().inWords()
                        + choose.howMany()
                                .more()
                                .map(more -> ", and %d more if %s".formatted(more.number(), more.word()))
                                .orElse("")
                        + ": "
                        + Stream.of(choices(choose, false), choices(choose, true))
                                .filter(some -> !some.isEmpty())
                                .collect(Collectors.joining("; or first: "));
            case Question.May may -> Printer.print(may.effect()) + ": yes or no";
            case Question.HowMuch number ->
                "how much %s, %d to %d; in doubt %d"
                        .formatted(number.what(), number.least(), number.most(), number.advised());
            case Question.Divide divide ->
                "lose %d, divided among %s"
                        .formatted(
                                divide.amount(),
                                divide.meters().stream().map(Meter::name).collect(Collectors.joining(", ")));
            case Question.Name name ->
                "name " + English.a(name.wanted())
                        + (name.known().isEmpty() ? "" : ": " + String.join(", ", name.known()))
                        + (name.mayBeNew() ? ", or a new one" : "");
            case Question.Oracle oracle ->
                "roll the oracle dice on " + oracle.which().orElse(oracle.odds() ? "the odds" : "a table");
        };
    }
}
