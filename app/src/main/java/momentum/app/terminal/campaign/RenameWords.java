package momentum.app.terminal.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.cli.campaign.CampaignLookup;
import momentum.table.journal.Journal;

/** "winter to The Long Ice": a campaign, and what it is called from now on. */
record RenameWords(String campaign, String name) {
    private static final String BETWEEN = " to ";

    /** Names may have a "to" in them as well: where the whole name of a campaign stands before one, that parts the two. */
    static Optional<RenameWords> of(String words, List<Journal.CampaignSummary> listed) {
        List<RenameWords> all = new ArrayList<>();
        for (int at = words.indexOf(BETWEEN); at > 0; at = words.indexOf(BETWEEN, at + 1)) {
            all.add(new RenameWords(
                    words.substring(0, at).strip(),
                    words.substring(at + BETWEEN.length()).strip()));
        }
        return all.stream()
                .filter(each -> CampaignLookup.isTaken(each.campaign, listed))
                .findFirst()
                .or(() -> all.stream().findFirst());
    }
}
