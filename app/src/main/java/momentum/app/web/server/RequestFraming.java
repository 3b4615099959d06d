package momentum.app.web.server;

import io.helidon.http.DirectHandler;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Where one HTTP/1.1 request ends, found byte by byte and kept in bounds: a request whose end could be read in two ways, or whose chunks
 * carry anything but data, is rejected, and its connection closed.
 */
final class RequestFraming {
    /** More than the head of a request may have, so that the HTTP library says what is wrong with a longer one. */
    private static final int LONGEST_HEAD = 24_000;

    private static final int MOST_HEX_DIGITS = 8;

    /** The one request whose body may be as long as a file. */
    private static final String IMPORT = "POST /import HTTP/1.1";

    private enum Part {
        HEAD,
        LENGTH,
        CHUNK_SIZE,
        CHUNK_DATA,
        CHUNK_END,
        LAST_CHUNK,
        WHOLE
    }

    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private Part part = Part.HEAD;
    private int headLength;
    private boolean isFirstLine = true;
    private boolean isChunked;
    private OptionalLong length = OptionalLong.empty();
    private long left;
    private long chunks;
    private int most = Listener.MOST_SENT;

    boolean isNew() {
        return headLength == 0;
    }

    boolean isInHead() {
        return part == Part.HEAD;
    }

    boolean isWhole() {
        return part == Part.WHOLE;
    }

    /** How many of these bytes belong to the request; what follows them is of the next. */
    int take(byte[] bytes) {
        int at = 0;
        while (at < bytes.length && part != Part.WHOLE) {
            if (part == Part.LENGTH || part == Part.CHUNK_DATA) {
                int taken = (int) Math.min(left, bytes.length - at);
                at += taken;
                left -= taken;
                if (left == 0) {
                    part = part == Part.LENGTH ? Part.WHOLE : Part.CHUNK_END;
                }
            } else {
                take(bytes[at]);
                at++;
            }
        }
        return at;
    }

    private void take(byte next) {
        if (part == Part.HEAD) {
            headLength++;
            require(headLength <= LONGEST_HEAD);
        }
        if (next != '\n') {
            line.write(next);
            require(part == Part.HEAD || line.size() <= MOST_HEX_DIGITS + 1);
            return;
        }
        String text = line.toString(StandardCharsets.ISO_8859_1);
        line.reset();
        require(text.endsWith("\r"));
        String said = text.substring(0, text.length() - 1);
        require(said.indexOf('\r') < 0);
        if (part == Part.HEAD) {
            head(said);
        } else if (part == Part.CHUNK_SIZE) {
            require(said.matches("[0-9a-fA-F]{1,8}"));
            left = Long.parseLong(said, 16);
            chunks += left;
            requireShort(chunks);
            part = left == 0 ? Part.LAST_CHUNK : Part.CHUNK_DATA;
        } else {
            // After the data of a chunk, and after the last one, where fields could follow that nobody here reads.
            require(said.isEmpty());
            part = part == Part.CHUNK_END ? Part.CHUNK_SIZE : Part.WHOLE;
        }
    }

    private void head(String said) {
        if (said.isEmpty()) {
            require(!isFirstLine && !(isChunked && length.isPresent()));
            left = length.orElse(0);
            part = isChunked ? Part.CHUNK_SIZE : left > 0 ? Part.LENGTH : Part.WHOLE;
            return;
        }
        if (isFirstLine) {
            isFirstLine = false;
            most = said.equals(IMPORT) ? Listener.MOST_IMPORTED : Listener.MOST_SENT;
            return;
        }
        int colon = said.indexOf(':');
        require(colon > 0);
        String name = said.substring(0, colon).toLowerCase(Locale.ROOT);
        require(name.chars().noneMatch(letter -> letter <= ' '));
        String value = said.substring(colon + 1).strip();
        if (name.equals("content-length")) {
            require(length.isEmpty() && value.matches("\\d{1,18}"));
            length = OptionalLong.of(Long.parseLong(value));
        } else if (name.equals("transfer-encoding")) {
            require(!isChunked && value.equalsIgnoreCase("chunked"));
            isChunked = true;
        }
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw refusal(Status.BAD_REQUEST_400, "That is no request.");
        }
    }

    /** What is sent in chunks does not say beforehand how long it is. */
    private void requireShort(long length) {
        if (length > most) {
            throw refusal(Status.REQUEST_ENTITY_TOO_LARGE_413, "That is too large.");
        }
    }

    private static RequestException refusal(Status status, String why) {
        return RequestException.builder()
                .type(DirectHandler.EventType.BAD_REQUEST)
                .status(status)
                .setKeepAlive(false)
                .message(why)
                .build();
    }
}
