package momentum.app.wire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.notation.LineReading.WantedDice;
import momentum.phrase.Printer;
import momentum.play.Offers.QuestionOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.QuestionText;
import momentum.rule.Likely;
import momentum.rule.Rulebook;
import momentum.state.AbilityRef;
import momentum.state.Question;
import momentum.state.Ticks;
import momentum.track.Rank;

/** What someone must say before play goes on: of which kind it is, and all that is needed to answer it. */
final class QuestionJson {
    private QuestionJson() {}

    static JsonObject of(Rulebook rulebook, QuestionOffer offer, Function<WantedDice, String> line) {
        Question question = offer.question();
        return JsonObject.of("hero", question.hero())
                .put("kind", kind(question))
                .put("asks", QuestionText.inWords(offer))
                .put("move", offer.asked().move())
                .put("rule", CauseJson.rule(question.source()))
                .put("forGuide", offer.forGuide())
                .putAll(parts(rulebook, offer, line));
    }

    /** Where the notation has a word for the answer, that word. */
    private static String kind(Question question) {
        return switch (question) {
            case Question.Dice _ -> "dice";
            case Question.Reroll _ -> "reroll";
            case Question.Use _ -> "use";
            case Question.OneDie _ -> "die";
            case Question.Burn _ -> "burn";
            case Question.Choose _ -> "choose";
            case Question.May _ -> "yes-or-no";
            case Question.HowMuch _ -> "amount";
            case Question.Divide _ -> "divide";
            case Question.Name _ -> "name";
            case Question.Oracle _ -> "oracle";
        };
    }

    private static JsonObject parts(Rulebook rulebook, QuestionOffer offer, Function<WantedDice, String> line) {
        return switch (offer.question()) {
            case Question.Dice _ ->
                offer.roll()
                        .map(roll -> RollJson.of(roll, line)
                                .put("instead", roll.instead().map(QuestionJson::options)))
                        .orElseGet(JsonObject::empty);
            case Question.Reroll reroll ->
                JsonObject.of("roll", RollJson.of(reroll.cast()))
                        .put("dice", reroll.dice(rulebook).inWords())
                        .put("by", reroll.by().map(AbilityRef::limit));
            case Question.Use use ->
                JsonObject.of("moment", WireWords.of(use.moment()))
                        .put("roll", use.cast().map(RollJson::of))
                        .put(
                                "abilities",
                                offer.riders().stream().map(RollJson::ability).toList());
            case Question.OneDie die -> JsonObject.of("faces", die.die().faces());
            case Question.Burn burn ->
                JsonObject.of("roll", RollJson.of(burn.cast()))
                        .put("better", burn.better().inWords());
            case Question.Choose choose ->
                JsonObject.of("options", options(choose))
                        .put("least", choose.least())
                        .put("most", choose.most())
                        .put(
                                "more",
                                choose.howMany()
                                        .more()
                                        .map(more -> JsonObject.of("number", more.number())
                                                .put("if", more.word())));
            case Question.May may -> JsonObject.of("does", Printer.print(may.effect()));
            case Question.HowMuch number ->
                JsonObject.of("what", number.what())
                        .put("least", number.least())
                        .put("most", number.most())
                        .put("advised", number.advised());
            case Question.Divide divide ->
                JsonObject.of("amount", divide.amount()).put("meters", meters(divide));
            case Question.Name name -> name(name);
            case Question.Oracle oracle ->
                JsonObject.of("on", oracle.odds() ? "odds" : "table").put("among", among(rulebook, oracle));
        };
    }

    private static List<JsonObject> options(Question.Choose choose) {
        return choose.choices().stream().map(QuestionJson::option).toList();
    }

    private static JsonObject option(Question.Choice choice) {
        return JsonObject.of("label", choice.label())
                .put(
                        "does",
                        choice.option().effects().stream()
                                .map(phrase -> Printer.print(phrase.effect()))
                                .collect(Collectors.joining("; ")))
                .put("unavailable", choice.unavailable())
                .put(
                        "amount",
                        choice.amount()
                                .map(range -> JsonObject.of("least", range.least())
                                        .put("most", range.most())
                                        .put("advised", range.advised())))
                .put("alone", Optional.of(true).filter(alone -> choice.isAlone()));
    }

    private static List<JsonObject> meters(Question.Divide divide) {
        List<JsonObject> meters = new ArrayList<>();
        for (int i = 0; i < divide.meters().size(); i++) {
            meters.add(JsonObject.of("meter", divide.meters().get(i).name())
                    .put("most", divide.most().get(i)));
        }
        return meters;
    }

    private static JsonObject name(Question.Name name) {
        return JsonObject.of("what", WireWords.of(name.what()))
                .put("trackKind", name.kind())
                .put("known", name.known())
                .put("mayBeNew", name.mayBeNew())
                .put("ranks", Optional.of(ranks(name)).filter(ranks -> !ranks.isEmpty()));
    }

    /** Those that something new may have, where it has any. */
    private static List<String> ranks(Question.Name name) {
        boolean isRanked = switch (name.what()) {
            case TRACK, FOES -> name.mayBeNew();
            case BOND, ALLY, COMPANION, ANYONE, ASSET, ABILITY, CHOICE -> false;
        };
        return Arrays.stream(Rank.values())
                .map(WireWords::of)
                .filter(rank ->
                        isRanked && (name.ranks().isEmpty() || name.ranks().contains(rank)))
                .toList();
    }

    /** What can be rolled on: one, unless that is left to the player. */
    private static List<String> among(Rulebook rulebook, Question.Oracle oracle) {
        return oracle.which()
                .map(List::of)
                .orElseGet(() -> oracle.odds()
                        ? rulebook.odds().stream().map(Likely::name).toList()
                        : List.copyOf(rulebook.tables().keySet()));
    }

    /** What answers it with dice of the table's. */
    static List<WantedDice> rolls(Rulebook rulebook, QuestionOffer offer) {
        return switch (offer.question()) {
            case Question.Dice _ ->
                offer.roll().stream().flatMap(QuestionJson::ways).distinct().toList();
            case Question.Reroll reroll ->
                reroll.sets(rulebook).stream()
                        .<WantedDice>map(WantedDice.Reroll::new)
                        .toList();
            case Question.Oracle oracle ->
                oracle.which().isPresent()
                        ? List.of(new WantedDice.Roll(Optional.empty(), Ticks.NONE))
                        : among(rulebook, oracle).stream()
                                .<WantedDice>map(name -> new WantedDice.Roll(Optional.of(name), Ticks.NONE))
                                .toList();
            case Question.OneDie _ -> List.of(new WantedDice.Roll(Optional.empty(), Ticks.NONE));
            case Question.Use _,
                    Question.Burn _,
                    Question.Choose _,
                    Question.May _,
                    Question.HowMuch _,
                    Question.Divide _,
                    Question.Name _ -> List.of();
        };
    }

    private static Stream<WantedDice> ways(RollOffer roll) {
        return roll.ways().stream().map(way -> RollJson.thrown(roll, way));
    }
}
