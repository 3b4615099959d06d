package momentum.notation;

import java.util.BitSet;
import java.util.Collection;
import java.util.stream.Collectors;

/** Writes names and free text, each as it is or in quotes. */
final class NameWriter {
    private final BitSet quoted;
    private int written;

    /** @param quoted which of the pieces are written in quotes, counted from the first that is written */
    NameWriter(BitSet quoted) {
        this.quoted = quoted;
    }

    String write(String text) {
        boolean isQuoted = quoted.get(written);
        written++;
        return isQuoted || !QuotedText.canStandBare(text) ? QuotedText.quoted(text) : text;
    }

    String writeAll(Collection<String> texts, String between) {
        return texts.stream().map(this::write).collect(Collectors.joining(between));
    }

    /** Behind a word, where there is anything to write. */
    String writeAfter(String word, String text) {
        return text.isEmpty() ? "" : word + write(text);
    }

    /** How many pieces were written. */
    int written() {
        return written;
    }
}
