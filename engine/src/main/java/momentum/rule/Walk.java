package momentum.rule;

import java.util.List;
import java.util.function.Consumer;

/**
 * Goes through everything a rulebook says, in the order of its lines.
 *
 * @param phrase is shown each effect with its line, and then what stands under it
 * @param option is shown each thing to choose
 */
public record Walk(Consumer<Phrase> phrase, Consumer<Option> option) {
    public void through(Rulebook rulebook) {
        rulebook.moves().values().forEach(this::through);
        rulebook.tables().values().forEach(table -> table.rows().forEach(row -> phrases(row.effects())));
    }

    public void through(Move move) {
        phrases(move.body());
        move.blocks().values().forEach(block -> {
            switch (block) {
                case Move.Block.Effects(List<Phrase> effects) -> phrases(effects);
                case Move.Block.Options(List<Option> options) -> options(options);
            }
        });
    }

    private void phrases(List<Phrase> phrases) {
        for (Phrase each : phrases) {
            phrase.accept(each);
            under(each.effect());
        }
    }

    private void options(List<Option> options) {
        for (Option each : options) {
            option.accept(each);
            phrases(each.effects());
        }
    }

    private void under(Effect effect) {
        switch (effect) {
            case Effect.Roll roll -> roll.outcomes().forEach((on, effects) -> phrases(effects));
            case Effect.Choose choose -> {
                if (choose.choices() instanceof Effect.Choices.Listed(List<Option> options)) {
                    options(options);
                }
            }
            case Effect.If condition -> phrases(condition.then());
            case Effect.Otherwise otherwise -> phrases(otherwise.then());
            case Effect.OnOutcome on -> phrases(List.of(on.then()));
            case Effect.NextAdd next -> {
                phrases(next.onHit());
                phrases(next.onMiss());
            }
            default -> {}
        }
    }
}
