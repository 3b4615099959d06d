package momentum.app.web.view;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.app.web.http.FormData;
import momentum.app.web.http.PercentEncoding;

/**
 * Where someone is at a table. All of it stands in the page's address, so that a reload, a link or a live update shows the same.
 *
 * @param hero whose sheet is in view; empty for the first
 * @param tab what the side shows: moves, oracles, foes or assets
 * @param open which of them is open, or empty
 * @param view the part in view where there is room for only one: story, sheet, tracks or moves
 * @param at the row to show the table at, or a negative number for now
 * @param rows how many rows of the story are shown
 * @param filled what is filled in on the open move's card, or on a roll that waits
 */
public record Address(
        String campaign, String hero, String tab, String open, String view, long at, int rows, FormData filled) {
    /** So many rows of the story are shown at first. */
    public static final int ROWS = 120;

    /** More are not shown at once; what lies before them is shown as it was then. */
    public static final int MOST_ROWS = 16 * ROWS;

    public static final long NOW = -1;

    public static Address of(String campaign) {
        return new Address(campaign, "", "moves", "", "story", NOW, ROWS, FormData.EMPTY);
    }

    public boolean isNow() {
        return at < 0;
    }

    public Address withHero(String name) {
        return new Address(campaign, name, tab, open, view, at, rows, FormData.EMPTY);
    }

    public Address withTab(String name) {
        return new Address(campaign, hero, name, "", "moves", at, rows, FormData.EMPTY);
    }

    public Address opening(String kind, String name) {
        return new Address(campaign, hero, kind, name, "moves", at, rows, FormData.EMPTY);
    }

    public Address withView(String name) {
        return new Address(campaign, hero, tab, open, name, at, rows, filled);
    }

    public Address at(long row) {
        return new Address(campaign, hero, tab, open, view, row, rows, filled);
    }

    public Address now() {
        return at(NOW);
    }

    /**
     * The same with more of the story.
     *
     * @param earlier how many rows lie before what is shown
     * @param shown how many rows are shown: fewer than were asked for, where they are long
     */
    public Address withMore(long earlier, long shown) {
        return rows < MOST_ROWS && shown >= rows
                ? new Address(campaign, hero, tab, open, view, at, Math.min(MOST_ROWS, rows * 2), filled)
                : new Address(campaign, hero, tab, open, view, earlier, ROWS, filled);
    }

    /** Whether the page takes more than most do: many rows, or a table that has to be made as it was. */
    public boolean isLarge() {
        return rows > 2 * ROWS || !isNow();
    }

    /** The same with nothing filled in. */
    public Address unfilled() {
        return new Address(campaign, hero, tab, open, view, at, rows, FormData.EMPTY);
    }

    public String path() {
        return "/t/" + campaign;
    }

    public String query() {
        Map<String, String> parts = new LinkedHashMap<>();
        parts.put("hero", hero);
        parts.put("tab", tab.equals("moves") ? "" : tab);
        parts.put("open", open);
        parts.put("view", view.equals("story") ? "" : view);
        parts.put("at", isNow() ? "" : Long.toString(at));
        parts.put("rows", rows == ROWS ? "" : Integer.toString(rows));
        return Stream.concat(
                        parts.entrySet().stream()
                                .filter(part -> !part.getValue().isEmpty())
                                .map(part -> part.getKey() + "=" + PercentEncoding.encode(part.getValue())),
                        new TreeMap<>(filled.fields())
                                .entrySet().stream()
                                        .flatMap(field -> field.getValue().stream()
                                                .map(value -> field.getKey() + "=" + PercentEncoding.encode(value))))
                .collect(Collectors.joining("&"));
    }

    public String url() {
        return path() + (query().isEmpty() ? "" : "?" + query());
    }
}
