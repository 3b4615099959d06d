package momentum.content.verify;

import static org.assertj.core.api.Assertions.assertThat;

import momentum.content.Rulebooks;
import org.junit.jupiter.api.Test;

/** Every ability of our cards does what the book says, or the errata say why it does not. */
class CardVerificationTest {
    private static final String GAME = "ironsworn";

    @Test
    void everyAbilityDoesWhatTheBookSaysOrTheErrataSayWhy() {
        CardVerification verification = new CardVerification(GAME);

        assertThat(verification.differences(Rulebooks.game(GAME).orElseThrow()))
                .as("differences not in errata.txt, or in it and no longer there")
                .isEqualTo(verification.allowed());
    }
}
