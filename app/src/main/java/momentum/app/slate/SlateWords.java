package momentum.app.slate;

import java.util.List;
import java.util.stream.Collectors;
import momentum.slate.Army;
import momentum.slate.GainReason;
import momentum.slate.Players;
import momentum.slate.Side;
import momentum.slate.SlateEvent;
import momentum.slate.WarSlate;

/** The slate and what happens on it, in words. */
public record SlateWords(Players players) {
    public String event(SlateEvent event) {
        String who = players.name(event.side());
        return switch (event) {
            case SlateEvent.Moved(Side side, int from, int to, List<GainReason> why) ->
                "%s gains %d: from %s to %s (%s)"
                        .formatted(who, to - from, space(side, from), space(side, to), reasons(why));
            case SlateEvent.Exceeded(Side side, int value, List<GainReason> why) ->
                "%s passes 2, at %d (%s)".formatted(who, value, reasons(why));
            case SlateEvent.Cancelled(Side side, int points) ->
                "Both gain: %d of %s's and %d of %s's cancel"
                        .formatted(points, who, points, players.name(side.opponent()));
            case SlateEvent.Rewarded(Side side, var reward) -> "%s %s".formatted(who, reward.inWords());
            case SlateEvent.Reset(Side side, int from) -> "The slider returns to 0";
            case SlateEvent.Seals(Side side, int from, int to, var why) ->
                "%s: command seals %d to %d (%s)".formatted(who, from, to, why.inWords());
            case SlateEvent.Boosts(Side side, int from, int to, var why) ->
                "%s: boost tokens %d to %d (%s)".formatted(who, from, to, why.inWords());
        };
    }

    /** Two lines: the slider between the names, and what each side holds. */
    List<String> slate(WarSlate slate) {
        StringBuilder track = new StringBuilder();
        for (int at = -WarSlate.LAST; at <= WarSlate.LAST; at++) {
            String space = Integer.toString(Math.abs(at));
            track.append(at == slate.slider() ? "@|bold,reverse [" + space + "]|@" : " " + space + " ");
        }
        return List.of(
                "  @|bold %s|@  %s  @|bold %s|@".formatted(players.left(), track, players.right()),
                "  %s; %s".formatted(holds(slate, Side.LEFT), holds(slate, Side.RIGHT)));
    }

    String rewards(WarSlate slate) {
        return slate.rewards().stream()
                .map(reward -> switch (reward) {
                    case DISPLACEMENT -> "displace";
                    case BOOST -> "boost";
                    case NEITHER -> "neither";
                })
                .collect(Collectors.joining(", "));
    }

    private String holds(WarSlate slate, Side side) {
        Army army = slate.army(side);
        return "%s: seals %d, boosts %d%s"
                .formatted(
                        players.name(side),
                        army.seals(),
                        army.boosts(),
                        slate.hasReroll(side) ? ", a single-die reroll in each attack test" : "");
    }

    private String space(Side side, int value) {
        return value == 0 ? "0" : "%s %d".formatted(players.name(value > 0 ? side : side.opponent()), Math.abs(value));
    }

    private static String reasons(List<GainReason> why) {
        return why.stream().map(GainReason::inWords).collect(Collectors.joining("; "));
    }
}
