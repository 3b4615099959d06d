package momentum.app.web;

import io.helidon.http.HeaderNames;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.HttpRules;
import io.helidon.webserver.http.HttpService;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import momentum.app.web.PageContext.Visit;
import momentum.app.web.http.NotFound;
import momentum.app.web.http.Preferences;
import momentum.table.Moment;
import momentum.table.export.CampaignRecord;
import momentum.table.export.Jsonl;
import momentum.table.export.MarkdownStory;
import momentum.table.seat.Permission;

/**
 * A campaign as a file to take along. It has what everyone at the table may see: rows, and of seals only what is open. Whispers, the
 * guide's screen and secrets in use lie elsewhere, and are in none of them.
 */
record ExportRoutes(PageContext context) implements HttpService {
    /** A story and a record are made whole in memory; lines of JSON are not, and have no such bound. */
    private static final int MOST_ROWS = 20_000;

    private static final int LONGEST_NAME = 60;

    private enum Form {
        MARKDOWN("markdown", "md", "text/markdown"),
        RECORD("record", "play", "text/plain"),
        JSONL("jsonl", "jsonl", "application/jsonl");

        private final String word;
        private final String ending;
        private final String type;

        Form(String word, String ending, String type) {
            this.word = word;
            this.ending = ending;
            this.type = type;
        }

        static Optional<Form> of(String word) {
            return word.isEmpty()
                    ? Optional.of(JSONL)
                    : Arrays.stream(values())
                            .filter(each -> each.word.equals(word))
                            .findFirst();
        }
    }

    @Override
    public void routing(HttpRules rules) {
        rules.get("/{id}/export", this::export);
    }

    private void export(ServerRequest request, ServerResponse response) {
        Visit visit = context.visit(request);
        visit.require(Permission.EXPORT);
        Form form = Form.of(PageContext.query(request, "as"))
                .orElseThrow(() -> new NotFound("A campaign is written as markdown, as a record, or as jsonl."));
        if (form != Form.JSONL && visit.campaign().now().seq() > MOST_ROWS) {
            context.pages()
                    .send(
                            request,
                            response,
                            PageRenderer.NOT_TAKEN,
                            "trouble",
                            Map.of(
                                    "title",
                                    "Too long for this",
                                    "text",
                                    "A campaign of more than %,d rows is taken along as lines of JSON; ./momentum export writes it in any form."
                                            .formatted(MOST_ROWS)));
            return;
        }
        ZoneId zone = Preferences.of(request).appearance().zoneId();
        String name = fileName(visit.campaign().heading().name()) + "." + form.ending;
        try {
            context.heavy().stream(
                    visit.me().id(),
                    () -> response.header(HeaderNames.CONTENT_TYPE, form.type + "; charset=utf-8")
                            .header(HeaderNames.CACHE_CONTROL, "no-store")
                            .header(HeaderNames.CONTENT_DISPOSITION, "attachment; filename=\"" + name + "\"")
                            .outputStream(),
                    out -> {
                        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
                        write(visit, form, zone, writer);
                        writer.flush();
                    });
        } catch (IOException | UncheckedIOException e) {
            throw new CloseConnectionException("who wanted the export has gone", e);
        }
    }

    private void write(Visit visit, Form form, ZoneId zone, Writer out) throws IOException {
        switch (form) {
            case JSONL -> new Jsonl(context.campaigns()).write(visit.campaign().heading(), out);
            case RECORD -> out.write(new CampaignRecord(context.campaigns()).write(visit.campaign()));
            case MARKDOWN -> {
                Moment now = visit.campaign().now();
                out.write(MarkdownStory.write(
                        visit.campaign().heading(), visit.campaign().entries(0, now.seq()), now.head(), zone));
            }
        }
    }

    /** Letters that no file system and no header reads as anything else. */
    static String fileName(String campaign) {
        String plain = Normalizer.normalize(campaign, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        String cut = plain.substring(0, Math.min(LONGEST_NAME, plain.length())).replaceAll("-$", "");
        return cut.isEmpty() ? "campaign" : cut;
    }
}
