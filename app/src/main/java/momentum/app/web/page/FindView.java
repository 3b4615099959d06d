package momentum.app.web.page;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import momentum.app.web.http.PercentEncoding;
import momentum.table.Campaign;
import momentum.table.story.StorySearch;
import momentum.table.story.StorySearch.Snippet;

/**
 * What was found in a story.
 *
 * @param query as it was typed
 * @param farther where the search goes on, if it has not come to the beginning
 */
public record FindView(String id, String name, String query, List<Hit> hits, Optional<String> farther) {
    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("d MMMM yyyy, HH:mm", Locale.UK);

    /**
     * A row that was found.
     *
     * @param href where it is told: notes in the text, all else at the table as it was then
     */
    public record Hit(String href, String what, String when, String who, Snippet snippet) {}

    /**
     * The page of a search.
     *
     * @param hasSeats whether there are several people, so that it must be said who did a thing
     */
    public static FindView of(Campaign campaign, String query, StorySearch.Found found, ZoneId zone, boolean hasSeats) {
        String id = campaign.heading().id();
        return new FindView(
                id,
                campaign.heading().name(),
                query,
                found.hits().stream()
                        .map(hit -> new Hit(
                                hit.isNote()
                                        ? ReadView.href(id, hit.row(), true) + "#r" + hit.row()
                                        : "/t/%s?at=%d".formatted(id, hit.row()),
                                hit.isNote() ? "Written" : "Played",
                                WHEN.format(hit.at().atZone(zone)),
                                hasSeats ? hit.who() : "",
                                hit.snippet()))
                        .toList(),
                found.goOnBelow().stream()
                        .mapToObj(row -> "/t/%s/find?q=%s&below=%d".formatted(id, PercentEncoding.encode(query), row))
                        .findFirst());
    }
}
