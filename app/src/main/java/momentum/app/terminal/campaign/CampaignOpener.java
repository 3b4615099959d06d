package momentum.app.terminal.campaign;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.cli.campaign.CampaignsCommand;
import momentum.app.terminal.console.Console;
import momentum.app.text.NameMatcher;
import momentum.state.Strictness;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.journal.Journal;

/** Opens a campaign or begins one, and tells which. */
public final class CampaignOpener {
    /** What is played where nobody says otherwise. */
    public static final String FIRST_GAME = "ironsworn";

    private final Campaigns campaigns;
    private final Console console;
    private final Optional<String> game;
    private final Function<String, RuntimeException> wrong;

    /**
     * @param game the one that was asked for, if any
     * @param wrong what is thrown for an argument that cannot be
     */
    CampaignOpener(
            Campaigns campaigns, Console console, Optional<String> game, Function<String, RuntimeException> wrong) {
        this.campaigns = campaigns;
        this.console = console;
        this.game = game;
        this.wrong = wrong;
    }

    List<Journal.CampaignSummary> list() {
        return campaigns.list();
    }

    Campaign open(Journal.CampaignSummary listed) {
        String played = listed.heading().game();
        game.filter(each -> !each.equals(played)).ifPresent(each -> {
            throw wrong.apply(
                    "%s is played with %s, not %s".formatted(listed.heading().name(), played, each));
        });
        Campaign campaign = campaigns.open(listed.heading().id()).orElseThrow();
        if (Campaigns.isRulebookChanged(listed.heading())) {
            console.tell(
                    "The rules have changed since this campaign was begun. What has happened stays as it was told.");
        }
        console.tell(console.look().bold(listed.heading().name()));
        return campaign;
    }

    /** Those that are put away or deleted. */
    List<Journal.CampaignSummary> hidden() {
        return CampaignsCommand.hidden(campaigns);
    }

    CampaignEditor editor() {
        return new CampaignEditor(campaigns);
    }

    /** What stands against a new campaign of this name, if anything does. */
    Optional<String> fault(String name) {
        return CampaignEditor.fault(name, list());
    }

    /** What to know before another campaign is begun by words that mean one that is only out of sight. */
    Optional<String> isHidden(String name) {
        return NameMatcher.meant(name, hidden(), each -> each.heading().name()).stream()
                .filter(each -> NameMatcher.isBegun(name, each.heading().name()))
                .findFirst()
                .map(each -> "%s is %s"
                        .formatted(
                                each.heading().name(),
                                CampaignEditor.inWords(each.heading().life())));
    }

    Campaign begin(String name) {
        Campaign campaign = campaigns.begin(name.strip(), game.orElse(FIRST_GAME), Strictness.ENFORCE);
        console.tell("A new campaign begins: " + console.look().bold(name.strip()) + " ("
                + campaign.play().rulebook().game().name() + ")");
        return campaign;
    }
}
