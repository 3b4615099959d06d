package momentum.app.web;

import io.helidon.webserver.http.ServerRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32C;
import momentum.app.web.http.Preferences;
import momentum.app.web.story.RenderedItems;
import momentum.app.web.story.StoryItem;
import momentum.app.web.view.Address;
import momentum.app.web.view.PartyView;
import momentum.app.web.view.TableView;
import momentum.table.seat.Permission;

/**
 * A table's page as the parts it is made of: its islands, and the story in chunks of a few rows. A page with scripts says which it has,
 * each by the hash of its HTML, and is sent only those that are different.
 */
public final class TablePage {
    /** A chunk is sent again when something is added to it, so it is small. */
    private static final int ROWS_A_CHUNK = Address.STEP;

    private static final Pattern CHUNK = Pattern.compile("rows-\\d{1,12}");

    private static final List<String> ISLANDS =
            List.of("top", "past", "vitals", "sheet", "story-head", "earlier", "dock", "side", "tabbar");

    private final PageRenderer renderer;
    private final TableView view;
    private final PartyView company;
    private final Preferences mine;

    TablePage(PageRenderer renderer, TableView view, PartyView company, Preferences mine) {
        this.renderer = renderer;
        this.view = view;
        this.company = company;
        this.mine = mine;
    }

    /** A part of the page, and what tells it from any other of its kind. */
    record Island(String html, String hash) {
        static Island of(String html, String leftOut) {
            CRC32C sum = new CRC32C();
            sum.update(html.replace(leftOut, "").getBytes(StandardCharsets.UTF_8));
            return new Island(html, Long.toString(sum.getValue(), Character.MAX_RADIX));
        }
    }

    /** All parts of the page, by their names. */
    public record Islands(Map<String, Island> islands, Map<String, Island> chunks) {
        public String html(String name) {
            return Optional.ofNullable(islands.get(name)).orElseThrow().html();
        }

        public String chronicle() {
            StringBuilder all = new StringBuilder();
            chunks.values().forEach(chunk -> all.append(chunk.html()));
            return all.toString();
        }

        private String have() {
            StringBuilder have = new StringBuilder();
            islands.forEach((name, island) ->
                    have.append(name).append('=').append(island.hash()).append(' '));
            chunks.forEach((name, chunk) ->
                    have.append(name).append('=').append(chunk.hash()).append(' '));
            return have.toString().strip();
        }
    }

    /** Where a form was sent from differs from row to row, and a page with scripts says it by itself: it makes no part a new one. */
    Islands islands() {
        Map<String, Island> islands = new LinkedHashMap<>();
        for (String name : ISLANDS) {
            islands.put(name, Island.of(rendered("island/" + name.replace("-", ""), Map.of()), view.sentFrom()));
        }
        Islands all = new Islands(islands, chunks());
        String state = rendered("island/state", Map.of("have", all.have()));
        islands.put("state", new Island(state, ""));
        return all;
    }

    private String rendered(String template, Map<String, Object> more) {
        Map<String, Object> shown = new HashMap<>(more);
        shown.put("view", view);
        shown.put("company", company);
        shown.put("mine", mine);
        shown.put("look", mine.appearance());
        return renderer.part(template, shown);
    }

    private Map<String, Island> chunks() {
        Map<String, StringBuilder> chunks = new LinkedHashMap<>();
        List<StoryItem> items = view.story().items();
        long latest = view.isNow() ? view.story().latest() : 0;
        long chunk = 0;
        Map<Long, Integer> told = new HashMap<>();
        for (int i = 0; i < items.size(); i++) {
            StoryItem item = items.get(i);
            // A note that was moved stands among rows it does not belong to by its number.
            boolean isMoved = i + 1 < items.size() && items.get(i + 1).row() < item.row();
            chunk = isMoved ? chunk : Math.max(chunk, item.row() / ROWS_A_CHUNK);
            // A row may have said several things in one breath.
            int before = told.merge(item.row(), 1, Integer::sum) - 1;
            String id = "row-" + item.row() + (before == 0 ? "" : "-" + before);
            chunks.computeIfAbsent("rows-" + chunk, name -> new StringBuilder())
                    .append(rendered(item, id, item.row() == latest && i == items.size() - 1));
        }
        Map<String, Island> islands = new LinkedHashMap<>();
        chunks.forEach((name, html) -> islands.put(
                name,
                Island.of(
                        "<div class=\"rows\" id=\"" + name + "\" hx-swap-oob=\"morph\">" + html + "</div>",
                        view.sentFrom())));
        return islands;
    }

