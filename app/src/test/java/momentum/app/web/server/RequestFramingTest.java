package momentum.app.web.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.helidon.http.RequestException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a request ends is never in doubt. */
class RequestFramingTest {
    private static final String NEXT = "GET /next HTTP/1.1\r\n\r\n";

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    /** The same whether it comes at once or letter by letter. */
    private static int end(String said) {
        RequestFraming slow = new RequestFraming();
        int end = 0;
        for (byte each : bytes(said)) {
            end += slow.take(new byte[] {each});
        }
        RequestFraming framing = new RequestFraming();
        assertThat(framing.take(bytes(said))).isEqualTo(end);
        assertThat(framing.isWhole()).isEqualTo(slow.isWhole());
        return end;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET / HTTP/1.1\r\nHost: a\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: 0\r\n\r\n",
                "POST / HTTP/1.1\r\ncontent-length:5\r\n\r\nabcde",
                "POST / HTTP/1.1\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n0A\r\n0123456789\r\n0\r\n\r\n"
            })
    void whatFollowsARequestIsOfTheNext(String request) {
        assertThat(end(request + NEXT)).isEqualTo(request.length());
        for (int cut = 1; cut < request.length(); cut++) {
            RequestFraming half = new RequestFraming();
            half.take(bytes(request.substring(0, cut)));
            assertThat(half.isWhole()).isFalse();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST / HTTP/1.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: 3, 3\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: +3\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: 9999999999999999999\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length : 3\r\n\r\n",
                "POST / HTTP/1.1\r\n Content-Length: 3\r\n\r\n",
                "POST / HTTP/1.1\r\nA: b\r\n folded\r\n\r\n",
                "POST / HTTP/1.1\nContent-Length: 3\n\n",
                "POST / HTTP/1.1\r\nA: b\rContent-Length: 3\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: identity\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3;a=b\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3 \r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-3\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0x3\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n000000003\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\nabc\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcd\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: b\r\n\r\n",
                "\r\n\r\n"
            })
    void whatCouldBeReadInTwoWaysIsNotReadAtAll(String request) {
        assertThatThrownBy(() -> end(request)).isInstanceOf(RequestException.class);
    }

    @Test
    void neitherAHeadNorAChunkGrowsWithoutEnd() {
        RequestFraming head = new RequestFraming();
        head.take(bytes("GET / HTTP/1.1\r\n"));
        byte[] more = bytes("a".repeat(1000));
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 100; i++) {
                        head.take(more);
                    }
                })
                .isInstanceOf(RequestException.class);
        RequestFraming chunk = new RequestFraming();
        chunk.take(bytes("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1"));
        assertThatThrownBy(() -> chunk.take(bytes(";" + "x".repeat(20)))).isInstanceOf(RequestException.class);
    }
}
