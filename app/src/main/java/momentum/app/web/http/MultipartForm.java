package momentum.app.web.http;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form with a file, as browsers send it ({@code multipart/form-data}, RFC 7578). The HTTP library's own reader is not used: it reads
 * parts of any number and kind as they come, and here there are a few, bounded and whole.
 */
public final class MultipartForm {
    private static final int MOST_PARTS = 8;
    private static final int LONGEST_HEAD = 4096;
    private static final Pattern TYPE =
            Pattern.compile("(?i)multipart/form-data;\\s*boundary=\"?([0-9A-Za-z'()+_,./:=?-]{1,70})\"?");
    private static final Pattern FIELD = Pattern.compile(
            "(?im)^content-disposition:\\s*form-data;\\s*name=\"([^\"]*)\"(?:;\\s*filename=\"([^\"]*)\")?");

    /** A field. */
    public static final class Part {
        private final String fileName;
        private final byte[] content;

        public Part(String fileName, byte[] content) {
            this.fileName = fileName;
            this.content = content;
        }

        /** As the browser says it; empty for one that is no file. */
        public String fileName() {
            return fileName;
        }

        /** What was sent; it is large, and nobody changes it. */
        public byte[] content() {
            return content;
        }
    }

    private final Map<String, Part> parts;

    private MultipartForm(Map<String, Part> parts) {
        this.parts = parts;
    }

    public Optional<Part> part(String name) {
        return Optional.ofNullable(parts.get(name));
    }

    /** The fields of a body; anything that is not just such a form is unreadable. */
    public static MultipartForm read(String contentType, byte[] body) {
        Matcher type = TYPE.matcher(contentType);
        require(type.matches());
        byte[] delimiter = ascii("\r\n--" + type.group(1));
        byte[] first = Arrays.copyOfRange(delimiter, 2, delimiter.length);
        require(startsWith(body, 0, first));
        Map<String, Part> parts = new HashMap<>();
        int at = first.length;
        while (startsWith(body, at, ascii("\r\n"))) {
            require(parts.size() < MOST_PARTS);
            int head = at + 2;
            int content = indexOf(body, ascii("\r\n\r\n"), head, Math.min(body.length, head + LONGEST_HEAD));
            require(content >= 0);
            int from = content + 4;
            int end = indexOf(body, delimiter, from, body.length);
            require(end >= 0);
            Matcher field = FIELD.matcher(new String(body, head, content - head, StandardCharsets.UTF_8));
            require(field.find());
            Part part = new Part(Optional.ofNullable(field.group(2)).orElse(""), Arrays.copyOfRange(body, from, end));
            require(parts.put(field.group(1), part) == null);
            at = end + delimiter.length;
        }
        require(startsWith(body, at, ascii("--")));
        return new MultipartForm(parts);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static boolean startsWith(byte[] bytes, int at, byte[] with) {
        return at + with.length <= bytes.length && Arrays.equals(bytes, at, at + with.length, with, 0, with.length);
    }

    private static int indexOf(byte[] bytes, byte[] sought, int from, int to) {
        for (int at = from; at + sought.length <= to; at++) {
            if (bytes[at] == sought[0] && startsWith(bytes, at, sought)) {
                return at;
            }
        }
        return -1;
    }

    private static void require(boolean holds) {
        if (!holds) {
            throw new UnreadableForm(
                    "What was sent is not a form with a file. Go back to the page, and send it from there.");
        }
    }
}
