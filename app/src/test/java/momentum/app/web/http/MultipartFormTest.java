package momentum.app.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A form with a file is read as browsers send it, or not at all. */
class MultipartFormTest {
    private static final String TYPE = "multipart/form-data; boundary=raven";
    private static final String END = "\r\n";
    private static final String HEAD = String.join(
            END,
            "Content-Disposition: form-data; name=\"file\"; filename=\"ash.jsonl\"",
            "Content-Type: application/octet-stream",
            "",
            "");
    private static final String COPY = String.join(END, "", "Content-Disposition: form-data; name=\"copy\"", "", "yes");

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static String form(String content) {
        return "--raven\r\n" + HEAD + content + "\r\n--raven" + COPY + "\r\n--raven--\r\n";
    }

    private static String file(MultipartForm form) {
        return new String(form.part("file").orElseThrow().content(), StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "\r\n",
                "\r\n\r\n",
                "--raven",
                "\r\n--rave",
                "--raven--",
                "\r\n--Raven--",
                "\u0000\u00ff"
            })
    void whateverIsInAFileIsReadAsItIs(String content) {
        MultipartForm form = MultipartForm.read(TYPE, bytes(form(content)));
        assertThat(file(form)).isEqualTo(content);
        assertThat(form.part("file").orElseThrow().fileName()).isEqualTo("ash.jsonl");
        assertThat(new String(form.part("copy").orElseThrow().content(), StandardCharsets.US_ASCII))
                .isEqualTo("yes");
        assertThat(form.part("other")).isEmpty();
    }

    @Test
    void aBoundaryMayStandInQuotes() {
        assertThat(file(MultipartForm.read("Multipart/Form-Data; boundary=\"raven\"", bytes(form("a")))))
                .isEqualTo("a");
    }

    @Test
    void whatIsCutOffIsNoForm() {
        byte[] whole = bytes(form("some text"));
        for (int length = 0; length < whole.length - 2; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> MultipartForm.read(TYPE, cut))
                    .as("the first %d bytes", length)
                    .isInstanceOf(UnreadableForm.class);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "application/x-www-form-urlencoded",
                "multipart/form-data",
                "multipart/form-data; boundary=",
                "multipart/form-data; boundary=oak",
                "multipart/mixed; boundary=raven"
            })
    void anotherTypeIsNoForm(String type) {
        assertThatThrownBy(() -> MultipartForm.read(type, bytes(form("a")))).isInstanceOf(UnreadableForm.class);
    }

    @Test
    void partsAreFewAndEachIsThereOnce() {
        String twice = "--raven" + COPY + "\r\n--raven" + COPY + "\r\n--raven--";
        assertThatThrownBy(() -> MultipartForm.read(TYPE, bytes(twice))).isInstanceOf(UnreadableForm.class);
        StringBuilder many = new StringBuilder("--raven");
        for (int i = 0; i < 9; i++) {
            many.append(COPY.replace("copy", "copy" + i)).append("\r\n--raven");
        }
        assertThatThrownBy(() -> MultipartForm.read(TYPE, bytes(many + "--"))).isInstanceOf(UnreadableForm.class);
        String longHead = "--raven\r\nX: " + "x".repeat(5000) + "\r\n" + HEAD + "a\r\n--raven--";
        assertThatThrownBy(() -> MultipartForm.read(TYPE, bytes(longHead))).isInstanceOf(UnreadableForm.class);
    }

    /** Any bytes in any place: it is a form, or it is none, and nothing else happens. */
    @Test
    void anyBytesAreAFormOrNone() {
        Random random = new Random(1);
        byte[] whole = bytes(form("some text"));
        for (int i = 0; i < 20_000; i++) {
            byte[] changed = whole.clone();
            for (int k = 0; k <= random.nextInt(4); k++) {
                changed[random.nextInt(changed.length)] = (byte) "\r\n-raven\":;".charAt(random.nextInt(11));
            }
            try {
                assertThat(MultipartForm.read(TYPE, changed)).isNotNull();
            } catch (UnreadableForm none) {
                assertThat(none).hasMessageContaining("Go back to the page");
            }
        }
    }
}
