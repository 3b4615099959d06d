package momentum.rule;

import java.util.List;
import java.util.stream.Stream;
import momentum.rule.Effect.Choices;
import momentum.rule.Move.Block;

/** Which lines want to know how a roll was made: the number of its action die, or its stat. */
final class AboutTheRoll {
    private AboutTheRoll() {}

    static boolean isAskedBy(List<Phrase> lines) {
        return lines.stream().anyMatch(line -> isAskedBy(line.effect()));
    }

    private static boolean isAskedBy(Effect effect) {
        return effect.conditions().stream().anyMatch(AboutTheRoll::isAskedBy)
                || isAskedBy(effect.under())
                || areAskedBy(listed(effect));
    }

    private static boolean isAskedBy(Condition condition) {
        return condition.all().stream()
                .anyMatch(each -> each instanceof Condition.ActionDie || each instanceof Condition.Rolling);
    }

    private static boolean areAskedBy(List<Option> options) {
        return options.stream()
                .anyMatch(option ->
                        option.condition().filter(AboutTheRoll::isAskedBy).isPresent() || isAskedBy(option.effects()));
    }

    private static List<Option> listed(Effect effect) {
        return effect instanceof Effect.Choose choose
                        && choose.choices() instanceof Choices.Listed(List<Option> options)
                ? options
                : List.of();
    }

    static boolean isAskedByBlocksOf(Move move) {
        for (Block block : move.blocks().values()) {
            boolean isAsked = switch (block) {
                case Block.Effects(List<Phrase> effects) -> isAskedBy(effects);
                case Block.Options(List<Option> options) -> areAskedBy(options);
            };
            if (isAsked) {
                return true;
            }
        }
        return false;
    }

    static boolean areBlocksUsedBy(List<Phrase> lines) {
        return lines.stream().anyMatch(line -> isBlockUsedBy(line.effect()));
    }

    private static boolean isBlockUsedBy(Effect effect) {
        Stream<Phrase> optional = listed(effect).stream().flatMap(option -> option.effects().stream());
        return effect instanceof StoryEffect.Use
                || (effect instanceof Effect.Choose choose && choose.choices() instanceof Choices.Block)
                || Stream.concat(effect.under().stream(), optional).anyMatch(line -> isBlockUsedBy(line.effect()));
    }
}
