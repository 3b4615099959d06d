package momentum.app.web;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.zip.CRC32C;
import momentum.app.web.http.GenerationCache;
import momentum.app.web.http.Preferences;
import momentum.app.web.story.StoryItem;
import momentum.app.web.view.Address;
import momentum.app.web.view.PartyView;
import momentum.app.web.view.TableView;

/** The parts of tables' pages that were rendered already: each is rendered again only when something that it shows is different. */
final class RenderedParts {
    private static final long MOST_BYTES = 6_000_000;

    private final GenerationCache<IslandKey, Island> islands =
            new GenerationCache<>(MOST_BYTES, island -> island.part().length());
    private final GenerationCache<ChunkKey, Chunk> chunks =
            new GenerationCache<>(MOST_BYTES, chunk -> chunk.part().length());

    /**
     * A part of a page. Where a form was sent from differs from row to row, so it is left out, and put in as the part is sent; a page with
     * scripts says it by itself, so that it makes no part a new one.
     *
     * @param pieces the HTML between the places where it stands
     * @param hash what tells it from any other of its kind
     */
    record Part(List<byte[]> pieces, String hash) {
        static Part of(String html, String sentFrom) {
            List<byte[]> pieces = new ArrayList<>();
            int from = 0;
            for (int at = html.indexOf(sentFrom); at >= 0; at = html.indexOf(sentFrom, from)) {
                pieces.add(bytes(html.substring(from, at)));
                from = at + sentFrom.length();
            }
            pieces.add(bytes(html.substring(from)));
            return of(pieces);
        }

        private static Part of(List<byte[]> pieces) {
            CRC32C sum = new CRC32C();
            pieces.forEach(sum::update);
            return new Part(List.copyOf(pieces), Long.toString(sum.getValue(), Character.MAX_RADIX));
        }

        /** One that is never the same. */
        static Part unnamed(String html) {
            return new Part(List.of(bytes(html)), "");
        }

        /** Writes the HTML, with where its forms are sent from. */
        void write(byte[] sentFrom, Consumer<byte[]> out) {
            out.accept(pieces.getFirst());
            for (byte[] piece : pieces.subList(1, pieces.size())) {
                out.accept(sentFrom);
                out.accept(piece);
            }
        }

        int length() {
            return pieces.stream().mapToInt(piece -> piece.length).sum();
        }
    }

    /** What a page looks from, by whom, and which part of it. */
    record IslandKey(String name, Address from, String reader) {}

    /**
     * All that an island shows.
     *
     * @param view without what it does not show
     */
    record Shown(TableView view, PartyView company, Preferences mine) {}

    private record Island(Shown shown, Part part) {}

    /**
     * A chunk of a story, for all who read it alike.
     *
     * @param editor whose notes the reader may edit; empty where there are none
     */
    record ChunkKey(String campaign, String name, boolean isShared, Optional<String> editor, String day) {}

    /**
     * A piece of a story as it is shown.
     *
     * @param isLatest whether it is the last thing that was rolled or asked
     * @param editable where the reader may edit it; empty where they may not
     */
    record Piece(StoryItem item, String id, boolean isLatest, boolean isShared, String editable) {}

    /**
     * A chunk as it was rendered.
     *
     * @param ends where the HTML of each piece ends in that of the chunk; and before them, where that of the first begins
     */
    private record Chunk(List<Piece> pieces, List<Integer> ends, Part part) {
        private Optional<byte[]> of(Piece piece) {
            int at = pieces.indexOf(piece);
            return at < 0
                    ? Optional.empty()
                    : Optional.of(Arrays.copyOfRange(part.pieces().getFirst(), ends.get(at), ends.get(at + 1)));
        }
    }

    Part island(IslandKey key, Shown shown, Supplier<String> rendering) {
        Optional<Island> known = islands.get(key);
        if (known.filter(island -> island.shown().equals(shown)).isPresent()) {
            return known.get().part();
        }
        Part part = Part.of(rendering.get(), shown.view().sentFrom());
        islands.put(key, new Island(shown, part));
        return part;
    }

    /** A piece is rendered. */
    @FunctionalInterface
    interface Rendering {
        String of(Piece piece);
    }

    Part chunk(ChunkKey key, List<Piece> pieces, Rendering rendering) {
        Optional<Chunk> known = chunks.get(key);
        if (known.filter(chunk -> chunk.pieces().equals(pieces)).isPresent()) {
            return known.get().part();
        }
        ByteArrayOutputStream html = new ByteArrayOutputStream();
        html.writeBytes(bytes("<div class=\"rows\" id=\"" + key.name() + "\" hx-swap-oob=\"morph\">"));
        List<Integer> ends = new ArrayList<>(List.of(html.size()));
        for (Piece piece : pieces) {
            html.writeBytes(known.flatMap(chunk -> chunk.of(piece)).orElseGet(() -> bytes(rendering.of(piece))));
            ends.add(html.size());
        }
        html.writeBytes(bytes("</div>"));
        // Nothing of a story stands in a form.
        Chunk chunk = new Chunk(pieces, List.copyOf(ends), Part.of(List.of(html.toByteArray())));
        chunks.put(key, chunk);
        return chunk.part();
    }

    private static byte[] bytes(String html) {
        return html.getBytes(StandardCharsets.UTF_8);
    }
}
