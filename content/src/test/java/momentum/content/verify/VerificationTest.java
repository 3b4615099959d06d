package momentum.content.verify;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.content.Rulebooks;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every move of our rulebooks does what the book says, or the errata say why it does not. */
class VerificationTest {
    @ParameterizedTest
    @ValueSource(strings = {"ironsworn", "starforged"})
    void everyMoveDoesWhatTheBookSaysOrTheErrataSayWhy(String game) {
        Verification verification = new Verification(game);

        assertThat(verification.differences(Rulebooks.game(game).orElseThrow()))
                .as("differences not in errata.txt, or in it and no longer there")
                .isEqualTo(verification.allowed());
    }
}
