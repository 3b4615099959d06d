package momentum.notation;

import static momentum.track.MomentumMeter.signed;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import momentum.play.Command;
import momentum.rule.Game;
import momentum.rule.Meter;

/** What is set by hand: {@code set health 3 because we misread the move}. */
record SetForm(Game game) {
    private static final String BECAUSE = "(?: because (.+))?";
    private static final Pattern ASIDE = Pattern.compile("set aside" + BECAUSE);
    private static final Pattern TRACK = Pattern.compile(
            "set ([a-z]+|" + QuotedParts.PART + ") (.+?) (" + Numbers.ANY + ") ticks?(, together)?" + BECAUSE);
    private static final Pattern VALUE =
            Pattern.compile("set (not )?([a-z ]+?|" + QuotedParts.PART + ")(?: (" + Numbers.ANY + "))?" + BECAUSE);

    Optional<Command> read(String text, QuotedParts quotes, String hero) {
        Matcher aside = ASIDE.matcher(text);
        if (aside.matches()) {
            return Optional.of(new Command.SetAside(reason(aside, 1, quotes)));
        }
        Matcher track = TRACK.matcher(text);
        if (track.matches() && (game.tracks().names().contains(track.group(1)) || QuotedParts.isOne(track.group(1)))) {
            return Optional.of(new Command.SetTrack(
                    hero,
                    quotes.meant(track.group(1)),
                    NamedForm.read(track.group(2), quotes),
                    Numbers.whole(track.group(3)),
                    track.group(4) != null,
                    reason(track, 5, quotes)));
        }
        Matcher value = VALUE.matcher(text);
        return value.matches() && !text.startsWith("set aside")
                ? Optional.of(value(value, quotes, hero))
                : Optional.empty();
    }

    private Command value(Matcher set, QuotedParts quotes, String hero) {
        String what = quotes.meant(set.group(2));
        boolean isNot = set.group(1) != null;
        String number = set.group(3);
        if (number == null && (game.meter(what).isPresent() || game.stats().contains(what))) {
            throw new UnreadableLine("set " + what + " to what? Add a number");
        }
        if (number != null && isNot) {
            throw new UnreadableLine("it is \"set not " + what + "\" or \"set " + what + " " + number + "\", not both");
        }
        int value = isNot ? 0 : number == null ? 1 : Numbers.whole(number);
        return new Command.SetValue(hero, what, value, reason(set, 4, quotes));
    }

    private static String reason(Matcher match, int group, QuotedParts quotes) {
        return match.group(group) == null ? "" : quotes.meant(match.group(group));
    }

    String print(Command.SetAside aside, NameWriter pen) {
        return "set aside" + pen.writeAfter(" because ", aside.reason());
    }

    String print(Command.SetTrack set, NameWriter pen) {
        return "set " + pen.write(set.kind()) + " " + NamedForm.print(set.name(), pen) + " " + set.ticks()
                + (set.ticks() == 1 ? " tick" : " ticks") + (set.together() ? ", together" : "")
                + pen.writeAfter(" because ", set.reason());
    }

    String print(Command.SetValue set, NameWriter pen) {
        boolean isMark = game.debility(set.what()).isPresent();
        boolean isSaid = isMark && (set.value() == 0 || set.value() == 1);
        boolean isMomentum = game.meter(set.what()).filter(Meter::isMomentum).isPresent();
        String number = isMomentum ? signed(set.value()) : Integer.toString(set.value());
        return "set " + (isSaid && set.value() == 0 ? "not " : "") + pen.write(set.what())
                + (isSaid ? "" : " " + number)
                + pen.writeAfter(" because ", set.reason());
    }
}
