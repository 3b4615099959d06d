package momentum.app.web;

import io.helidon.common.parameters.Parameters;
import io.helidon.http.media.UnsupportedTypeException;
import io.helidon.webserver.http.ServerRequest;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import momentum.app.web.form.Form;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.Cup;

/** What every desk of the house shares. */
record House(
        Campaigns campaigns, Cup cup, Modes modes, Pages pages, LiveFeed feed, SlateShelf slates, InstantSource clock) {
    /** The campaign a path names, as the disk has it: another program, such as the terminal's, may have played on. */
    Campaign campaign(ServerRequest request) {
        String id = request.path().pathParameters().get("id");
        Campaign found = campaigns.open(id).orElseThrow(() -> new NotHere("There is no campaign at this address."));
        if (campaigns.journal().last(id) > found.now().seq()) {
            found.refresh();
        }
        return found;
    }

    static Form form(ServerRequest request) {
        Parameters sent = sent(request);
        Map<String, List<String>> fields = new HashMap<>();
        sent.names().forEach(name -> fields.put(name, List.copyOf(sent.all(name))));
        return new Form(fields);
    }

    /** The server throws whatever its readers throw at an empty body, another kind of content or a broken escape. */
    private static Parameters sent(ServerRequest request) {
        try {
            return request.content().as(Parameters.class);
        } catch (IllegalArgumentException | IllegalStateException | UnsupportedTypeException e) {
            throw new NoForm("What was sent is not a filled-in form. Go back to the page, and send it from there.");
        }
    }

    static String query(ServerRequest request, String name) {
        return request.query().first(name).orElse("");
    }
}
