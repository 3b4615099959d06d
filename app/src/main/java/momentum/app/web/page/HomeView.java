package momentum.app.web.page;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import momentum.app.cli.campaign.CampaignEditor;
import momentum.app.cli.campaign.CampaignsCommand;
import momentum.app.web.story.SignedNumber;
import momentum.table.CampaignOverview;
import momentum.table.Campaigns;
import momentum.table.journal.Heading;
import momentum.table.journal.Journal;
import momentum.table.journal.Row;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.text.LineBreakRendering;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * One's campaigns, the latest played first.
 *
 * @param older those beyond the first few, of which only their names and dates are told
 */
public record HomeView(List<CampaignCard> campaigns, List<CampaignCard> older, List<Hidden> hidden, boolean isHost) {
    /** Beyond so many a list is searched and not read; none of the others is looked into. */
    public static final int MOST_CARDS = 30;

    private static final int LOW = 1;

    private static final TextContentRenderer WITHOUT_MARKS = TextContentRenderer.builder()
            .lineBreakRendering(LineBreakRendering.STRIP)
            .build();

    /** A campaign, who is in it, and the last thing that happened. */
    public record CampaignCard(
            String id, String name, String kind, List<HeroLine> heroes, String last, When when, boolean mayKeep) {
        /** How the one hero is that there is; of several, each has a page of their own. */
        public List<Vital> vitals() {
            return heroes.size() == 1 ? heroes.getFirst().vitals() : List.of();
        }
    }

    public record HeroLine(String name, List<Vital> vitals) {}

    /** A number of a hero's, and whether it is low. */
    public record Vital(String name, String value, boolean isLow) {}

    /** A time as people say it, and as a machine reads it. */
    public record When(String words, String iso) {
        static When of(Instant then, Instant now, ZoneId zone) {
            ZonedDateTime at = then.atZone(zone);
            LocalDate today = LocalDate.ofInstant(now, zone);
            long days = ChronoUnit.DAYS.between(at.toLocalDate(), today);
            String pattern = days == 0
                    ? "'today,' HH:mm"
                    : days == 1
                            ? "'yesterday,' HH:mm"
                            : days > 1 && days < 7
                                    ? "EEEE"
                                    : at.getYear() == today.getYear() ? "d MMMM" : "d MMMM yyyy";
            return new When(
                    DateTimeFormatter.ofPattern(pattern, Locale.UK).format(at),
                    then.truncatedTo(ChronoUnit.SECONDS).toString());
        }
    }

    /** A campaign that is put away or deleted. */
    public record Hidden(String id, String name, String state, boolean isDeleted) {}

    /**
     * Why a form of the page was not taken.
     *
     * @param form the id of a campaign, or {@link #NEW} or {@link #IMPORT}
     */
    public record Refusal(String form, String why) {
        public static final String NEW = "new";
        public static final String IMPORT = "import";
        public static final Refusal NONE = new Refusal("", "");

        public boolean isFor(String other) {
            return form.equals(other);
        }
    }

    /**
     * Whoever looks.
     *
     * @param isSeated whether they have a seat at a campaign
     * @param mayKeep whether they may rename a campaign, put it away or delete it
     * @param isHost whether they may begin new ones
     * @param zone where they are
     */
    public record Visitor(Predicate<String> isSeated, Predicate<Heading> mayKeep, boolean isHost, ZoneId zone) {}

    /** As one sees it who has a seat at some of them. No campaign is opened for it. */
    public static HomeView of(Campaigns campaigns, Visitor visitor, Instant now) {
        List<Journal.CampaignSummary> seen = campaigns.list().stream()
                .filter(listed -> visitor.isSeated().test(listed.heading().id()))
                .toList();
        int cards = Math.min(MOST_CARDS, seen.size());
        return new HomeView(
                seen.subList(0, cards).stream()
                        .map(listed -> card(listed, campaigns.overview(listed), visitor, now))
                        .toList(),
                seen.subList(cards, seen.size()).stream()
                        .map(listed -> card(listed, new CampaignOverview(List.of(), ""), visitor, now))
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

    private static CampaignCard card(
            Journal.CampaignSummary listed, CampaignOverview overview, Visitor visitor, Instant now) {
        Heading heading = listed.heading();
        return new CampaignCard(
                heading.id(),
                heading.name(),
                Campaigns.rulebook(heading.game()).game().name() + " · "
                        + heading.mode().inWords(),
                overview.heroes().stream().map(HomeView::hero).toList(),
                withoutMarks(overview.lastWords()),
                When.of(listed.last().map(Row::at).orElse(heading.created()), now, visitor.zone()),
                visitor.mayKeep().test(heading));
    }

    /** A line of a card has no room for headings and lists: their words stand in it, without the signs of Markdown. */
    private static String withoutMarks(String note) {
        // Behind a heading there is a colon, whether or not anything follows.
        String words =
                WITHOUT_MARKS.render(Parser.builder().build().parse(note)).strip();
        String line =
                words.endsWith(":") && !note.strip().endsWith(":") ? words.substring(0, words.length() - 1) : words;
        return line.isBlank() ? note : line;
    }

    private static HeroLine hero(CampaignOverview.HeroState hero) {
        return new HeroLine(
                hero.name(),
                hero.vitals().stream()
                        .map(vital -> new Vital(
                                vital.meter().name(),
                                vital.meter().isMomentum()
                                        ? SignedNumber.of(vital.value())
                                        : Integer.toString(vital.value()),
                                !vital.meter().isMomentum() && vital.value() <= LOW))
                        .toList());
    }
}
