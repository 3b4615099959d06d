package momentum.record;

import static momentum.track.MomentumMeter.signed;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import momentum.dice.Outcome;
import momentum.notation.UnreadableLine;
import momentum.play.Event;
import momentum.play.EventText;
import momentum.play.QuestionText;
import momentum.play.Ruling;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;
import momentum.rule.Rulebook;
import momentum.state.Derived;
import momentum.state.Hero;
import momentum.state.Initiative;
import momentum.state.Question;
import momentum.state.Table;

/** What may stand behind {@code =>}: each is compared with the table as it is. */
record Statement(Rulebook rulebook, Table table, Ruling ruling, List<Event> events) {
    private static final Set<String> FLAGS = Set.of("initiative", "no initiative", "no fight", "in play");
    private static final Set<String> NUMBERS = Set.of("max momentum", "reset", "experience", "assets");
    private static final String SAYS = "says ";
    static final String DOES_NOT_SAY = "does not say ";
    private static final String NUMBER = "[+-]?\\d{1,9}";

    private Game game() {
        return rulebook.game();
    }

    /** How it is instead, or nothing where it holds. */
    Optional<String> differs(String stated, String heroName) {
        String text = stated.strip();
        if (text.startsWith(SAYS)) {
            return unless(said(text.substring(SAYS.length())).isPresent(), "nothing that says so");
        }
        if (text.startsWith(DOES_NOT_SAY)) {
            return said(text.substring(DOES_NOT_SAY.length()));
        }
        if (text.startsWith("refused")) {
            String wanted = text.replaceFirst("refused:? ?", "");
            return ruling instanceof Ruling.Refused refused
                    ? unless(refused.why().contains(wanted), "refused: " + refused.why())
                    : Optional.of("not refused");
        }
        if (text.startsWith("asks") || text.equals("asks nothing")) {
            return asks(text.replaceFirst("asks ?", ""));
        }
        if (text.equals("match") || text.equals("no match")) {
            boolean match = isMatch();
            return unless(match == text.equals("match"), match ? "match" : "no match");
        }
        for (Outcome outcome : Outcome.values()) {
            if (text.equals(outcome.inWords())) {
                String last = outcome().map(Outcome::inWords).orElse("no roll");
                return unless(last.equals(text), last);
            }
        }
        if (!isOfHero(text)) {
            Optional<TrackStatement> track = TrackStatement.find(text, table);
            if (track.isPresent()) {
                return track.get().differs();
            }
        }
        Hero hero = table.hero(heroName).orElseThrow(() -> new UnreadableLine("there is no hero to look at"));
        return hero(hero, text);
    }

    /** The game's own words mean the hero, even where a track is called so. */
    private boolean isOfHero(String text) {
        int at = text.lastIndexOf(' ');
        String what = at < 0 ? "" : text.substring(0, at);
        return FLAGS.contains(text)
                || text.startsWith("carries ")
                || game().debility(text.replaceFirst("^not ", "")).isPresent()
                || (text.substring(at + 1).matches(NUMBER)
                        && (game().meter(what).isPresent()
                                || game().stats().contains(what)
                                || game().tracks().ofHero(what).isPresent()
                                || NUMBERS.contains(what)));
    }

