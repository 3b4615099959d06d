package momentum.app.web.page;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.cli.campaign.CampaignsCommand;
import momentum.play.EventText;
import momentum.state.Hero;
import momentum.state.Track;
import momentum.table.Campaign;
import momentum.table.Campaigns;
import momentum.table.JournalEntry;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;

/** One's campaigns, the latest played first. */
public record HomeView(List<CampaignCard> campaigns, List<Hidden> hidden, boolean isHost) {
    /** A campaign, who is in it, and the last thing that happened. */
    public record CampaignCard(
            String id,
            String name,
            String game,
            String mode,
            List<String> heroes,
            List<String> vows,
            String last,
            String when,
            boolean mayKeep) {}

    /** A campaign that is put away or deleted. */
    public record Hidden(String id, String name, String state, boolean isDeleted) {}

    /**
     * Whoever looks.
     *
     * @param isSeated whether they have a seat at a campaign
     * @param mayKeep whether they may rename a campaign, put it away or delete it
     * @param isHost whether they may begin new ones
     */
    public record Visitor(Predicate<String> isSeated, Predicate<Heading> mayKeep, boolean isHost) {}

    /** As one sees it who has a seat at some of them. */
    public static HomeView of(Campaigns campaigns, Visitor visitor, Instant now) {
        return new HomeView(
                campaigns.list().stream()
                        .filter(listed ->
                                visitor.isSeated().test(listed.heading().id()))
                        .flatMap(listed -> campaigns.open(listed.heading().id()).stream())
                        .map(campaign -> listed(campaign, visitor, now))
                        .toList(),
                CampaignsCommand.hidden(campaigns).stream()
                        .map(Journal.CampaignSummary::heading)
                        .filter(visitor.mayKeep())
                        .map(heading -> new Hidden(
                                heading.id(),
                                heading.name(),
                                CampaignEditor.inWords(heading.life()),
                                heading.life().isDeleted()))
                        .toList(),
                visitor.isHost());
    }

    private static CampaignCard listed(Campaign campaign, Visitor visitor, Instant now) {
        long row = campaign.now().seq();
        List<JournalEntry> rows = campaign.entries(Math.max(0, row - 40), row);
        List<JournalEntry> standing = Campaign.standing(rows, campaign.now().head());
        String last = standing.reversed().stream()
                .flatMap(entry -> entry.events().reversed().stream())
                .map(EventText::inWords)
                .filter(words -> !words.isBlank())
                .findFirst()
                .orElse("Nothing has happened yet.");
        return new CampaignCard(
                campaign.heading().id(),
                campaign.heading().name(),
                campaign.play().rulebook().game().name(),
                campaign.heading().mode().inWords(),
                campaign.now().table().heroes().stream().map(Hero::name).toList(),
                campaign.play().rulebook().game().hero().beginsWith().vow().stream()
                        .flatMap(first -> campaign.now().table().open(first.kind()).stream())
                        .map(Track::name)
                        .toList(),
                last.length() > 160 ? last.substring(0, 159) + "…" : last,
                ago(
                        rows.isEmpty()
                                ? campaign.heading().created()
                                : rows.getLast().at(),
                        now),
                visitor.mayKeep().test(campaign.heading()));
    }

    private static String ago(Instant then, Instant now) {
        long minutes = Duration.between(then, now).toMinutes();
        if (minutes < 1) {
            return "just now";
        }
        if (minutes < 60) {
            return minutes + (minutes == 1 ? " minute ago" : " minutes ago");
        }
        long hours = minutes / 60;
        if (hours < 24) {
            return hours + (hours == 1 ? " hour ago" : " hours ago");
        }
        long days = hours / 24;
        return days + (days == 1 ? " day ago" : " days ago");
    }
}
