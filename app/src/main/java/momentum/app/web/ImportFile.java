package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.http.RequestException;
import io.helidon.webserver.http.ServerRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import momentum.app.web.http.MultipartForm;
import momentum.app.web.http.UnreadableForm;
import momentum.app.web.http.WrongForm;
import momentum.app.web.server.Listener;
import momentum.table.CampaignName;
import momentum.table.Campaigns;
import momentum.table.export.CampaignRecord;
import momentum.table.export.ImportResult;
import momentum.table.export.Jsonl;
import momentum.table.seat.Seat;

/**
 * A campaign that a browser has sent: lines of JSON, or a record.
 *
 * @param isCopy whether it is to be taken over even if it is here already
 */
record ImportFile(MultipartForm.Part file, boolean isCopy) {
    /** A record is played from its beginning, which takes longer than reading lines. */
    private static final int LARGEST_RECORD = 4 << 20;

    private static final String UNNAMED = "A campaign from elsewhere";

    static ImportFile of(ServerRequest request) {
        MultipartForm form = MultipartForm.read(
                request.headers().first(HeaderNames.CONTENT_TYPE).orElse(""), sent(request));
        return new ImportFile(
                form.part("file").orElseGet(() -> new MultipartForm.Part("", new byte[0])),
                form.part("copy").isPresent());
    }

    private static byte[] sent(ServerRequest request) {
        try (InputStream in = request.content().inputStream()) {
            return in.readNBytes(Listener.MOST_IMPORTED);
        } catch (RequestException e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            throw new UnreadableForm("The file did not come whole. Go back to the page, and send it again.");
        }
    }

    /** Imports it for someone who may. */
    ImportResult take(Campaigns campaigns, Seat by) {
        if (file.content().length == 0) {
            throw new WrongForm("Choose a file that has something in it: one that an export wrote.");
        }
        String text = text();
        if (text.stripLeading().startsWith("{")) {
            return lines(text, new Jsonl(campaigns, by));
        }
        if (file.content().length > LARGEST_RECORD) {
            throw new WrongForm("A record has at most 4 MB here; ./momentum import takes longer ones.");
        }
        CampaignRecord record = new CampaignRecord(campaigns, by);
        return isCopy ? new ImportResult.Imported(record.copy(text, name(text))) : record.read(text, name(text));
    }

    private ImportResult lines(String text, Jsonl lines) {
        try {
            BufferedReader in = new BufferedReader(new StringReader(text));
            return isCopy ? new ImportResult.Imported(lines.copy(in)) : lines.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String text() {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(file.content()))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new WrongForm("That is no text: choose a file that an export wrote, a .jsonl or a record.");
        }
    }

    /** As the record's first line has it, or as the file is called. */
    private String name(String text) {
        return text.lines()
                .findFirst()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).strip())
                .filter(ImportFile::isName)
                .or(() -> Optional.of(file.fileName().replaceFirst("\\.[^.]*$", ""))
                        .filter(ImportFile::isName))
                .orElse(UNNAMED);
    }

    private static boolean isName(String name) {
        return !name.isBlank() && CampaignName.fault(name).isEmpty();
    }
}