    /** The first event of the line before that has this in it. */
    private Optional<String> said(String wanted) {
        return events.stream()
                .map(EventText::inWords)
                .filter(told -> told.toLowerCase(Locale.ROOT).contains(wanted.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    private Optional<Outcome> outcome() {
        for (Event event : events.reversed()) {
            if (event instanceof Event.Resolved resolved) {
                return Optional.of(resolved.outcome());
            }
            if (event instanceof Event.Burned burned) {
                return Optional.of(burned.to());
            }
            if (event instanceof Event.Overruled overruled) {
                return Optional.of(overruled.to());
            }
            if (event instanceof Event.Rolled rolled) {
                return Optional.of(rolled.outcome());
            }
        }
        return Optional.empty();
    }

    private boolean isMatch() {
        return events.stream()
                .anyMatch(event ->
                        event instanceof Event.Rolled rolled && rolled.roll().isMatch());
    }

    /** What can be stated of the last roll or burn, if there was one. */
    List<String> rolled() {
        return outcome()
                .map(Outcome::inWords)
                .map(words -> isMatch() ? List.of(words, "match") : List.of(words))
                .orElse(List.of());
    }

    private Optional<String> asks(String what) {
        List<Question> open = table.questions();
        if (what.isBlank()) {
            throw new UnreadableLine("say what is asked, or \"asks nothing\"");
        }
        String asked = open.isEmpty()
                ? "nothing"
                : String.join(
                        " | ",
                        open.stream()
                                .map(question -> question.hero() + ": " + QuestionText.inWords(question))
                                .toList());
        return unless(
                what.equals("nothing")
                        ? open.isEmpty()
                        : !open.isEmpty() && asked.toLowerCase(Locale.ROOT).contains(what.toLowerCase(Locale.ROOT)),
                "asks " + asked);
    }

    private Optional<String> hero(Hero hero, String text) {
        Optional<Debility> marked = game().debility(text);
        Optional<Debility> unmarked =
                text.startsWith("not ") ? game().debility(text.substring("not ".length())) : Optional.empty();
        if (marked.isPresent()) {
            return unless(hero.isMarked(marked.get()), "not " + text);
        }
        if (unmarked.isPresent()) {
            return unless(!hero.isMarked(unmarked.get()), text.substring("not ".length()));
        }
        if (text.startsWith("carries ")) {
            String carried = text.substring("carries ".length());
            boolean holds = carried.equals("nothing")
                    ? hero.gear().isEmpty()
                    : hero.gear().contains(carried);
            return unless(holds, "carries " + (hero.gear().isEmpty() ? "nothing" : String.join(", ", hero.gear())));
        }
        return switch (text) {
            case "initiative" -> unless(hero.initiative() == Initiative.HERO, initiative(hero));
            case "no initiative" -> unless(hero.initiative() == Initiative.FOE, initiative(hero));
            case "no fight" -> unless(hero.initiative() == Initiative.NO_FIGHT, initiative(hero));
            case "in play" -> unless(hero.isInPlay(), hero.fate().orElse("in play"));
            default -> {
                Optional<AssetStatement.Compared> asset = AssetStatement.differs(hero, text);
                yield asset.isPresent() ? asset.get().instead() : number(hero, text);
            }
        };
    }

    static String initiative(Hero hero) {
        return switch (hero.initiative()) {
            case HERO -> "initiative";
            case FOE -> "no initiative";
            case NO_FIGHT -> "no fight";
        };
    }

    private Optional<String> number(Hero hero, String text) {
        int at = text.lastIndexOf(' ');
        if (at < 0 || !text.substring(at + 1).matches(NUMBER)) {
            if (!hero.isInPlay() || game().hero().endings().contains(text)) {
                return unless(
                        hero.fate().filter(text::equals).isPresent(),
                        hero.fate().orElse("in play"));
            }
            throw new UnreadableLine("nothing that can be stated: " + text);
        }
        String what = text.substring(0, at);
        int wanted = Integer.parseInt(text.substring(at + 1));
        int is = value(hero, what);
        return unless(is == wanted, what + " " + (what.contains("momentum") ? signed(is) : is));
    }

    private int value(Hero hero, String what) {
        Optional<Meter> meter = game().meter(what);
        if (meter.isPresent()) {
            return table.value(hero, meter.get());
        }
        int stat = game().stats().indexOf(what);
        if (stat >= 0) {
            return hero.stats().get(stat);
        }
        if (game().tracks().ofHero(what).isPresent()) {
            return hero.bonds().size();
        }
        return switch (what) {
            case "max momentum" -> new Derived(rulebook, hero).momentum().max();
            case "reset" -> new Derived(rulebook, hero).momentum().reset();
            case "experience" -> hero.freeExperience();
            case "assets" -> hero.assets().size();
            default -> {
                Optional<momentum.state.Asset> asset = what.endsWith(" health")
                        ? hero.asset(what.substring(0, what.length() - " health".length()))
                        : what.endsWith(" abilities")
                                ? hero.asset(what.substring(0, what.length() - " abilities".length()))
                                : Optional.empty();
                yield asset.map(found -> what.endsWith(" health")
                                ? found.health()
                                : found.abilities().count())
                        .orElseThrow(() -> new UnreadableLine("nothing that can be stated: " + what));
            }
        };
    }

    private static Optional<String> unless(boolean holds, String otherwise) {
        return holds ? Optional.empty() : Optional.of(otherwise);
    }
}
