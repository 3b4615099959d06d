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
    /** Every effect of an asset, in the order of its lines. */
    public static List<Effect> effects(AssetCard card) {
        List<Effect> effects = new ArrayList<>();
        new Walk(phrase -> effects.add(phrase.effect()), option -> {}).through(card);
        return effects;
    }

    /** Every effect of a move, in the order of its lines. */
    public static List<Effect> effects(Move move) {
        List<Effect> effects = new ArrayList<>();
        new Walk(phrase -> effects.add(phrase.effect()), option -> {}).through(move);
        return effects;
    }

    public void through(Rulebook rulebook) {
        rulebook.moves().values().forEach(this::through);
        rulebook.tables().values().forEach(table -> table.rows().forEach(row -> through(row.effects())));
        rulebook.cards().values().forEach(this::through);
    }

    public void through(AssetCard card) {
        for (Ability ability : card.abilities()) {
            for (Ability.Item item : ability.items()) {
                switch (item) {
                    case Ability.Rides rides -> through(List.of(new Phrase(rides.rider(), rides.source())));
                    case Ability.OwnMove own -> through(own.move());
                    case Ability.AtOnce atOnce -> through(atOnce.lines());
                    case Ability.Static _, Ability.Told _ -> {}
                }
            }
        }
    }

    public void through(Move move) {
        through(move.body());
        move.blocks().values().forEach(block -> {
            switch (block) {
                case Move.Block.Effects(List<Phrase> effects) -> through(effects);
                case Move.Block.Options(List<Option> options) -> options(options);
            }
        });
    }

    /** Lines, and all that stands under them. */
    public void through(List<Phrase> phrases) {
        for (Phrase each : phrases) {
            phrase.accept(each);
            if (each.effect() instanceof Effect.Choose choose) {
                options(choose.listed());
            }
            if (each.effect() instanceof Effect.Roll roll) {
                roll.instead().ifPresent(instead -> options(instead.options()));
            }
            through(each.effect().under());
        }
    }

    private void options(List<Option> options) {
        for (Option each : options) {
            option.accept(each);
            through(each.effects());
        }
    }
}
