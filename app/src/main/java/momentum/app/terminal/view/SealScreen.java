package momentum.app.terminal.view;

import java.util.List;
import momentum.table.dice.Seal;

/** What the table's dice follow from. */
public final class SealScreen {
    private SealScreen() {}

    public static List<String> inUse(Seal seal) {
        return List.of(
                "  The table's dice follow from a secret whose SHA-256 is",
                "    " + seal.hash(),
                "  It is the only thing that decides them: whoever keeps this machine could",
                "  have chosen it. Note it down: when the secret is opened, with seal open,",
                "  every roll since row %d can be checked.".formatted(seal.since() + 1));
    }

    public static List<String> opened(Seal opened, Seal next, String campaign) {
        return List.of(
                "  Seal %d is open: its secret was".formatted(opened.number()),
                "    " + opened.secret(),
                "  From here on the dice follow from another, whose SHA-256 is",
                "    " + next.hash(),
                "  To check every roll:",
                "    ./momentum export \"%s\" --as jsonl -o FILE".formatted(campaign),
                "    ./momentum verify FILE");
    }
}
