package momentum.phrase;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import momentum.rule.Effect.Needs;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;

/** A line of the language that is said at the table, and stands in no move. Whatever is said, there is an answer. */
public final class SpokenLine {
    private static final int LONGEST = 1_000;
    private static final Pattern LINE_END = Pattern.compile("\\R");

    private SpokenLine() {}

    /** What was said, as it was understood. */
    public sealed interface Reading {
        /** Its effects, in order. */
        record Read(List<Phrase> phrases) implements Reading {}

        /** No line of the language, or none that means anything by itself; a sentence says why. */
        record Wrong(String why) implements Reading {}
    }

    public static Reading read(String said, Rulebook rulebook) {
        String text = Arrays.stream(said.split("; ", -1)).map(String::strip).collect(Collectors.joining("; "));
        if (text.isEmpty()) {
            return new Reading.Wrong("say what happens, such as \"suffer -1 momentum\"");
        }
        boolean isOneLine = text.length() <= LONGEST
                && !LINE_END.matcher(text).find()
                && StandardCharsets.UTF_8.newEncoder().canEncode(text);
        if (!isOneLine) {
            return new Reading.Wrong("one line of text, of at most %,d characters".formatted(LONGEST));
        }
        Problems problems = new Problems();
        Node node = new Node(Source.BY_HAND, text, 1, text, List.of());
        List<Phrase> phrases = new BodyReader(new Grammar(Vocabulary.of(rulebook)), problems).body(List.of(node));
        for (Problem problem : problems.all()) {
            return new Reading.Wrong(problem.message());
        }
        for (Phrase phrase : phrases) {
            Needs lacks = phrase.effect().needs();
            boolean isThere = lacks == Needs.NOTHING
                    || (lacks == Needs.A_TABLE && !rulebook.tables().isEmpty());
            if (!isThere) {
                return new Reading.Wrong("\"%s\" %s".formatted(Printer.print(phrase.effect()), lacks.inWords()));
            }
        }
        return new Reading.Read(phrases);
    }
}
