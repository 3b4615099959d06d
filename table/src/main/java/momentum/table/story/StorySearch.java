package momentum.table.story;

import java.text.Normalizer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import momentum.play.Command;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.table.Campaign;
import momentum.table.JournalEntry;

/**
 * Finds rows of the story whose words contain all that is looked for, the latest first. Capitals and accents make no difference. A
 * search looks at so many rows and no more; it says where to look on.
 */
public final class StorySearch {
    private static final int MOST_HITS = 40;
    private static final int MOST_ROWS = 20_000;
    private static final long MOST_LETTERS = 20_000_000;
    private static final int MOST_WORDS = 8;
    private static final int LONGEST_WORD = 60;
    private static final int ROWS_AT_ONCE = 100;
    private static final int BEFORE_A_HIT = 60;
    private static final int AFTER_A_HIT = 140;

    private final List<String> words;

    private StorySearch(List<String> words) {
        this.words = words;
    }

    /**
     * A row that was found.
     *
     * @param toldAt the row of the story where it is told
     * @param isNote whether a person wrote it
     */
    public record Hit(long row, long toldAt, Instant at, String who, boolean isNote, Snippet snippet) {}

    /** A part of a text around what was found in it. */
    public record Snippet(String before, String found, String after) {}

    /**
     * What was found.
     *
     * @param goOnBelow where the search ended before the beginning of the story: what is below this row was not looked at
     */
    public record Found(List<Hit> hits, OptionalLong goOnBelow) {}

    /**
     * Looks for words.
     *
     * @param below only rows below this one are looked at
     */
    public static Found find(Campaign campaign, StoryOutline outline, String query, long below) {
        List<String> words = Stream.of(folded(query).strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .map(word -> word.substring(0, Math.min(word.length(), LONGEST_WORD)))
                .distinct()
                .limit(MOST_WORDS)
                .toList();
        return words.isEmpty()
                ? new Found(List.of(), OptionalLong.empty())
                : new StorySearch(words).find(campaign, outline, below);
    }

    private Found find(Campaign campaign, StoryOutline outline, long below) {
        List<Hit> hits = new ArrayList<>();
        int end = below > outline.last() ? outline.size() : outline.index(below - 1) + 1;
        int least = Math.max(0, end - MOST_ROWS);
        long letters = 0;
        while (end > least) {
            int from = Math.max(least, end - ROWS_AT_ONCE);
            for (JournalEntry entry : outline.present(campaign, from, end).reversed()) {
                for (JournalEntry said : entry.each().reversed()) {
                    Optional<Snippet> found = Optional.empty();
                    boolean isNote = said.commands().getFirst() instanceof Command.Note;
                    if (!isNote || !outline.isRemoved(entry.seq())) {
                        String text = text(said);
                        letters += text.length();
                        found = snippet(text);
                    }
                    found.ifPresent(snippet -> hits.add(new Hit(
                            entry.seq(),
                            isNote ? outline.toldAt(entry.seq()) : entry.seq(),
                            entry.at(),
                            entry.who(),
                            isNote,
                            snippet)));
                }
                if (hits.size() >= MOST_HITS || letters > MOST_LETTERS) {
                    return new Found(hits, rest(outline, entry.seq()));
                }
            }
            end = from;
        }
        return new Found(hits, end == 0 ? OptionalLong.empty() : OptionalLong.of(outline.row(end)));
    }

    private static OptionalLong rest(StoryOutline outline, long row) {
        return outline.index(row) > 0 ? OptionalLong.of(row) : OptionalLong.empty();
    }

    /** What a row says to a reader. */
    private static String text(JournalEntry said) {
        return switch (said.commands().getFirst()) {
            case Command.Note(String text) ->
                ChapterHeading.of(text)
                        .map(chapter -> chapter.title() + ". " + chapter.rest())
                        .orElse(text);
            // What was done to a note is told by the note itself.
            case Command.OfNote _ -> "";
            case Command.AddHero _,
                    Command.Make _,
                    Command.Answer _,
                    Command.SetValue _,
                    Command.SetTrack _,
                    Command.Correct _,
                    Command.Impose _,
                    Command.SetStrictness _,
                    Command.SetAside _,
                    Command.Consult _,
                    Command.AskOdds _,
                    Command.Read _ ->
                said.events().stream()
                        .flatMap(event -> Stream.concat(
                                asked(event).stream(), Stream.of(EventText.inWords(event), reason(event))))
                        .filter(words -> !words.isEmpty())
                        .distinct()
                        .collect(Collectors.joining(". "));
        };
    }

    private static Optional<String> asked(Event event) {
        return event instanceof Event.OracleRolled rolled ? rolled.cause().reason() : Optional.empty();
    }

    private static String reason(Event event) {
        return event.cause().reason().orElse("");
    }

    private Optional<Snippet> snippet(String typed) {
        String text = Normalizer.normalize(typed, Normalizer.Form.NFC);
        // The folded one is as long as the text, so that a place in one is the place in the other.
        String folded = foldedEach(text);
        int first = Integer.MAX_VALUE;
        String found = "";
        for (String word : words) {
            int at = folded.indexOf(word);
            if (at < 0) {
                return Optional.empty();
            }
            if (at < first) {
                first = at;
                found = word;
            }
        }
        int end = first + found.length();
        int from = first <= BEFORE_A_HIT ? 0 : whole(text, first - BEFORE_A_HIT);
        int to = end + AFTER_A_HIT >= text.length() ? text.length() : whole(text, end + AFTER_A_HIT);
        return Optional.of(new Snippet(
                (from > 0 ? "…" : "") + text.substring(from, first),
                text.substring(first, end),
                text.substring(end, to) + (to < text.length() ? "…" : "")));
    }

    /** A place that is not within a character. */
    private static int whole(String text, int at) {
        return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
    }

    /** Words without their accents and capitals. */
    private static String folded(String text) {
        return foldedEach(Normalizer.normalize(text, Normalizer.Form.NFC));
    }

    /** Every letter by itself, and as one letter. */
    private static String foldedEach(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            folded.append(letter < 0x80 ? Character.toLowerCase(letter) : plain(letter));
        }
        return folded.toString();
    }

    private static char plain(char letter) {
        if (Character.isSurrogate(letter)) {
            return letter;
        }
        String apart = Normalizer.normalize(String.valueOf(letter), Normalizer.Form.NFD);
        return String.valueOf(apart.charAt(0)).toLowerCase(Locale.ROOT).charAt(0);
    }
}
