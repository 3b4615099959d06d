package momentum.app.terminal.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import momentum.app.terminal.context.SessionContext;
import momentum.app.text.RuleText;
import momentum.app.text.TextLayout;
import momentum.app.text.TextStyle;
import momentum.odds.Odds;
import momentum.odds.Percent;
import momentum.play.Offers.RiderOffer;
import momentum.play.Offers.RollOffer;
import momentum.play.Offers.Way;
import momentum.rule.Rider;

/** Abilities that may be used: what each does, what it costs, what it makes of the odds, and why it cannot be used now. */
public final class AbilityScreen {
    /** A name longer than this does not widen the column for all. */
    private static final int WIDEST = 32;

    private final SessionContext context;
    private final TextStyle look;

    AbilityScreen(SessionContext context) {
        this.context = context;
        this.look = context.look();
    }

    /** With a roll whose dice are asked for. */
    List<String> lines(RollOffer roll) {
        List<String> lines = new ArrayList<>();
        int names = width(roll.riders().stream().map(AbilityScreen::name).toList());
        int odds = width(roll.riders().stream()
                .map(rider -> change(roll, rider).orElse(""))
                .toList());
        for (RiderOffer rider : roll.riders()) {
            String change = change(roll, rider).orElse("");
            if (look.plain()) {
                lines.add("  " + name(rider) + ": " + text(rider) + (change.isEmpty() ? "" : "; " + change));
            } else {
                String line = "  " + TextLayout.pad(name(rider), names) + "  "
                        + (odds == 0 ? "" : TextLayout.pad(change, odds) + "  ") + text(rider);
                lines.add(rider.isOpen() ? line : look.faint(line));
            }
        }
        return lines;
    }

    /** Of those from which one may be picked by its number. */
    List<String> numbered(List<RiderOffer> riders) {
        List<String> lines = new ArrayList<>();
        int number = 0;
        for (RiderOffer rider : riders) {
            number++;
            String line = "  %2d  %s: %s".formatted(number, name(rider), text(rider));
            lines.add(rider.isOpen() ? line : look.faint(line));
        }
        return lines;
    }

    private static int width(List<String> texts) {
        return texts.stream()
                .mapToInt(String::length)
                .filter(each -> each <= WIDEST)
                .max()
                .orElse(0);
    }

    /** "Hound 1 (Sharp)". */
    static String name(RiderOffer rider) {
        return rider.key()
                + rider.ability()
                        .filter(name -> !rider.key().contains(name))
                        .map(name -> " (" + name + ")")
                        .orElse("");
    }

    /** What the player vouches for, what it does, and what stands against it. */
    private String text(RiderOffer rider) {
        Optional<Rider> rule = rider.ref().rider(context.rulebook());
        List<String> head = new ArrayList<>();
        rule.map(each -> each.trigger().fiction())
                .filter(fiction -> !fiction.isEmpty() && !rider.key().contains(fiction))
                .ifPresent(head::add);
        rider.requirement().ifPresent(text -> head.add("if " + text));
        List<String> does = new ArrayList<>();
        rule.ifPresent(each -> {
            each.limits().forEach(limit -> does.add(limit.kind().inWords()));
            if (each.isAfter()) {
                does.add(each.timing().inWords());
            }
        });
        does.add(RuleText.inOneLine(rider.does()));
        return (head.isEmpty() ? "" : String.join(", ", head) + ": ")
                + String.join("; ", does)
                + rider.hindrance()
                        .filter(ignored -> rider.state() != RiderOffer.State.IN_USE)
                        .map(each -> " (" + each.why() + ")")
                        .orElse("");
    }

    /** How much oftener a hit comes of it, by the best way to roll; or a strong hit, where hits are as many as before. */
    private Optional<String> change(RollOffer roll, RiderOffer rider) {
        return switch (rider.state()) {
            case OPEN -> rider.isOpen() ? change(roll.ways(), rider.ways()) : Optional.empty();
            case TICKED -> change(rider.ways(), roll.ways());
            case IN_USE -> Optional.of("in use");
            case BEHIND_THE_DICE -> Optional.empty();
        };
    }

    private Optional<String> change(List<Way> before, List<Way> after) {
        if (before.isEmpty() || after.isEmpty()) {
            return Optional.empty();
        }
        Chance from = Chance.best(before);
        Chance to = Chance.best(after);
        return from.hit() != to.hit()
                ? Optional.of(change("hit", from.hit(), to.hit()))
                : Optional.of(change("strong", from.strong(), to.strong()))
                        .filter(ignored -> from.strong() != to.strong());
    }

    private String change(String what, int from, int to) {
        return look.plain()
                ? (what.equals("hit") ? "a hit" : "a strong hit") + " %d percent, and not %d".formatted(to, from)
                : "%s %d → %d %%".formatted(what, from, to);
    }

    /** In whole percent. */
    private record Chance(int hit, int strong) {
        static Chance best(List<Way> ways) {
            return ways.stream()
                    .map(way -> of(way.odds().rerolled().orElse(way.odds().plain())))
                    .reduce((one, other) -> other.hit > one.hit ? other : one)
                    .orElseThrow();
        }

        private static Chance of(Odds odds) {
            int[] percent = Percent.of(odds.strong(), odds.weak(), odds.miss());
            return new Chance(percent[0] + percent[1], percent[0]);
        }
    }
}
