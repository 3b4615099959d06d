package momentum.app.web.view;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
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
 * @param tab what the side shows: moves, oracle, foes or people
 * @param open which of them is open, or empty
 * @param view the part in view where there is room for only one: story, sheet, moves or oracle
 * @param panel what lies over the story where there is no room for all: sheet, side, or empty for neither
 * @param at the row to show the table at, or a negative number for now
 * @param rows how many rows of the story are shown
 * @param edit the row of the note that is being rewritten, or 0
 * @param filled what is filled in on the open move's card, or on a roll that waits
 */
public record Address(
        String campaign,
        String hero,
        String tab,
        String open,
        String view,
        String panel,
        long at,
        int rows,
        long edit,
        FormData filled) {
    /** So many rows of the story are shown at first. */
    public static final int ROWS = 40;

    /** The first row that a page shows is one of every so many. */
    public static final int STEP = 8;

    /** More are not shown at once; what lies before them is shown as it was then. */
    public static final int MOST_ROWS = 48 * ROWS;

    private static final int MANY_ROWS = 6 * ROWS;

    public static final long NOW = -1;

    /** The last row, whichever that is by then. */
    public static final long LAST = 999_999_999;

    public static Address of(String campaign) {
        return new Address(campaign, "", "moves", "", "story", "", NOW, ROWS, 0, FormData.EMPTY);
    }

    public boolean isNow() {
        return at < 0;
    }

    public Address withHero(String name) {
        return new Address(campaign, name, tab, open, view, panel, at, rows, edit, FormData.EMPTY);
    }

    public Address withTab(String name) {
        return opening(name, "");
    }

    public Address opening(String kind, String name) {
        return new Address(
                campaign,
                hero,
                kind,
                name,
                kind.equals("oracle") ? kind : "moves",
                "side",
                at,
                rows,
                edit,
                FormData.EMPTY);
    }

    /** A move with whom or what it is about filled in. */
    public Address about(String name, String rank) {
        Map<String, List<String>> fields = new HashMap<>();
        fields.put("name", List.of(name));
        fields.put("rank", List.of(rank));
        return filled(new FormData(fields));
    }

    /** A move about one that is under way. */
    public Address onTrack(String name) {
        return filled(new FormData(Map.of("known", List.of(name))));
    }

    private Address filled(FormData with) {
        return new Address(campaign, hero, tab, open, view, panel, at, rows, edit, with);
    }

    /** With nothing open, and the story in view. */
    public Address closed() {
        return new Address(campaign, hero, tab, "", "story", "", at, rows, edit, FormData.EMPTY);
    }

    public Address withView(String name) {
        String shown = name.equals("moves") && tab.equals("oracle") ? "moves" : name.equals("oracle") ? "oracle" : tab;
        return new Address(campaign, hero, shown, shown.equals(tab) ? open : "", name, panel, at, rows, edit, filled);
    }

    /** With nothing being rewritten any more. */
    public Address written() {
        return new Address(campaign, hero, tab, open, view, panel, at, rows, 0, filled);
    }

    public Address withPanel(String name) {
        return new Address(campaign, hero, tab, open, view, name, at, rows, edit, filled);
    }

    public Address at(long row) {
        return new Address(campaign, hero, tab, open, view, panel, row, rows, edit, filled);
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
                ? new Address(campaign, hero, tab, open, view, panel, at, Math.min(MOST_ROWS, rows * 2), edit, filled)
                : new Address(campaign, hero, tab, open, view, panel, earlier, ROWS, edit, filled);
    }

    /** Whether the page takes more than most do: many rows, or a table that has to be made as it was. */
    public boolean isLarge() {
        return rows > MANY_ROWS || !isNow();
    }

    /** The same with nothing filled in. */
    public Address unfilled() {
        return filled(FormData.EMPTY);
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
        parts.put("panel", panel);
        parts.put("at", isNow() ? "" : Long.toString(at));
        parts.put("rows", rows == ROWS ? "" : Integer.toString(rows));
        parts.put("edit", edit == 0 ? "" : Long.toString(edit));
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
        String query = query();
        return query.isEmpty() ? path() : path() + "?" + query;
    }
}
