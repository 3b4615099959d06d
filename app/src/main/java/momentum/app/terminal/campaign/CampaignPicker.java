package momentum.app.terminal.campaign;

import java.util.Optional;
import java.util.function.Function;
import momentum.app.cli.campaign.CampaignLookup;
import momentum.app.cli.campaign.CampaignMatch;
import momentum.app.terminal.console.Console;
import momentum.content.Datasworn;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.journal.Journal;

/** Which campaign is played: the one named, one from the list, or a new one. */
public final class CampaignPicker {
    /**
     * What the arguments say of it.
     *
     * @param isNew whether the name is for a new campaign, whatever others are called
     */
    public record Wanted(Optional<String> name, Optional<String> game, boolean isNew) {}

    private final Campaigns campaigns;
    private final Console console;
    private final Function<String, RuntimeException> wrong;

    /** @param wrong what is thrown for an argument that cannot be */
    public CampaignPicker(Campaigns campaigns, Console console, Function<String, RuntimeException> wrong) {
        this.campaigns = campaigns;
        this.console = console;
        this.wrong = wrong;
    }

    /** The campaign, or nothing where the player leaves without one. */
    public Optional<Campaign> choose(Wanted wanted) {
        wanted.game().filter(each -> !Datasworn.games().contains(each)).ifPresent(each -> {
            throw wrong.apply(
                    "there is no game called %s, but %s".formatted(each, String.join(" and ", Datasworn.games())));
        });
        if (wanted.isNew() && wanted.name().isEmpty()) {
            throw wrong.apply("say what the new campaign is called: ./momentum play --new \"The Long Winter\"");
        }
        CampaignOpener opener = new CampaignOpener(campaigns, console, wanted.game(), wrong);
        CampaignPrompt prompt = new CampaignPrompt(opener, console);
        return wanted.name()
                .map(name -> named(name, wanted.isNew(), opener, prompt))
                .orElseGet(prompt::ask);
    }

    private Optional<Campaign> named(String name, boolean isNew, CampaignOpener opener, CampaignPrompt prompt) {
        CampaignMatch match =
                isNew ? new CampaignMatch.None(Optional.empty()) : CampaignLookup.find(name, opener.list());
        return switch (match) {
            case CampaignMatch.One(Journal.CampaignSummary one) -> Optional.of(opener.open(one));
            case CampaignMatch.Several several ->
                throw wrong.apply("%s may be %s; say more of it, or its id".formatted(name, several.inWords()));
            case CampaignMatch.None(Optional<String> near) -> begun(name, isNew, near, opener, prompt);
        };
    }

    /** Whoever names a campaign that is not there means a new one, unless it looks like a slip. */
    private Optional<Campaign> begun(
            String name, boolean isNew, Optional<String> near, CampaignOpener opener, CampaignPrompt prompt) {
        opener.fault(name).ifPresent(why -> {
            throw wrong.apply(why);
        });
        Optional<String> hidden = isNew ? Optional.empty() : opener.isHidden(name);
        hidden.ifPresent(sentence -> {
            throw wrong.apply("%s: ./momentum campaigns --all shows it, and --new begins another".formatted(sentence));
        });
        if (near.isPresent() && !console.isPerson()) {
            throw wrong.apply("there is no campaign called %s, but there is %s; --new begins another"
                    .formatted(name, near.get()));
        }
        return near.isEmpty() ? Optional.of(opener.begin(name)) : prompt.confirm(name, near);
    }
}
