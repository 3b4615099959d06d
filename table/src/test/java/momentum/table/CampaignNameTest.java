package momentum.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A name is read in a list, and typed to come back. */
class CampaignNameTest {
    @ParameterizedTest
    @ValueSource(strings = {"The Long Ice", "Ice & \"Iron\" ☃", "🐺", "שלום", "冬", "O'Kára's", "7"})
    void anythingThatCanBeReadIsAName(String name) {
        assertThat(CampaignName.fault(name)).isEmpty();
        assertThat(CampaignName.tidied(name)).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "  ",
                "\u00a0",
                "\u200d",
                "👩‍👧",
                "a\nb",
                "a\tb",
                "\u001b[31mred",
                "a\u2028b",
                "left\u202etfel"
            })
    void whatCannotBeReadInALineIsNone(String name) {
        assertThat(CampaignName.fault(name)).isPresent();
        assertThat(CampaignName.fault(CampaignName.tidied(name))).isEmpty();
    }

    @Test
    void aNameEndsAtAHundredLetters() {
        assertThat(CampaignName.fault("🐺".repeat(100))).isEmpty();
        assertThat(CampaignName.fault("x".repeat(101)))
                .hasValueSatisfying(why -> assertThat(why).contains("up to 100", "not 101"));
        assertThat(CampaignName.tidied("x".repeat(3000))).hasSize(100);
        assertThat(CampaignName.tidied("a\nb")).isEqualTo("a b");
        assertThat(CampaignName.tidied("\n")).isEqualTo("Unnamed");
    }
}
