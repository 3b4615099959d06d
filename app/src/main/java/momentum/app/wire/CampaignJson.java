package momentum.app.wire;

import java.time.Instant;
import momentum.table.Campaigns;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;

/** A campaign in a list. */
public final class CampaignJson {
    private CampaignJson() {}

    /** Since when it is put away or deleted, if it is; and until when it can be brought back. */
    public static JsonObject of(Journal.CampaignSummary listed) {
        return JsonObject.of("id", listed.heading().id())
                .put("name", listed.heading().name())
                .put("game", listed.heading().game())
                .put("rows", listed.rows())
                .put("played", played(listed).toString())
                .put("archived", listed.heading().life().archived().map(Instant::toString))
                .put("deleted", listed.heading().life().deleted().map(Instant::toString))
                .put(
                        "until",
                        listed.heading()
                                .life()
                                .deleted()
                                .map(since ->
                                        since.plus(Campaigns.BROUGHT_BACK_FOR).toString()));
    }

    private static Instant played(Journal.CampaignSummary listed) {
        return listed.last().map(Row::at).orElse(listed.heading().created());
    }
}
