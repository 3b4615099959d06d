package momentum.record;

import static momentum.track.MomentumMeter.signed;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import momentum.dice.Outcome;
import momentum.play.Asking;
import momentum.play.Event;
import momentum.play.Hero;
import momentum.play.Initiative;
import momentum.play.Question;
import momentum.play.Ruling;
import momentum.play.Table;
import momentum.play.Telling;
import momentum.rule.Debility;
import momentum.rule.Game;
import momentum.rule.Meter;

/** What may stand behind {@code =>}: each is compared with the table as it is. */
record Statement(Game game, Table table, Ruling ruling, List<Event> events) {
    private static final Set<String> FLAGS = Set.of("initiative", "no initiative", "no fight", "in play");
    private static final Set<String> NUMBERS = Set.of("max momentum", "reset", "experience", "bonds", "assets");
    private static final String NUMBER = "[+-]?\\d{1,9}";

    /** How it is instead, or nothing where it holds. */
    Optional<String> differs(String stated, String heroName) {
        String text = stated.strip();
        if (text.startsWith("says ")) {
            String wanted = text.substring("says ".length()).toLowerCase(Locale.ROOT);
            return events.stream()
                            .anyMatch(event ->
                                    told(event).toLowerCase(Locale.ROOT).contains(wanted))
                    ? Optional.empty()
                    : Optional.of("nothing that says so");
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
        Hero hero = table.hero(heroName).orElseThrow(() -> new Unreadable("there is no hero to look at"));
        return hero(hero, text);
    }

    /** The game's own words mean the hero, even where a track is called so. */
    private boolean isOfHero(String text) {
        int at = text.lastIndexOf(' ');
        String what = at < 0 ? "" : text.substring(0, at);
        return FLAGS.contains(text)
                || game.debility(text.replaceFirst("^not ", "")).isPresent()
                || (text.substring(at + 1).matches(NUMBER) && (game.meter(what).isPresent() || NUMBERS.contains(what)));
    }

    private static String told(Event event) {
        return Telling.inWords(event);
    }

    private Optional<Outcome> outcome() {
        for (Event event : events.reversed()) {
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
            throw new Unreadable("say what is asked, or \"asks nothing\"");
        }
        String asked = open.isEmpty()
                ? "nothing"
                : String.join(
                        " | ",
                        open.stream()
                                .map(question -> question.hero() + ": " + Asking.inWords(question))
                                .toList());
        return unless(
                what.equals("nothing")
                        ? open.isEmpty()
                        : !open.isEmpty() && asked.toLowerCase(Locale.ROOT).contains(what.toLowerCase(Locale.ROOT)),
                "asks " + asked);
    }

    private Optional<String> hero(Hero hero, String text) {
        Optional<Debility> marked = game.debility(text);
        Optional<Debility> unmarked =
                text.startsWith("not ") ? game.debility(text.substring("not ".length())) : Optional.empty();
        if (marked.isPresent()) {
            return unless(hero.isMarked(marked.get()), "not " + text);
        }
        if (unmarked.isPresent()) {
            return unless(!hero.isMarked(unmarked.get()), text.substring("not ".length()));
        }
        return switch (text) {
            case "initiative" -> unless(hero.initiative() == Initiative.HERO, initiative(hero));
            case "no initiative" -> unless(hero.initiative() == Initiative.FOE, initiative(hero));
            case "no fight" -> unless(hero.initiative() == Initiative.NO_FIGHT, initiative(hero));
            case "in play" -> unless(hero.isInPlay(), hero.fate());
            default -> number(hero, text);
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
            if (!hero.fate().isEmpty() || text.startsWith("you")) {
                return unless(text.equals(hero.fate()), hero.fate().isEmpty() ? "in play" : hero.fate());
            }
            throw new Unreadable("nothing that can be stated: " + text);
        }
        String what = text.substring(0, at);
        int wanted = Integer.parseInt(text.substring(at + 1));
        int is = value(hero, what);
        return unless(is == wanted, what + " " + (what.contains("momentum") ? signed(is) : is));
    }

    private int value(Hero hero, String what) {
        Optional<Meter> meter = game.meter(what);
        if (meter.isPresent()) {
            return switch (meter.get().scope()) {
                case HERO -> hero.meters().get(meter.get().index());
                case SHARED -> table.shared().get(meter.get().index());
                case MOMENTUM -> hero.momentum();
            };
        }
        return switch (what) {
            case "max momentum" -> hero.momentum(game).max();
            case "reset" -> hero.momentum(game).reset();
            case "experience" -> hero.freeExperience();
            case "bonds" -> hero.bonds().size();
            case "assets" -> hero.assets().size();
            default -> {
                Optional<momentum.play.Asset> asset = what.endsWith(" health")
                        ? hero.asset(what.substring(0, what.length() - " health".length()))
                        : what.endsWith(" abilities")
                                ? hero.asset(what.substring(0, what.length() - " abilities".length()))
                                : Optional.empty();
                yield asset.map(found -> what.endsWith(" health") ? found.health() : found.abilities())
                        .orElseThrow(() -> new Unreadable("nothing that can be stated: " + what));
            }
        };
    }

    private static Optional<String> unless(boolean holds, String otherwise) {
        return holds ? Optional.empty() : Optional.of(otherwise);
    }
}
