package momentum.run;

import java.util.List;
import java.util.stream.Stream;
import momentum.phrase.Printer;
import momentum.play.Cause;
import momentum.play.Event;
import momentum.rule.Condition;
import momentum.rule.Effect;
import momentum.rule.Effect.Choices;
import momentum.rule.Move.Block;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.StoryEffect;
import momentum.state.Frame;

/** What hangs on the number of the action die: where that is cancelled, a game may give nothing good for it. */
record CancelledDie(Interpreter run) {
    /** Whether what this condition gives is forfeit. */
    boolean forfeits(Condition condition, Frame frame) {
        return frame.die()
                        .filter(die -> run.game().momentum().forfeitsBenefits(die))
                        .isPresent()
                && condition.all().stream().anyMatch(Condition.ActionDie.class::isInstance);
    }

    /** The lines that stand; those that would give something are told. */
    List<Phrase> standing(List<Phrase> lines, Frame frame) {
        lines.stream()
                .filter(line -> isGood(line.effect(), frame))
                .forEach(line -> run.emit(Event.Prompted.remark(
                        frame.you(),
                        "no \"%s\" for a cancelled die".formatted(Printer.print(line.effect())),
                        Cause.of(frame, line.source()))));
        return lines.stream().filter(line -> !isGood(line.effect(), frame)).toList();
    }

    /** Of a block of the move, all that is in it. */
    private boolean isGood(Effect effect, Frame frame) {
        if (effect instanceof StoryEffect.Use use
                && frame.block(use.block()).orElse(null) instanceof Block.Effects(List<Phrase> effects)) {
            return areGood(effects, frame);
        }
        if (effect instanceof Effect.Choose choose
                && choose.choices() instanceof Choices.Block(String name)
                && frame.block(name).orElse(null) instanceof Block.Options(List<Option> options)) {
            return Stream.concat(options.stream(), choose.listed().stream())
                    .allMatch(option -> areGood(option.effects(), frame));
        }
        return effect.isBenefit();
    }

    boolean areGood(List<Phrase> lines, Frame frame) {
        return !lines.isEmpty() && lines.stream().allMatch(line -> isGood(line.effect(), frame));
    }
}
