package momentum.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Goes through everything a rulebook says, in the order of its lines.
 *
 * @param phrase is shown each effect with its line, and then what stands under it
 * @param option is shown each thing to choose
 */
public record Walk(Consumer<Phrase> phrase, Consumer<Option> option) {
    /** Every effect of a move, in the order of its lines. */
    public static List<Effect> effects(Move move) {
        List<Effect> effects = new ArrayList<>();
        new Walk(phrase -> effects.add(phrase.effect()), option -> {}).through(move);
        return effects;
    }

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
            if (each.effect() instanceof Effect.Choose choose) {
                options(choose.listed());
            }
            if (each.effect() instanceof Effect.Roll roll) {
                roll.instead().ifPresent(instead -> options(instead.options()));
            }
            phrases(each.effect().under());
        }
    }

    private void options(List<Option> options) {
        for (Option each : options) {
            option.accept(each);
            phrases(each.effects());
        }
    }
}
