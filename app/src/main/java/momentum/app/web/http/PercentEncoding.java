package momentum.app.web.http;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Text as it stands in an address or a cookie. */
public final class PercentEncoding {
    private PercentEncoding() {}

    /** A space is {@code %20}, which every part of an address takes; {@code +} means a space only in a query. */
    public static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
