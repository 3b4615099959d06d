package momentum.content;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import momentum.content.book.Entry;

/**
 * Finds entries by words: names that begin with them come first, then names with words that begin so, then names that hold
 * them anywhere, and last those found with the help of their group's name. Case and accents make no difference.
 */
final class EntrySearch {
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");
    private static final Pattern BETWEEN_WORDS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final List<Indexed> entries;

    private record Indexed(Entry entry, String name, List<String> words, List<String> withGroup) {}

    private record Match(Entry entry, int rank) {}

    EntrySearch(List<? extends Entry> entries) {
        this.entries = entries.stream().map(EntrySearch::index).toList();
    }

    List<Entry> find(String wanted) {
        String phrase = simple(wanted);
        if (phrase.isEmpty()) {
            return List.of();
        }
        List<String> words = words(phrase);
        List<Match> matches = new ArrayList<>();
        for (Indexed indexed : entries) {
            rank(indexed, phrase, words).ifPresent(rank -> matches.add(new Match(indexed.entry, rank)));
        }
        matches.sort(Comparator.comparingInt(Match::rank));
        return matches.stream().map(Match::entry).toList();
    }

    private static OptionalInt rank(Indexed indexed, String phrase, List<String> words) {
        if (indexed.name.startsWith(phrase)) {
            return OptionalInt.of(indexed.name.equals(phrase) ? 0 : 1);
        }
        if (beginWords(words, indexed.words)) {
            return OptionalInt.of(2);
        }
        if (words.stream().allMatch(indexed.name::contains)) {
            return OptionalInt.of(3);
        }
        return beginWords(words, indexed.withGroup) ? OptionalInt.of(4) : OptionalInt.empty();
    }

    private static Indexed index(Entry entry) {
        String name = simple(entry.name());
        return new Indexed(entry, name, words(name), words(name + " " + simple(entry.group())));
    }

    /** Whether each of the words wanted begins one of the words there are. */
    private static boolean beginWords(List<String> wanted, List<String> words) {
        return wanted.stream().allMatch(word -> words.stream().anyMatch(each -> each.startsWith(word)));
    }

    private static List<String> words(String simple) {
        return List.of(simple.split(" ", -1));
    }

    /** Lower case without accents, the words one space apart. */
    static String simple(String text) {
        String bare =
                MARKS.matcher(Normalizer.normalize(text, Normalizer.Form.NFD)).replaceAll("");
        return BETWEEN_WORDS
                .matcher(bare.toLowerCase(Locale.ROOT).replace("'", "").replace("’", ""))
                .replaceAll(" ")
                .strip();
    }
}
