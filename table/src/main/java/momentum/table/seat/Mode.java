package momentum.table.seat;

import java.util.Optional;

/** How a campaign is played. */
public enum Mode {
    SOLO("solo"),
    COOP("co-op"),
    GUIDED("guided");

    private final String word;

    Mode(String word) {
        this.word = word;
    }

    public String inWords() {
        return word;
    }

    public static Optional<Mode> of(String word) {
        for (Mode mode : values()) {
            if (mode.word.equals(word)) {
                return Optional.of(mode);
            }
        }
        return Optional.empty();
    }
}
