package momentum.slate;

import java.text.Normalizer;
import java.util.List;
import java.util.Optional;
import momentum.text.Names;

/** The two people at a slate, by name. */
public record Players(String left, String right) {
    private static final int LONGEST = 100;

    public Players {
        if (left.contains("|") || right.contains("|")) {
            throw new IllegalArgumentException("a name cannot contain a |");
        }
        if ((left + right).codePoints().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a name is one line of text");
        }
        if (left.isBlank() || right.isBlank() || isStart(left, right) || isStart(right, left)) {
            throw new IllegalArgumentException("two players need two names, neither the beginning of the other");
        }
    }

    /** Those who sit down now. A slate that was begun before names were checked keeps its players. */
    public static Players begin(String left, String right) {
        for (String name : List.of(left, right)) {
            Names.fault(Names.tidied(name), LONGEST).ifPresent(why -> {
                throw new IllegalArgumentException(why);
            });
        }
        return new Players(Names.tidied(left), Names.tidied(right));
    }

    /** A side, and what stood behind its name. */
    public record Named(Side side, String rest) {}

    public String name(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /** Whose name the text begins with, with or without a colon behind it. */
    public Optional<Named> startOf(String text) {
        String stripped = Normalizer.normalize(text.strip(), Normalizer.Form.NFC);
        for (Side side : Side.values()) {
            if (isStart(name(side), stripped)) {
                String rest = stripped.substring(name(side).length());
                if (rest.startsWith(":") || rest.startsWith(" ")) {
                    return Optional.of(new Named(side, rest.substring(1)));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isStart(String name, String text) {
        return text.regionMatches(true, 0, name, 0, name.length());
    }
}
