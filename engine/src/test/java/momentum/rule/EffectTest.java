package momentum.rule;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.Shipped;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a line is by itself: good for someone, or for all who are in play. */
class EffectTest {
    /** A line as the last of a move that has all a line may need. */
    private static Effect effect(String line) {
        Move move = Shipped.homebrew(
                "Try It",
                "move Try It (harm)\n  when you try\n  for yourself, an ally, a companion, or someone else\n"
                        + line.indent(2)
                        + "  ways\n    press on\n");
        return move.body().getLast().effect();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take +1 momentum",
                "take +1 health, companions too",
                "they take +1 health",
                "take up to +2 supply, and suffer -1 health for each",
                "mark progress",
                "inflict your harm",
                "take the initiative",
                "clear wounded",
                "add +1 to your next move, not a progress move",
                "if wounded: take +1 momentum",
                "if wounded\n  take +1 momentum\n  take +1 spirit",
                "choose 1\n  Run: take +1 momentum\n  Stay: take +1 spirit",
                "choose 1\n  Run: take +1 momentum\nor first choose 1\n  Stay: take +1 spirit"
            })
    void whatGivesSomethingAndTakesNothingIsABenefit(String line) {
        assertThat(effect(line).isBenefit()).as(line).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "suffer -1 momentum",
                "suffer -harm health, the rest as -momentum",
                "they suffer -harm health, the rest as your -momentum",
                "mark wounded",
                "lose the initiative",
                "envision what you see",
                "press on",
                "Endure Harm (1)",
                "Pay the Price",
                "exchange the rest for -health or -spirit, in any mix",
                "if wounded: suffer -1 momentum",
                "if wounded\n  take +1 momentum\n  suffer -1 spirit",
                "choose 1\n  Run: take +1 momentum\n  Stay: suffer -1 spirit",
                "choose 1\n  Run: take +1 momentum\n  Stay",
                "choose 1\n  Run: take +1 momentum\nor first choose 1\n  Stay: suffer -1 spirit",
                "you die"
            })
    void whatTakesSomethingOrChangesNothingIsNone(String line) {
        assertThat(effect(line).isBenefit()).as(line).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "everyone marks unprepared",
                "everyone exchanges the rest for -health or -spirit, in any mix",
                "everyone chooses 1\n  Run\n  Stay",
                "everyone may ways"
            })
    void someLinesAreForEveryone(String line) {
        assertThat(effect(line).isForEveryone()).as(line).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mark unprepared",
                "exchange the rest for -health or -spirit, in any mix",
                "choose 1\n  Run\n  Stay",
                "ways",
                "take +1 momentum"
            })
    void othersAreForTheOneWhoMakesTheMove(String line) {
        assertThat(effect(line).isForEveryone()).as(line).isFalse();
    }
}
