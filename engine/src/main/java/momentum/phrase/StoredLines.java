package momentum.phrase;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import momentum.rule.Effect;
import momentum.rule.Move;
import momentum.rule.Option;
import momentum.rule.Phrase;
import momentum.rule.Rulebook;
import momentum.rule.Source;
import momentum.rule.Walk;

/**
 * Converts lines of a rulebook to text and back, so that an agenda can be stored. A stored line may be older than the rulebook:
 * if the same text still stands at its place, that line is used; otherwise the text is parsed again.
 */
public final class StoredLines {
    private final Rulebook rulebook;
    private final Map<Source, List<Phrase>> phrases = new HashMap<>();
    private final Map<Source, List<Option>> options = new HashMap<>();
    private final IdentityHashMap<Object, Kept> kept = new IdentityHashMap<>();

    /** A stored line: its place, and its text with the lines under it. */
    public record Kept(Source source, String text) {}

    public StoredLines(Rulebook rulebook) {
        this.rulebook = rulebook;
        new Walk(this::know, this::know).through(rulebook);
    }

    private void know(Phrase phrase) {
        phrases.computeIfAbsent(phrase.source(), line -> new ArrayList<>()).add(phrase);
        kept.put(phrase.effect(), new Kept(phrase.source(), Printer.whole(phrase.effect())));
    }

    private void know(Option option) {
        options.computeIfAbsent(option.source(), line -> new ArrayList<>()).add(option);
        kept.put(option, new Kept(option.source(), Printer.whole(option)));
    }

    /** Every line of the rulebook. */
    public Collection<Kept> all() {
        return Set.copyOf(kept.values());
    }

    public Kept keep(Effect effect) {
        Kept known = kept.get(effect);
        return known != null ? known : new Kept(Source.BY_HAND, Printer.whole(effect));
    }

    public Kept keep(Option option) {
        Kept known = kept.get(option);
        return known != null ? known : new Kept(option.source(), Printer.whole(option));
    }

    /** Restores a line; empty if its text can no longer be parsed with this rulebook. */
    public Optional<Phrase> phrase(Kept line) {
        for (Phrase phrase : phrases.getOrDefault(line.source(), List.of())) {
            if (keep(phrase.effect()).text().equals(line.text())) {
                return Optional.of(phrase);
            }
        }
        return anew(
                        line,
                        (grammar, problems, nodes) -> new BodyReader(grammar, problems)
                                .alone(nodes).stream().findFirst())
                .or(() -> anew(line, (grammar, problems, nodes) -> new RiderReader(grammar, problems).alone(nodes)))
                .map(phrase -> line.source().line() == 0 ? new Phrase(phrase.effect(), line.source()) : phrase);
    }

    public Optional<Option> option(Kept line) {
        for (Option option : options.getOrDefault(line.source(), List.of())) {
            if (keep(option).equals(line)) {
                return Optional.of(option);
            }
        }
        return anew(line, (grammar, problems, nodes) -> new BodyReader(grammar, problems).option(nodes.getFirst()))
                .or(() -> anew(
                        line,
                        (grammar, problems, nodes) -> new RiderReader(grammar, problems).option(nodes.getFirst())));
    }

    private interface Reading<T> {
        Optional<T> read(Grammar grammar, Problems problems, List<Node> nodes);
    }

    /** Parses the text. Neither the parameter of its move nor its card are stored, so all that may be meant are tried. */
    private <T> Optional<T> anew(Kept line, Reading<T> reading) {
        Set<Optional<String>> parameters = new LinkedHashSet<>(Set.of(Optional.empty()));
        Set<String> blocks = new LinkedHashSet<>();
        List<Move> moves = new ArrayList<>(rulebook.moves().values());
        moves.addAll(rulebook.ownMoves().values());
        for (Move move : moves) {
            parameters.add(move.parameter());
            blocks.addAll(move.blocks().keySet());
        }
        // Blank lines before it give each line the number it had.
        String text = "\n".repeat(Math.max(0, line.source().line() - 1)) + line.text();
        Problems ofText = new Problems();
        List<Node> nodes = Page.read(line.source().file(), text.getBytes(StandardCharsets.UTF_8), ofText);
        if (nodes.isEmpty() || !ofText.all().isEmpty()) {
            return Optional.empty();
        }
        Vocabulary words = Vocabulary.of(rulebook);
        List<CardWords> cards = new ArrayList<>(List.of(CardWords.NONE));
        rulebook.cards().values().stream()
                .map(CardWords::of)
                .filter(card -> card.isSaidIn(line.text()))
                .forEach(cards::add);
        for (CardWords card : cards) {
            for (Optional<String> parameter : parameters) {
                Problems problems = new Problems();
                Grammar grammar = new Grammar(words.within(card).within(blocks, parameter));
                Optional<T> read = reading.read(grammar, problems, nodes);
                if (read.isPresent() && problems.all().isEmpty()) {
                    return read;
                }
            }
        }
        return Optional.empty();
    }
}
