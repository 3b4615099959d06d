package momentum.app.web;

import gg.jte.Content;
import io.helidon.webserver.http.ServerRequest;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import momentum.app.web.RenderedParts.Part;
import momentum.app.web.RenderedParts.Piece;
import momentum.app.web.http.Preferences;
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
    private final String day;

    /** @param day what the words for moments depend on */
    TablePage(PageRenderer renderer, TableView view, PartyView company, Preferences mine, String day) {
        this.renderer = renderer;
        this.view = view;
        this.company = company;
        this.mine = mine;
        this.day = day;
    }

    /** All parts of the page, by their names. */
    public static final class Islands {
        private final Map<String, Part> islands;
        private final Map<String, Part> chunks;
        private final byte[] sentFrom;

        Islands(Map<String, Part> islands, Map<String, Part> chunks, String sentFrom) {
            this.islands = islands;
            this.chunks = chunks;
            this.sentFrom = sentFrom.getBytes(StandardCharsets.UTF_8);
        }

        /** A part as it stands in the page. */
        public Content html(String name) {
            return output -> island(name).write(sentFrom, output::writeBinaryContent);
        }

        private Part island(String name) {
            return Optional.ofNullable(islands.get(name)).orElseThrow();
        }

        public Content chronicle() {
            return output -> chunks.values().forEach(chunk -> chunk.write(sentFrom, output::writeBinaryContent));
        }

        private String have() {
            StringBuilder have = new StringBuilder();
            islands.forEach((name, island) ->
                    have.append(name).append('=').append(island.hash()).append(' '));
            chunks.forEach((name, chunk) ->
                    have.append(name).append('=').append(chunk.hash()).append(' '));
            return have.toString().strip();
        }

        /**
         * What is new for a page that has some parts already.
         *
         * @param have the names and hashes of its parts, as its state says them
         */
        byte[] changes(String have) {
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
            Output changes = new Output();
            islands.forEach((name, island) -> {
                if (island.hash().isEmpty() || !island.hash().equals(theirs.get(name))) {
                    changes.add(island);
                }
            });
            return changes.add(story(theirs, theirChunks)).bytes();
        }

        /** Chunks that are different, that are new at either end, and that are gone. */
        private Output story(Map<String, String> theirs, List<String> theirChunks) {
            Output changes = new Output();
            Output before = new Output();
            Output after = new Output();
            boolean isPastFirst = false;
            for (Map.Entry<String, Part> chunk : chunks.entrySet()) {
                String known = theirs.get(chunk.getKey());
                if (known == null) {
                    (isPastFirst || theirChunks.isEmpty() ? after : before).add(chunk.getValue());
                    continue;
                }
                if (!after.isEmpty()) {
                    return whole();
                }
                isPastFirst = true;
                if (!known.equals(chunk.getValue().hash())) {
                    changes.add(chunk.getValue());
                }
            }
            if (!isPastFirst && !theirChunks.isEmpty()) {
                return whole();
            }
            for (String name : theirChunks) {
                if (!chunks.containsKey(name)) {
                    changes.add("<div id=\"" + name + "\" hx-swap-oob=\"delete\"></div>");
                }
            }
            if (!before.isEmpty()) {
                changes.add("<div class=\"rows\" hx-swap-oob=\"afterend:#earlier\">")
                        .add(before)
                        .add("</div>");
            }
            if (!after.isEmpty()) {
                changes.add("<div class=\"rows\" hx-swap-oob=\"beforeend:#chronicle\">")
                        .add(after)
                        .add("</div>");
            }
            return changes;
        }

        private Output whole() {
            Output all = new Output()
                    .add("<div class=\"chronicle\" id=\"chronicle\" hx-swap-oob=\"morph\">")
                    .add(island("earlier"));
            chunks.values().forEach(all::add);
            return all.add("</div>");
        }

        /** HTML that is put together from parts. */
        private final class Output {
            private final ByteArrayOutputStream out = new ByteArrayOutputStream();

            Output add(Part part) {
                part.write(sentFrom, out::writeBytes);
                return this;
            }

            Output add(Output other) {
                out.writeBytes(other.bytes());
                return this;
            }

            Output add(String html) {
                out.writeBytes(html.getBytes(StandardCharsets.UTF_8));
                return this;
            }

            boolean isEmpty() {
                return out.size() == 0;
            }

            byte[] bytes() {
                return out.toByteArray();
            }
        }
    }

    Islands islands() {
        Map<String, Part> islands = new LinkedHashMap<>();
        for (String name : ISLANDS) {
            RenderedParts.Shown shown = new RenderedParts.Shown(shownIn(name), company, mine);
            islands.put(
                    name,
                    renderer.parts()
                            .island(
                                    new RenderedParts.IslandKey(name, view.here(), company.me()),
                                    shown,
                                    () -> renderer.part("island/" + name.replace("-", ""), shown(shown.view()))));
        }
        Islands all = new Islands(islands, chunks(), view.sentFrom());
        Map<String, Object> state = shown(view);
        state.put("have", all.have());
        islands.put("state", Part.unnamed(renderer.part("island/state", state)));
        return all;
    }

    /** What an island does not show is taken from its view: so it cannot depend on it, and need not be rendered again when it is new. */
    private TableView shownIn(String island) {
        return switch (island) {
            case "story-head", "earlier" -> view.only(TableView.Part.DOCK, TableView.Part.WHERE);
            case "top" -> view.only();
            case "past", "tabbar" -> view.only();
            case "vitals" -> view.only(TableView.Part.TRACKS);
            case "sheet" -> view.only(TableView.Part.TRACKS, TableView.Part.DOCK);
            case "dock" -> view.only(TableView.Part.TRACKS, TableView.Part.DOCK);
            default -> view.only(TableView.Part.TRACKS, TableView.Part.DOCK, TableView.Part.SIDE);
        };
    }

    private Map<String, Object> shown(TableView shown) {
        Map<String, Object> all = new HashMap<>();
        all.put("view", shown);
        all.put("company", company);
        all.put("mine", mine);
        all.put("look", mine.appearance());
        return all;
    }

    private Map<String, Part> chunks() {
        Map<String, List<Piece>> chunks = new LinkedHashMap<>();
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
            chunks.computeIfAbsent("rows-" + chunk, name -> new ArrayList<>())
                    .add(new Piece(
                            item,
                            id,
                            item.row() == latest && i == items.size() - 1,
                            company.isShared(),
                            mayEdit(item) ? view.here().path() : ""));
        }
        Map<String, Part> parts = new LinkedHashMap<>();
        chunks.forEach((name, pieces) -> parts.put(
                name,
                renderer.parts()
                        .chunk(
                                new RenderedParts.ChunkKey(
                                        view.here().campaign(), name, company.isShared(), editor(), day),
                                pieces,
                                this::rendered)));
        return parts;
    }

    private boolean mayEdit(StoryItem item) {
        return view.isNow()
                && item instanceof StoryItem.Prose prose
                && (company.may(Permission.TAKE_BACK_FOR_OTHERS)
                        || (company.may(Permission.WRITE) && prose.by().equals(company.me())));
    }

    /** Whose notes the one who looks may edit: all, their own, or none. */
    private Optional<String> editor() {
        return view.isNow() && !company.may(Permission.TAKE_BACK_FOR_OTHERS)
                ? Optional.of(company.me())
                : Optional.empty();
    }

    private String rendered(Piece piece) {
        return renderer.part(
                "part/item",
                Map.of(
                        "item",
                        piece.item(),
                        "id",
                        piece.id(),
                        "latest",
                        piece.isLatest(),
                        "shared",
                        piece.isShared(),
                        "editable",
                        piece.editable()));
    }

    /** All of it. */
    byte[] whole(ServerRequest request) {
        return renderer.assemble(request, "table", Map.of("view", view, "company", company, "islands", islands()));
    }

    /** What is new for a page that has some parts already. */
    byte[] changes(String have) {
        return islands().changes(have);
    }
}
