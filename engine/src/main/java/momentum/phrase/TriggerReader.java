package momentum.phrase;

import static momentum.phrase.Nearest.hint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import momentum.rule.Condition;
import momentum.rule.Game.AssetKind;
import momentum.rule.Meter;
import momentum.rule.Trigger;
import momentum.rule.Trigger.Actor;
import momentum.rule.Trigger.Deed;
import momentum.rule.Trigger.Manner;

/** Reads when an ability comes into play: {@code when you Strike or Clash beside it, while its health > 0}. */
record TriggerReader(Grammar grammar) {
    private static final String WHILE = ", while ";
    private static final Pattern FALLS = Pattern.compile(" falls to 0(?![0-9])");
    private static final Pattern LIST = Pattern.compile(", or |, | or ");
    private static final Pattern STAT = Pattern.compile("(?: or)? \\+(its [a-z]+|[a-z]+)");
    private static final Pattern CHOOSES = Pattern.compile(" and chooses? (\\p{Lu}[^,:]*)");
    private static final String PROGRESS = "a progress move";
    private static final String ANY = "a move";
    private static final String PERFORM = "perform ";
    private static final String BURN = "burn momentum";
    private static final String AS_YOU = " as you ";
    private static final String FILL = "fill a box on";

    /** Whether a line begins as one of these do. */
    static boolean isTrigger(String text) {
        return Stream.of(Manner.values()).anyMatch(manner -> text.startsWith(manner.inWords()));
    }

    Trigger read(String text) {
        Manner manner = Stream.of(Manner.values())
                .filter(each -> text.startsWith(each.inWords()))
                .findFirst()
                .orElseThrow();
        int cut = text.lastIndexOf(WHILE);
        Optional<Condition> condition = cut < 0
                ? Optional.empty()
                : Optional.of(grammar.condition(text.substring(cut + WHILE.length()), cut + WHILE.length()));
        Trigger trigger = read(
                        new Part(
                                text.substring(0, cut < 0 ? text.length() : cut),
                                manner.inWords().length()),
                        manner)
                .with(condition);
        require(trigger, condition, cut + WHILE.length());
        return trigger;
    }

    /** A text that is read from a place on. */
    private record Part(String text, int at) {
        String rest() {
            return text.substring(at);
        }

        boolean begins(String with) {
            return text.startsWith(with, at);
        }

        /** Whether these words stand here, and end where a word ends. */
        boolean says(String words) {
            return begins(words) && isWordEnd(text, at + words.length());
        }

        Part behind(String words) {
            return new Part(text, at + words.length());
        }
    }

    private static boolean isWordEnd(String text, int end) {
        return end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
    }

    private Trigger read(Part what, Manner manner) {
        if (manner == Manner.IN_PLACE_OF) {
            return done(manner, Actor.YOU, what);
        }
        for (Actor actor : List.of(Actor.YOU_OR_AN_ALLY, Actor.YOU, Actor.AN_ALLY)) {
            if (what.begins(actor.inWords() + " ")) {
                return done(manner, actor, what.behind(actor.inWords() + " "));
            }
        }
        Matcher falls = FALLS.matcher(what.text());
        if (falls.find(what.at())) {
            return of(manner, Actor.NOBODY, new Deed.FallsToZero(meters(what, falls.start())), falls.end(), what);
        }
        throw new Misread(
                what.at(), "a trigger begins \"when you\", \"when you or an ally\", or \"when an ally makes\"");
    }

    /** What no trigger means: an event is not forced, and nobody can say something of it. */
    private static void require(Trigger trigger, Optional<Condition> condition, int at) {
        if (trigger.isEvent() && trigger.manner() == Manner.WHENEVER) {
            throw new Misread(0, "only a roll can be ridden by force: say \"when\"");
        }
        boolean isPlain = trigger.isEvent() || trigger.manner() == Manner.IN_PLACE_OF;
        boolean isSaid = condition.filter(each -> !each.said().isEmpty()).isPresent();
        if (isPlain && isSaid) {
            throw new Misread(at, "what only the player can say is asked for with a roll, and here none is made");
        }
    }

    private List<Meter> meters(Part what, int end) {
        List<Meter> meters = new ArrayList<>();
        Matcher between = LIST.matcher(what.text()).region(0, end);
        int at = what.at();
        while (at < end) {
            boolean isLast = !between.find(at);
            String name = what.text().substring(at, isLast ? end : between.start());
            Meter meter = meter(name, at);
            if (meters.contains(meter)) {
                throw twice(name, at);
            }
            meters.add(meter);
            at = isLast ? end : between.end();
        }
        return meters;
    }

    private static Misread twice(String name, int at) {
        return new Misread(at, "\"%s\" stands here twice".formatted(name));
    }

