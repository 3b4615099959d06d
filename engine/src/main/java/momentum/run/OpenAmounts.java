package momentum.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import momentum.rule.Amount;
import momentum.rule.Effect;
import momentum.rule.Effect.Argument;
import momentum.rule.MeterEffect;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.state.Frame;

/** What an option leaves open, where a choice says how much of each is taken: the first of its lines that would ask. */
final class OpenAmounts {
    private final Interpreter run;

    OpenAmounts(Interpreter run) {
        this.run = run;
    }

    /** What is advised, by the place of each option that leaves it open. */
    Map<Integer, Integer> advised(List<Option> options, Frame frame) {
        Map<Integer, Integer> advised = new TreeMap<>();
        for (int i = 0; i < options.size(); i++) {
            OptionalInt doubt = advised(options.get(i), frame);
            if (doubt.isPresent()) {
                advised.put(i, doubt.getAsInt());
            }
        }
        return advised;
    }

    private OptionalInt advised(Option option, Frame frame) {
        return option.effects().stream()
                .map(phrase -> advised(phrase.effect(), frame))
                .flatMapToInt(OptionalInt::stream)
                .findFirst();
    }

    private OptionalInt advised(Effect effect, Frame frame) {
        if (effect instanceof MeterEffect.Suffer suffer && suffer.amount() instanceof Amount.Asked) {
            return OptionalInt.of(run.game().cost().doubt());
        }
        if (effect instanceof Effect.Make make && isMadeAtOnce(make) && make.argument() instanceof Argument.None) {
            return run.move(make.move())
                    .flatMap(move -> move.parameter().map(what -> run.making().advised(what, frame)))
                    .map(OptionalInt::of)
                    .orElse(OptionalInt.empty());
        }
        return OptionalInt.empty();
    }

    /** Whether the hero makes it, and nothing else is asked before: whether they will, or who does it for them. */
    private static boolean isMadeAtOnce(Effect.Make make) {
        return !make.may()
                && switch (make.how()) {
                    case PLAINLY, DIRELY, STEADILY -> true;
                    case FOR_ALLY, BY_ALLY -> false;
                };
    }

    /** The lines of an option, with so much of what they leave open. */
    List<Phrase> filled(List<Phrase> effects, int amount, Frame frame) {
        List<Phrase> filled = new ArrayList<>(effects);
        for (int i = 0; i < filled.size(); i++) {
            Phrase phrase = filled.get(i);
            if (advised(phrase.effect(), frame).isPresent()) {
                filled.set(i, new Phrase(filled(phrase.effect(), new Amount.Fixed(amount)), phrase.source()));
                break;
            }
        }
        return filled;
    }

    private static Effect filled(Effect effect, Amount amount) {
        if (effect instanceof MeterEffect.Suffer(var who, var _, var meter, var rest)) {
            return new MeterEffect.Suffer(who, amount, meter, rest);
        }
        return effect instanceof Effect.Make(var move, var _, var rolling, var may, var how)
                ? new Effect.Make(move, new Argument.Of(amount), rolling, may, how)
                : effect;
    }
}
