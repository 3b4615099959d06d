package momentum.app.web;

import io.helidon.common.parameters.Parameters;
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
        Parameters sent = request.content().as(Parameters.class);
        Map<String, List<String>> fields = new HashMap<>();
        sent.names().forEach(name -> fields.put(name, List.copyOf(sent.all(name))));
        return new Form(fields);
    }

    static String query(ServerRequest request, String name) {
        return request.query().first(name).orElse("");
    }
}
