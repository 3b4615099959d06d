package momentum;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.SequencedMap;
import momentum.phrase.RulebookReader;
import momentum.rule.Rulebook;

/** The rulebooks as they were when a price was asked for in steps: how it is found, what it is, and how much of each. */
public final class PriceInSteps {
    private PriceInSteps() {}

    public static Rulebook rulebook(String game) {
        SequencedMap<String, byte[]> files = Shipped.files(game);
        try (InputStream old = Objects.requireNonNull(
                PriceInSteps.class.getResourceAsStream("/price-in-steps/" + game + ".moves"), game)) {
            files.put("fate.moves", old.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return RulebookReader.read(files).rulebook().orElseThrow();
    }
}
