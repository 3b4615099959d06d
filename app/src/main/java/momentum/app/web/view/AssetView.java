package momentum.app.web.view;

import java.util.List;
import java.util.Optional;
import momentum.app.web.view.MoveView.RuleLine;

/**
 * An asset on a sheet.
 *
 * @param kept what is kept on its card and changes in play
 * @param moves those that it brings along
 */
public record AssetView(Title title, Kept kept, List<AbilityText> abilities, List<String> moves) {
    public AssetView {
        abilities = List.copyOf(abilities);
        moves = List.copyOf(moves);
    }

    /**
     * What it is.
     *
     * @param name what it is called
     * @param card its card
     * @param called its own name, as far as it has one
     * @param kind the kind of asset; empty where nobody knows
     */
    public record Title(String name, String card, Optional<String> called, String kind) {
        /** Its name, fit to be part of an id. */
        public String key() {
            return name.replaceAll("\\W+", "-");
        }

        /** What it is, where its name does not say so. */
        public String inWords() {
            return called.isEmpty() || kind.isEmpty() ? kind : card + " · " + kind;
        }
    }

    /**
     * What is kept on a card.
     *
     * @param isOut whether it is a companion out of action
     * @param used what can be used no more, in words
     */
    public record Kept(List<Meter> meters, List<Box> boxes, List<Trait> traits, List<String> used, boolean isOut) {
        public Kept {
            meters = List.copyOf(meters);
            boxes = List.copyOf(boxes);
            traits = List.copyOf(traits);
            used = List.copyOf(used);
        }

        public boolean isEmpty() {
            return meters.isEmpty() && boxes.isEmpty() && traits.isEmpty() && used.isEmpty();
        }
    }

    /** A meter of the asset. */
    public record Meter(String name, int value, int least, int most) {
        /** More are no row of pips. */
        private static final int MOST_PIPS = 10;

        public boolean isOfPips() {
            return least == 0 && most <= MOST_PIPS;
        }
    }

    /**
     * A box that can be marked.
     *
     * @param bearer who bears what it stands for; empty for nobody in particular
     */
    public record Box(String name, boolean isMarked, String bearer) {
        public String label() {
            return bearer.isEmpty() ? name : name + ", with " + bearer;
        }
    }

    /** Something that is chosen for it; nothing, where that is still open. */
    public record Trait(String word, Optional<String> chosen, List<String> values) {}

    /**
     * An ability.
     *
     * @param name its own, where it has one
     * @param html the book's text; empty where there is none
     * @param lines what runs
     */
    public record AbilityText(
            int number, Optional<String> name, boolean isMarked, String html, List<RuleLine> lines, String used) {
        public String label() {
            return number + name.map(own -> " · " + own).orElse("");
        }
    }

    public boolean isCompanion() {
        return kept.meters().stream().anyMatch(meter -> meter.name().equals(momentum.state.Asset.HEALTH));
    }

    public long marked() {
        return abilities.stream().filter(AbilityText::isMarked).count();
    }

    /** Its numbers in a line, for where they cannot be pressed. */
    public String state() {
        return kept.isOut()
                ? "out of action"
                : String.join(
                        ", ",
                        kept.meters().stream()
                                .map(meter -> "%s %d of %d".formatted(meter.name(), meter.value(), meter.most()))
                                .toList());
    }

    /** Whether what runs is all there is to read. */
    public boolean hasBook() {
        return abilities.stream().anyMatch(ability -> !ability.html().isEmpty());
    }

    public boolean hasLines() {
        return abilities.stream().anyMatch(ability -> !ability.lines().isEmpty());
    }
}
