package momentum.notation;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.Shipped;
import momentum.rule.Effect;
import momentum.rule.Move;
import org.junit.jupiter.api.Test;

/** What a player may say is what some line of the rulebook asks for, wherever it stands. */
class SaidWordsTest {
    @Test
    void everyWordThatIsAskedForIsKnown() {
        assertThat(SaidWords.of(Shipped.rulebook("ironsworn")).words()).contains("bonded", "fulfilled", "together");
        assertThat(SaidWords.of(Shipped.with("ironsworn", """
                        move Try It
                          when you try
                          unless you just cornered yourself: you are cornered
                          if you just armed yourself: take +1 momentum
                          choose 1
                            Run, if you just mounted a horse
                            Stay
                        """)).words())
                .contains("armed", "mounted", "cornered", "bonded");
    }

    @Test
    void ofARollThoseThatItAsksFor() {
        Move move = Shipped.homebrew("Try It", """
                move Try It
                  when you try
                  roll +iron
                  add +1 if you just armed yourself
                  reroll any dice, if you just blessed the blade
                  hit
                    if you just mounted a horse: take +1 momentum
                """);
        assertThat(SaidWords.of((Effect.Roll) move.body().getFirst().effect()).words())
                .containsExactly("armed", "blessed", "together");
    }
}