    private Meter meter(String name, int at) {
        List<String> known =
                grammar.words().game().meters().stream().map(Meter::name).toList();
        return grammar.words()
                .game()
                .meter(name)
                .orElseThrow(() -> new Misread(at, "unknown track \"%s\"%s".formatted(name, hint(name, known))));
    }

    private Trigger done(Manner manner, Actor actor, Part what) {
        String make = actor == Actor.AN_ALLY ? "" : "make ";
        if (manner != Manner.IN_PLACE_OF) {
            if (what.says(make + PROGRESS)) {
                return of(manner, actor, new Deed.ProgressMove(), what.at() + (make + PROGRESS).length(), what);
            }
            if (what.says(make + ANY)) {
                int end = what.at() + (make + ANY).length();
                Rolled rolled = rolled(what.text(), end);
                return of(manner, actor, new Deed.AnyMove(rolled.stats()), rolled.end(), what);
            }
            for (AssetKind kind : grammar.words().game().assetKinds()) {
                String head = PERFORM + English.a(kind.name());
                if (kind.isPerformed() && what.says(head)) {
                    return of(manner, actor, new Deed.Perform(kind.name()), what.at() + head.length(), what);
                }
            }
            if (what.says(BURN)) {
                Part as = what.behind(BURN);
                Named named = as.begins(AS_YOU)
                        ? moves(as.behind(AS_YOU), as.at() + AS_YOU.length())
                        : new Named(List.of(), as.at());
                return of(manner, actor, new Deed.Burn(named.moves()), named.end(), what);
            }
            if (what.says(FILL)) {
                Part box = what.behind(FILL + " ");
                return new Trigger(manner, actor, box(box), "", Optional.empty());
            }
        }
        if (manner == Manner.IN_PLACE_OF && !startsWithCapital(what)) {
            throw new Misread(what.at(), "in place of what? A move stands here, by its name");
        }
        Named named = moves(what, what.at());
        if (manner == Manner.IN_PLACE_OF && what.text().startsWith(" +", named.end())) {
            throw new Misread(named.end() + 1, "what takes the place of a move does so whatever it is rolled with");
        }
        Matcher chooses =
                CHOOSES.matcher(what.text()).region(named.end(), what.text().length());
        if (manner != Manner.IN_PLACE_OF && chooses.lookingAt()) {
            String behind = what.text().substring(chooses.end());
            if (!behind.isEmpty() && !behind.startsWith(", ")) {
                throw new Misread(chooses.end(), "behind a choice stands a comma, and what you vouch for");
            }
            return new Trigger(
                    manner,
                    actor,
                    new Deed.Choose(named.moves(), chooses.group(1)),
                    behind.isEmpty() ? "" : fiction(what.text(), chooses.end() + 1),
                    Optional.empty());
        }
        Rolled rolled =
                manner == Manner.IN_PLACE_OF ? new Rolled(List.of(), named.end()) : rolled(what.text(), named.end());
        return of(manner, actor, new Deed.Moves(named.moves(), rolled.stats()), rolled.end(), what);
    }

    private static boolean startsWithCapital(Part what) {
        return what.at() < what.text().length()
                && Character.isUpperCase(what.text().charAt(what.at()));
    }

    private static Trigger of(Manner manner, Actor actor, Deed deed, int end, Part what) {
        return new Trigger(manner, actor, deed, fiction(what.text(), end), Optional.empty());
    }

    /** What the player vouches for: it begins with neither a capital nor a plus. */
    private static String fiction(String text, int at) {
        if (at == text.length()) {
            return "";
        }
        boolean isFiction =
                text.charAt(at) == ' ' && at + 1 < text.length() && Character.isLowerCase(text.charAt(at + 1));
        if (!isFiction) {
            throw new Misread(
                    Math.min(at + 1, text.length() - 1),
                    "unknown trigger at \"%s\": what you vouch for begins with a small letter"
                            .formatted(text.substring(at).strip()));
        }
        return text.substring(at + 1);
    }

    /** Stats that a roll is narrowed to, and where they end. */
    private record Rolled(List<String> stats, int end) {}

    private Rolled rolled(String text, int from) {
        List<String> all = new ArrayList<>();
        List<String> known = grammar.words().rollable();
        Matcher stat = STAT.matcher(text);
        int at = from;
        while (stat.region(at, text.length()).lookingAt() && text.startsWith(at == from ? " +" : " or +", at)) {
            String name = stat.group(1);
            if (!known.contains(name)) {
                throw new Misread(stat.start(1), "unknown stat \"%s\"%s".formatted(name, hint(name, known)));
            }
            if (all.contains(name)) {
                throw twice(name, stat.start(1));
            }
            all.add(name);
            at = stat.end();
        }
        return new Rolled(all, at);
    }

