package momentum.app.cli.campaign;

import java.util.List;
import java.util.Optional;
import momentum.app.text.TextLayout;
import momentum.table.journal.Journal;

/** Which of the campaigns typed words mean. */
public sealed interface CampaignMatch {
    /** This one and no other. */
    record One(Journal.CampaignSummary campaign) implements CampaignMatch {}

    /** Any of these. */
    record Several(List<Journal.CampaignSummary> campaigns) implements CampaignMatch {
        public Several {
            campaigns = List.copyOf(campaigns);
        }

        /** Their names, each with the id that tells it from the others. */
        public String inWords() {
            return TextLayout.list(
                    campaigns.stream()
                            .map(each -> each.heading().name() + " ("
                                    + each.heading().id() + ")")
                            .toList(),
                    "or");
        }
    }

    /** None; perhaps one has a name that is nearly the same. */
    record None(Optional<String> near) implements CampaignMatch {}
}
