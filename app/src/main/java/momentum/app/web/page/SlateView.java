package momentum.app.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import momentum.slate.Army;
import momentum.slate.PlainGain;
import momentum.slate.Players;
import momentum.slate.Reward;
import momentum.slate.Side;
import momentum.slate.SlateCondition;
import momentum.slate.WarSlate;

/**
 * A War Slate, to lie between two players: each side as the one who sits there reads it.
 *
 * @param spaces the slider's places from the left side's end to the right side's
 * @param log what happened, the latest first
 */
public record SlateView(
        String id,
        long row,
        SideView far,
        SideView near,
        List<Space> spaces,
        List<String> log,
        Optional<Choice> choice,
        RefusedForm refused) {

    /** One player's edge. */
    public record SideView(
            String name, String side, int momentum, int seals, int boosts, boolean hasReroll, List<Met> conditions) {}

    /**
     * A condition that gains momentum.
     *
     * @param said what is said for it behind a name
     * @param line what is said when it is met alone
     */
    public record Met(String word, String label, String said, String line, boolean isSpent) {}

    /**
     * A place of the slider.
     *
     * @param owner whose momentum it is; nobody's in the middle
     * @param edge the edge its owner sits at, as its style names it
     */
    public record Space(int value, boolean isHere, String owner, String edge) {
        /** Where its owner has a reroll. */
        public boolean isLast() {
            return value == WarSlate.LAST;
        }
    }

    /** A reward that a side must choose. */
    public record Choice(String name, String side, List<Option> options) {}

    /** One of the rewards. */
    public record Option(String line, String label) {}

    public static SlateView of(
            String id, long row, Players players, WarSlate slate, List<String> log, RefusedForm refused) {
        List<Space> spaces = new ArrayList<>();
        for (int at = -WarSlate.LAST; at <= WarSlate.LAST; at++) {
            String owner = at == 0 ? "" : players.name(at < 0 ? Side.LEFT : Side.RIGHT);
            String edge = at == 0 ? "middle" : at < 0 ? "far" : "near";
            spaces.add(new Space(Math.abs(at), at == slate.slider(), owner, edge));
        }
        return new SlateView(
                id,
                row,
                side(players, slate, Side.LEFT),
                side(players, slate, Side.RIGHT),
                List.copyOf(spaces),
                log.stream().limit(8).toList(),
                slate.awaits()
                        .map(side -> new Choice(
                                players.name(side),
                                side.name().toLowerCase(Locale.ROOT),
                                slate.rewards().stream().map(SlateView::option).toList())),
                refused);
    }

    /** Whether it was the form of this side, of what one action gained together, that was not taken. */
    public boolean isRefused(SideView side) {
        return refused.says("side", side.name());
    }

    /** Whether that form said something of the opponent as well. */
    public boolean isOfBothRefused(SideView side) {
        return isRefused(side)
                && Stream.of("other-met", "other-plain", "other-because").anyMatch(refused.typed()::has);
    }

    /** Whether something was ticked in the form of this side that was not taken. */
    public boolean isTicked(SideView side, String field, String value) {
        return isRefused(side) && refused.has(field, value);
    }

    /** What was typed in the form of this side that was not taken. */
    public String typed(SideView side, String field) {
        return isRefused(side) ? refused.typed().text(field) : "";
    }

    public SideView opponent(SideView side) {
        return side.equals(far) ? near : far;
    }

    /** What can be gained that is none of the conditions. */
    public List<Integer> plainGains() {
        return IntStream.rangeClosed(1, PlainGain.MOST).boxed().toList();
    }

    public int longestReason() {
        return PlainGain.LONGEST_REASON;
    }

    private static SideView side(Players players, WarSlate slate, Side side) {
        Army army = slate.army(side);
        List<Met> conditions = new ArrayList<>();
        for (SlateCondition condition : SlateCondition.values()) {
            String word = condition.name().toLowerCase(Locale.ROOT);
            conditions.add(new Met(
                    condition.name().charAt(0) + word.substring(1),
                    condition.inWords(),
                    word,
                    players.name(side) + " " + word,
                    condition == SlateCondition.CHARGE && army.charged()));
        }
        return new SideView(
                players.name(side),
                side.name().toLowerCase(Locale.ROOT),
                side.facing(slate.slider()),
                army.seals(),
                army.boosts(),
                slate.hasReroll(side),
                List.copyOf(conditions));
    }

    private static Option option(Reward reward) {
        return switch (reward) {
            case DISPLACEMENT -> new Option("displace", "Displace a unit by 1 hex");
            case BOOST -> new Option("boost", "Put a boost on a unit");
            case NEITHER -> new Option("neither", "Neither");
        };
    }
}