    private Deed box(Part box) {
        String which = box.rest();
        List<String> known = grammar.words().rolledTracks();
        for (String kind : known) {
            if (which.endsWith(" " + kind) || which.equals(kind)) {
                return new Deed.FillBox(kind, which);
            }
        }
        String last = which.substring(which.lastIndexOf(' ') + 1);
        throw new Misread(
                box.text().length() - last.length(),
                "a box is filled on %s, not on \"%s\"%s".formatted(English.or(known), last, hint(last, known)));
    }

    /** Names of moves, and where they end. */
    private record Named(List<String> moves, int end) {}

    private Named moves(Part what, int from) {
        List<String> found = new ArrayList<>();
        String text = what.text();
        int at = from;
        while (true) {
            int here = at;
            Optional<String> name = grammar.words().moves().stream()
                    .filter(move -> text.startsWith(move, here) && isWordEnd(text, here + move.length()))
                    .max(Comparator.comparingInt(String::length));
            if (name.isEmpty()) {
                throw unknown(text.substring(here), here);
            }
            if (found.contains(name.get())) {
                throw twice(name.get(), here);
            }
            found.add(name.get());
            at += name.get().length();
            Optional<String> between = separator(text, at);
            if (between.isEmpty()) {
                return new Named(found, at);
            }
            at += between.get().length();
        }
    }

    /** Only where another name follows: a fiction may begin with an "or" as well. */
    private static Optional<String> separator(String text, int at) {
        return Stream.of(", or ", ", ", " or ")
                .filter(each -> text.startsWith(each, at)
                        && text.length() > at + each.length()
                        && Character.isUpperCase(text.charAt(at + each.length())))
                .findFirst();
    }

    private Misread unknown(String text, int at) {
        if (text.isEmpty() || !Character.isUpperCase(text.charAt(0))) {
            List<String> deeds = deeds();
            Optional<String> near = deeds.stream()
                    .filter(deed -> Nearest.to(start(text, deed), List.of(deed)).isPresent())
                    .findFirst();
            return new Misread(
                    at,
                    "unknown deed \"%s\"%s"
                            .formatted(
                                    text,
                                    near.map(deed -> "; did you mean \"" + deed + "\"?")
                                            .orElse("; it is a move by its name, or " + English.or(deeds))));
        }
        String guess = text.split("(?<=\\w)[,:]| (?=[a-z+])", 2)[0];
        return new Misread(at, grammar.words().noMove(guess));
    }

    /** What can be done besides moves by their names. */
    private List<String> deeds() {
        List<String> deeds = new ArrayList<>(List.of("make " + ANY, "make " + PROGRESS, BURN, FILL));
        grammar.words().game().assetKinds().stream()
                .filter(AssetKind::isPerformed)
                .forEach(kind -> deeds.add(PERFORM + English.a(kind.name())));
        return deeds;
    }

    /** As many words of a text as another has. */
    private static String start(String text, String other) {
        List<String> words = List.of(text.split(" ", -1));
        return String.join(" ", words.subList(0, Math.min(words.size(), other.split(" ", -1).length)));
    }

    /** As it was written. */
    static String print(Trigger trigger) {
        String deed = switch (trigger.deed()) {
            case Deed.Moves(List<String> moves, List<String> stats) -> English.or(moves) + pluses(stats);
            case Deed.AnyMove(List<String> stats) -> make(trigger) + "a move" + pluses(stats);
            case Deed.ProgressMove() -> make(trigger) + "a progress move";
            case Deed.Perform(String kind) -> "perform " + English.a(kind);
            case Deed.Choose(List<String> moves, String label) ->
                English.or(moves) + (trigger.actor() == Actor.AN_ALLY ? " and chooses " : " and choose ") + label;
            case Deed.Burn(List<String> moves) ->
                "burn momentum" + (moves.isEmpty() ? "" : " as you " + English.or(moves));
            case Deed.FillBox(String _, String which) -> "fill a box on " + which;
            case Deed.FallsToZero(List<Meter> meters) ->
                English.or(meters.stream().map(Meter::name).toList()) + " falls to 0";
        };
        boolean isNamed = trigger.manner() != Manner.IN_PLACE_OF && trigger.actor() != Actor.NOBODY;
        String between = trigger.deed() instanceof Deed.Choose ? ", " : " ";
        return trigger.manner().inWords()
                + (isNamed ? trigger.actor().inWords() + " " : "")
                + deed
                + (trigger.fiction().isEmpty() ? "" : between + trigger.fiction())
                + trigger.condition().map(each -> WHILE + Printer.print(each)).orElse("");
    }

    private static String make(Trigger trigger) {
        return trigger.actor() == Actor.AN_ALLY ? "" : "make ";
    }

    private static String pluses(List<String> stats) {
        return stats.isEmpty() ? "" : " +" + String.join(" or +", stats);
    }
}
