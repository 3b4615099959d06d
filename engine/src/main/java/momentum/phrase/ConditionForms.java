package momentum.phrase;

import static momentum.phrase.Form.says;

import java.util.List;
import momentum.rule.Condition;
import momentum.rule.Condition.ActionDie;
import momentum.rule.Condition.AnyAbove;
import momentum.rule.Condition.Compare;
import momentum.rule.Condition.FirstRoll;
import momentum.rule.Condition.HasAbilityLeft;
import momentum.rule.Condition.HasAlly;
import momentum.rule.Condition.HasCompanion;
import momentum.rule.Condition.ItEnded;
import momentum.rule.Condition.Marked;
import momentum.rule.Condition.Rolling;
import momentum.rule.Condition.Said;
import momentum.rule.Condition.Sign;
import momentum.rule.Condition.TrackHasProgress;
import momentum.rule.Condition.TrackOpen;
import momentum.rule.Condition.Value;
import momentum.rule.Who;

/** Every way to say a condition. */
final class ConditionForms {
    private ConditionForms() {}

    static final List<Form<Condition>> ALL = List.of(
            compare("{meter} > {n}", Who.YOU, Sign.ABOVE),
            compare("{meter} = {n}", Who.YOU, Sign.EQUAL),
            compare("their {meter} = {n}", Who.THEY, Sign.EQUAL),
            says(
                    "experience >= {n}",
                    Compare.class,
                    s -> new Compare(Who.YOU, new Value.Experience(), Sign.AT_LEAST, s.number("n")),
                    c -> c.value() instanceof Value.Experience ? List.of(c.number()) : null),
            says(
                    "{meters} > {n}",
                    AnyAbove.class,
                    s -> new AnyAbove(s.meters("meters", ""), s.number("n")),
                    c -> List.of(
                            English.or(c.meters().stream().map(m -> m.name()).toList()), c.number())),
            says("bonded", Said.class, s -> new Said("bonded", ""), c -> isSaid(c, "bonded", true) ? List.of() : null),
            says(
                    "bonded with {text}",
                    Said.class,
                    s -> new Said("bonded", s.text("text")),
                    c -> isSaid(c, "bonded", false) ? List.of(c.rest()) : null),
            says(
                    "you just {word} {text}",
                    Said.class,
                    s -> new Said(s.otherThan("word", "bonded"), s.text("text")),
                    c -> c.word().equals("bonded") ? null : List.of(c.word(), c.rest())),
            says("rolling +{stat}", Rolling.class, s -> new Rolling(s.stat("stat")), c -> List.of(c.stat())),
            says("the action die is {n}", ActionDie.class, s -> new ActionDie(s.number("n")), c -> List.of(c.number())),
            says("on the first roll", FirstRoll.class, s -> new FirstRoll(), c -> List.of()),
            says(
                    "it is {ending}",
                    ItEnded.class,
                    s -> new ItEnded(s.oneOf("ending", "ending", s.words().endings())),
                    c -> List.of(c.ending())),
            says("there is an ally", HasAlly.class, s -> new HasAlly(), c -> List.of()),
            says("there is a companion", HasCompanion.class, s -> new HasCompanion(), c -> List.of()),
            says("an ability is left to mark", HasAbilityLeft.class, s -> new HasAbilityLeft(), c -> List.of()),
            says("a track has progress", TrackHasProgress.class, s -> new TrackHasProgress(), c -> List.of()),
            trackOpen("a {kind} is open"),
            trackOpen("an {kind} is open"),
            says(
                    "not {debility}",
                    Marked.class,
                    s -> new Marked(s.debility("debility"), false),
                    c -> c.marked() ? null : List.of(c.debility().name())),
            says(
                    "{debility}",
                    Marked.class,
                    s -> new Marked(s.debility("debility"), true),
                    c -> c.marked() ? List.of(c.debility().name()) : null));

    private static Form<Condition> compare(String pattern, Who who, Sign sign) {
        return says(
                pattern,
                Compare.class,
                s -> new Compare(who, new Value.OfMeter(s.meter("meter")), sign, s.number("n")),
                c -> c.who() == who && c.sign() == sign && c.value() instanceof Value.OfMeter(var meter)
                        ? List.of(meter.name(), c.number())
                        : null);
    }

    private static Form<Condition> trackOpen(String pattern) {
        return says(
                pattern,
                TrackOpen.class,
                s -> {
                    String kind = s.oneOf(
                            "kind", "kind of track", s.words().game().tracks().names());
                    if (!takes(pattern, kind)) {
                        throw s.misread("kind", "say \"%s\"".formatted(English.a(kind)));
                    }
                    return new TrackOpen(kind);
                },
                c -> takes(pattern, c.kind()) ? List.of(c.kind()) : null);
    }

    /** Whether the article is the one that the kind takes. */
    private static boolean takes(String pattern, String kind) {
        return pattern.replace("{kind}", kind).startsWith(English.a(kind) + " ");
    }

    private static boolean isSaid(Said said, String word, boolean bare) {
        return said.word().equals(word) && said.rest().isEmpty() == bare;
    }
}
