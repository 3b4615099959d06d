package momentum.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import momentum.Shipped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A roll is remembered only where a line may still ask about it: so two tables that differ in nothing else are equal. */
class OutcomesTest {
    private static boolean isAsked(String lines) {
        Move move = Shipped.homebrew("Try It", "move Try It\n  when you try\n  roll +iron\n" + lines.indent(2));
        Effect.Roll roll = (Effect.Roll) move.body().getFirst().effect();
        return roll.outcomes().askAboutTheRoll(move);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hit\n  if the action die is 6\n    take +1 momentum",
                "hit\n  if the action die is 6: take +1 momentum",
                "hit\n  if rolling +iron: take +1 momentum",
                "hit\n  if wounded and the action die is 6: take +1 momentum",
                "hit\n  choose 1\n    Run, if the action die is 6\n    Stay",
                "hit\n  choose 1\n    Stay\n    Run: if the action die is 6, take +1 momentum",
                "hit\n  choose 1, and 1 more if the action die is 6\n    Stay\n    Run",
                "hit\n  choose 1\n    Stay\n  or first choose 1\n    Run, if the action die is 6",
                "miss\n  if wounded\n    if the action die is 1\n      suffer -1 momentum",
                "miss\n  if wounded\n    suffer -1 spirit\n  otherwise, if the action die is 1\n    suffer -1 momentum",
                "hit\n  choose 1 of ways\nways\n  Run, if the action die is 6\n  Stay",
                "hit\n  choose 1\n    Stay\n    Run: ways\nways\n  if the action die is 6: take +1 momentum",
                "hit\n  if wounded: ways\nways\n  if the action die is 6: take +1 momentum",
                "hit\n  ways\nways\n  if the action die is 6: take +1 momentum"
            })
    void aLineThatWantsToKnowTheDieOrTheStatIsFoundWhereverItStands(String lines) {
        assertThat(isAsked(lines)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hit\n  take +1 momentum",
                "hit\n  if wounded: take +1 momentum",
                "hit\n  choose 1\n    Run, if wounded\n    Stay: suffer -1 momentum",
                "hit\n  choose 1, and 1 more if bonded\n    Stay\n    Run",
                "hit\n  choose 1 of ways\nways\n  Run, if wounded: take +1 momentum\n  Stay",
                "hit\n  ways\nways\n  if wounded: take +1 momentum",
            })
    void whereNoLineDoesTheRollIsForgotten(String lines) {
        assertThat(isAsked(lines)).isFalse();
    }

    @Test
    void theOrderOfTheirHeadingsIsKept() {
        assertThat(headings("miss", "strong hit", "hit"))
                .containsExactly(Outcomes.On.MISS, Outcomes.On.STRONG_HIT, Outcomes.On.HIT);
        assertThat(outcomes("miss", "hit")).isEqualTo(outcomes("miss", "hit")).isNotEqualTo(outcomes("hit", "miss"));
        assertThat(outcomes("miss", "hit")).hasSameHashCodeAs(outcomes("miss", "hit"));
        assertThat(outcomes("miss", "hit").toString()).contains("MISS=[").contains("WEAK_HIT=[]");
    }

    private static Outcomes outcomes(String... headings) {
        StringBuilder move = new StringBuilder("move Try It\n  when you try\n  roll +iron\n");
        for (String heading : headings) {
            move.append("  ").append(heading).append("\n    press on\n");
        }
        Effect.Roll roll = (Effect.Roll)
                Shipped.homebrew("Try It", move.toString()).body().getFirst().effect();
        return roll.outcomes();
    }

    private static List<Outcomes.On> headings(String... headings) {
        List<Outcomes.On> found = new ArrayList<>();
        outcomes(headings).forEach((on, phrases) -> found.add(on));
        return found;
    }
}
