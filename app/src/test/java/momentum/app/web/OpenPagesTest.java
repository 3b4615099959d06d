package momentum.app.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import momentum.app.web.security.BindAddress;
import momentum.state.Strictness;
import momentum.table.Campaigns;
import momentum.table.journal.MemoryJournal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A seat has so many pages open at a table, however many it opens at once. */
class OpenPagesTest {
    private static final int MOST = 40;
    private static final int ASKED = 100;

    @TempDir
    Path folder;

    @Test
    void ofManyPagesAtOnceSoManyAreLetInAndTheOthersAreToldWhy() {
        InstantSource clock = InstantSource.system();
        HttpClient client = HttpClient.newHttpClient();
        try (Campaigns campaigns = new Campaigns(new MemoryJournal(), clock);
                WebTable table = new WebTable(campaigns, folder, BindAddress.home(0), clock).start()) {
            String id = campaigns
                    .begin("Ice", "ironsworn", Strictness.ENFORCE)
                    .heading()
                    .id();
            HttpRequest live = HttpRequest.newBuilder(URI.create(table.address() + "t/" + id + "/live"))
                    .build();

            List<HttpResponse<InputStream>> answers = Stream.generate(
                            () -> client.sendAsync(live, HttpResponse.BodyHandlers.ofInputStream()))
                    .limit(ASKED)
                    .toList()
                    .stream()
                    .map(CompletableFuture::join)
                    .toList();

            assertThat(answers).filteredOn(each -> each.statusCode() == 200).hasSize(MOST);
            assertThat(answers)
                    .filteredOn(each -> each.statusCode() == 403)
                    .hasSize(ASKED - MOST)
                    .allSatisfy(refused -> {
                        assertThat(refused.headers().firstValue("Content-Type").orElse(""))
                                .startsWith("text/html");
                        assertThat(new String(refused.body().readAllBytes(), StandardCharsets.UTF_8))
                                .contains("open on too many pages");
                    });
        } finally {
            client.shutdownNow(); // closing it would wait for pages that stay open
        }
    }
}
