package momentum.slate;

import java.util.Optional;

/** The two people at a slate, by name. */
public record Players(String left, String right) {
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

    /** A side, and what stood behind its name. */
    public record Named(Side side, String rest) {}

    public String name(Side side) {
        return side == Side.LEFT ? left : right;
    }

    /** Whose name the text begins with, with or without a colon behind it. */
    public Optional<Named> startOf(String text) {
        String stripped = text.strip();
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
