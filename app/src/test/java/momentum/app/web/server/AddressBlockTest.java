package momentum.app.web.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AddressBlockTest {
    @Test
    void aBlockOfIpv6CountsAsOneAddress() {
        assertThat(AddressBlock.of("2001:db8:1:2:3:4:5:6")).isEqualTo(AddressBlock.of("2001:db8:1:2::9"));
        assertThat(AddressBlock.of("2001:db8:1:2::9")).isNotEqualTo(AddressBlock.of("2001:db8:1:3::9"));
        assertThat(AddressBlock.of("192.0.2.1")).isNotEqualTo(AddressBlock.of("192.0.2.2"));
        assertThat(AddressBlock.of("::1")).isNotEqualTo(AddressBlock.of("::2"));
        assertThat(AddressBlock.of("nowhere")).isEqualTo("nowhere");
    }
}
