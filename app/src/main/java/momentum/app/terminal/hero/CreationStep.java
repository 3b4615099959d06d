package momentum.app.terminal.hero;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import momentum.app.text.TextLayout;
import momentum.rule.Game;

/** The steps in which a hero is made. */
public enum CreationStep {
    NAME("Name", "What is your hero called?"),
    STATS("Stats", "Divide the numbers among the stats."),
    BONDS("People", "People and places, with commas between them; or none."),
    ASSETS("Assets", "A card by name, or words to search for; done when you have enough."),
    VOW("Sworn", "What has your hero sworn to do, that will take years?"),
    GEAR("Gear", "What does your hero carry? A few words; or nothing."),
    JOIN("Ready", "Type yes to begin, or back to change something.");

    private final String title;
    private final String line;

    CreationStep(String title, String line) {
        this.title = title;
        this.line = line;
    }

    /** What the step is called: where the game has a name for what is asked, by that. */
    String title(Game game) {
        return switch (this) {
            case BONDS ->
                game.tracks().ofHero().stream()
                        .findFirst()
                        .map(track -> capital(track.name()))
                        .orElse(title);
            case VOW ->
                game.hero().beginsWith().vow().map(vow -> capital(vow.kind())).orElse(title);
            case NAME, STATS, ASSETS, GEAR, JOIN -> title;
        };
    }

    private static String capital(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What is wanted, in a line, with the game's own numbers and names. */
    String line(Game game) {
        return switch (this) {
            case STATS ->
                "Give %s to %s. Type the numbers in this order; or the stats, the best first."
                        .formatted(numbers(game), TextLayout.list(game.stats(), "and"));
            case BONDS -> "Up to %d. ".formatted(game.hero().beginsWith().bonds()) + line;
            case ASSETS -> "Up to %d. ".formatted(game.hero().beginsWith().assets()) + line;
            case VOW ->
                line + " Add its rank, "
                        + String.join(" or ", game.hero().beginsWith().vowRanks()) + "; or none.";
            case NAME, GEAR, JOIN -> line;
        };
    }

    /** The numbers as they are, the stats in their order: "edge 3, heart 2". */
    static String example(Game game) {
        List<String> pairs = new ArrayList<>();
        for (String stat : game.stats()) {
            pairs.add(stat + " " + game.hero().beginsWith().array().get(pairs.size()));
        }
        return String.join(", ", pairs);
    }

    private static String numbers(Game game) {
        return TextLayout.list(
                game.hero().beginsWith().array().stream().map(String::valueOf).toList(), "and");
    }

    /** More about it, for those who ask. */
    String more(Game game) {
        return switch (this) {
            case NAME ->
                "Any name that no other hero at this table has. A whole hero in one line works as well:"
                        + " hero Kára: " + example(game);
            case STATS -> "A number by its stat's name works as well: " + example(game);
            case BONDS ->
                "A bond is a tick on the track of bonds, adds to some rolls, and gives a place to return to."
                        + " For example: Oakhaven, old Edda";
            case ASSETS ->
                "Type hound to find that card, companion for all of a kind, assets hound to read a card."
                        + " A card has its first ability, or the one you choose where it leaves that open: hound: sharp";
            case VOW -> "It stands behind all you do. For example: Avenge my father (epic)";
            case GEAR ->
                "It stands on the sheet, and set gear changes it later. For example: a bow, furs, an iron coin";
            case JOIN -> "Nothing here is final: any number can be set later, with set.";
        };
    }

    /** The step after this one, of those the game has. */
    CreationStep next(Game game) {
        CreationStep next = switch (this) {
            case NAME -> STATS;
            case STATS -> BONDS;
            case BONDS -> ASSETS;
            case ASSETS -> VOW;
            case VOW -> GEAR;
            case GEAR, JOIN -> JOIN;
        };
        return next.isIn(game) ? next : next.next(game);
    }

    private boolean isIn(Game game) {
        return switch (this) {
            case BONDS -> game.hero().beginsWith().bonds() > 0;
            case ASSETS -> game.hero().beginsWith().assets() > 0;
            case VOW -> game.hero().beginsWith().vow().isPresent();
            case NAME, STATS, GEAR, JOIN -> true;
        };
    }
}
