package momentum.app.web.bad;

import java.nio.charset.StandardCharsets;

/**
 * One request.
 *
 * @param route the pattern of the path it was made for
 * @param said all of its bytes, a letter each
 * @param isHead whether the answer has no body
 * @param isHttp whether it keeps the rules of HTTP, so that an answer is owed
 * @param isWhole whether nothing more is promised in it than is there
 */
public record BadRequest(String route, String said, boolean isHead, boolean isHttp, boolean isWhole) {
    byte[] bytes() {
        return said.getBytes(StandardCharsets.ISO_8859_1);
    }
}