    private String rendered(StoryItem item, String id, boolean isLatest) {
        boolean mayEdit = view.isNow()
                && item instanceof StoryItem.Prose prose
                && (company.may(Permission.TAKE_BACK_FOR_OTHERS)
                        || (company.may(Permission.WRITE) && prose.by().equals(company.me())));
        RenderedItems.Key key = new RenderedItems.Key(
                item, id, isLatest, company.isShared(), mayEdit ? view.here().path() : "");
        return renderer.items()
                .get(
                        key,
                        () -> renderer.part(
                                "part/item",
                                Map.of(
                                        "item",
                                        item,
                                        "id",
                                        id,
                                        "latest",
                                        isLatest,
                                        "shared",
                                        key.isShared(),
                                        "editable",
                                        key.editable())));
    }

    /** All of it. */
    byte[] whole(ServerRequest request) {
        return renderer.render(request, "table", Map.of("view", view, "company", company, "islands", islands()));
    }

    /**
     * What is new for a page that has some parts already.
     *
     * @param have the names and hashes of its parts, as its state says them
     */
    byte[] changes(String have) {
        return changes(islands(), have).getBytes(StandardCharsets.UTF_8);
    }

    static String changes(Islands now, String have) {
        Map<String, String> theirs = new HashMap<>();
        List<String> theirChunks = new ArrayList<>();
        for (String each : have.split(" ", -1)) {
            int equals = each.indexOf('=');
            if (equals > 0) {
                theirs.put(each.substring(0, equals), each.substring(equals + 1));
                if (CHUNK.matcher(each.substring(0, equals)).matches()) {
                    theirChunks.add(each.substring(0, equals));
                }
            }
        }
        StringBuilder changes = new StringBuilder();
        now.islands().forEach((name, island) -> {
            if (island.hash().isEmpty() || !island.hash().equals(theirs.get(name))) {
                changes.append(island.html());
            }
        });
        changes.append(chunks(now, theirs, theirChunks));
        return changes.toString();
    }

    /** Chunks that are different, that are new at either end, and that are gone. */
    private static String chunks(Islands now, Map<String, String> theirs, List<String> theirChunks) {
        StringBuilder changes = new StringBuilder();
        StringBuilder before = new StringBuilder();
        StringBuilder after = new StringBuilder();
        boolean isPastFirst = false;
        for (Map.Entry<String, Island> chunk : now.chunks().entrySet()) {
            String known = theirs.get(chunk.getKey());
            if (known == null) {
                (isPastFirst || theirChunks.isEmpty() ? after : before)
                        .append(chunk.getValue().html());
                continue;
            }
            if (!after.isEmpty()) {
                return whole(now);
            }
            isPastFirst = true;
            if (!known.equals(chunk.getValue().hash())) {
                changes.append(chunk.getValue().html());
            }
        }
        if (!isPastFirst && !theirChunks.isEmpty()) {
            return whole(now);
        }
        for (String name : theirChunks) {
            if (!now.chunks().containsKey(name)) {
                changes.append("<div id=\"").append(name).append("\" hx-swap-oob=\"delete\"></div>");
            }
        }
        if (!before.isEmpty()) {
            changes.append("<div class=\"rows\" hx-swap-oob=\"afterend:#earlier\">")
                    .append(before)
                    .append("</div>");
        }
        if (!after.isEmpty()) {
            changes.append("<div class=\"rows\" hx-swap-oob=\"beforeend:#chronicle\">")
                    .append(after)
                    .append("</div>");
        }
        return changes.toString();
    }

    private static String whole(Islands now) {
        return "<div class=\"chronicle\" id=\"chronicle\" hx-swap-oob=\"morph\">" + now.html("earlier")
                + now.chronicle() + "</div>";
    }
}
