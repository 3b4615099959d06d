package momentum.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import momentum.dice.ActionRoll;
import momentum.dice.Outcome;
import momentum.phrase.Printer;
import momentum.rule.Effect;
import momentum.rule.Meter;
import momentum.rule.Option;
import momentum.rule.Source;

/** What someone must say before play goes on. */
public sealed interface Question {
    /** The hero it is put to. */
    String hero();

    /** The line that asks. */
    Source source();

    /** Roll the dice, and say which of the ways to roll it is, if there are several. */
    record Dice(String hero, Effect.Roll roll, Source source) implements Question {}

    /** Some dice may be rolled again. */
    record Reroll(String hero, Effect.Roll effect, ActionRoll roll, List<Bonus> used, Source source)
            implements Question {}

    /** Momentum may be burned for a better outcome. */
    record Burn(String hero, Effect.Roll effect, ActionRoll roll, List<Bonus> used, Outcome better, Source source)
            implements Question {}

    /**
     * Some of several; to focus is to choose one of what was chosen before.
     *
     * @param unavailable why each cannot be taken, empty for what can; and none at all where all can
     */
    record Choose(
            String hero,
            List<Option> options,
            List<String> unavailable,
            int least,
            int most,
            boolean focus,
            Source source)
            implements Question {
        /** Each with its label and what stands against it. */
        public List<Choice> choices() {
            List<Choice> choices = new ArrayList<>(options.size());
            for (int i = 0; i < options.size(); i++) {
                Option option = options.get(i);
                choices.add(new Choice(Printer.label(option), option, unavailable.isEmpty() ? "" : unavailable.get(i)));
            }
            return choices;
        }
    }

    /** Whether to do what one may. */
    record May(String hero, Effect effect, Source source) implements Question {}

    record HowMuch(String hero, String what, int least, int most, int advised, Effect effect, Source source)
            implements Question {}

    /** So much is lost, divided among meters, each up to what it has. */
    record Divide(String hero, int amount, List<Meter> meters, List<Integer> most, Source source) implements Question {}

    /** Which track, person or companion, of those known; or a new one. */
    record Name(
            String hero,
            What what,
            String kind,
            List<String> known,
            boolean mayBeNew,
            Set<String> ranks,
            Then then,
            Source source)
            implements Question {}

    /** The oracle dice: on a table or on the odds, where it is not left open which. */
    record Oracle(
            String hero, boolean odds, Optional<String> which, int times, String previous, boolean worse, Source source)
            implements Question {
        Oracle after(String result) {
            return new Oracle(hero, odds, which, times, result, worse, source);
        }
    }

    /** An option, and why it cannot be taken, if it cannot. */
    record Choice(String label, Option option, String unavailable) {
        public boolean isAvailable() {
            return unavailable.isEmpty();
        }
    }

    /** What is to be named. */
    enum What {
        TRACK,
        FOES,
        BOND,
        ALLY,
        COMPANION,
        ANYONE,
        ASSET,
        ABILITY
    }

    /** What the name is for. */
    enum Then {
        BEGIN_MOVE,
        BY_ALLY,
        LOSE_PROGRESS,
        ADD_ASSET,
        MARK_ABILITY
    }
}
