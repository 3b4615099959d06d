package momentum.app.web.security;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** A code is worth nothing once it was used, nor after a while. */
class OneTimeCodesTest {
    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final OneTimeCodes codes = new OneTimeCodes(now::get);

    @Test
    void aCodeWorksOnce() {
        String code = codes.issue("secret");
        assertThat(codes.isValid(code)).isTrue();
        assertThat(codes.redeem(code)).hasValue("secret");
        assertThat(codes.isValid(code)).isFalse();
        assertThat(codes.redeem(code)).isEmpty();
        assertThat(codes.issue("secret")).isNotEqualTo(code).doesNotContain("secret");
        assertThat(codes.redeem("guessed")).isEmpty();
    }

    @Test
    void aCodeWorksForFiveMinutes() {
        String code = codes.issue("secret");
        String other = codes.issue("other");
        now.set(Instant.EPOCH.plus(Duration.ofMinutes(5)).minusMillis(1));
        assertThat(codes.redeem(code)).isPresent();
        now.set(Instant.EPOCH.plus(Duration.ofMinutes(5)));
        assertThat(codes.isValid(other)).isFalse();
        assertThat(codes.redeem(other)).isEmpty();
    }
}
