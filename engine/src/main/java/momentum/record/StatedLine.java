package momentum.record;

import java.util.List;
import momentum.notation.QuotedParts;
import momentum.notation.Speakers;
import momentum.state.Table;

/**
 * A line behind {@code =>}, taken apart.
 *
 * @param about the hero it names, or the one of the line before, or the last who joined
 */
record StatedLine(String about, List<String> parts) {
    static StatedLine read(String stated, Table table, String before) {
        Speakers.Speech speech = Speakers.at(table).speech(stated);
        String last = table.heroes().isEmpty() ? "" : table.heroes().getLast().name();
        String words = speech.words();
        boolean isOne = words.startsWith("asks")
                || words.startsWith("says")
                || words.startsWith(Statement.DOES_NOT_SAY)
                || words.startsWith("refused");
        return new StatedLine(
                speech.named().orElse(before.isEmpty() ? last : before),
                isOne ? List.of(words) : QuotedParts.commas(words));
    }

    boolean isRefusal() {
        return parts.getFirst().startsWith("refused");
    }
}
